// SPDX-License-Identifier: MIT
//
// Stores and copies stay inside their row.

import Testing

@testable import Raster

@Suite("SolidRows")
struct SolidRowsTests {
  @Test("A colour fills exactly its row")
  func fill() {
    var bytes = [UInt8](repeating: 9, count: 20)
    var all = bytes.mutableSpan
    var row = all._mutatingExtracting(5..<13)
    SolidRows.fill(&row, color: PremultipliedColor(r: 1, g: 2, b: 3, a: 4))
    #expect(bytes == [9, 9, 9, 9, 9, 1, 2, 3, 4, 1, 2, 3, 4, 9, 9, 9, 9, 9, 9, 9])
  }

  @Test("Rectangles are stored at every level, at any place", arguments: KernelLevel.available)
  func rectangles(level: KernelLevel) {
    let color = PremultipliedColor(r: 1, g: 2, b: 3, a: 4)
    for width in [0, 1, 15, 16, 17, 63, 64, 65, 130, 300] {
      for (height, rest, start) in [(1, 0, 0), (3, 8, 4), (3, 0, 1), (0, 4, 0)] {
        let stride = 4 * width + rest
        var bytes = [UInt8](repeating: 9, count: start + stride * 3 + 8)
        var expected = bytes
        for y in 0..<height {
          for i in 0..<4 * width { expected[start + y * stride + i] = UInt8(i % 4 + 1) }
        }
        var all = bytes.mutableSpan
        var rows = all._mutatingExtracting(start..<start + stride * 3)
        SolidRows.fill(
          &rows, stride: stride, width: width, height: height, color: color, level: level)
        #expect(bytes == expected, "\(width) × \(height)")
      }
    }
  }

  @Test("Pixels are copied")
  func copy() {
    var bytes = [UInt8](repeating: 9, count: 8)
    var row = bytes.mutableSpan
    SolidRows.copy(&row, pixels: ([1, 2, 3, 4, 5, 6, 7, 8] as [UInt8]).span)
    #expect(bytes == [1, 2, 3, 4, 5, 6, 7, 8])
  }
}
