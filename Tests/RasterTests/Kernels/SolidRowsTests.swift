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

  @Test("Pixels are copied")
  func copy() {
    var bytes = [UInt8](repeating: 9, count: 8)
    var row = bytes.mutableSpan
    SolidRows.copy(&row, pixels: ([1, 2, 3, 4, 5, 6, 7, 8] as [UInt8]).span)
    #expect(bytes == [1, 2, 3, 4, 5, 6, 7, 8])
  }
}
