// SPDX-License-Identifier: MIT
//
// Smoothed edges and things that only look like them, drawn as text.

import Raster
import Testing

@testable import ImageDiff

struct AntialiasingDetectorTests {
  private func smoothed(_ a: Pixmap, _ b: Pixmap, _ x: Int, _ y: Int) -> Bool {
    AntialiasingDetector(expected: a, actual: b).isSmoothed(x: x, y: y)
  }

  // A slanted edge between black and white; its grey steps lie differently in the two pictures.
  let steep = picture("##5..", "##6..", "##7..", "##8..", "##...")
  let moved = picture("##4..", "##5..", "##6..", "##7..", "##8..")

  @Test("A grey step between two flat sides is smoothed")
  func step() {
    #expect(smoothed(steep, moved, 2, 1))
    #expect(smoothed(steep, moved, 2, 2))
  }

  @Test("A pixel inside a flat area is not")
  func flat() {
    let black = picture("#####", "#####", "#####")
    let white = picture(".....", ".....", ".....")
    #expect(!smoothed(black, white, 2, 1))
  }

  @Test("A lone dot on white is content, not smoothing")
  func dot() {
    let white = picture(".....", ".....", ".....", ".....", ".....")
    let dot = picture(".....", ".....", "..#..", ".....", ".....")
    #expect(!smoothed(white, dot, 2, 2))
  }

  @Test("A line that is gone is not smoothing, though its pixels lie between dark and bright")
  func line() {
    let with = picture("..5..", "..5..", "..5..", "..5..")
    let without = picture(".....", ".....", ".....", ".....")
    #expect(!smoothed(with, without, 2, 1))
  }

  @Test("Pixels at the picture's corner are looked at without leaving it")
  func corner() {
    let one = picture("5#", "#.")
    #expect(!smoothed(one, one, 0, 0))
    #expect(!smoothed(picture("5"), picture("6"), 0, 0))
  }
}
