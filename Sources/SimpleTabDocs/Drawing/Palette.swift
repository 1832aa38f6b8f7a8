// SPDX-License-Identifier: MIT
//
// The colours of what is drawn around frames. Text and lines are legible on white and on the dark grey
// #0D1117 that dark pages have; curves are from Okabe and Ito's set, which people of all kinds of colour
// vision tell apart, and from it those with a contrast of 3 and more to the ground.

import Foundation
import SimpleTabScenes
import ViewKit

/// Colours for one appearance.
struct Palette {
  let text: UIColor
  let quiet: UIColor
  let line: UIColor
  let faintLine: UIColor
  /// What curves and paths are drawn in, in order.
  let curves: [UIColor]
  /// A device's body, and the line along its edge.
  let body: UIColor
  let rim: UIColor
  /// The page that the picture most likely lies on.
  let page: UIColor
  let shadowOpacity: Float

  static let light = Palette(
    text: hex(0x1F2328), quiet: hex(0x59636E), line: hex(0xB7BFC8), faintLine: hex(0xE3E7EB),
    curves: [hex(0x0072B2), hex(0xD55E00), hex(0x00845F), hex(0xB1568A)],
    body: hex(0x26282C), rim: hex(0x5B6067), page: hex(0xFFFFFF), shadowOpacity: 0.22)

  static let dark = Palette(
    text: hex(0xE6EDF3), quiet: hex(0x9AA3AD), line: hex(0x4D5661), faintLine: hex(0x252C35),
    curves: [hex(0x56B4E9), hex(0xE69F00), hex(0x2FBF95), hex(0xCC79A7)],
    body: hex(0x1B1E23), rim: hex(0x596069), page: hex(0x0D1117), shadowOpacity: 0.6)

  static func of(_ appearance: SceneAppearance) -> Palette {
    appearance == .dark ? .dark : .light
  }

  private static func hex(_ value: Int) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: 1)
  }
}
