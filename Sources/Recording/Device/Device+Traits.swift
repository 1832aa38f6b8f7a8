// SPDX-License-Identifier: MIT
//
// What a screen's extent means for layout: the device kind and how much room there is along each axis.
//
// Tablets have much room both ways. Phones have much only along their height, upright, and little along
// both, turned, but for the large ones (414 points wide and more: Plus, Max, XR, 11), which then have
// much along the width. Source: QMUI's bar heights, 49 points on those and 32 on the others.

public import ViewKit

extension Device {
  /// The width in portrait from which a turned phone has much room, in points.
  static let wideSide = 414.0

  /// The device kind and size classes that the screen gives its views.
  @MainActor
  public var traits: UITraitCollection {
    guard !isTablet else {
      return UITraitCollection(
        horizontalSizeClass: .regular, verticalSizeClass: .regular, userInterfaceIdiom: .pad)
    }
    let isTurned = width > height
    return UITraitCollection(
      horizontalSizeClass: isTurned && height >= Self.wideSide ? .regular : .compact,
      verticalSizeClass: isTurned ? .compact : .regular, userInterfaceIdiom: .phone)
  }
}
