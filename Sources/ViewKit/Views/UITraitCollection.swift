// SPDX-License-Identifier: MIT
//
// The environment that views lay themselves out for: light or dark, size classes, direction, scale.

public import Foundation
import Synchronization

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// Where lines of an interface start.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}

/// The direction that an environment asks for.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}

/// A set of traits; unset ones are taken from what they are merged over.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Where lines start.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels per point; 0 when not said.
  public let displayScale: CGFloat

  /// Traits, each left unset unless given.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    displayScale: CGFloat = 0
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    super.init()
  }

  /// The traits of several collections; later ones win where they say something.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: collections.last { $0.userInterfaceStyle != .unspecified }?
        .userInterfaceStyle ?? .unspecified,
      horizontalSizeClass: collections.last { $0.horizontalSizeClass != .unspecified }?
        .horizontalSizeClass ?? .unspecified,
      verticalSizeClass: collections.last { $0.verticalSizeClass != .unspecified }?
        .verticalSizeClass ?? .unspecified,
      userInterfaceIdiom: collections.last { $0.userInterfaceIdiom != .unspecified }?
        .userInterfaceIdiom ?? .unspecified,
      layoutDirection: collections.last { $0.layoutDirection != .unspecified }?
        .layoutDirection ?? .unspecified,
      displayScale: collections.last { $0.displayScale != 0 }?.displayScale ?? 0)
  }

  /// The traits in force where code asks for none in particular: a phone in light mode unless a
  /// stage's work runs under others.
  public static var current: UITraitCollection {
    currentOverride ?? ambient.withLock { $0 }
  }

  /// Runs work under these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$currentOverride.withValue(self, operation: actions)
  }

  @TaskLocal static var currentOverride: UITraitCollection?

  /// The traits of the current stage, kept here because colours are resolved off the main actor too.
  static let ambient = Mutex<UITraitCollection>(fallback)

  static let fallback = UITraitCollection(
    userInterfaceStyle: .light, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    userInterfaceIdiom: .phone, layoutDirection: .leftToRight, displayScale: 2)

  /// Whether a dynamic colour may differ between the two.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Whether the other says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let o = object as? UITraitCollection else { return false }
    return userInterfaceStyle == o.userInterfaceStyle
      && horizontalSizeClass == o.horizontalSizeClass
      && verticalSizeClass == o.verticalSizeClass && userInterfaceIdiom == o.userInterfaceIdiom
      && layoutDirection == o.layoutDirection && displayScale == o.displayScale
  }

  /// Equal collections have equal hashes.
  public override var hash: Int {
    userInterfaceStyle.rawValue &* 31 &+ layoutDirection.rawValue &* 7
      &+ horizontalSizeClass.rawValue &* 5 &+ verticalSizeClass.rawValue
  }
}
