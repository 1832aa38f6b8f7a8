// SPDX-License-Identifier: MIT
//
// What is kept is what would be shaped, questions that differ in anything are different ones, and
// neither lines nor faces pile up.

import Testing

@testable import Typesetting

@Suite struct ShapedLinesTests {
  private func question(
    _ text: String, _ font: Font, _ direction: LineDirection = .natural, _ width: Double? = nil
  ) -> ShapedLines.Question {
    ShapedLines.Question(text: text, font: font, direction: direction, maximumWidth: width)
  }

  /// A line that can be told from others.
  private func line(_ width: Double, _ font: Font) -> ShapedLine {
    ShapedLine(
      size: 10, width: width, ascender: 0, descender: 0, lineHeight: 0, isTruncated: false,
      isRightToLeft: false,
      runs: [ShapedLine.Run(face: font.faces[0], glyphs: [PositionedGlyph(id: 1, x: 0, y: 0)])],
      missingScalars: [])
  }

  @Test func aQuestionIsAskedOnce() throws {
    let font = try TestFonts.boxFont()
    let lines = ShapedLines()
    let first = lines.line(for: question("AB", font)) { line(1, font) }
    let again = lines.line(for: question("AB", font)) { line(2, font) }
    #expect(first.width == 1 && again == first)
  }

  @Test func whateverDecidesALineIsPartOfItsQuestion() throws {
    let font = try TestFonts.boxFont()
    var larger = font
    larger.size = 11
    let questions = [
      question("AB", font), question("A", font), question("AB", larger),
      question("AB", try TestFonts.boxFont(tracking: 0.1)),
      question("AB", Font(faces: font.faces, size: 10, letterSpacing: 1)),
      question("AB", font, .rightToLeft), question("AB", font, .natural, 30),
      // One letter in two forms, which are equal as strings.
      question("\u{E9}", font), question("e\u{301}", font),
    ]
    let lines = ShapedLines()
    for (i, question) in questions.enumerated() {
      #expect(lines.line(for: question) { line(Double(i), font) }.width == Double(i))
    }
    #expect(lines.count == questions.count)
  }

  @Test func aKeptLineIsTheShapedOne() throws {
    let font = try TestFonts.international(size: 14)
    for text in ["Home", "Messages", "\u{5D7}\u{5D3} 24", "Profile \u{627}\u{644}", "e\u{301}", ""]
    {
      for width in [nil, 20.0] {
        let first = Typesetter.line(text, font: font, maximumWidth: width)
        #expect(Typesetter.line(text, font: font, maximumWidth: width) == first)
        // A font with other faces of the same files has lines of its own.
        let other = try TestFonts.international(size: 14)
        let again = Typesetter.line(text, font: other, maximumWidth: width)
        #expect(again.glyphs == first.glyphs && again.width == first.width)
      }
    }
  }

  @Test func linesAndFacesStayWithinTheirBounds() throws {
    let font = try TestFonts.boxFont()
    let lines = ShapedLines(budget: 8192, mostFaces: 2)
    for i in 0..<200 { _ = lines.line(for: question("\(i)", font)) { line(0, font) } }
    #expect(lines.count > 5 && lines.count <= 8192 / 256)
    weak var dropped: Face?
    do {
      let first = try TestFonts.boxFont()
      dropped = first.faces[0]
      _ = lines.line(for: question("A", first)) { line(0, first) }
      #expect(dropped != nil)
    }
    for _ in 0..<2 {
      let next = try TestFonts.boxFont()
      _ = lines.line(for: question("A", next)) { line(0, next) }
    }
    #expect(dropped == nil)
    let many = Font(faces: try (0..<3).map { _ in try TestFonts.box() }, size: 10)
    _ = lines.line(for: question("A", many)) { line(0, many) }
    #expect(lines.count == 0)
  }

  @Test func manyThreadsGetTheSameLines() async throws {
    let font = try TestFonts.boxFont()
    let lines = ShapedLines(budget: 4096)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<300).allSatisfy { i in
            let k = i % 40
            let found = lines.line(for: question("\(k)", font)) { line(Double(k), font) }
            return found.width == Double(k)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
