// SPDX-License-Identifier: MIT
//
// Text as Swift 1 to 3 spelled it: attribute names as text, fonts by class methods, names in capitals.

public import Foundation

/// The attribute of a `UIFont`.
public var NSFontAttributeName: NSString { name(.font) }
/// The attribute of the glyphs' colour.
public var NSForegroundColorAttributeName: NSString { name(.foregroundColor) }
/// The attribute of the colour behind the glyphs.
public var NSBackgroundColorAttributeName: NSString { name(.backgroundColor) }
/// The attribute of the points added after each character.
public var NSKernAttributeName: NSString { name(.kern) }
/// The attribute of an `NSParagraphStyle`.
public var NSParagraphStyleAttributeName: NSString { name(.paragraphStyle) }
/// The attribute of the points by which glyphs are raised.
public var NSBaselineOffsetAttributeName: NSString { name(.baselineOffset) }
/// The attribute of a line under the glyphs.
public var NSUnderlineStyleAttributeName: NSString { name(.underlineStyle) }
/// The attribute of a line through the glyphs.
public var NSStrikethroughStyleAttributeName: NSString { name(.strikethroughStyle) }

private func name(_ key: NSAttributedString.Key) -> NSString { NSString(string: key.rawValue) }

/// A text attribute's name.
public typealias NSAttributedStringKey = NSAttributedString.Key

extension NSAttributedString {
  /// A text with attributes under their names.
  @_disfavoredOverload
  public convenience init(string: String, attributes: [String: AnyObject]?) {
    self.init(string: string, attributes: attributes?.typedAttributes)
  }
}

extension [String: AnyObject] {
  /// The same attributes under typed keys.
  var typedAttributes: [NSAttributedString.Key: Any] {
    var typed: [NSAttributedString.Key: Any] = [:]
    for (name, value) in self { typed[NSAttributedString.Key(rawValue: name)] = value }
    return typed
  }
}

extension UIFont {
  /// The system font at a size in points.
  public class func systemFontOfSize(_ size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  /// The system font at a size in points, in a weight.
  public class func systemFontOfSize(_ size: CGFloat, weight: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: Weight(weight))
  }
  /// The bold system font at a size in points.
  public class func boldSystemFontOfSize(_ size: CGFloat) -> UIFont { boldSystemFont(ofSize: size) }
  /// The italic system font at a size in points.
  public class func italicSystemFontOfSize(_ size: CGFloat) -> UIFont {
    italicSystemFont(ofSize: size)
  }
  /// The same font at another size, in points.
  public func fontWithSize(_ size: CGFloat) -> UIFont { withSize(size) }
}

/// The number of thin strokes.
public let UIFontWeightThin = UIFont.Weight.thin.rawValue
/// The number of light strokes.
public let UIFontWeightLight = UIFont.Weight.light.rawValue
/// The number of regular strokes.
public let UIFontWeightRegular = UIFont.Weight.regular.rawValue
/// The number of medium strokes.
public let UIFontWeightMedium = UIFont.Weight.medium.rawValue
/// The number of semibold strokes.
public let UIFontWeightSemibold = UIFont.Weight.semibold.rawValue
/// The number of bold strokes.
public let UIFontWeightBold = UIFont.Weight.bold.rawValue

extension NSTextAlignment {
  /// At the left edge.
  public static var Left: NSTextAlignment { .left }
  /// In the middle.
  public static var Center: NSTextAlignment { .center }
  /// At the right edge.
  public static var Right: NSTextAlignment { .right }
  /// At both edges.
  public static var Justified: NSTextAlignment { .justified }
  /// At the edge where the text's direction starts.
  public static var Natural: NSTextAlignment { .natural }
}

extension NSLineBreakMode {
  /// A new line starts at a word.
  public static var ByWordWrapping: NSLineBreakMode { .byWordWrapping }
  /// A new line starts at a character.
  public static var ByCharWrapping: NSLineBreakMode { .byCharWrapping }
  /// The text is cut at the box's edge.
  public static var ByClipping: NSLineBreakMode { .byClipping }
  /// The tail is dropped, with an ellipsis.
  public static var ByTruncatingTail: NSLineBreakMode { .byTruncatingTail }
}
