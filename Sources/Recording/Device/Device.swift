// SPDX-License-Identifier: MIT
//
// A screen to film on: its extent in points, its scale, and what status bar, notch and home indicator
// take of it.

/// A screen.
public struct Device: Sendable, Hashable {
  /// The name, as `simpletab list devices` prints it.
  public var name: String
  /// The width in portrait, in points.
  public var width: Double
  /// The height in portrait, in points.
  public var height: Double
  /// Pixels per point.
  public var scale: Int
  /// The safe area's insets in portrait, in points.
  public var safeArea: DeviceInsets
  /// Whether it is a tablet rather than a phone.
  public var isTablet: Bool

  /// A screen of one's own.
  public init(
    name: String, width: Double, height: Double, scale: Int,
    safeArea: DeviceInsets = DeviceInsets(), isTablet: Bool = false
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.isTablet = isTablet
  }

  /// The device of a name, or `nil` when the catalogue has none.
  public static func find(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The device of a name of the catalogue; stops the program when there is none, because a name in
  /// code is a programmer's word. `find` is for names that people type.
  public static func named(_ name: String) -> Device {
    guard let device = find(name) else { preconditionFailure("no device is named \(name)") }
    return device
  }

  /// The screen when nothing else is said: the one that the original demo was recorded on.
  public static var standard: Device { all[1] }

  /// The same screen, turned: width and height swap; with a home indicator the sides get the
  /// portrait's top inset and the bottom 21 points (facts from QMUI's constants), without one the
  /// status bar goes.
  public var turned: Device {
    var device = self
    (device.width, device.height) = (height, width)
    device.safeArea =
      safeArea.bottom > 0 && !isTablet
      ? DeviceInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
      : isTablet ? safeArea : DeviceInsets()
    return device
  }
}

/// Distances from a screen's edges, in points.
public struct DeviceInsets: Sendable, Hashable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Insets in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
