// SPDX-License-Identifier: MIT
//
// Where icon, title and badge stand in a button of a tab bar, in the button's points.
//
// Stacked: icon y = (H − h)/2 − 6, x = ⌊(W − w)/2⌋; label of 12 points ending at H − 1. Source: two
// public frame dumps. Beside each other: icon and title in the middle, 5 points apart (6 at three
// pixels a point). Source: ESTabBarController.
// Badge: y = 2, left edge 7 points right of the button's middle. Source: a public frame dump. Beside a
// title: after the title, raised; chosen by us, so that it covers neither title nor icon.

import Foundation

/// The parts of a button.
struct TabBarItemGeometry {
  /// The button's extent.
  var size: CGSize
  var layout: TabBarMetrics.ItemLayout
  /// Pixels per point.
  var scale: CGFloat
  var isRightToLeft = false
  /// The picture's extent; zero for none.
  var iconSize: CGSize
  /// The title's extent, rounded up to device pixels.
  var titleSize: CGSize
  var hasTitle: Bool
  var imageInsets = UIEdgeInsets.zero
  var titleOffset = UIOffset.zero
  var badgeSize = CGSize.zero
  var badgeOffset = UIOffset.zero
  /// The title that something else draws over the button, beside its icon; `nil` for none.
  var badgeAnchor: CGRect?
  /// From where to where a badge may reach; `nil` for anywhere.
  var badgeRoom: ClosedRange<CGFloat>?

  /// The distance between a button's middle and its badge's left edge.
  static let badgeShift: CGFloat = 7
  /// The distance between a button's top and its badge.
  static let badgeTop: CGFloat = 2
  /// The distance between a title beside its icon and the badge after it.
  static let badgeGap: CGFloat = 2

  private var gap: CGFloat { scale >= 3 ? 6 : 5 }

  /// The width that icon and title need beside each other.
  var inlineWidth: CGFloat {
    let icon = iconSize.width > 0 ? restingIconFrame.width + (hasTitle ? gap : 0) : 0
    return icon + (hasTitle ? titleSize.width : 0)
  }

  private var grid: PixelGrid { PixelGrid(scale: Double(scale)) }
  private var titleWidth: CGFloat { min(titleSize.width, max(0, size.width)) }

  /// The icon's frame.
  var iconFrame: CGRect {
    guard iconSize.width > 0, iconSize.height > 0 else { return .zero }
    return restingIconFrame.inset(by: imageInsets)
  }

  private var restingIconFrame: CGRect {
    switch layout {
    case .stacked:
      // A title's absence does not move the icon: insets do.
      return CGRect(
        x: ((size.width - iconSize.width) / 2).rounded(.down),
        y: down((size.height - iconSize.height) / 2 - 6), width: iconSize.width,
        height: iconSize.height)
    case .inline, .compactInline:
      // Pictures are made for the stacked layout; beside a title they are 20 points high, 23 at three
      // pixels a point, and not enlarged.
      let height = min(iconSize.height, scale >= 3 ? 23 : 20)
      let width = iconSize.width * height / iconSize.height
      let total = width + (hasTitle ? gap + titleWidth : 0)
      let left = (size.width - total) / 2
      return CGRect(
        x: down(isRightToLeft ? left + total - width : left), y: down((size.height - height) / 2),
        width: width, height: height)
    }
  }

  /// The title's frame.
  var titleFrame: CGRect {
    guard hasTitle else { return .zero }
    let resting: CGRect
    switch layout {
    case .stacked:
      let height: CGFloat = max(12, titleSize.height)
      resting = CGRect(
        x: down((size.width - titleWidth) / 2), y: size.height - 1 - height, width: titleWidth,
        height: height)
    case .inline, .compactInline:
      let icon = restingIconFrame
      let y = down((size.height - titleSize.height) / 2)
      let x: CGFloat
      if iconSize.width > 0 {
        x = isRightToLeft ? icon.minX - gap - titleWidth : icon.maxX + gap
      } else {
        x = (size.width - titleWidth) / 2
      }
      let room = max(0, isRightToLeft ? titleWidth : size.width - x)
      resting = CGRect(
        x: down(x), y: y, width: min(titleWidth, room), height: titleSize.height)
    }
    return resting.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }

  /// The badge's frame. It stays between the bar's ends, whatever its text.
  var badgeFrame: CGRect {
    var origin = restingBadgeOrigin
    if let room = badgeRoom, badgeSize.width <= room.upperBound - room.lowerBound {
      origin.x = min(max(origin.x, room.lowerBound), room.upperBound - badgeSize.width)
    }
    return CGRect(
      x: origin.x + badgeOffset.horizontal, y: origin.y + badgeOffset.vertical,
      width: badgeSize.width, height: badgeSize.height)
  }

  private var restingBadgeOrigin: CGPoint {
    if let title = badgedTitle {
      let x =
        isRightToLeft ? title.minX - Self.badgeGap - badgeSize.width : title.maxX + Self.badgeGap
      return CGPoint(x: x, y: max(0, title.minY - badgeSize.height / 2))
    }
    let x = (size.width / 2).rounded(.down) + Self.badgeShift
    return CGPoint(x: isRightToLeft ? size.width - x - badgeSize.width : x, y: Self.badgeTop)
  }

  /// The title that stands beside its icon: there the badge follows the title, so that it covers
  /// neither; `nil` where the badge has its usual place.
  private var badgedTitle: CGRect? {
    if let badgeAnchor { return badgeAnchor }
    return layout != .stacked && hasTitle ? titleFrame : nil
  }

  /// The device pixel at or before a coordinate.
  private func down(_ value: CGFloat) -> CGFloat {
    let pixels = Double(value) * grid.scale
    return CGFloat((pixels + 1e-6).rounded(.down) / grid.scale)
  }
}
