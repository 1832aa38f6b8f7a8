// SPDX-License-Identifier: MIT
//
// Runs over documents: what is written, what is left alone, and that no document is ever damaged.

import Foundation
import Recording
import Testing

@testable import SimpleTabDocs

@MainActor
struct DocumentUpdateTests {
  private static let block = DocumentFolder.marker + "\n" + DocumentFolder.end
  private static let picture = """
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="p~dark.png">
      <img alt="x" src="p.png" width="80">
    </picture>
    """

  private func filled(_ prefix: String = "", ending: String = "\n") -> String {
    DocumentFolder.marker + ending
      + Self.picture.split(separator: "\n").map { prefix + $0 + ending }.joined()
      + prefix + DocumentFolder.end
  }

  @Test func `A second run writes nothing, not even a date`() throws {
    try withFolder { path in
      let folder = try DocumentFolder(path)
      try folder.write("a.md", "# A\n\n\(Self.block)\n")
      let first = try folder.update("a.md")
      #expect(first.pictures == 2 && first.entries.count == 3)
      #expect(try folder.text("a.md") == "# A\n\n\(filled())\n")
      let state = try folder.state()
      #expect(state.keys.sorted() == ["a.md", "p.png", "p~dark.png", "s.json"])
      #expect(try folder.check("a.md").isFresh)
      #expect(try folder.update("a.md").isFresh)
      #expect(try folder.state() == state)
    }
  }

  @Test func `Animations have the same bytes for any number of jobs, in their blocks' order`()
    throws
  {
    try withFolder { path in
      let folder = try DocumentFolder(path)
      let blocks = ["0-1", "1-0"].map { name in
        DocumentFolder.marker.replacingOccurrences(of: "transition=0-1", with: "transition=\(name)")
          .replacingOccurrences(of: "name=p", with: "name=p\(name) form=animation fps=20") + "\n"
          + DocumentFolder.end
      }
      let names = ["p0-1.png", "p0-1~dark.png", "p1-0.png", "p1-0~dark.png"]
      var files: [[[UInt8]]] = []
      for jobs in [1, 2, 5] {
        try folder.write("a.md", ([Self.block] + blocks).joined(separator: "\n\n"))
        for name in names { try FileWriter.remove(folder.path(name)) }
        _ = try DocumentUpdate([DocumentSource(file: folder.path("a.md"))], jobs: jobs).write()
        files.append(try names.map { try FileWriter.read(folder.path($0)) })
        #expect(try folder.check("a.md").isFresh)
      }
      #expect(files[0] == files[1] && files[0] == files[2])
      #expect(Set(files[0]).count == 4)
    }
  }

