// SPDX-License-Identifier: MIT
//
// Faces: what the box font says of itself, and files that are no faces.

import FixtureSupport
import Foundation
import Raster
import Testing
import Typesetting

@Suite struct FaceTests {
  /// Reads a face from bytes written to a file of their own.
  private func face(of bytes: [UInt8], index: Int = 0) throws -> Face {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("face-\(UUID().uuidString).ttf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Face(path: file.path, index: index)
  }

  private func cause(of bytes: [UInt8], index: Int = 0) throws -> FaceError.Cause? {
    do {
      _ = try face(of: bytes, index: index)
      return nil
    } catch let error as FaceError {
      return error.cause
    }
  }

  private func boxBytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Fixtures.url("Fonts/Box.ttf")))
  }

  /// The box font with some tables' tags spoilt, so that they are absent.
  private func boxBytes(without tags: [String]) throws -> [UInt8] {
    var bytes = try boxBytes()
    for entry in 0..<Int(bytes[5]) {
      let place = 12 + 16 * entry
      let tag = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      if tags.contains(tag) { bytes[place] = UInt8(ascii: "~") }
    }
    return bytes
  }

  @Test func theBoxFontSaysWhatItsScriptWrote() throws {
    let face = try TestFonts.box()
    #expect(face.path == TestFonts.boxPath)
    #expect(face.familyName == "Box")
    #expect(face.styleName == "Regular")
    #expect(face.unitsPerEm == 1000)
    #expect(face.metrics.ascender == 0.8)
    #expect(face.metrics.descender == -0.2)
    #expect(face.metrics.lineHeight == 1)
    for (scalar, advance) in [("A", 0.6), ("i", 0.3), ("W", 0.9), ("\u{301}", 0)]
      as [(Unicode.Scalar, Double)]
    {
      let glyph = try #require(face.glyph(for: scalar))
      #expect(face.advance(of: glyph) == advance)
    }
    #expect(face.glyph(for: "\u{1F600}") == nil)
  }

  @Test func anOutlineIsInEmWithYDown() throws {
    let face = try TestFonts.box()
    let glyph = try #require(face.glyph(for: "A"))
    let points = face.outline(of: glyph).elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    #expect(points.map(\.x).min() == 0.05)
    #expect(points.map(\.x).max() == 0.55)
    #expect(points.map(\.y).min() == -0.7)
    #expect(points.map(\.y).max() == 0)
    #expect(face.outline(of: glyph).elements.last == .close)
    let space = try #require(face.glyph(for: " "))
    #expect(face.outline(of: space).isEmpty)
  }

  @Test func aNumberThatIsNoGlyphIsTheMissingBox() throws {
    let face = try TestFonts.box()
    let box = face.outline(of: PositionedGlyph.missingBox)
    #expect(!box.isEmpty)
    #expect(face.outline(of: UInt32(face.glyphCount)) == box)
    #expect(face.advance(of: PositionedGlyph.missingBox) == 0.6)
  }

  @Test func halvesBetweenControlPointsAreKept() throws {
    // Quadratic outlines imply points halfway between controls: half a unit where the sum is odd.
    let face = try TestFonts.noto("NotoSans-Regular")
    var halves = 0
    for scalar in "aegost368".unicodeScalars {
      let glyph = try #require(face.glyph(for: scalar))
      for case .quad(_, let end) in face.outline(of: glyph).elements {
        let units = end.x * Double(face.unitsPerEm)
        if abs(units - units.rounded()) > 0.25 { halves += 1 }
        #expect(abs(units * 2 - (units * 2).rounded()) < 1e-6)
      }
    }
    #expect(halves > 0)
  }

  @Test func aFaceIsEqualToItselfOnly() throws {
    let face = try TestFonts.box()
    #expect(face == face)
    #expect(face != (try TestFonts.box()))
  }

  @Test func whatIsNoFontIsSaidToBeNone() throws {
    #expect(try cause(of: []) == .notAFont)
    #expect(try cause(of: Array("A picture of a font.".utf8)) == .notAFont)
    #expect(try cause(of: [UInt8](repeating: 0, count: 5000)) == .notAFont)
  }

  @Test func aFaceThatTheFileDoesNotHoldIsNamed() throws {
    #expect(try cause(of: boxBytes(), index: 1) == .noSuchFace(index: 1, count: 1))
    #expect(try cause(of: boxBytes(), index: -1) == .noSuchFace(index: -1, count: 1))
    #expect(try cause(of: boxBytes(), index: 1 << 40) == .noSuchFace(index: 1 << 40, count: 1))
  }

  @Test(arguments: [
    ("maxp", "it has no glyphs"), ("hhea", "the table hhea is missing"),
    ("hmtx", "the table hmtx is missing"), ("loca", "the table loca is missing"),
  ])
  func aFontWithoutATableItNeedsIsDamaged(tag: String, reason: String) throws {
    let found = try cause(of: boxBytes(without: [tag]))
    #expect(found == .brokenTables(reason))
  }

  @Test func aFontWithPicturesInPlaceOfOutlinesIsRefused() throws {
    // An EBLC table of one size of 16 pixels without glyphs stands where the locations were, and
    // the outlines pass for the pictures.
    var bytes = try boxBytes()
    for entry in 0..<Int(bytes[5]) {
      let place = 12 + 16 * entry
      let tag = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      if tag == "glyf" { bytes.replaceSubrange(place..<place + 4, with: "EBDT".utf8) }
      guard tag == "loca" else { continue }
      bytes.replaceSubrange(place..<place + 4, with: "EBLC".utf8)
      let offset = bytes[place + 8..<place + 12].reduce(0) { $0 << 8 | Int($1) }
      var table: [UInt8] = [0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 56] + [UInt8](repeating: 0, count: 44)
      table[52...55] = [16, 16, 1, 1]
      bytes.replaceSubrange(offset..<offset + 56, with: table)
    }
    let found = try cause(of: bytes)
    #expect(found == .withoutOutlines)
  }

  @Test func aFontCutAnywhereIsRefusedOrRead() throws {
    let bytes = try boxBytes()
    for length in stride(from: 0, to: bytes.count, by: 97) {
      useEverything { try face(of: Array(bytes[..<length])) }
    }
  }

  @Test func aFontWithAnyByteSpoiltIsRefusedOrRead() throws {
    let bytes = try boxBytes()
    for place in stride(from: 0, to: bytes.count, by: 41) {
      var spoilt = bytes
      spoilt[place] ^= 0xFF
      useEverything { try face(of: spoilt) }
    }
  }

  /// Either the face is refused, or all of it can be used.
  private func useEverything(_ open: () throws -> Face) {
    guard let face = try? open() else { return }
    for glyph in 0..<UInt32(min(face.glyphCount, 300)) { _ = face.outline(of: glyph) }
    let line = Typesetter.line("AV fi \u{628}\u{627} e\u{301}", font: Font(faces: [face], size: 10))
    #expect(line.width.isFinite)
  }
}
