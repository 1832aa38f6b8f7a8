// SPDX-License-Identifier: MIT
//
// A string and a font become one line of placed glyphs. A line that is too wide loses its tail: as
// many leading clusters stay as fit before an ellipsis, in the order they are read, so a line from
// right to left is cut on its left. The kept text is shaped again, so that its last letter has the
// form of a last letter.

/// Sets lines of text.
public enum Typesetter {
  /// How much wider than its limit a line may be without being cut, in points: far under a pixel of
  /// any device (⅓ pt), far over what sums of doubles lose. Chosen by us.
  public static let fitTolerance = 1.0 / 1024

  /// Shapes one line of text, or finds it among those shaped before.
  ///
  /// - Parameters:
  ///   - text: what to set; line breaks and tabs count as spaces, other control characters are
  ///     dropped.
  ///   - font: the faces, in the order they are asked for each cluster.
  ///   - direction: the line's base direction.
  ///   - maximumWidth: where the line is cut, in points; `nil`, infinite or NaN for nowhere. White
  ///     space at the end is dropped before anything is cut, and so is white space before the
  ///     ellipsis. A line too narrow for the ellipsis holds it all the same, and is wider than asked.
  /// - Returns: the line, in points.
  public static func line(
    _ text: String, font: Font, direction: LineDirection = .natural, maximumWidth: Double? = nil
  ) -> ShapedLine {
    var font = font
    if !(font.size > 0 && font.size.isFinite) { font.size = 0 }
    let width = maximumWidth.flatMap { $0.isFinite ? $0 : nil }
    let question = ShapedLines.Question(
      text: text, font: font, direction: direction, maximumWidth: width)
    return ShapedLines.shared.line(for: question) {
      shape(LineText(text), font: font, direction: direction, maximumWidth: width)
    }
  }

  private static func shape(
    _ text: LineText, font: Font, direction: LineDirection, maximumWidth: Double?
  ) -> ShapedLine {
    let whole = LineLayout(text, font: font, direction: direction)
    guard let maximumWidth else { return whole.placed(isTruncated: false) }
    let limit = maximumWidth + fitTolerance
    if whole.widthInPoints <= limit || text.clusterCount == 0 {
      return whole.placed(isTruncated: false)
    }
    // The text that stays decides no longer where the line runs.
    let direction: LineDirection = whole.isRightToLeft ? .rightToLeft : .leftToRight
    let trimmed = text.withoutTrailingSpace
    if trimmed.clusterCount < text.clusterCount {
      let layout = LineLayout(trimmed, font: font, direction: direction)
      if layout.widthInPoints <= limit { return layout.placed(isTruncated: false) }
    }
    return truncated(whole, limit: limit, direction: direction).placed(isTruncated: true)
  }

  private static func truncated(
    _ whole: LineLayout, limit: Double, direction: LineDirection
  ) -> LineLayout {
    func candidate(_ count: Int) -> LineLayout {
      LineLayout(whole.text.truncated(to: count), font: whole.font, direction: direction)
    }
    func fits(_ layout: LineLayout) -> Bool { layout.widthInPoints <= limit }

    // A first guess from the whole line's own positions, then the truth by shaping.
    let ellipsis = candidate(0)
    let room = limit - ellipsis.widthInPoints
    let positions = whole.clusterPositions
    var count = positions.prefix { $0 * whole.font.size <= room }.count - 1
    count = min(max(count, 0), whole.text.clusterCount - 1)
    var best = candidate(count)
    if fits(best) {
      while count + 1 < whole.text.clusterCount {
        let next = candidate(count + 1)
        guard fits(next) else { break }
        best = next
        count += 1
      }
    } else {
      while count > 0, !fits(best) {
        count -= 1
        best = candidate(count)
      }
    }
    return best
  }
}
