// SPDX-License-Identifier: MIT
//
// The filters: what they store is read back by libpng, and a ramp is stored as equal differences.

import Testing

@testable import ImageCoding

@Suite struct RowFilterTests {
  @Test("The four filters store the differences that the specification defines")
  func differences() {
    let row: [UInt8] = [10, 20, 30, 40]
    let above: [UInt8] = [1, 2, 3, 200]
    #expect(RowFilter.differences(row, above, 1, 1) == [10, 10, 10, 10])
    #expect(RowFilter.differences(row, above, 1, 2) == [9, 18, 27, 96])
    #expect(RowFilter.differences(row, above, 1, 3) == [10, 14, 19, 181])
    #expect(RowFilter.differences(row, above, 1, 4) == [9, 10, 10, 96])
    #expect(RowFilter.differences(row, above, 2, 1) == [10, 20, 20, 20])
  }

  @Test("A row equal to the one above is stored as zeros, after filter 2")
  func least() {
    let rows: [UInt8] = [0, 90, 7, 200, 0, 90, 7, 200]
    #expect(Array(RowFilter.leastSum(rows, rowLength: 4, distance: 1).suffix(4)) == [2, 0, 0, 0])
  }

  @Test("Rows that repeat are stored as zeros and come back")
  func repeats() {
    let rows: [UInt8] = [0, 9, 8, 0, 9, 8, 0, 9, 8, 0, 9, 7, 0, 0, 0, 0, 0, 0, 0, 9, 7]
    var stored = RowFilter.repeatsAsZeros(rows, rowLength: 3)
    #expect(stored == [0, 9, 8, 2, 0, 0, 2, 0, 0, 0, 9, 7, 0, 0, 0, 2, 0, 0, 0, 9, 7])
    #expect(RowFilter.undo(&stored, rowLength: 3, distance: 1))
    for row in 0..<7 {
      #expect(stored[3 * row + 1..<3 * row + 3] == rows[3 * row + 1..<3 * row + 3])
    }
  }
}
