// SPDX-License-Identifier: MIT
//
// How a paragraph of a label is set: alignment, line breaking and line spacing, in points.

public import Foundation

/// Where the lines of a text stand between the edges of its box.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges. Drawn as `natural`: the software labels here do not stretch word gaps.
  case justified = 3
  /// At the edge where the text's direction starts.
  case natural = 4
}

/// What happens to text that is wider than its box.
public enum NSLineBreakMode: Int, Sendable {
  /// A new line starts at a word.
  case byWordWrapping = 0
  /// A new line starts at a character.
  case byCharWrapping = 1
  /// The text is cut at the box's edge.
  case byClipping = 2
  /// The head is dropped, with an ellipsis. Drawn as `byTruncatingTail`.
  case byTruncatingHead = 3
  /// The tail is dropped, with an ellipsis.
  case byTruncatingTail = 4
  /// The middle is dropped, with an ellipsis. Drawn as `byTruncatingTail`.
  case byTruncatingMiddle = 5
}

/// Which way the words of a paragraph run.
public enum NSWritingDirection: Int, Sendable {
  /// As the first strong character says.
  case natural = -1
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}

/// The setting of a paragraph; immutable.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }

  fileprivate var values = Values()

  /// The default setting: natural alignment, wrapping at words, no extra spacing.
  public override init() { super.init() }

  fileprivate init(values: Values) {
    self.values = values
    super.init()
  }

  /// A paragraph style with every value at its default.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where the lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way the words run.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The extra distance between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The least height of a line, in points; 0 sets no bound.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 sets no bound.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// A factor on the font's line height; 0 leaves it alone.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// An immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
  /// A copy to change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// Whether the other object is a paragraph style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal styles have equal hashes.
  open override var hash: Int { values.hashValue }

  /// The font's line height with this paragraph's bounds, in points.
  func lineHeight(of natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }
}

/// The setting of a paragraph, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where the lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way the words run.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The extra distance between two lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The least height of a line, in points; 0 sets no bound.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 sets no bound.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// A factor on the font's line height; 0 leaves it alone.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// Takes every value of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
