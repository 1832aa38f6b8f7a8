// SPDX-License-Identifier: MIT
//
// The kernels for changed pixels say what their references say.

import Raster
import Testing

@testable import ImageCoding

@Suite struct ChangedPixelsTests {
  /// Noise of few values, so that greys and equal pixels are among it; the second picture differs in places.
  private func pair(width: Int, opacity: UInt8) -> (Pixmap, Pixmap) {
    let before = Pixmap(width: width, height: 5, color: .white)
    var after = before
    var noise: UInt32 = 7
    for i in stride(from: 0, to: after.bytes.count, by: 4) {
      noise = noise &* 1_664_525 &+ 1_013_904_223
      guard noise >> 28 < 5 else { continue }
      for c in 0..<3 { after.bytes[i + c] = UInt8(noise >> UInt32(8 + 2 * c) & 3) * 60 }
      after.bytes[i + 3] = noise >> 27 & 1 == 0 ? 255 : opacity
    }
    return (before, after)
  }

  @Test("Columns and counts are those of the reference", arguments: [1, 15, 16, 17, 95, 200])
  func columns(width: Int) {
    let (before, noise) = pair(width: width, opacity: 200)
    var after = noise
    // A row as before, and one with a single change at its end.
    after.bytes.replaceSubrange(0..<8 * width, with: before.bytes[0..<8 * width])
    after.bytes[8 * width - 1] = 3
    for row in 0..<5 {
      let found = ChangedPixels.columns(from: before, to: after, row: row)
      let expected = ChangedPixels.columnsReference(from: before, to: after, row: row)
      #expect(found == expected)
    }
    #expect(ChangedPixels.columns(from: before, to: after, row: 0) == (0..<0, 0))
    #expect(ChangedPixels.columns(from: before, to: after, row: 1) == (width - 1..<width, 1))
  }

  @Test("Greys, opacity and rows are those of the references", arguments: [1, 15, 16, 17, 95, 200])
  func twins(width: Int) {
    for opacity in [255, 200] as [UInt8] {
      let (before, after) = pair(width: width, opacity: opacity)
      for rect in [
        after.bounds, PixelRect(minX: width / 3, minY: 1, maxX: width, maxY: 4), .empty,
      ] {
        var (greys, expected) = (
          [UInt8](repeating: 0, count: 256), [UInt8](repeating: 0, count: 256)
        )
        #expect(
          ChangedPixels.noteGreys(from: before, to: after, in: rect, &greys)
            == ChangedPixels.greysReference(from: before, to: after, in: rect, &expected))
        #expect(greys == expected)
        #expect(
          ChangedPixels.rows(from: before, to: after, in: rect, key: 9)
            == ChangedPixels.rowsReference(from: before, to: after, in: rect, key: 9))
      }
    }
  }
}
