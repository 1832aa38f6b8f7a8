// SPDX-License-Identifier: MIT
//
// Finds the blocks of a Markdown text, byte by byte: outside of code blocks, code spans and other
// comments, and nowhere else. It never guesses: a marker without its counterpart is a fault.

/// Finds blocks.
struct MarkdownScanner {
  private static let opening = Array("<!--".utf8)
  private static let closing = Array("-->".utf8)
  private static let name = Array("simpletab:".utf8)
  private static let endName = Array("/simpletab".utf8)

  private struct Marker {
    var line: Int
    var lineStart: Int
    var range: Range<Int>
    var text: String
  }

  private let bytes: [UInt8]
  private var context = MarkdownContext()
  private var line = 1
  private var lineStart = 0
  private var open: Marker?
  /// What held where the open block began. It holds again after its end, because what stands between
  /// is replaced.
  private var outer = MarkdownContext()
  /// What held before the line.
  private var before = MarkdownContext()
  private var blocks: [MarkdownBlock] = []

  /// The blocks of a text, in order. Throws the first fault, with its line.
  static func blocks(in bytes: [UInt8]) throws(DocumentError) -> [MarkdownBlock] {
    try checkEncoding(bytes)
    var scanner = MarkdownScanner(bytes: bytes)
    try scanner.run()
    return scanner.blocks
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func checkEncoding(_ bytes: [UInt8]) throws(DocumentError) {
    if String(validating: bytes, as: UTF8.self) != nil { return }
    var line = 1
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { break }
      line += 1
    }
    throw DocumentError(
      line: line, reason: "not UTF-8", hint: "Save the document as UTF-8; it was left as it is.")
  }

  private mutating func run() throws(DocumentError) {
    while lineStart < bytes.count {
      let end = lineEnd(from: lineStart)
      before = context
      if !context.isCode(bytes[lineStart..<end]) { try scanLine() }
      guard let newline = bytes[lineStart...].firstIndex(of: 10) else { break }
      lineStart = newline + 1
      line += 1
    }
    if let open {
      throw DocumentError(
        line: open.line, reason: "the block is not ended",
        hint: "End it with <!-- /simpletab --> on a line of its own.")
    }
  }

  /// The end of a line without its ending.
  private func lineEnd(from start: Int) -> Int {
    let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
    return end > start && bytes[end - 1] == 13 ? end - 1 : end
  }

  /// Looks through a line; a comment may lead on to a later one.
  private mutating func scanLine() throws(DocumentError) {
    var i = lineStart
    while i < bytes.count, bytes[i] != 10 {
      switch bytes[i] {
      case UInt8(ascii: "\\"): i += i + 1 < bytes.count && bytes[i + 1] != 10 ? 2 : 1
      case UInt8(ascii: "`"): i = afterCodeSpan(i)
      case UInt8(ascii: "<") where bytes[i...].starts(with: Self.opening):
        i = try takeComment(at: i)
      default: i += 1
      }
    }
  }

  /// The place after a code span that ends in its line; after its first marks when it does not.
  private func afterCodeSpan(_ start: Int) -> Int {
    let count = bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
    var i = start + count
    while i < bytes.count, bytes[i] != 10 {
      let run = bytes[i...].prefix { $0 == UInt8(ascii: "`") }.count
      if run == count { return i + run }
      i += max(1, run)
    }
    return start + count
  }

  private mutating func takeComment(at start: Int) throws(DocumentError) -> Int {
    let inside = start + Self.opening.count
    let word = bytes[inside...].drop { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
    let isMarker = word.starts(with: Self.name)
    let isEnd = word.starts(with: Self.endName)
    guard let end = find(Self.closing, from: inside) else {
      if isMarker || isEnd {
        throw DocumentError(line: line, reason: "the marker is not closed by -->")
      }
      // Such a comment reaches to the end of the document.
      lineStart = bytes.count
      return bytes.count
    }
    let whole = start..<end + Self.closing.count
    if isMarker {
      let text = String(decoding: bytes[word.startIndex + Self.name.count..<end], as: UTF8.self)
      if let open {
        throw DocumentError(
          line: line, reason: "a block begins inside the block of line \(open.line)",
          hint: "End that one with <!-- /simpletab --> first.")
      }
      outer = context
      open = Marker(line: line, lineStart: lineStart, range: whole, text: text)
    }
    if isEnd {
      guard let marker = open else {
        throw DocumentError(line: line, reason: "the end of a block that has not begun")
      }
      blocks.append(try block(marker, end: whole.lowerBound))
      open = nil
      context = outer
    }
    // A comment over several lines: the lines that it covers are done.
    for i in start..<whole.upperBound where bytes[i] == 10 {
      line += 1
      lineStart = i + 1
    }
    return whole.upperBound
  }

  private func find(_ text: [UInt8], from start: Int) -> Int? {
    guard start + text.count <= bytes.count else { return nil }
    return (start...bytes.count - text.count).first { bytes[$0...].starts(with: text) }
  }

  private func block(_ marker: Marker, end: Int) throws(DocumentError) -> MarkdownBlock {
    let after = marker.range.upperBound
    guard let newline = bytes[after..<end].firstIndex(of: 10) else {
      // A line that begins with ``` is no fence only while there is another ` in it.
      var alone = before
      let rest = bytes[marker.lineStart..<after] + bytes[end..<lineEnd(from: end)]
      if alone.isCode(rest) {
        throw DocumentError(
          line: marker.line, reason: "without what stands in the block, the line is code",
          hint: "Give the block a line of its own.")
      }
      return MarkdownBlock(
        line: marker.line, text: marker.text, content: after..<end, layout: .inline, tail: [])
    }
    let before = bytes[marker.lineStart..<marker.range.lowerBound]
    guard Self.isPrefix(before), bytes[after..<newline].allSatisfy(Self.isSpace) else {
      throw DocumentError(
        line: marker.line,
        reason: "a block over several lines needs its first marker alone in a line",
        hint: "Inside a line, end the block in the same line.")
    }
    let prefix = before.map { Self.isSpace($0) || $0 == UInt8(ascii: ">") ? $0 : 32 }
    let ending: [UInt8] = newline > 0 && bytes[newline - 1] == 13 ? [13, 10] : [10]
    // What stands before the last marker stays when it is no more than an indentation.
    let last = bytes[lineStart..<end]
    let tail = Self.isPrefix(last) ? Array(last) : prefix
    return MarkdownBlock(
      line: marker.line, text: marker.text, content: after..<end,
      layout: .lines(prefix: prefix, ending: ending), tail: tail)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }

  /// Whether a line so far is an indentation, marks of quotations, or the mark of a list.
  private static func isPrefix(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { isSpace($0) || ">-+*.)0123456789".utf8.contains($0) }
  }
}
