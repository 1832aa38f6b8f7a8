// SPDX-License-Identifier: MIT
//
// Bands cover a picture once and have a sensible extent.

import Testing

@testable import ImageCoding

@Suite struct BandLayoutTests {
  @Test("Bands cover every row once, in order", arguments: [1, 10, 375, 1125, 3000, 100_000])
  func cover(width: Int) {
    for height in [1, 7, 8, 95, 96, 97, 147, 2001] {
      let layout = BandLayout(width: width, height: height, isOpaque: true)
      var next = 0
      for band in 0..<layout.count {
        let rows = layout.rows(of: band)
        #expect(rows.lowerBound == next && !rows.isEmpty)
        #expect(layout.firstByte(of: band) == next * width * 4)
        #expect(layout.pixelBytes(of: band) == rows.count * width * 4)
        next = rows.upperBound
      }
      #expect(next == height)
    }
  }

  @Test("A band of a 1125-pixel screen has 64 rows, the last one what is left")
  func extent() {
    let layout = BandLayout(width: 1125, height: 147, isOpaque: true)
    #expect(layout.rowsPerBand == 64 && layout.count == 2)
    #expect(layout.rows(of: 1) == 64..<147)
    #expect(layout.rowLength == 3376)
    #expect(BandLayout(width: 1125, height: 147, isOpaque: false).rowsPerBand == 48)
  }
}
