// SPDX-License-Identifier: MIT
//
// Where a line stands in its box, as UIKit puts it. Lengths are in points; y runs down.
//
//   baseline = round(midY − lineHeight / 2 + ascender, to 1 / scale)
//
// The line is centred on the box and not held inside it: a line taller than its box sticks out at
// both ends. Source: measured in recordings of UIKit (14 pt in a box from 647 to 662 stands on
// 659.5, 17 pt in 652 to 667 on 665.5).

/// How a line lies across its box.
public enum LineAlignment: Sendable, Hashable {
  /// At the edge where reading starts.
  case natural
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}

/// Where a line stands in its box.
public enum LinePlacement {
  /// The baseline of a line centred on `midY`, rounded to the device pixel, halves down the screen.
  ///
  /// Points; `scale` is pixels per point. No rounding when the scale is not positive.
  public static func baseline(
    midY: Double, lineHeight: Double, ascender: Double, scale: Double
  ) -> Double {
    let exact = midY - lineHeight / 2 + ascender
    guard scale > 0, scale.isFinite else { return exact }
    return (exact * scale + 0.5).rounded(.down) / scale
  }

  /// The left edge of a line of the given width, in points; not rounded, since glyphs stand on
  /// fractions of a pixel.
  public static func originX(
    boxMinX: Double, boxWidth: Double, lineWidth: Double, alignment: LineAlignment,
    isRightToLeft: Bool
  ) -> Double {
    switch alignment {
    case .left: boxMinX
    case .right: boxMinX + boxWidth - lineWidth
    case .center: boxMinX + (boxWidth - lineWidth) / 2
    case .natural: isRightToLeft ? boxMinX + boxWidth - lineWidth : boxMinX
    }
  }
}
