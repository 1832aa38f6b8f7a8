// SPDX-License-Identifier: MIT
//
// Our own deflate for sparse rows, read back by libdeflate or zlib: whatever the bytes, they come back.

import Testing

@testable import ImageCoding

@Suite struct SparseCompressorTests {
  /// Numbers that look random and are the same every time (Knuth's multiplier for 64 bits).
  private struct Numbers {
    var state: UInt64 = 1
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private func stream(_ bytes: [UInt8], ground: UInt8, depth: Int = 64) -> [UInt8] {
    var compressor = SparseCompressor()
    return compressor.stream(bytes, ground: ground, depth: depth)
  }

  /// Whether a stream is well framed and expands to the bytes.
  private func comesBack(_ bytes: [UInt8], ground: UInt8, depth: Int = 64) -> Bool {
    let stream = stream(bytes, ground: ground, depth: depth)
    return Deflate.expand(stream, limit: bytes.count + 1) == bytes
      && Array(stream.suffix(4)) == BigEndian.bytes(Deflate.adler32(bytes))
  }

  @Test("Ground of every length up to three matches comes back, alone and around a byte")
  func ground() {
    for count in 0...800 {
      let ground = [UInt8](repeating: 9, count: count)
      #expect(comesBack(ground, ground: 9))
      #expect(comesBack(ground + [1] + ground, ground: 9))
      #expect(comesBack(ground, ground: 8))
    }
  }

  @Test("Sparse bytes come back, whatever ground and depth are said", arguments: [1, 64, 4096])
  func sparse(depth: Int) {
    var numbers = Numbers()
    for _ in 0..<300 {
      let (spread, values) = (1 + numbers.next(60), 1 + numbers.next(256))
      let bytes = (0..<numbers.next(3000)).map { _ in
        numbers.next(spread) == 0 ? UInt8(numbers.next(values)) : 3
      }
      #expect(comesBack(bytes, ground: 3, depth: depth))
      #expect(comesBack(bytes, ground: UInt8(numbers.next(256)), depth: depth))
    }
  }

  @Test("What was one window before is found, what was further is not")
  func window() {
    var numbers = Numbers()
    let shape = (0..<200).map { _ in UInt8(1 + numbers.next(255)) }
    func count(gap: Int) -> Int {
      let bytes = shape + [UInt8](repeating: 0, count: gap - shape.count) + shape
      #expect(comesBack(bytes, ground: 0))
      return stream(bytes, ground: 0).count
    }
    #expect(count(gap: 32_768) + 100 < count(gap: 32_769))
  }

  @Test("Many blocks come back, of bytes that are not sparse, too")
  func blocks() {
    var numbers = Numbers()
    let bytes = (0..<400_000).map { _ in
      numbers.next(4) == 0 ? UInt8(numbers.next(256)) : 0
    }
    #expect(comesBack(bytes, ground: 0, depth: 4))
    let noise = (0..<400_000).map { _ in UInt8(numbers.next(256)) }
    #expect(comesBack(noise, ground: 0, depth: 4))
  }

  @Test("Codes are at most 15 bits long, however seldom a byte is")
  func longCodes() {
    // Counts like Fibonacci's numbers give the deepest tree: the block's end occurs once, and of the
    // 20 values the rarest would get 20 bits. At depth 0 no match changes the counts.
    var (counts, a, b) = ([Int](), 1, 2)
    for _ in 0..<20 {
      counts.append(a)
      (a, b) = (b, a + b)
    }
    var numbers = Numbers()
    var bytes = counts.enumerated().flatMap { value, count in
      [UInt8](repeating: UInt8(10 + value), count: count)
    }
    for i in bytes.indices.reversed() { bytes.swapAt(i, numbers.next(i + 1)) }
    #expect(comesBack(bytes, ground: 0, depth: 0))
  }

  @Test("A stream is the same whatever was compressed before")
  func reused() {
    var numbers = Numbers()
    let first = (0..<90_000).map { _ in numbers.next(9) == 0 ? UInt8(numbers.next(256)) : 0 }
    let second = (0..<50_000).map { _ in numbers.next(5) == 0 ? UInt8(numbers.next(16)) : 1 }
    let fresh = stream(second, ground: 1)
    var compressor = SparseCompressor()
    _ = compressor.stream(first, ground: 0, depth: 64)
    #expect(compressor.stream(second, ground: 1, depth: 64) == fresh)
  }

  @Test("Rows that change a little from one to the next take fewer bytes than by level 7")
  func size() {
    // A grown, tinted disc on ground that is left out: what an icon in motion changes.
    let (width, height) = (900, 150)
    var bytes: [UInt8] = []
    for y in 0..<height {
      bytes.append(0)
      for x in 0..<width {
        let distance = (x % 300 - 150) * (x % 300 - 150) + (y - 75) * (y - 75)
        let edge = max(0, min(255, (distance - 2500) / 2))
        let isChanged = edge > 0 && edge < 255
        bytes += isChanged ? [UInt8(edge), UInt8(122 + edge * 133 / 255), 255] : [0, 0, 0]
      }
    }
    #expect(stream(bytes, ground: 0).count < Deflate.stream(bytes, level: 7).count)
    #expect(comesBack(bytes, ground: 0))
  }
}
