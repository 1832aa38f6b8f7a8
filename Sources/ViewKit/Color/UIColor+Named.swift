// SPDX-License-Identifier: MIT
//
// UIKit's named colours. The fixed ones are Apple's documented values; the system ones are the
// light and dark sRGB values that Flutter's Cupertino library, ColorCompatibility and dumps of iOS
// agree on (dark separators and dark backgrounds have one source each).

import Foundation

extension UIColor {
  private convenience init(light: (Int, Int, Int, Double), dark: (Int, Int, Int, Double)) {
    func fixed(_ c: (Int, Int, Int, Double)) -> UIColor {
      UIColor(
        red: CGFloat(c.0) / 255, green: CGFloat(c.1) / 255, blue: CGFloat(c.2) / 255,
        alpha: CGFloat(c.3))
    }
    let lightColor = fixed(light)
    let darkColor = fixed(dark)
    self.init(kind: .dynamic { $0.userInterfaceStyle == .dark ? darkColor : lightColor })
  }

  /// The grey of `white: 0`, opaque.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The grey of `white: 1.0 / 3`, opaque.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// The grey of `white: 2.0 / 3`, opaque.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// The grey of `white: 1`, opaque.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The grey of `white: 0.5`, opaque.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Nothing: black of no opacity.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Pure red, opaque.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green, opaque.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue, opaque.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan, opaque.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow, opaque.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta, opaque.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Pure orange, opaque.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Pure purple, opaque.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Pure brown, opaque.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The system blue colour, light and dark.
  public static let systemBlue = UIColor(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
  /// The link colour, light and dark.
  public static let link = UIColor(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
  /// The system red colour, light and dark.
  public static let systemRed = UIColor(light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
  /// The system green colour, light and dark.
  public static let systemGreen = UIColor(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
  /// The system orange colour, light and dark.
  public static let systemOrange = UIColor(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
  /// The system yellow colour, light and dark.
  public static let systemYellow = UIColor(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
  /// The system pink colour, light and dark.
  public static let systemPink = UIColor(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
  /// The system purple colour, light and dark.
  public static let systemPurple = UIColor(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
  /// The system indigo colour, light and dark.
  public static let systemIndigo = UIColor(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
  /// The system teal colour, light and dark.
  public static let systemTeal = UIColor(light: (90, 200, 250, 1), dark: (100, 210, 255, 1))
  /// The system gray colour, light and dark.
  public static let systemGray = UIColor(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
  /// The system gray2 colour, light and dark.
  public static let systemGray2 = UIColor(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
  /// The system gray3 colour, light and dark.
  public static let systemGray3 = UIColor(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
  /// The system gray4 colour, light and dark.
  public static let systemGray4 = UIColor(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
  /// The system gray5 colour, light and dark.
  public static let systemGray5 = UIColor(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
  /// The system gray6 colour, light and dark.
  public static let systemGray6 = UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// The label colour, light and dark.
  public static let label = UIColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
  /// The secondary label colour, light and dark.
  public static let secondaryLabel = UIColor(light: (60, 60, 67, 0.60), dark: (235, 235, 245, 0.60))
  /// The tertiary label colour, light and dark.
  public static let tertiaryLabel = UIColor(light: (60, 60, 67, 0.30), dark: (235, 235, 245, 0.30))
  /// The placeholder text colour, light and dark.
  public static let placeholderText = UIColor(
    light: (60, 60, 67, 0.30), dark: (235, 235, 245, 0.30))
  /// The quaternary label colour, light and dark.
  public static let quaternaryLabel = UIColor(
    light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  /// The separator colour, light and dark.
  public static let separator = UIColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.60))
  /// The opaque separator colour, light and dark.
  public static let opaqueSeparator = UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  /// The system fill colour, light and dark.
  public static let systemFill = UIColor(light: (120, 120, 128, 0.20), dark: (120, 120, 128, 0.36))
  /// The secondary system fill colour, light and dark.
  public static let secondarySystemFill = UIColor(
    light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  /// The tertiary system fill colour, light and dark.
  public static let tertiarySystemFill = UIColor(
    light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  /// The quaternary system fill colour, light and dark.
  public static let quaternarySystemFill = UIColor(
    light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
  /// The system background colour, light and dark.
  public static let systemBackground = UIColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
  /// The secondary system background colour, light and dark.
  public static let secondarySystemBackground = UIColor(
    light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// The tertiary system background colour, light and dark.
  public static let tertiarySystemBackground = UIColor(
    light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
  /// The system grouped background colour, light and dark.
  public static let systemGroupedBackground = UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  /// The secondary system grouped background colour, light and dark.
  public static let secondarySystemGroupedBackground = UIColor(
    light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  /// The tertiary system grouped background colour, light and dark.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  /// Dark text on light, opaque on iOS too.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Light text on dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
