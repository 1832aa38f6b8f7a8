// SPDX-License-Identifier: MIT
//
// Where a tab bar's buttons stand. In: the bar's width, its number of items, how they are spread.
// Out: button frames in the bar's points.
//
// Filling bars divide their width into equal slots whose edges are rounded to whole points, halves up,
// at every scale; a button is its slot less 2 points on either side:
//
//   e(i) = ⌊i·W/N + ½⌋,  x = e(i) + 2,  width = e(i+1) − e(i) − 4
//
// W is the width between the safe area's sides, so that no item lies under a notch (chosen by us for
// landscape phones, for which no dump is known).
// Source: 25 button frames in seven public frame dumps of iOS 8 to 15, all reproduced.
// Centred bars place buttons of 76 points at a pitch of 110 in the middle. Source: a public frame dump
// of an iPad bar.

import Foundation

/// Where the buttons of a bar stand.
struct TabBarGeometry {
  /// How the buttons are spread over the width.
  enum Distribution: Equatable {
    /// Over the whole width.
    case fill
    /// In the middle, at a fixed width and distance, in points.
    case centered(itemWidth: CGFloat, spacing: CGFloat)
  }

  /// The width of a centred button where the bar sets none, in points.
  static let defaultItemWidth: CGFloat = 76
  /// The distance between centred buttons where the bar sets none, in points.
  static let defaultItemSpacing: CGFloat = 34
  /// The height of a button in a bar of 49 points or more, in points.
  static let buttonHeight: CGFloat = 48
  /// The button's distance from the bar's top, in points.
  static let buttonTop: CGFloat = 1

  /// The bar's width, in points.
  var width: CGFloat
  /// The height of the bar without the safe area under it, in points.
  var contentHeight: CGFloat = 49
  /// What the device's shape takes at either side, in points: buttons stand between them.
  var sideInsets: (left: CGFloat, right: CGFloat) = (0, 0)
  /// The number of items.
  var count: Int
  /// How they are spread.
  var distribution = Distribution.fill
  /// Whether item 0 stands at the right.
  var isRightToLeft = false

  /// The frame of an item's button, in the bar's points; zero for an index outside the items.
  func buttonFrame(at index: Int) -> CGRect {
    guard index >= 0, index < count, width.isFinite else { return .zero }
    let place = isRightToLeft ? count - 1 - index : index
    let height = max(0, min(Self.buttonHeight, contentHeight - Self.buttonTop))
    let (x, buttonWidth) = horizontal(place)
    return CGRect(x: x, y: Self.buttonTop, width: buttonWidth, height: height)
  }

  /// The frames of all buttons, in item order.
  var buttonFrames: [CGRect] { (0..<max(0, count)).map(buttonFrame(at:)) }

  private func horizontal(_ place: Int) -> (x: CGFloat, width: CGFloat) {
    switch distribution {
    case .fill:
      let left = edge(place)
      return (sideInsets.left + left + 2, max(0, edge(place + 1) - left - 4))
    case .centered(let itemWidth, let spacing):
      let total = CGFloat(count) * itemWidth + CGFloat(count - 1) * spacing
      let first = sideInsets.left + PixelGrid.roundHalfUp((room - total) / 2)
      return (first + CGFloat(place) * (itemWidth + spacing), itemWidth)
    }
  }

  private var room: CGFloat { max(0, width - sideInsets.left - sideInsets.right) }

  private func edge(_ slot: Int) -> CGFloat {
    PixelGrid.roundHalfUp(CGFloat(slot) * room / CGFloat(count))
  }
}
