// SPDX-License-Identifier: MIT
//
// Source pixels and weights along one axis, by hand.

import Testing

@testable import Raster

@Suite("AxisTaps")
struct AxisTapsTests {
  private func taps(
    _ count: Int, _ scale: Double, _ offset: Double, _ sampler: Sampler = .bilinear,
    clip: Range<Int> = -100..<100
  ) -> AxisTaps? {
    AxisTaps(count: count, scale: scale, offset: offset, sampler: sampler, clip: clip)
  }

  @Test("Twice as large: weights of a quarter and three quarters, ends that go on")
  func doubled() throws {
    let t = try #require(taps(3, 2, 0))
    #expect(t.range == 0..<6 && t.coverage == [UInt8](repeating: 255, count: 6))
    // Pixel centres at u − ½ = −¼ (held to 0), ¼, ¾, 1¼, 1¾, 2¼ (held to 2).
    #expect(t.first == [0, 0, 0, 1, 1, 1])
    #expect(t.weights == [0, 64, 192, 64, 192, 256])
  }

  @Test("Moved by a quarter: the first pixel is covered by ¾, the one after the last by ¼")
  func fractions() throws {
    let t = try #require(taps(4, 1, 0.25))
    #expect(t.range == 0..<5 && t.coverage == [191, 255, 255, 255, 64])
    #expect(t.weights == [0, 192, 192, 192, 256])
    #expect(t.first == [0, 0, 1, 2, 2])
  }

  @Test("A third as large: each pixel is the mean of three")
  func area() throws {
    let t = try #require(taps(6, 1.0 / 3, 0))
    #expect(t.kind == .area && t.range == 0..<2 && t.first == [0, 3])
    #expect(t.starts == [0, 3, 6])
    #expect(t.weights == [21_845, 21_846, 21_845, 21_845, 21_846, 21_845])
  }

  @Test("Weights of an area add up to 65,536 at every offset, ends included")
  func sums() throws {
    for k in 0..<40 {
      let t = try #require(taps(37, 0.31, Double(k) / 40))
      for p in t.range.indices.map({ $0 - t.range.lowerBound }) {
        let range = Int(t.starts[p])..<Int(t.starts[p + 1])
        let sum = range.reduce(0) {
          $0 + Int(AxisTaps.areaWeight(t.weights[$1], isOnly: range.count == 1))
        }
        #expect(sum == 65_536)
        #expect(Int(t.first[p]) + range.count <= 37)
      }
    }
  }

  @Test("Nearest takes the pixel under the centre, and draws where the centre lies inside")
  func nearest() throws {
    let t = try #require(taps(2, 2.5, 0.2, .nearest))
    // Centres ½ … 4½ lie in [0.2, 5.2): five pixels; u = (p + 0.3) / 2.5.
    #expect(t.range == 0..<5 && t.first == [0, 0, 0, 1, 1])
  }

  @Test("A mirrored axis runs backwards")
  func mirrored() throws {
    let t = try #require(taps(3, -1, 3))
    #expect(t.range == 0..<3)
    #expect(zip(t.first, t.weights).map { Double($0) + Double($1) / 256 } == [2, 1, 0])
  }

  @Test("Nothing to draw is nil: no pixels, flat, not finite, outside")
  func nothing() {
    #expect(taps(0, 1, 0) == nil)
    #expect(taps(3, 0, 0) == nil)
    #expect(taps(3, .nan, 0) == nil)
    #expect(taps(3, 1, .infinity) == nil)
    #expect(taps(3, 1, 100) == nil)
    #expect(taps(3, 1e300, 1e300) == nil)
  }

  @Test("Only the clip's pixels are prepared, however large the picture becomes")
  func huge() throws {
    let t = try #require(taps(3, 1e12, -1.5e12, clip: 0..<4))
    #expect(t.range == 0..<4 && t.first.count == 4)
    #expect(t.first.allSatisfy { $0 == 1 })
  }

  @Test("Padding repeats the last pixel and leaves the range")
  func padding() throws {
    var taps = try #require(
      AxisTaps(count: 5, scale: 1.5, offset: 0, sampler: .bilinear, clip: 0..<100))
    let range = taps.range
    let last = try #require(taps.first.last)
    taps.pad(to: 16)
    #expect(taps.first.count == 16 && taps.weights.count == 16)
    #expect(taps.first[8...].allSatisfy { $0 == last })
    #expect(taps.range == range)
  }
}
