// SPDX-License-Identifier: MIT
//
// Each error is one line that names the file and the cause.

import Testing
import Typesetting

@Suite struct FaceErrorTests {
  @Test(arguments: [
    (FaceError.Cause.missing, "font a/b.ttf: no such file"),
    (.notAFile, "font a/b.ttf: not a regular file"),
    (.unreadable("permission denied"), "font a/b.ttf: cannot be read: permission denied"),
    (
      .tooLarge(bytes: 300_000_000),
      "font a/b.ttf: 300000000 bytes are more than a font may have (268435456)"
    ),
    (.notAFont, "font a/b.ttf: not a TrueType or OpenType font"),
    (
      .noSuchFace(index: 3, count: 2),
      "font a/b.ttf: there is no face 3; the file holds 2, counted from 0"
    ),
    (.brokenTables("it has no glyphs"), "font a/b.ttf: damaged: it has no glyphs"),
    (
      .withoutOutlines,
      "font a/b.ttf: it has glyph pictures only; a font with outlines is needed"
    ),
  ])
  func eachCauseIsSaidInOneLine(cause: FaceError.Cause, line: String) {
    #expect(FaceError(path: "a/b.ttf", cause: cause).description == line)
  }
}
