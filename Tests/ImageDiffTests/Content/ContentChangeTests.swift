// SPDX-License-Identifier: MIT
//
// Content that is gone, that came, that moved, and noise that is neither.

import Raster
import Testing

@testable import ImageDiff

struct ContentChangeTests {
  let white = Pixmap(width: 48, height: 40, color: .white)
  let area = PixelRect(x: 17, y: 9, width: 12, height: 9)

  private func change(_ expected: Pixmap, _ actual: Pixmap) -> ContentChange {
    var change = ContentChange(expected: expected, actual: actual)
    var touched = PixelMarks(width: expected.width)
    touched.insert(0, expected.width)
    for row in 0..<((expected.height + 7) / 8) { change.look(at: row, touched: touched) }
    return change
  }

  @Test("Text that is gone is missing, where it stood")
  func missing() {
    let found = change(page(width: 48, height: 40, in: area), white)
    #expect(found.added.isEmpty)
    // Cells 2…3 across, 1…2 down.
    let areas = ContentChange.areas(found.missing, in: white.bounds)
    #expect(areas == [PixelRect(minX: 16, minY: 8, maxX: 32, maxY: 24)])
  }

  @Test("Text that came is added")
  func added() {
    let found = change(white, page(width: 48, height: 40, in: area))
    #expect(found.missing.isEmpty)
    #expect(!found.added.isEmpty)
  }

  @Test("Faint text counts: 10 steps of 255")
  func faint() {
    let ink = PremultipliedColor(r: 245, g: 245, b: 245, a: 255)
    #expect(!change(page(width: 48, height: 40, ink: ink, in: area), white).missing.isEmpty)
  }

  @Test("A dither of two steps is no content")
  func dither() {
    let ink = PremultipliedColor(r: 253, g: 253, b: 253, a: 255)
    #expect(change(page(width: 48, height: 40, ink: ink, in: area), white).missing.isEmpty)
  }

  @Test("An edge that moved by two pixels over a cell's border is no loss")
  func moved() {
    var before = white
    var after = white
    for y in 0..<40 {
      for x in 0..<17 { before.set(x, y, .black) }
      for x in 0..<15 { after.set(x, y, .black) }
    }
    let found = change(before, after)
    #expect(found.missing.isEmpty && found.added.isEmpty)
  }

  @Test("A last cell that is cut by the picture's end is looked at")
  func partialCell() {
    let small = Pixmap(width: 21, height: 11, color: .white)
    var dot = small
    dot.set(20, 10, .black)
    let found = change(dot, small)
    let areas = ContentChange.areas(found.missing, in: small.bounds)
    #expect(areas == [PixelRect(minX: 16, minY: 8, maxX: 21, maxY: 11)])
  }
}
