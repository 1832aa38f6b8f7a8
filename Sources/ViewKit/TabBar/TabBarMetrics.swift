// SPDX-License-Identifier: MIT
//
// How high a tab bar is on which device, and which way its items show icon and title.
//
// Source: QMUI's table of system constants; public frame dumps for phones in portrait.

import Foundation

/// The sizes of a tab bar in a world of given traits.
struct TabBarMetrics: Equatable {
  /// How an item shows icon and title.
  enum ItemLayout: Equatable {
    /// The icon over the title.
    case stacked
    /// The icon beside the title, in bars of regular width.
    case inline
    /// The icon beside the title, in the low bars of landscape phones.
    case compactInline
  }

  /// The height without the safe area, in points.
  var contentHeight: CGFloat
  /// The height with the safe area under it, in points.
  var height: CGFloat
  /// How items show icon and title.
  var layout: ItemLayout

  /// The sizes for a device kind, its size classes and the safe area under the bar, in points.
  init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, bottomInset: CGFloat
  ) {
    let inset = bottomInset.isFinite ? max(0, bottomInset) : 0
    if idiom == .pad {
      // A home-indicator iPad's bar is 65: 50 and the inset of 20, less 5.
      contentHeight = 50
      height = inset > 0 ? contentHeight + max(0, inset - 5) : contentHeight
    } else {
      contentHeight = vertical == .compact && horizontal != .regular ? 32 : 49
      height = contentHeight + inset
    }
    if horizontal == .regular {
      layout = .inline
    } else {
      layout = vertical == .compact ? .compactInline : .stacked
    }
  }
}
