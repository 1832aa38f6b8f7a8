// SPDX-License-Identifier: MIT
//
// A filmstrip's arithmetic: where frames lie, how far they are shrunk, how large the whole is.

import FixtureSupport
import Foundation
import Raster
import Testing
import Typesetting

@testable import Recording

struct FilmstripTests {
  private func strip(_ count: Int, columns: Int) throws -> Filmstrip {
    var look = Filmstrip.Look()
    look.frameWidth = 20
    look.margin = 10
    look.gap = 5
    look.labelSize = 10
    look.columns = columns
    let face = try Face(path: Fixtures.url("Fonts/Box.ttf").path)
    var strip = Filmstrip(look: look, scale: 2, font: Font(faces: [face], size: 10))
    for _ in 0..<count {
      strip.add(Pixmap(width: 80, height: 160, color: .black), label: "0 ms")
    }
    return strip
  }

  @Test func `Frames are shrunk to the strip's width and lie in rows`() throws {
    let list = try strip(3, columns: 2).list
    // Two columns of 40 px, two rows of 80 px and a label of 36 px; margins 20, gaps 10.
    #expect(list.width == 130)
    #expect(list.height == 282)
    let picture = try strip(3, columns: 2).picture
    #expect(picture[20, 20] == .black)
    #expect(picture[59, 99] == .black)
    #expect(picture[60, 50] == Filmstrip.Look().outline)
    #expect(picture[62, 50] == Filmstrip.Look().background)
    #expect(picture[70, 20] == .black)
    #expect(picture[20, 146] == .black)
    #expect(picture[70, 146] == Filmstrip.Look().background)
  }

  @Test func `A strip without frames cannot be written`() throws {
    #expect(throws: RecordingError.self) { try strip(0, columns: 2).png() }
  }
}
