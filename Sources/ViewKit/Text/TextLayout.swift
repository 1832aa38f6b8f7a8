// SPDX-License-Identifier: MIT
//
// A text set into lines. In: stretches of text with font and colour, a width in points. Out: lines of
// shaped pieces with their pen positions in points, from the left edge of the box and its top line.
// Shaping, kerning and truncation are Typesetting's; this decides where lines break and stand.

import Foundation
import Typesetting

/// A stretch of text in one font and colour.
struct TextSpan {
  var text: String
  var font: Font
  var color: UIColor
  /// How far the glyphs are raised, in points.
  var baselineOffset: CGFloat = 0
  /// What is filled behind the glyphs.
  var background: UIColor?
  /// Lines under and through the glyphs.
  var underline: TextRule?
  var strikethrough: TextRule?
}

/// A line under or through a text.
struct TextRule: Equatable {
  var style: NSUnderlineStyle
  var color: UIColor?
}

/// How a text is set.
struct TextSetting {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var direction = LineDirection.natural
  /// Whether the interface runs from the right: what `natural` means for a text without letters.
  var isRightToLeft = false
  /// The most lines; 0 sets no bound.
  var numberOfLines = 1
  var paragraph = NSParagraphStyle.default
}

/// A text set into lines.
struct TextLayout {
  /// A shaped stretch and its pen position on its line.
  struct Piece {
    var line: ShapedLine
    /// From the line's left end to the piece's, in points.
    var x: CGFloat
    var span: TextSpan
  }

  /// One line.
  struct Line {
    var pieces: [Piece]
    /// The sum of the advances, in points.
    var width: CGFloat
    /// From the line's top to its baseline, in points.
    var ascender: CGFloat
    /// From the line's top to its bottom, in points.
    var height: CGFloat
    var isRightToLeft: Bool
  }

  var lines: [Line]
  /// Whether text was left out.
  var isTruncated: Bool

  /// The extent of all lines, in points, not rounded.
  func size(spacing: CGFloat) -> CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1)))
  }

  /// Characters that no face had, in reading order.
  var missingScalars: [Unicode.Scalar] {
    lines.flatMap { $0.pieces.flatMap(\.line.missingScalars) }
  }

  /// Sets a text. `width` is in points; `nil` sets no bound.
  init(_ spans: [TextSpan], width: CGFloat?, setting: TextSetting) {
    var setter = LineSetter(width: width.map { max(0, $0) }, setting: setting)
    for paragraph in Self.paragraphs(of: spans) {
      if setter.isFull {
        setter.isTruncated = true
        break
      }
      setter.set(paragraph)
    }
    lines = setter.lines
    isTruncated = setter.isTruncated
  }

  /// The stretches of each paragraph; an empty paragraph keeps one empty stretch for its height.
  static func paragraphs(of spans: [TextSpan]) -> [[TextSpan]] {
    var paragraphs: [[TextSpan]] = [[]]
    for span in spans {
      let parts = span.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 { paragraphs.append([]) }
        if part.isEmpty, parts.count == 1 || !paragraphs[paragraphs.count - 1].isEmpty { continue }
        var piece = span
        piece.text = String(part)
        paragraphs[paragraphs.count - 1].append(piece)
      }
    }
    return paragraphs == [[]] ? [] : paragraphs
  }
}

extension TextSpan: Equatable {}
