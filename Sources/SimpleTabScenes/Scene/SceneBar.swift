// SPDX-License-Identifier: MIT
//
// What a scene says of the bar itself, as values: fill, hairline, how items are spread, and UIKit's
// appearance object. Points throughout.

/// A tab bar's own settings.
public struct SceneBar: Sendable, Equatable {
  /// The bar's colour; `nil` for the system's.
  public var background: SceneColor?
  /// How items are spread over the width; `nil` for the system's way.
  public var positioning: Positioning?
  /// The width of a centred item, in points.
  public var itemWidth: Double?
  /// The distance between centred items, in points.
  public var itemSpacing: Double?
  /// UIKit's appearance object; `nil` for none.
  public var appearance: SceneBarAppearance?

  /// How items are spread over a bar's width.
  public enum Positioning: String, Sendable, Equatable, CaseIterable {
    /// Over the whole width where it is compact, in the middle where it is regular.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }
}

/// What a bar's appearance object says.
public struct SceneBarAppearance: Sendable, Equatable {
  /// The background it starts from.
  public var kind = Kind.standard
  /// The bar's colour; `nil` for the background's own.
  public var color: SceneColor?
  /// The hairline's colour; `nil` for the background's own.
  public var hairline: SceneColor?
  /// How items look that are not selected.
  public var normal: SceneItemState?
  /// How the selected item looks.
  public var selected: SceneItemState?

  /// A background to start from.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    /// The chrome colour, through which the page shows.
    case standard = "default"
    /// The chrome colour.
    case opaque
    /// Nothing.
    case transparent
  }
}

/// How an appearance object shows items in one state.
public struct SceneItemState: Sendable, Equatable {
  /// How titles look.
  public var title: SceneTitle?
  /// How far titles are moved, in points.
  public var titleOffset: SceneSize?
  /// The icons' colour.
  public var icon: SceneColor?
  /// The badges' fill.
  public var badge: SceneColor?
  /// How far badges are moved, in points.
  public var badgeOffset: SceneSize?
}
