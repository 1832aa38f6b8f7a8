// SPDX-License-Identifier: MIT
//
// Files are compared by what they show.

import Compositing
import ImageCoding
import Raster
import Testing

@testable import SimpleTabDocs

struct PictureComparisonTests {
  private func list(_ x: Int, width: Int = 8) -> DisplayList {
    DisplayList(
      width: width, height: 4, background: .white,
      commands: [
        .fillRect(PixelRect(x: x, y: 1, width: 2, height: 2), color: .black, mode: .sourceOver)
      ])
  }

  private func animation(_ places: [Int], delay: Int = 100) -> DrawnPicture {
    DrawnPicture(
      frames: places.map {
        (list($0), FrameDelay(numerator: UInt16(delay), denominator: 1000))
      }, scale: 1)
  }

  @Test func `The same pixels are the same, however they are packed`() throws {
    let picture = DrawnPicture(list(2), scale: 2)
    #expect(try PictureComparison.difference(try picture.bytes(), picture) == .none)
    for preset in PNGWriter.Preset.allCases {
      let other = try PNGWriter.encode(
        Compositor.render(list(2)), options: PNGWriter.Options(preset: preset))
      #expect(try PictureComparison.difference(other, picture) == .none)
    }
  }

  @Test func `What differs is said`() throws {
    let picture = DrawnPicture(list(2), scale: 1)
    func difference(_ other: DrawnPicture) throws -> PictureDifference {
      try PictureComparison.difference(try other.bytes(), picture)
    }
    #expect(try PictureComparison.difference(nil, picture) == .missing)
    #expect(
      try PictureComparison.difference([1, 2], picture)
        == .stale("it is no picture that can be read"))
    #expect(try difference(DrawnPicture(list(3), scale: 1)) == .stale("its pixels differ"))
    #expect(
      try difference(DrawnPicture(list(2, width: 9), scale: 1))
        == .stale("it has 9×4 pixels instead of 8×4"))
    #expect(try difference(animation([2, 3])) == .stale("it shows 2 frames instead of one frame"))
  }

  @Test func `Animations are compared frame by frame, with their times`() throws {
    let wanted = animation([1, 2, 2, 3])
    #expect(try PictureComparison.difference(try wanted.bytes(), wanted) == .none)
    #expect(
      try PictureComparison.difference(try animation([1, 2, 4]).bytes(), wanted)
        == .stale("its frame 2 differs"))
    #expect(
      try PictureComparison.difference(try animation([1, 2, 3]).bytes(), wanted)
        == .stale("its frame 1 is shown for another time"))
  }
}
