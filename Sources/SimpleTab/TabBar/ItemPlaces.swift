// SPDX-License-Identifier: MIT
//
// Where icon and title of an item stand, in the item's points.
//
// In bars of the usual height, whose items are 48 points high: the icon at the top, the title at the
// bottom, each in the middle of the width; a selected icon stands lower. The low bars of landscape
// phones have items of 31 points, too low for both: the title stands beside the icon, and a selected
// icon, whose title is not shown, in the middle over the strip. Chosen by us: the original lets icon
// and title overlap there.

import Foundation
import ViewKit

/// The frames of an item's parts.
struct ItemPlaces {
  /// The height of items that have room for an icon over a title, in points.
  static let stackedHeight: CGFloat = 48
  /// From icon to title in a low bar, in points.
  static let gap: CGFloat = 5

  private(set) var icon: CGRect
  private(set) var title: CGRect
  /// The title that a badge follows: one that stands beside its icon; else `nil`.
  private(set) var badgedTitle: CGRect?

  @MainActor
  init(
    size: CGSize, style: SimpleTabBarStyle, titleWidth: @autoclosure () -> CGFloat,
    iconShift: CGFloat,
    titleOffset: UIOffset, isRightToLeft: Bool
  ) {
    let box = style.iconSize
    if size.height >= Self.stackedHeight || size.height == 0 {
      icon = CGRect(
        x: (size.width - box.width) / 2, y: style.iconTopOffset + iconShift, width: box.width,
        height: box.height)
      title = CGRect(
        x: 0, y: size.height - style.titleHeight - style.titleBottomOffset, width: size.width,
        height: style.titleHeight)
    } else {
      let factor = box.height > size.height ? size.height / box.height : 1
      let (width, height) = (box.width * factor, box.height * factor)
      let room = max(0, size.width - width - Self.gap)
      let text = min(titleWidth(), room)
      let left = ((size.width - width - Self.gap - text) / 2).rounded(.down)
      let iconX = isRightToLeft ? left + text + Self.gap : left
      let standsBeside = text > 0 && iconShift == 0
      icon = CGRect(
        x: standsBeside ? iconX : (size.width - width) / 2,
        y: max(0, (size.height - height - (iconShift == 0 ? 0 : style.stripHeight)) / 2),
        width: width, height: height)
      title = CGRect(
        x: isRightToLeft ? left : left + width + Self.gap,
        y: ((size.height - style.titleHeight) / 2).rounded(.down), width: text,
        height: style.titleHeight)
      badgedTitle = standsBeside ? title : nil
    }
    title = title.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }
}
