// SPDX-License-Identifier: MIT
//
// A label's text, set and drawn: attributes become spans, spans become lines, lines become glyphs at
// pen positions in the label's points.
//
//   baseline = round(midY − lineHeight / 2 + ascender, to a device pixel)
//
// The line is centred and not clamped. Source: measured baselines of 14 and 17 points in labels of 15.

import Foundation
import Raster
import Typesetting

/// A label's text and everything that decides how it is drawn.
struct LabelSetter {
  var runs: [AttributeRun]
  var font: UIFont
  var color: UIColor
  /// Whether the label's colour is drawn instead of the text's own.
  var overridesColor = false
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var isRightToLeft = false
  /// The least share of the font's size, where the text may be set smaller.
  var minimumScale: CGFloat?
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var shadow: (color: UIColor, offset: CGSize)?
  /// Pixels per point.
  var scale: CGFloat = 2
  var traits = UITraitCollection.current

  init(runs: [AttributeRun], font: UIFont, color: UIColor) {
    self.runs = runs
    self.font = font
    self.color = color
  }

  /// The first paragraph's style.
  var paragraph: NSParagraphStyle {
    runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle.default
  }

  /// The text as spans, set at a share of its size. Text whose font has no file is left out.
  func spans(shrunk share: CGFloat = 1) -> [TextSpan] {
    runs.compactMap { run in
      let named = run.attributes[.font] as? UIFont ?? font
      guard var font = named.font else { return nil }
      font.size *= Double(share)
      let spacing = run.attributes[.kern] ?? run.attributes[.tracking]
      font.letterSpacing = Double((number(spacing) ?? 0) * share)
      let own = run.attributes[.foregroundColor] as? UIColor
      return TextSpan(
        text: run.text, font: font, color: overridesColor ? color : own ?? color,
        baselineOffset: number(run.attributes[.baselineOffset]) ?? 0,
        background: run.attributes[.backgroundColor] as? UIColor,
        underline: rule(run.attributes, .underlineStyle, .underlineColor),
        strikethrough: rule(run.attributes, .strikethroughStyle, .strikethroughColor))
    }
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func rule(
    _ attributes: [NSAttributedString.Key: Any], _ style: NSAttributedString.Key,
    _ color: NSAttributedString.Key
  ) -> TextRule? {
    let value = attributes[style]
    let raw = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) }
    guard let raw, raw != 0 else { return nil }
    return TextRule(
      style: NSUnderlineStyle(rawValue: raw), color: attributes[color] as? UIColor)
  }

  /// The text set in a width, in points; `nil` sets no bound.
  func layout(width: CGFloat?, shrunk share: CGFloat = 1) -> TextLayout {
    TextLayout(spans(shrunk: share), width: width, setting: setting)
  }

  private var setting: TextSetting {
    TextSetting(
      lineBreakMode: lineBreakMode, isRightToLeft: isRightToLeft, numberOfLines: numberOfLines,
      paragraph: paragraph)
  }

  /// The share of its size at which a single line fits a width.
  private func share(fitting width: CGFloat) -> CGFloat {
    guard let minimumScale, numberOfLines == 1 else { return 1 }
    let natural = layout(width: nil).size(spacing: 0).width
    guard natural > width, natural > 0 else { return 1 }
    return min(1, max(minimumScale, width / natural))
  }

  // MARK: - Drawing

  /// What the label draws into a box, in the box's points, and the characters that no font had.
  func drawing(in box: CGRect) -> (commands: [VectorCommand], missingScalars: [Unicode.Scalar]) {
    guard !runs.isEmpty, box.width > 0 else { return ([], []) }
    let share = share(fitting: box.width)
    var layout = layout(width: box.width, shrunk: share)
    if numberOfLines != 1 { layout = fitting(layout, in: box) }
    var commands: [VectorCommand] = []
    for (line, baseline) in zip(layout.lines, baselines(of: layout, in: box, shrunk: share)) {
      draw(line, baseline: baseline, in: box, into: &commands)
    }
    return (commands, layout.missingScalars)
  }

  /// Several lines that are too high are set again with as many as the box holds.
  private func fitting(_ layout: TextLayout, in box: CGRect) -> TextLayout {
    var height: CGFloat = 0
    var count = 0
    for line in layout.lines {
      height += line.height + (count > 0 ? paragraph.lineSpacing : 0)
      if height > box.height + 1e-6 { break }
      count += 1
    }
    guard count < layout.lines.count else { return layout }
    var bounded = self
    bounded.numberOfLines = max(1, count)
    return bounded.layout(width: box.width)
  }

  /// The baseline of each line, in the box's points, on device pixels.
  private func baselines(
    of layout: TextLayout, in box: CGRect, shrunk share: CGFloat
  ) -> [CGFloat] {
    let grid = PixelGrid(scale: Double(scale))
    let total = layout.size(spacing: paragraph.lineSpacing).height
    var top = box.midY - total / 2
    if share < 1, let line = layout.lines.first {
      switch baselineAdjustment {
      case .alignCenters: break
      case .none: top = box.minY
      case .alignBaselines:
        top = box.midY - line.height / share / 2 + line.ascender / share - line.ascender
      }
    }
    return layout.lines.map { line in
      defer { top += line.height + paragraph.lineSpacing }
      return CGFloat(grid.round(Double(top + line.ascender)))
    }
  }

  private func left(of line: TextLayout.Line, in box: CGRect) -> CGFloat {
    let style = paragraph.alignment
    switch alignment == .natural ? style : alignment {
    case .left: return box.minX
    case .right: return box.maxX - line.width
    case .center: return box.minX + (box.width - line.width) / 2
    case .natural, .justified: return isRightToLeft ? box.maxX - line.width : box.minX
    }
  }

  private func draw(
    _ line: TextLayout.Line, baseline: CGFloat, in box: CGRect, into commands: inout [VectorCommand]
  ) {
    let left = left(of: line, in: box)
    for piece in line.pieces {
      guard let color = piece.span.background else { continue }
      commands.append(
        fill(
          CGRect(
            x: left + piece.x, y: baseline - line.ascender, width: CGFloat(piece.line.width),
            height: line.height), color))
    }
    if let shadow {
      draw(
        line, left: left + shadow.offset.width, baseline: baseline + shadow.offset.height,
        color: shadow.color, into: &commands)
    }
    draw(line, left: left, baseline: baseline, color: nil, into: &commands)
  }

  private func draw(
    _ line: TextLayout.Line, left: CGFloat, baseline: CGFloat, color: UIColor?,
    into commands: inout [VectorCommand]
  ) {
    for piece in line.pieces {
      let color = color ?? piece.span.color
      let origin = CGPoint(x: left + piece.x, y: baseline - piece.span.baselineOffset)
      if let rule = piece.span.underline {
        commands.append(
          contentsOf: rules(rule, piece, origin, at: 0.12 * piece.line.size, color))
      }
      for run in piece.line.runs(scale: 1) {
        commands.append(
          .glyphs(run, origin: origin, color: color.cgColor(for: traits)))
      }
      if let rule = piece.span.strikethrough {
        commands.append(
          contentsOf: rules(rule, piece, origin, at: -0.26 * piece.line.size, color))
      }
    }
  }

  /// The lines of a rule, a fifteenth of an em thick and at least a device pixel. Chosen by us.
  private func rules(
    _ rule: TextRule, _ piece: TextLayout.Piece, _ origin: CGPoint, at offset: Double,
    _ color: UIColor
  ) -> [VectorCommand] {
    let grid = PixelGrid(scale: Double(scale))
    let isThick = rule.style == .thick
    let height = max(grid.onePixel, grid.round(piece.line.size / 15 * (isThick ? 2 : 1)))
    let top = grid.round(Double(origin.y) + offset)
    let count = rule.style == .double ? 2 : 1
    return (0..<count).map { index in
      fill(
        CGRect(
          x: origin.x, y: CGFloat(top + Double(index) * 2 * height),
          width: CGFloat(piece.line.width), height: CGFloat(height)), rule.color ?? color)
    }
  }

  private func fill(_ rect: CGRect, _ color: UIColor) -> VectorCommand {
    let path = Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
    return .fillPath(path, rule: .nonZero, color: color.cgColor(for: traits), mode: .sourceOver)
  }
}
