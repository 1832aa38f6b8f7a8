// SPDX-License-Identifier: MIT
//
// Which lines of a Markdown text are code, so that markers in them are left alone: fenced blocks,
// indented blocks, `<pre>` and its like, all of them in lists and quotations too. Line by line, after
// CommonMark 0.31 § 4 and § 5, with one simplification: what follows a quotation of another depth
// starts anew.

/// Follows a Markdown text line by line.
struct MarkdownContext {
  private struct Fence {
    var mark: UInt8
    var count: Int
    var indent: Int
    var depth: Int
  }

  private var fence: Fence?
  /// The columns at which the contents of the open list items begin.
  private var items: [Int] = []
  private var isParagraph = false
  private var depth = 0
  /// What ends a block of raw HTML.
  private var rawEnd: String?

  init() {}

  /// Whether a line, without its ending, is code. Lines must come in order.
  mutating func isCode(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = Cursor(line)
    // In a fence, only the marks of its own quotations are marks.
    let quotes = rest.skipQuotes(atMost: fence?.depth ?? .max)
    if quotes != depth {
      items = []
      isParagraph = false
      if let open = fence, quotes < open.depth { fence = nil }
      depth = quotes
    }
    rest.skipSpace()
    if let open = fence {
      if rest.isAtEnd { return true }
      if rest.column >= open.indent {
        if rest.column - open.indent < 4, rest.closes(open.mark, open.count) { fence = nil }
        return true
      }
      fence = nil
    }
    if let end = rawEnd {
      if rest.contains(end) { rawEnd = nil }
      return true
    }
    if rest.isAtEnd {
      isParagraph = false
      return false
    }
    if !isParagraph || rest.startsBlock { items.removeAll { rest.column < $0 } }
    while true {
      if !isParagraph, rest.column - (items.last ?? 0) >= 4 { return true }
      guard !rest.isThematicBreak, let content = rest.takeListMark() else { break }
      items.append(content)
      isParagraph = false
      if rest.isAtEnd { return false }
    }
    return startsCode(rest)
  }

  private mutating func startsCode(_ rest: Cursor) -> Bool {
    if let (mark, count) = rest.fence {
      fence = Fence(mark: mark, count: count, indent: items.last ?? 0, depth: depth)
      isParagraph = false
      return true
    }
    if let end = rest.rawEnd {
      if !rest.contains(end) { rawEnd = end }
      isParagraph = false
      return true
    }
    isParagraph = !rest.startsBlock
    return false
  }
}

/// A place in a line, with its column; tabs go to the next column that is a multiple of four.
private struct Cursor {
  private let line: ArraySlice<UInt8>
  private var index: Int
  private(set) var column = 0

  init(_ line: ArraySlice<UInt8>) {
    self.line = line
    index = line.startIndex
  }

  var isAtEnd: Bool { index == line.endIndex }
  private var byte: UInt8? { isAtEnd ? nil : line[index] }
  private var rest: ArraySlice<UInt8> { line[index...] }

  private mutating func advance() {
    column = line[index] == UInt8(ascii: "\t") ? column / 4 * 4 + 4 : column + 1
    index += 1
  }

  mutating func skipSpace() {
    while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { advance() }
  }

  /// Skips `>` marks with up to three spaces before each; columns count from after the last.
  mutating func skipQuotes(atMost limit: Int) -> Int {
    var count = 0
    while count < limit {
      var next = self
      next.skipSpace()
      guard next.byte == UInt8(ascii: ">"), next.column - column < 4 else { return count }
      next.advance()
      if next.byte == UInt8(ascii: " ") { next.advance() }
      next.column = 0
      self = next
      count += 1
    }
    return count
  }

  /// Takes `-`, `+`, `*`, `1.` or `1)` with the space after it; gives the column of what follows.
  mutating func takeListMark() -> Int? {
    var next = self
    guard let first = next.byte else { return nil }
    if "-+*".utf8.contains(first) {
      next.advance()
    } else {
      var digits = 0
      while let byte = next.byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        next.advance()
        digits += 1
      }
      guard (1...9).contains(digits), let byte = next.byte, ".)".utf8.contains(byte) else {
        return nil
      }
      next.advance()
    }
    let after = next.column
    next.skipSpace()
    guard next.isAtEnd || next.column > after else { return nil }
    // Five spaces and more are one space and indented code.
    let content = next.isAtEnd || next.column - after > 4 ? after + 1 : next.column
    self = next
    return content
  }

  private func run(of mark: UInt8) -> Int { rest.prefix { $0 == mark }.count }

  /// The mark and length of an opening fence.
  var fence: (mark: UInt8, count: Int)? {
    for mark in "`~".utf8 {
      let count = run(of: mark)
      guard count >= 3 else { continue }
      if mark == UInt8(ascii: "`"), rest.dropFirst(count).contains(mark) { return nil }
      return (mark, count)
    }
    return nil
  }

  func closes(_ mark: UInt8, _ count: Int) -> Bool {
    let length = run(of: mark)
    return length >= count
      && rest.dropFirst(length).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  var isThematicBreak: Bool {
    guard let mark = byte, "-*_".utf8.contains(mark) else { return false }
    let marks = rest.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// What ends raw HTML that begins here (CommonMark § 4.6, first kind).
  var rawEnd: String? {
    for name in ["pre", "script", "style", "textarea"] {
      let start = String(decoding: rest.prefix(name.utf8.count + 2), as: UTF8.self).lowercased()
      guard start.hasPrefix("<" + name) else { continue }
      let after = start.dropFirst(name.count + 1)
      if after.isEmpty || after == " " || after == ">" || after == "\t" { return "</\(name)>" }
    }
    return nil
  }

  func contains(_ text: String) -> Bool {
    String(decoding: rest, as: UTF8.self).lowercased().contains(text)
  }

  /// Whether what stands here cannot go on a paragraph.
  var startsBlock: Bool {
    var copy = self
    return byte == UInt8(ascii: "#") || rest.starts(with: "<!--".utf8) || fence != nil
      || isThematicBreak || rawEnd != nil || copy.takeListMark() != nil
  }
}
