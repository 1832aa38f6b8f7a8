// SPDX-License-Identifier: MIT
//
// IHDR's rules, each broken once.

import Testing

@testable import ImageCoding

@Suite struct PNGHeaderTests {
  private func header(
    _ width: UInt32, _ height: UInt32, _ rest: [UInt8]
  ) throws(ImageReadError.Cause) -> PNGHeader {
    try PNGHeader(BigEndian.bytes(width) + BigEndian.bytes(height) + rest, at: 0)
  }

  @Test("A right header is read")
  func right() throws {
    let header = try header(640, 480, [4, 3, 0, 0, 1])
    #expect(header.width == 640 && header.height == 480)
    #expect(header.bitDepth == 4 && header.colorType == 3 && header.isInterlaced)
    #expect(header.leastRowBytes == 640 * 480 / 2)
  }

  @Test("The bytes before compression are those of every row of every pass")
  func filteredBytes() throws {
    #expect(try header(5, 4, [8, 6, 0, 0, 0]).filteredBytes == 4 * 21)
    #expect(try header(9, 2, [1, 0, 0, 0, 0]).filteredBytes == 2 * 3)
    // One pixel is one row of the first pass; eight by eight pixels are 1, 1, 1, 2, 2, 4, 4 rows.
    #expect(try header(1, 1, [8, 2, 0, 0, 1]).filteredBytes == 4)
    #expect(try header(8, 8, [8, 0, 0, 0, 1]).filteredBytes == 64 + 15)
  }

  @Test("Exactly PNG's fifteen pairs of colour type and depth are allowed")
  func pairs() {
    var allowed: [String] = []
    for type in 0..<9 as Range<UInt8> {
      for depth in 0..<33 as Range<UInt8> where (try? header(1, 1, [depth, type, 0, 0, 0])) != nil {
        allowed.append("\(type):\(depth)")
      }
    }
    #expect(
      allowed == [
        "0:1", "0:2", "0:4", "0:8", "0:16", "2:8", "2:16", "3:1", "3:2", "3:4", "3:8", "4:8",
        "4:16", "6:8", "6:16",
      ])
  }

  @Test("Empty extents and unknown methods are named")
  func broken() {
    #expect(throws: ImageReadError.Cause.corrupt("it is 0×3 pixels")) {
      try header(0, 3, [8, 2, 0, 0, 0])
    }
    #expect(throws: ImageReadError.Cause.corrupt("its width or height is above 2³¹ − 1")) {
      try header(1 << 31, 3, [8, 2, 0, 0, 0])
    }
    #expect(throws: ImageReadError.Cause.corrupt("there is no compression method 1")) {
      try header(1, 1, [8, 2, 1, 0, 0])
    }
    #expect(throws: ImageReadError.Cause.corrupt("there is no filter method 2")) {
      try header(1, 1, [8, 2, 0, 2, 0])
    }
    #expect(throws: ImageReadError.Cause.corrupt("there is no interlace method 3")) {
      try header(1, 1, [8, 2, 0, 0, 3])
    }
  }
}