  @Test func `Checking names what is stale and missing, and writes nothing`() throws {
    try withFolder { path in
      let folder = try DocumentFolder(path)
      try folder.write("a.md", Self.block)
      try folder.update("a.md")
      try folder.write(
        "s.json", DocumentFolder.scene.replacingOccurrences(of: ":home", with: ":star"))
      try FileWriter.remove(folder.path("p~dark.png"))
      try folder.write("a.md", try folder.text("a.md").replacingOccurrences(of: "80", with: "81"))
      let state = try folder.state()
      let lines = try folder.check("a.md").entries.map {
        $0.line.replacingOccurrences(of: path, with: "DIR")
      }
      #expect(
        lines == [
          "stale DIR/a.md:1: DIR/p.png: its pixels differ", "missing DIR/a.md:1: DIR/p~dark.png",
          "stale DIR/a.md:1: the block's text",
        ])
      #expect(try folder.state() == state)
    }
  }

  @Test func `A picture that no block asks for is left over until it is pruned`() throws {
    try withFolder { path in
      let folder = try DocumentFolder(path)
      try folder.write("a.md", Self.block)
      try folder.write("other.png", "mine")
      try folder.update("a.md")
      let whole = try folder.text("a.md")
      try folder.write("a.md", whole.replacingOccurrences(of: "name=p", with: "name=q"))
      try folder.update("a.md")
      #expect(try folder.check("a.md").entries.map(\.state) == [.leftover, .leftover])
      try folder.update("a.md", prune: true)
      #expect(try folder.check("a.md").isFresh)
      #expect(
        try folder.state().keys.sorted() == [
          "a.md", "other.png", "q.png", "q~dark.png", "s.json",
        ])
    }
  }

  // MARK: Hostile documents

  @Test(arguments: [
    ("carriage returns", "\r\n# A\r\nMARKER\r\nEND\r\n\r\nb", "\r\n# A\r\nCRLF\r\n\r\nb"),
    ("no newline at the end", "MARKER\nEND", "LF"),
    ("a byte order mark", "\u{FEFF}# A\nMARKER\nEND\n", "\u{FEFF}# A\nLF\n"),
    (
      "a marker in a fence", "```html\nMARKER\nEND\n```\nMARKER\nEND",
      "```html\nMARKER\nEND\n```\nLF"
    ),
    (
      "a nested list", "1. a\n   - b\n     MARKER\n     END\n   - c\n",
      "1. a\n   - b\n     LIST\n   - c\n"
    ),
    ("a quotation", "> MARKER\n> END\n", "> QUOTE\n"),
    (
      "spaces at line ends, tabs, mixed endings", "a  \n\tb\r\nMARKER  \nEND\t\n",
      "a  \n\tb\r\nLF\t\n"
    ),
    ("no block", "just text\r\n\n\r", "just text\r\n\n\r"),
    ("nothing at all", "", ""),
  ])
  func `Bytes outside of blocks stay`(name: String, before: String, after: String) throws {
    func expand(_ text: String) -> String {
      text.replacingOccurrences(of: "CRLF", with: filled(ending: "\r\n"))
        .replacingOccurrences(of: "LIST", with: filled("     "))
        .replacingOccurrences(of: "QUOTE", with: filled("> "))
        .replacingOccurrences(of: "LF", with: filled())
        .replacingOccurrences(of: "MARKER", with: DocumentFolder.marker)
        .replacingOccurrences(of: "END", with: DocumentFolder.end)
    }
    try withFolder { path in
      let folder = try DocumentFolder(path)
      try folder.write("a.md", expand(before))
      try folder.update("a.md")
      #expect(Array(try folder.text("a.md").utf8) == Array(expand(after).utf8), "\(name)")
      #expect(try folder.check("a.md").isFresh)
    }
  }

  @Test func `In a table the picture stays in its cell`() throws {
    try withFolder { path in
      let folder = try DocumentFolder(path)
      let row = "| a | \(DocumentFolder.marker)\(DocumentFolder.end) |"
      try folder.write("a.md", "| x | y |\n|---|---|\n\(row)\n")
      try folder.update("a.md")
      let lines = try folder.text("a.md").split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[2].hasSuffix("width=\"80\"></picture>\(DocumentFolder.end) |"))
      #expect(lines[2].filter { $0 == "|" }.count == 3)
      #expect(try folder.check("a.md").isFresh)
    }
  }

  @Test(arguments: [
    ("MARKER\n", "a.md:1: the block is not ended"),
    (
      "MARKER\nEND\nTWIN\nEND\n",
      "a.md:3: name: \"p\" is the name of another picture, in DIR/a.md:1"
    ),
    ("MISSING\nEND\n", "a.md:1: scene: DIR/t.json: there is no such file"),
    ("OUTSIDE\nEND\n", "a.md:1: name: \"../p\" lies outside the document's folder"),
    ("LINK\nEND\n", "a.md:1: name: \"out/p\" leads outside the document's folder"),
    ("KEY\nEND\n", "a.md:1: zom: unknown key"),
    ("FORM\nEND\n", "a.md:1: form: \"gif\" is not known here"),
    ("BAD\nEND\n", "a.md:1: bad.json:1:10: tabs: an array is expected, not a number"),
  ])
  func `What is wrong is one clear line, and nothing is written`(
    text: String, expected: String
  ) throws {
    let marker = DocumentFolder.marker
    func with(_ old: String, _ new: String) -> String {
      marker.replacingOccurrences(of: old, with: new)
    }
    let document = text.replacingOccurrences(of: "MARKER", with: marker)
      .replacingOccurrences(of: "TWIN", with: with("0-1", "1-0"))
      .replacingOccurrences(of: "MISSING", with: with("s.json", "t.json"))
      .replacingOccurrences(of: "OUTSIDE", with: with("name=p", "name=../p"))
      .replacingOccurrences(of: "LINK", with: with("name=p", "name=out/p"))
      .replacingOccurrences(of: "KEY", with: with("scale", "zom"))
      .replacingOccurrences(of: "FORM", with: with("scale", "form=gif scale"))
      .replacingOccurrences(of: "BAD", with: with("s.json", "bad.json"))
      .replacingOccurrences(of: "END", with: DocumentFolder.end)
    try withFolder { path in
      let folder = try DocumentFolder(path)
      try folder.write("a.md", document)
      try folder.write("bad.json", "{\"tabs\": 1}")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("out"), withDestinationPath: "/")
      let state = try folder.state()
      #expect { try folder.update("a.md") } throws: { error in
        "\(error)".replacingOccurrences(of: path, with: "DIR")
          .replacingOccurrences(of: "DIR/bad", with: "bad") == "DIR/" + expected
      }
      #expect(try folder.state() == state)
    }
  }

  @Test func `Bytes that are not UTF-8 are left as they are`() throws {
    try withFolder { path in
      let folder = try DocumentFolder(path)
      let bytes = Array("\(Self.block)\ncaf".utf8) + [0xE9]
      try FileWriter.write(bytes, to: folder.path("a.md"))
      #expect { try folder.update("a.md") } throws: { "\($0)".hasSuffix("a.md:3: not UTF-8") }
      #expect(try FileWriter.read(folder.path("a.md")) == bytes)
    }
  }

  @Test(arguments: ["a.md", "p.png"])
  func `A read-only file is told before anything is written`(name: String) throws {
    try withFolder { path in
      let folder = try DocumentFolder(path)
      try folder.write("a.md", Self.block)
      try folder.write("p.png", "old")
      let manager = FileManager.default
      try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path(name))
      let state = try folder.state()
      #expect { try folder.update("a.md") } throws: { error in
        "\(error)".hasSuffix("\(name): the file is read-only; nothing was written")
      }
      #expect(try folder.state() == state)
      #expect(try !folder.check("a.md").isFresh)
    }
  }

  @Test func `A symbolic link stays one, and permissions stay`() throws {
    try withFolder { path in
      let folder = try DocumentFolder(path)
      let manager = FileManager.default
      try FileWriter.createFolder(folder.path("real"))
      try folder.write("real/a.md", Self.block)
      try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("real/a.md"))
      try manager.createSymbolicLink(
        atPath: folder.path("a.md"), withDestinationPath: "real/a.md")
      try folder.update("a.md")
      #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("a.md")) == "real/a.md")
      #expect(try folder.text("real/a.md") == filled())
      let mode = try manager.attributesOfItem(atPath: folder.path("real/a.md"))[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o640)
      #expect(try folder.check("a.md").isFresh)
    }
  }

  @Test func `Blocks that show the same share their files, over documents too`() throws {
    try withFolder { path in
      let folder = try DocumentFolder(path)
      let other = Self.block.replacingOccurrences(
        of: "alt=\"x\"", with: "alt=\"y\" output=markdown")
      try folder.write("a.md", Self.block + "\n\n" + other + "\n")
      try folder.write("b.md", Self.block + "\n")
      #expect(try folder.update("a.md", "b.md", "a.md").pictures == 2)
      #expect(try folder.text("a.md").contains("![y](p.png)"))
      #expect(try folder.check("b.md").isFresh)
    }
  }
}
