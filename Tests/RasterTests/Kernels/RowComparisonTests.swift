// SPDX-License-Identifier: MIT
//
// The row kernels of comparison against their plain statement, over every length of the last group
// and every kind of difference.

import Testing

@testable import Raster

struct RowComparisonTests {
  private func row(_ pixels: Int, seed: UInt32) -> [UInt8] {
    var state = seed
    return (0..<(4 * pixels)).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }

  // Spans cannot pass through `#expect`.
  private func compare(_ a: [UInt8], _ b: [UInt8], limit: UInt8) -> RowComparison {
    RowComparison(a.span, b.span, limit: limit)
  }
  private func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    RowComparison.areEqual(a.span, b.span)
  }

  @Test("A worked example: one pixel of three is off by 2, one by 9")
  func workedExample() {
    let a: [UInt8] = [1, 2, 3, 255, 10, 20, 30, 255, 0, 0, 0, 0]
    let b: [UInt8] = [1, 2, 3, 255, 10, 22, 30, 255, 0, 0, 9, 0]
    let comparison = compare(a, b, limit: 2)
    #expect(comparison.differingPixels == 2)
    #expect(comparison.pixelsOverLimit == 1)
    #expect(comparison.largestDifference == 9)
  }

  @Test("The kernels count as the plain statement does, for every length up to 70 pixels")
  func twin() {
    for pixels in 0...70 {
      let a = row(pixels, seed: 1)
      var b = a
      for i in stride(from: pixels % 5, to: b.count, by: 7) { b[i] &+= UInt8(i % 4) }
      for limit: UInt8 in [0, 1, 2, 254, 255] {
        let truth = RowComparison.reference(a.span, b.span, limit: limit)
        #expect(compare(a, b, limit: limit) == truth)
      }
    }
  }

  @Test("Every single difference is counted at its size, in either direction")
  func everyDifference() {
    for difference in 0...255 {
      let a: [UInt8] = [0, 0, 0, 255]
      let b: [UInt8] = [0, UInt8(difference), 0, 255]
      let there = compare(a, b, limit: 100)
      #expect(there.largestDifference == UInt8(difference))
      #expect(there.pixelsOverLimit == (difference > 100 ? 1 : 0))
      #expect(compare(b, a, limit: 100) == there)
    }
  }

  @Test("Equality sees one bit anywhere, and the length")
  func equality() {
    for count in [0, 1, 63, 64, 65, 1024, 1025, 4095] {
      let a = row(count, seed: 7)
      #expect(areEqual(a, a))
      for i in [0, 1, count / 2, count * 4 - 1] where a.indices.contains(i) {
        var b = a
        b[i] ^= 1
        #expect(!areEqual(a, b))
      }
    }
    #expect(!areEqual([1, 2], [1]))
  }
}
