// SPDX-License-Identifier: MIT
//
// A scene's colours become UIKit's: bytes to sRGB components, names to the system's dynamic colours,
// pairs to a dynamic colour of one's own.

import Foundation
public import ViewKit

extension SceneColor {
  /// The colour, dynamic where it depends on the appearance.
  public var uiColor: UIColor {
    switch self {
    case .components(let r, let g, let b, let a):
      return UIColor(
        red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255,
        alpha: CGFloat(a) / 255)
    case .named(let name):
      return ColorNames.colors.first { $0.name == name }?.color ?? .clear
    case .pair(let light, let dark):
      let (light, dark) = (light.uiColor, dark.uiColor)
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}
