// SPDX-License-Identifier: MIT
//
// What several suites use: repeatable random numbers, and coverage as tables of digits.

@testable import Raster

/// A small generator of repeatable random numbers (SplitMix64; Steele, Lea, Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Bytes without order.
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  /// Coverage as it occurs: mostly none or all.
  mutating func coverage(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in
      let v = next()
      return v % 3 == 0 ? 0 : v % 3 == 1 ? 255 : UInt8(truncatingIfNeeded: v >> 8)
    }
  }

  /// A premultiplied colour.
  mutating func color() -> PremultipliedColor {
    let v = next()
    let a = v % 4 == 0 ? 255 : UInt8(truncatingIfNeeded: v >> 8)
    func part(_ shift: UInt64) -> UInt8 { UInt8((v >> shift) % (UInt64(a) + 1)) }
    return PremultipliedColor(r: part(16), g: part(24), b: part(32), a: a)
  }

  /// Premultiplied pixels.
  mutating func pixels(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ -> [UInt8] in
      let c = color()
      return [c.r, c.g, c.b, c.a]
    }
  }
}

/// Coverage in digits: 0 is none, 9 all, a line a row.
func digits(_ mask: Mask) -> [String] {
  (0..<mask.height).map { y in
    (0..<mask.width).map { x in String((Int(mask[x, y]) * 9 + 127) / 255) }.joined()
  }
}

extension Channels {
  /// A channel by its place.
  func channel(_ i: Int) -> Int { Int([r, g, b, a][i]) }
}

extension ReferencePixel {
  /// A channel by its place, in 0…255.
  func channel(_ i: Int) -> Double { [r, g, b, a][i] * 255 }
}
