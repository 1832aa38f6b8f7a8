// SPDX-License-Identifier: MIT
//
// Fills lines with the stretches of a paragraph: greedily, a line ends at the last place that fits. A
// word wider than the line breaks at a character. The last line that is allowed takes the rest and
// is truncated.

import Foundation
import Typesetting

struct LineSetter {
  /// The line's width in points; `nil` sets no bound.
  let width: CGFloat?
  let setting: TextSetting
  var lines: [TextLayout.Line] = []
  var isTruncated = false

  init(width: CGFloat?, setting: TextSetting) {
    self.width = width
    self.setting = setting
  }

  /// Whether no further line is allowed.
  var isFull: Bool { setting.numberOfLines > 0 && lines.count >= setting.numberOfLines }

  private var isLastLine: Bool {
    setting.numberOfLines > 0 && lines.count == setting.numberOfLines - 1
  }

  private var direction: LineDirection {
    switch setting.paragraph.baseWritingDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .natural: setting.direction
    }
  }

  /// Sets a paragraph into as many lines as it takes and as are allowed.
  mutating func set(_ spans: [TextSpan]) {
    var rest = spans
    while true {
      guard let width, !fits(rest, width) else { return append(rest, truncatedTo: nil) }
      if isLastLine || setting.numberOfLines == 1 { return append(rest, truncatedTo: width) }
      let count = breakPosition(in: rest, width: width)
      let (head, tail) = Self.split(rest, at: count)
      append(Self.trimmed(head), truncatedTo: nil)
      rest = Self.withoutLeadingSpace(tail)
      if rest.isEmpty { return }
      if isFull {
        isTruncated = true
        return
      }
    }
  }

  private func shape(_ span: TextSpan, maximumWidth: CGFloat? = nil) -> ShapedLine {
    Typesetter.line(
      span.text, font: span.font, direction: direction,
      maximumWidth: maximumWidth.map(Double.init))
  }

  private func measure(_ spans: [TextSpan]) -> CGFloat {
    spans.reduce(0) { $0 + CGFloat(shape($1).width) }
  }

  /// Whether the stretches fit, with room for the rounding of sums.
  private func fits(_ spans: [TextSpan], _ width: CGFloat) -> Bool {
    measure(Self.trimmed(spans)) <= width + 1e-6
  }

  /// How many characters the next line takes; at least one.
  private func breakPosition(in spans: [TextSpan], width: CGFloat) -> Int {
    let characters = Array(spans.map(\.text).joined())
    let words = setting.lineBreakMode == .byCharWrapping ? [] : Self.breaks(in: characters)
    if let position = Self.lastFitting(words, { fits(Self.split(spans, at: $0).0, width) }) {
      return position
    }
    let everywhere = Array(1...max(1, characters.count))
    return Self.lastFitting(everywhere, { fits(Self.split(spans, at: $0).0, width) }) ?? 1
  }

  /// The last candidate that fits, by bisection: longer heads are wider.
  private static func lastFitting(_ candidates: [Int], _ fits: (Int) -> Bool) -> Int? {
    var low = 0
    var high = candidates.count
    while low < high {
      let middle = (low + high) / 2
      if fits(candidates[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? candidates[low - 1] : nil
  }

  /// Where a line may end: after spaces and hyphens, and beside ideographs.
  static func breaks(in characters: [Character]) -> [Int] {
    characters.indices.dropFirst().filter { index in
      let before = characters[index - 1]
      let after = characters[index]
      if after.isWhitespace { return false }
      return before.isWhitespace || before == "-" || isIdeograph(before) || isIdeograph(after)
    }
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x3041...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar)
      || (0xF900...0xFAFF).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
  }

  /// The stretches before and after a number of characters.
  static func split(_ spans: [TextSpan], at count: Int) -> ([TextSpan], [TextSpan]) {
    var head: [TextSpan] = []
    var tail: [TextSpan] = []
    var left = count
    for span in spans {
      let length = span.text.count
      var first = span
      var second = span
      first.text = String(span.text.prefix(left))
      second.text = String(span.text.dropFirst(left))
      if left > 0, !first.text.isEmpty { head.append(first) }
      if !second.text.isEmpty { tail.append(second) }
      left = max(0, left - length)
    }
    return (head, tail)
  }

  /// The stretches without the spaces at their end: those hang over the edge.
  private static func trimmed(_ spans: [TextSpan]) -> [TextSpan] {
    var spans = spans
    while var last = spans.popLast() {
      while last.text.last?.isWhitespace == true { last.text.removeLast() }
      if !last.text.isEmpty || spans.isEmpty {
        spans.append(last)
        break
      }
    }
    return spans
  }

  private static func withoutLeadingSpace(_ spans: [TextSpan]) -> [TextSpan] {
    var spans = spans
    while let first = spans.first {
      spans[0].text = String(first.text.drop(while: \.isWhitespace))
      if !spans[0].text.isEmpty { break }
      spans.removeFirst()
    }
    return spans
  }

  // MARK: - Lines

  private mutating func append(_ spans: [TextSpan], truncatedTo limit: CGFloat?) {
    var pieces: [(TextSpan, ShapedLine)]
    if let limit, setting.lineBreakMode != .byClipping {
      pieces = truncated(spans, to: limit)
      isTruncated = true
    } else {
      pieces = spans.map { ($0, shape($0)) }
    }
    let isRightToLeft = self.isRightToLeft(pieces.map(\.1))
    if isRightToLeft { pieces.reverse() }
    var line = TextLayout.Line(
      pieces: [], width: 0, ascender: 0, height: 0, isRightToLeft: isRightToLeft)
    var descent: CGFloat = 0
    for (span, shaped) in pieces {
      line.pieces.append(.init(line: shaped, x: line.width, span: span))
      line.width += CGFloat(shaped.width)
    }
    for (span, _) in pieces.isEmpty ? spans.map({ ($0, shape($0)) }) : pieces {
      let height = setting.paragraph.lineHeight(of: CGFloat(span.font.lineHeight))
      // What the paragraph adds to the font's own height stands over the text.
      let ascender = CGFloat(span.font.ascender) + height - CGFloat(span.font.lineHeight)
      line.ascender = max(line.ascender, ascender + span.baselineOffset)
      descent = max(descent, height - ascender - span.baselineOffset)
    }
    line.height = line.ascender + descent
    lines.append(line)
  }

  private func isRightToLeft(_ lines: [ShapedLine]) -> Bool {
    switch direction {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: lines.first { $0.width > 0 }?.isRightToLeft ?? setting.isRightToLeft
    }
  }

  /// The stretches cut so that they and an ellipsis fit.
  private func truncated(_ spans: [TextSpan], to limit: CGFloat) -> [(TextSpan, ShapedLine)] {
    for index in spans.indices.reversed() {
      let before = spans[..<index].map { ($0, shape($0)) }
      let room = limit - before.reduce(0) { $0 + CGFloat($1.1.width) }
      guard room > 0 || index == 0 else { continue }
      // The stretch is shaped with all that follows it, so that it is cut even where it alone fits.
      var span = spans[index]
      span.text = spans[index...].map(\.text).joined()
      let line = shape(span, maximumWidth: max(0, room))
      let own = shape(spans[index])
      let ellipsisOnly = line.isTruncated && line.width < own.width && CGFloat(line.width) > room
      if index == 0 || !ellipsisOnly { return before + [(span, line)] }
    }
    return []
  }
}
