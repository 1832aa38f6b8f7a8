// SPDX-License-Identifier: MIT
//
// A view of text. A single line is centred on its line box and not held inside the bounds; its
// baseline lies on a device pixel. Text and its colours are never animated: they are final as soon
// as they are set. Source: measured in recordings of UIKit.

public import Foundation
import Typesetting

/// A view that shows text.
open class UILabel: UIView {
  private var plainText: String?
  /// The text with attributes, in the stretches that share them.
  private var richText: (string: String, runs: [AttributeRun])?
  /// What `attributedText` was set to, while `richText` is what it says. Foundation's attributed strings
  /// are dear to make, and on Linux their attributes are never freed, so none is made without need.
  private(set) var givenText: NSAttributedString?
  /// What `setText` was given last, while the label still shows it.
  private var styledText: StyledText?
  private var ownFont = UIFont.systemFont(ofSize: 17)
  private var ownColor = UIColor.label
  private var ownAlignment = NSTextAlignment.natural
  private var ownLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// A label with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label without a text; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: - Text

  /// The text; setting it drops the attributes of `attributedText`.
  open var text: String? {
    get { richText?.string ?? plainText }
    set {
      plainText = newValue
      richText = nil
      givenText = nil
      styledText = nil
      textDidChange()
    }
  }

  /// The text with attributes. What it leaves open is the label's: its font, colour, alignment.
  open var attributedText: NSAttributedString? {
    get {
      if let givenText { return givenText }
      guard let richText else {
        return plainText.map {
          NSAttributedString(string: $0, attributes: [.font: ownFont, .foregroundColor: ownColor])
        }
      }
      // Only whole texts of one stretch are changed without being given anew.
      let text = NSAttributedString(
        string: richText.string, attributes: richText.runs.first?.attributes)
      givenText = text
      return text
    }
    set {
      // Immutable ones are not copied.
      givenText = newValue?.copy() as? NSAttributedString
      show(givenText.map { ($0.string, $0.attributeRuns) })
    }
  }

  /// Sets the text with attributes, as `font` and then `attributedText` would. UIKit has no such
  /// function; there is one here because Foundation on Linux keeps the attributes of every attributed
  /// string until the process ends. To set the same again costs a comparison.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - attributes: what holds for all of it.
  ///   - font: the label's font, in which the text is drawn if it has none of its own; `nil` keeps it.
  open func setText(
    _ text: String, attributes: [NSAttributedString.Key: Any], font: UIFont? = nil
  ) {
    let styled = StyledText(text: text, attributes: attributes, font: font)
    if let styledText, styledText.isSame(as: styled) { return }
    if let font { ownFont = font }
    givenText = nil
    show((text, text.isEmpty ? [] : [AttributeRun(text: text, attributes: attributes)]))
    styledText = styled
  }

  /// Takes a text over, and what its first stretch says about the label.
  private func show(_ text: (string: String, runs: [AttributeRun])?) {
    richText = text
    plainText = nil
    styledText = nil
    if let first = text?.runs.first?.attributes {
      if let font = first[.font] as? UIFont { ownFont = font }
      if let color = first[.foregroundColor] as? UIColor { ownColor = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        ownAlignment = style.alignment
      }
    }
    textDidChange()
  }

