// SPDX-License-Identifier: MIT
//
// The faults of the original library that change pixels when they are mended, by name. A style mends
// all of them unless it is told to keep one, for pictures that must look as the original's did.

/// Faults of the original that a style keeps.
public struct OriginalBehaviors: OptionSet, Hashable, Sendable {
  /// One bit a behaviour.
  public let rawValue: Int

  /// Behaviours from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Items stand from left to right in right-to-left layouts too: there a tap at one end highlights
  /// the item at the other.
  public static let itemOrder = OriginalBehaviors(rawValue: 1 << 0)

  /// A title without a font of its own is drawn in a label's 17 points, cut off by its 15 points of
  /// height, and not in the largest whole size that fits.
  public static let titleSize = OriginalBehaviors(rawValue: 1 << 1)

  /// An icon that is laid out while it is scaled gets the wrong bounds: left within 0.3 s, an icon
  /// of the Pop style comes to rest with its picture off-centre.
  public static let interruptedIcon = OriginalBehaviors(rawValue: 1 << 2)

  /// An icon without a transparent pixel is filled with the icon colour all over, a solid box, and
  /// not drawn in its own colours.
  public static let solidIcon = OriginalBehaviors(rawValue: 1 << 3)

  /// Every behaviour with the name that scene files use.
  public static let named: [(name: String, behavior: OriginalBehaviors)] = [
    ("itemOrder", .itemOrder),
    ("titleSize", .titleSize),
    ("interruptedIcon", .interruptedIcon),
    ("solidIcon", .solidIcon),
  ]
}
