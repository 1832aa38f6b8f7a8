// SPDX-License-Identifier: MIT
//
// Blocks are found where a reader of Markdown sees them, and bytes outside of them stay.

import Testing

@testable import SimpleTabDocs

struct MarkdownScannerTests {
  /// The document with every block filled with two lines.
  private func filled(_ text: String) throws -> String {
    let document = try MarkdownDocument(file: "a.md", bytes: Array(text.utf8))
    let bytes = document.filled(with: document.blocks.map { _ in ["<one>", "  two"] })
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `A block gets its lines, and everything else stays`() throws {
    let text = "# A\n\nb <!-- c -->\n<!-- simpletab: x=1 -->\nold\n<!-- /simpletab -->\nend"
    let expected =
      "# A\n\nb <!-- c -->\n<!-- simpletab: x=1 -->\n<one>\n  two\n<!-- /simpletab -->\nend"
    #expect(try filled(text) == expected)
    #expect(try filled(expected) == expected)
  }

  @Test func `Line endings, indentations and quotations go on in the block`() throws {
    #expect(
      try filled("<!-- simpletab: -->\r\n<!-- /simpletab -->")
        == "<!-- simpletab: -->\r\n<one>\r\n  two\r\n<!-- /simpletab -->")
    #expect(
      try filled("- a\n  - <!-- simpletab: -->\n    <!-- /simpletab -->\n")
        == "- a\n  - <!-- simpletab: -->\n    <one>\n      two\n    <!-- /simpletab -->\n")
    #expect(
      try filled("> <!-- simpletab: -->\n> <!-- /simpletab -->\n")
        == "> <!-- simpletab: -->\n> <one>\n>   two\n> <!-- /simpletab -->\n")
    #expect(
      try filled("  <!-- simpletab: -->\nold <!-- /simpletab -->")
        == "  <!-- simpletab: -->\n  <one>\n    two\n  <!-- /simpletab -->")
  }

  @Test func `In a table the block stays in its line`() throws {
    #expect(
      try filled("| a | <!-- simpletab: -->old<!-- /simpletab --> |\n")
        == "| a | <!-- simpletab: --><one>two<!-- /simpletab --> |\n")
  }

  @Test(arguments: [
    "```\n<!-- simpletab: -->\n```\n",
    "a `<!-- simpletab: -->` b\n",
    "``a ` <!-- simpletab: -->``\n",
    "    <!-- /simpletab -->\n",
    "<!-- a comment about <!-- simpletab: x=1 -->\n",
    "<!-- over\nseveral <!-- simpletab: lines\n-->\n",
    "<pre>\n<!-- simpletab: -->\n</pre>\n",
    "<!-- never closed\n<!-- simpletab: \n",
    "\\`<!-- x -->` b\n",
  ])
  func `Markers in code and comments are left alone`(text: String) throws {
    #expect(try filled(text) == text)
  }

  @Test func `A marker may run over several lines`() throws {
    let text =
      "<!-- simpletab: a=1\n     b=2 -->\n<!-- /simpletab -->\n\n<!-- simpletab: c=3 -->\n"
      + "<!-- /simpletab -->\n"
    let blocks = try MarkdownScanner.blocks(in: Array(text.utf8))
    #expect(blocks.map(\.line) == [1, 5])
    #expect(blocks[0].text == " a=1\n     b=2 ")
  }

  @Test(arguments: [
    ("a\n<!-- simpletab: -->\nb", "a.md:2: the block is not ended"),
    ("<!-- simpletab: x", "a.md:1: the marker is not closed by -->"),
    ("\n<!-- /simpletab -->", "a.md:2: the end of a block that has not begun"),
    (
      "<!-- simpletab: -->\n<!-- simpletab: -->\n<!-- /simpletab -->",
      "a.md:2: a block begins inside the block of line 1"
    ),
    (
      "text <!-- simpletab: -->\n<!-- /simpletab -->",
      "a.md:1: a block over several lines needs its first marker alone in a line"
    ),
    (
      "<!-- simpletab: -->\n```\n<!-- /simpletab -->\n```\n", "a.md:1: the block is not ended"
    ),
  ])
  func `What is not whole is a fault with its line`(text: String, expected: String) {
    #expect { try filled(text) } throws: { "\($0)" == expected }
  }

  @Test func `Bytes that are not UTF-8 are a fault with their line`() {
    let bytes = Array("a\nb ".utf8) + [0xE9, 10]
    #expect {
      try MarkdownDocument(file: "a.md", bytes: bytes)
    } throws: { "\($0)" == "a.md:2: not UTF-8" }
  }

  @Test
  func `Of documents of any kind, bytes outside of blocks stay, and a second filling is the first`()
    throws
  {
    let parts = [
      "<!-- simpletab: a=1 -->", "<!-- /simpletab -->", "<!--", "-->", "```", "~~~", "`", "\n",
      "\r\n",
      "    ", "- ", "> ", "1. ", "text", "<pre>", "</pre>", "\t", "\\", "| ", "é", "# ", "\n\n",
    ]
    var state: UInt64 = 1
    func next(_ count: Int) -> Int {
      // Knuth's multiplier for 64 bits; the high bits are the random ones.
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % count
    }
    var whole = 0
    for _ in 0..<20_000 {
      let text = (0..<4 + next(24)).map { _ in parts[next(parts.count)] }.joined()
      guard let document = try? MarkdownDocument(file: "a.md", bytes: Array(text.utf8)) else {
        continue
      }
      if document.blocks.isEmpty { continue }
      whole += 1
      let once = document.filled(with: document.blocks.map { _ in ["<one>", "  two"] })
      let again = try MarkdownDocument(file: "a.md", bytes: once)
      #expect(again.blocks.count == document.blocks.count, "\(text.debugDescription)")
      #expect(
        again.filled(with: again.blocks.map { _ in ["<one>", "  two"] }) == once,
        "\(text.debugDescription)")
      #expect(outside(again) == outside(document), "\(text.debugDescription)")
    }
    #expect(whole > 300)
  }

  /// The bytes outside of blocks.
  private func outside(_ document: MarkdownDocument) -> [[UInt8]] {
    let ends = document.blocks.map(\.content)
    let starts = [0] + ends.map(\.upperBound)
    return zip(starts, ends.map(\.lowerBound) + [document.bytes.count]).map {
      // What stands before a last marker belongs to its block.
      Array(document.bytes[$0..<$1])
    }
  }
}
