// SPDX-License-Identifier: MIT
//
// The attributes of a text that UIKit adds to Foundation's attributed strings. Foundation on Linux has
// the strings and no keys.

public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`. Without one, the label's own font is used.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`, the glyphs' colour. Without one, the label's own colour is used.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`, filled behind the glyphs over the line's height.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: points added after each character.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number: points by which the glyphs are raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number of an `NSUnderlineStyle`: a line under the glyphs.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`, the underline's colour. Without one, the glyphs' colour is used.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A number of an `NSUnderlineStyle`: a line through the glyphs.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`, the strike-through's colour. Without one, the glyphs' colour is used.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}

/// A line under or through a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The attribute's number.
  public let rawValue: Int
  /// A style from the attribute's number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line of the font's thickness.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the font's thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}
