// SPDX-License-Identifier: MIT
//
// Labels against baselines measured in recordings of UIKit, and in a font of boxes whose advances are
// 0.6 em, with i, l, dots and spaces at 0.3 and m, w and the ellipsis at 0.9.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UILabelTests {
  /// Where the pens of a label's runs start, in its points.
  private func origins(_ label: UILabel) -> [CGPoint] {
    label.setter.drawing(in: label.bounds).commands.compactMap {
      if case .glyphs(_, let origin, _) = $0 { origin } else { nil }
    }
  }

  private func glyphCount(_ label: UILabel) -> Int {
    label.setter.drawing(in: label.bounds).commands.reduce(0) { count, command in
      if case .glyphs(let run, _, _) = command { count + run.glyphs.count } else { count }
    }
  }

  private func label(
    _ text: String, size: CGFloat = 10, width: CGFloat = 100, height: CGFloat = 20
  ) throws -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = try Support.boxFont(size)
    label.text = text
    return label
  }

  @Test(arguments: [(14, 647, 659.5), (17, 652, 665.5)] as [(CGFloat, CGFloat, CGFloat)])
  func `a line in a label of 15 points stands on the measured baseline`(
    size: CGFloat, top: CGFloat, baseline: CGFloat
  ) {
    Support.stage()
    let label = UILabel(frame: CGRect(x: 2, y: top, width: 121, height: 15))
    label.font = .systemFont(ofSize: size)
    label.text = "Messages"
    #expect(origins(label).map { top + $0.y } == [baseline])
  }

  @Test func `defaults are those of UIKit`() {
    Support.stage()
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.isUserInteractionEnabled)
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
  }

  @Test func `an attributed text without a font is drawn in the label's`() throws {
    Support.stage()
    let label = try label("", size: 20)
    label.attributedText = NSAttributedString(
      string: "abc", attributes: [.foregroundColor: UIColor.red])
    #expect(label.intrinsicContentSize.width == 36)
    #expect(label.textColor == .red)
    #expect(label.text == "abc")
  }

  @Test(
    arguments: [
      (.left, 0), (.center, 32), (.right, 64), (.natural, 0), (.justified, 0),
    ] as [(NSTextAlignment, CGFloat)])
  func `alignment places the line`(alignment: NSTextAlignment, x: CGFloat) throws {
    Support.stage()
    let label = try label("abcdef")
    label.textAlignment = alignment
    #expect(abs((origins(label).first?.x ?? -1) - x) < 1e-9)
  }

  @Test func `natural alignment follows the interface`() throws {
    Support.stage(traits: UITraitCollection(layoutDirection: .rightToLeft))
    let label = try label("abcdef")
    #expect(abs((origins(label).first?.x ?? -1) - 64) < 1e-9)
  }

  @Test func `sizes are rounded up to device pixels`() throws {
    for (scale, width) in [(1, 19), (2, 18.5), (3, 18.0 + 1.0 / 3)] as [(CGFloat, CGFloat)] {
      Support.stage(scale: scale)
      let label = try label("abc", size: 10.1)
      #expect(abs(label.intrinsicContentSize.width - width) < 1e-9)
      #expect(abs(label.sizeThatFits(CGSize(width: 1, height: 1)).width - width) < 1e-9)
    }
    Support.stage(scale: 2)
    let label = UILabel()
    label.text = "x"
    for (size, height) in [(16, 19.5), (11, 13.5), (30, 36)] as [(CGFloat, CGFloat)] {
      label.font = .systemFont(ofSize: size)
      #expect(label.intrinsicContentSize.height == height)
    }
  }

  @Test func `a text that just fits is not cut, a wider one gets an ellipsis`() throws {
    Support.stage()
    let label = try label("abcdef", width: 36)
    #expect(glyphCount(label) == 6)
    label.bounds.size.width = 35
    // 35 points hold the ellipsis of 9 and four letters of 6.
    #expect(glyphCount(label) == 5)
    label.lineBreakMode = .byClipping
    #expect(glyphCount(label) == 6)
  }

  @Test func `lines break at spaces and stand in the middle together`() throws {
    Support.stage()
    let label = try label("abc def abc", width: 45, height: 60)
    label.numberOfLines = 0
    let ys = origins(label).map(\.y)
    #expect(ys.count == 2)
    #expect(ys[1] - ys[0] == 10)
    // Two lines of 10 points about y = 30; the ascender is 8.
    #expect(ys[0] == 28)
    #expect(label.sizeThatFits(CGSize(width: 45, height: 0)).height == 20)
  }

  @Test func `lines that do not fit are dropped and the last is cut`() throws {
    Support.stage()
    let label = try label("abc def abc", width: 20, height: 21)
    label.numberOfLines = 0
    #expect(origins(label).count == 2)
  }

  @Test func `a text set smaller keeps its baseline`() throws {
    Support.stage()
    let label = try label("abcdef", size: 20, width: 36)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(glyphCount(label) == 6)
    // At full size the baseline lies at 10 − 10 + 16.
    #expect(origins(label).map(\.y) == [16])
    label.baselineAdjustment = .alignCenters
    #expect(origins(label).map(\.y) == [13])
    label.minimumScaleFactor = 0.9
    #expect(glyphCount(label) < 6)
  }

  @Test func `kern widens and a baseline offset raises`() throws {
    Support.stage()
    let label = try label("")
    label.attributedText = NSAttributedString(
      string: "abc",
      attributes: [.font: try Support.boxFont(10), .kern: 1.0 as CGFloat, .baselineOffset: 2])
    #expect(label.intrinsicContentSize.width == 21)
  }

  @Test func `setting a colour or a font sets the whole text`() throws {
    Support.stage()
    let label = try label("")
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    label.attributedText = text
    #expect(origins(label).count == 2)
    label.textColor = .green
    let colors = label.attributedText?.attributeRuns.map {
      $0.attributes[.foregroundColor] as? UIColor
    }
    #expect(colors == [.green])
  }

  @Test func `an attributed text reads as it was set, and as what was changed of it since`() throws
  {
    Support.stage()
    let label = try label("")
    let text = NSAttributedString(string: "a\u{301}b", attributes: [.foregroundColor: UIColor.red])
    label.attributedText = text
    #expect(label.attributedText === text)
    #expect(label.text == "a\u{301}b")
    label.textColor = .green
    label.font = .systemFont(ofSize: 9)
    let runs = try #require(label.attributedText?.attributeRuns)
    #expect(runs.map(\.text) == ["a\u{301}b"])
    #expect(runs[0].attributes[.foregroundColor] as? UIColor == .green)
    #expect(runs[0].attributes[.font] as? UIFont == .systemFont(ofSize: 9))
    #expect(text.attributeRuns[0].attributes[.foregroundColor] as? UIColor == .red)
    // What is changed afterwards is not the label's.
    let other = NSMutableAttributedString(string: "x")
    label.attributedText = other
    other.append(NSAttributedString(string: "y"))
    #expect(label.text == "x")
    label.text = "z"
    #expect(label.attributedText?.string == "z")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func `a text set with attributes shows what an attributed text does, and makes none`()
    throws
  {
    Support.stage()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let attributes: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.red, .kern: 1.0 as CGFloat, .paragraphStyle: style,
    ]
    let (first, second) = (try label("old"), try label("old"))
    first.font = try Support.boxFont(20)
    first.attributedText = NSAttributedString(string: "abc", attributes: attributes)
    second.setText("abc", attributes: attributes, font: try Support.boxFont(20))
    #expect(second.givenText == nil)
    #expect(origins(second) == origins(first))
    #expect(second.textColor == .red)
    #expect(second.font == first.font)
    #expect(second.textAlignment == .right)
    #expect(second.attributedText == first.attributedText)
    second.setText("", attributes: attributes)
    #expect(second.text == "")
    #expect(second.intrinsicContentSize.width == 0)
  }

  @Test func `the same text is not set again until something else is`() throws {
    Support.stage()
    let label = UILabel()
    func isRedrawn(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> Bool {
      let shown = label.attributedText
      label.setText(text, attributes: attributes)
      return label.attributedText !== shown
    }
    #expect(isRedrawn("\u{E9}"))
    #expect(!isRedrawn("\u{E9}"))
    // The same letter, spelled otherwise.
    #expect(isRedrawn("e\u{301}"))
    #expect(isRedrawn("e\u{301}", [.foregroundColor: UIColor.red]))
    #expect(!isRedrawn("e\u{301}", [.foregroundColor: UIColor.red]))
    label.textColor = .blue
    #expect(isRedrawn("e\u{301}", [.foregroundColor: UIColor.red]))
    #expect(label.textColor == .red)
    label.text = "client"
    #expect(isRedrawn("e\u{301}", [.foregroundColor: UIColor.red]))
  }

  @Test func `a character without a glyph is drawn as a box and reported once`() throws {
    let stage = Support.stage()
    let label = try label("a\u{1F600}\u{1F600}")
    label.layer.displayIfNeeded()
    label.text = "b\u{1F600}"
    label.layer.displayIfNeeded()
    #expect(stage.diagnostics.filter { $0.contains("U+1F600") }.count == 1)
    #expect(glyphCount(label) == 2)
  }

  @Test func `letters that no font has are told in one line, each once, eight by name`() throws {
    let stage = Support.stage()
    let label = try label("😀😁😀😂😃😄😅😆😇😈😉")
    label.layer.displayIfNeeded()
    #expect(stage.diagnostics.count == 1)
    let line = stage.diagnostics.first ?? ""
    #expect(line.hasPrefix("no font has glyphs for \"😀\" (U+1F600), \"😁\" (U+1F601), "))
    #expect(line.hasSuffix("(U+1F607) and 2 more; boxes are drawn"))
  }

  @Test func `an empty text and an empty box draw nothing`() throws {
    Support.stage()
    #expect(origins(try label("")).isEmpty)
    #expect(origins(try label("abc", width: 0)).isEmpty)
    #expect(try label("").intrinsicContentSize == .zero)
  }

  @Test func `a subclass may draw its text elsewhere`() throws {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 0)) }
    }
    Support.stage()
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.font = try Support.boxFont(10)
    label.text = "abc"
    label.layer.displayIfNeeded()
    guard case .vector(let contents)? = label.layer.layerContents,
      case .glyphs(_, let origin, _)? = contents.commands.first
    else {
      Issue.record("the label drew no glyphs")
      return
    }
    #expect(origin.x == 10)
  }
}
