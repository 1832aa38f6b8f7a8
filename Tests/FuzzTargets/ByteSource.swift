// SPDX-License-Identifier: MIT
//
// Bytes read as numbers, for inputs with a structure: whatever the bytes are, they are some input, so a
// fuzzer that changes one byte changes one thing. After the end there are zeros.

/// Reads numbers from bytes.
struct ByteSource {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func byte() -> UInt8 {
    defer { offset += 1 }
    return offset < bytes.count ? bytes[offset] : 0
  }

  /// A number below a limit of at most 256.
  mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

  mutating func bits() -> UInt64 {
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
    return bits
  }

  /// Numbers on which arithmetic breaks: no numbers, no ends, edges of the integers, next to nothing.
  private static let edges: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1, -1, 0.5, -0.5, 1.0 / 3, 1e-9, -1e-9,
    .leastNonzeroMagnitude, 1e-300,
    255, 256, 32767.5, -32768, 65536, 1e6, -1e6, 2_147_483_647, -2_147_483_649, 4_294_967_296, 1e12,
    9_007_199_254_740_992, 0x1p63, -0x1p63, 0x1p64,
    1e100, -1e300, .greatestFiniteMagnitude,
  ]

  /// A number: mostly of a screen's size, often on an edge, sometimes any bits at all.
  mutating func number() -> Double {
    let kind = byte()
    switch kind {
    case 0..<64: return Self.edges[Int(kind) % Self.edges.count]
    case 64..<72: return Double(bitPattern: bits())
    default: return Double(Int(kind) - 136) + Double(byte()) / 256
    }
  }

  /// A whole number: mostly of a screen's size, sometimes on an edge of the integers.
  mutating func integer() -> Int {
    let kind = byte()
    switch kind {
    case 0: return .max
    case 1: return .min
    case 2: return .max - 1
    case 3: return .min + 1
    case 4: return 1 << 31
    case 5: return -(1 << 31) - 1
    case 6: return 1 << 62
    case 7: return Int(truncatingIfNeeded: bits())
    default: return Int(kind) - 100
    }
  }
}