  /// The font. Setting it sets the whole text in it.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      setAttribute(.font, to: ownFont)
    }
  }

  /// The colour of the text's first letter. Setting it colours the whole text.
  open var textColor: UIColor! {
    get {
      richText?.runs.first?.attributes[.foregroundColor] as? UIColor ?? ownColor
    }
    set {
      ownColor = newValue ?? .label
      setAttribute(.foregroundColor, to: ownColor)
    }
  }

  /// Where the lines stand; `natural` follows the interface's direction.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      textDidChange()
    }
  }

  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      ownLineBreakMode = newValue
      textDidChange()
    }
  }

  /// The most lines; 0 sets no bound.
  open var numberOfLines = 1 { didSet { textDidChange() } }
  /// Whether a single line that is too wide is set smaller.
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }
  /// The least share of the font's size, 0…1.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textDidChange() } }
  /// Where text that was set smaller stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { textDidChange() } }
  /// The text's colour while the label is highlighted.
  open var highlightedTextColor: UIColor? { didSet { textDidChange() } }
  /// Whether the highlighted colour is used.
  open var isHighlighted = false { didSet { textDidChange() } }
  /// Whether the text is drawn in full colour; a disabled label is drawn in grey.
  open var isEnabled = true { didSet { textDidChange() } }
  /// The colour of a copy of the text behind it; `nil` draws none.
  open var shadowColor: UIColor? { didSet { textDidChange() } }
  /// How far the copy is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { textDidChange() } }
  /// The width at which several lines are measured, in points; 0 sets no bound.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    styledText = nil
    if let runs = richText?.runs, runs.count == 1 {
      richText?.runs[0].attributes[key] = value
      givenText = nil
    } else if let given = givenText, given.length > 0 {
      // Stretches that have become equal are joined.
      let copy = NSMutableAttributedString(attributedString: given)
      copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
      givenText = copy
      richText = (copy.string, copy.attributeRuns)
    }
    textDidChange()
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: - Size

  /// The text's extent, rounded up to device pixels, in points.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// The extent of the text set in a width, rounded up to device pixels, in points. A width of 0 sets
  /// no bound.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let bounded = numberOfLines != 1 && size.width > 0 && size.width.isFinite
    let layout = setter.layout(width: bounded ? size.width : nil)
    let extent = layout.size(spacing: setter.paragraph.lineSpacing)
    let grid = PixelGrid(scale: Double(displayScale))
    return CGSize(width: grid.roundUp(extent.width), height: grid.roundUp(extent.height))
  }

  /// Where the text is drawn, for a box and a number of lines, in the box's points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    var setter = self.setter
    setter.numberOfLines = lines
    let extent = setter.layout(width: bounds.width).size(spacing: setter.paragraph.lineSpacing)
    return CGRect(
      x: bounds.minX, y: bounds.midY - extent.height / 2, width: min(extent.width, bounds.width),
      height: extent.height)
  }

  // MARK: - Drawing

  /// Draws the text into a box of the current context, in points.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let drawing = setter.drawing(in: rect)
    reportMissing(drawing.missingScalars)
    for command in drawing.commands { context.draw(command) }
  }

  /// Draws the text over the whole label.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  private func reportMissing(_ scalars: [Unicode.Scalar]) {
    if let failure = ownFont.failure { Stage.current.report("\(failure)") }
    var seen: Set<Unicode.Scalar> = []
    let scalars = scalars.filter { seen.insert($0).inserted }
    guard !scalars.isEmpty else { return }
    let named = scalars.prefix(Self.mostNamed).map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return "\"\(scalar)\" (U+\(digits))"
    }
    let more =
      scalars.count > named.count ? " and \(scalars.count - named.count) more" : ""
    Stage.current.report(
      "no font has \(scalars.count == 1 ? "a glyph" : "glyphs") for "
        + named.joined(separator: ", ") + more
        + (scalars.count == 1 ? "; a box is drawn" : "; boxes are drawn"))
  }

  /// How many characters without a glyph are named in one line; chosen by us.
  private static let mostNamed = 8

  private var displayScale: CGFloat { Stage.current.screen.scale }

  /// Everything that setting the text needs, as a value.
  var setter: LabelSetter {
    var setter = LabelSetter(
      runs: richText?.runs
        ?? [AttributeRun(text: plainText ?? "", attributes: [:])].filter { !$0.text.isEmpty },
      font: ownFont, color: drawingColor)
    setter.overridesColor = isHighlighted && highlightedTextColor != nil || !isEnabled
    setter.alignment = ownAlignment
    setter.lineBreakMode = ownLineBreakMode
    setter.numberOfLines = numberOfLines
    setter.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setter.minimumScale = adjustsFontSizeToFitWidth ? minimumScaleFactor : nil
    setter.baselineAdjustment = baselineAdjustment
    setter.shadow = shadowColor.map { ($0, shadowOffset) }
    setter.scale = displayScale
    setter.traits = traitCollection
    return setter
  }

  private var drawingColor: UIColor {
    if !isEnabled { return .lightGray }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return ownColor
  }
}

/// Where text stands that was set smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline it would have at full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
