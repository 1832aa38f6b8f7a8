// SPDX-License-Identifier: MIT
//
// The named weights of the system font. The numbers are UIKit's.

public import Foundation
import Typesetting

extension UIFont {
  /// How heavy the strokes are, from -1 (thinnest) to 1 (heaviest).
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight's number, -1…1.
    public let rawValue: CGFloat
    /// A weight from its number, -1…1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight from its number, -1…1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Thin strokes.
    public static let thin = Weight(-0.6)
    /// Light strokes.
    public static let light = Weight(-0.4)
    /// The strokes of running text.
    public static let regular = Weight(0)
    /// A little heavier than running text.
    public static let medium = Weight(0.23)
    /// Between running text and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest strokes.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The system font's file for the weight: the nearest of the four there are.
  var systemWeight: SystemFont.Weight {
    switch rawValue {
    case ..<0.115: .regular
    case ..<0.265: .medium
    case ..<0.35: .semibold
    default: .bold
    }
  }
}
