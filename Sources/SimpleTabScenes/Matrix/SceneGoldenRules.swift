// SPDX-License-Identifier: MIT
//
// What a scene file's `golden` says about its comparison with goldens: how far pixels and motion may
// lie off and why, which views are left out, what must hold on every frame.

/// How a scene is compared with its goldens.
public struct SceneGoldenRules: Sendable, Equatable {
  /// How far a channel may lie off, in 1/255.
  public var channels: Int?
  /// How far a colour may lie off, by CIEDE2000.
  public var colorDifference: Double?
  /// Whether smoothed edges are excused.
  public var ignoresAntialiasing = false
  /// The share of pixels that may be wrong, 0…1.
  public var share = 0.0
  /// Connected wrong pixels that no share excuses.
  public var largestBlock: Int?
  /// How far motion may lie off, in points.
  public var motion = 0.0
  /// Why anything but an exact comparison is right.
  public var reason = ""
  /// Views that are left out, by the names of traces.
  public var ignoredViews: [String] = []
  /// Names of what must hold on every frame.
  public var assertions: [String] = []

  /// Exact.
  public init() {}

  /// The assertions that a file may name.
  public static let assertionNames = [
    "titleInsideItem", "oneSelector", "badgeInFrontOfIcon", "nothingOutsideScreen",
  ]
}
