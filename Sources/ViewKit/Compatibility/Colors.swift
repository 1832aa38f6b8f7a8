// SPDX-License-Identifier: MIT
//
// Colours as Swift 1 and 2 spelled them: class methods for what are class properties now.

public import Foundation

extension UIColor {
  /// Black.
  public class func blackColor() -> UIColor { .black }
  /// Dark grey, a third of white.
  public class func darkGrayColor() -> UIColor { .darkGray }
  /// Light grey, two thirds of white.
  public class func lightGrayColor() -> UIColor { .lightGray }
  /// White.
  public class func whiteColor() -> UIColor { .white }
  /// Grey, half of white.
  public class func grayColor() -> UIColor { .gray }
  /// Red.
  public class func redColor() -> UIColor { .red }
  /// Green.
  public class func greenColor() -> UIColor { .green }
  /// Blue.
  public class func blueColor() -> UIColor { .blue }
  /// Cyan.
  public class func cyanColor() -> UIColor { .cyan }
  /// Yellow.
  public class func yellowColor() -> UIColor { .yellow }
  /// Magenta.
  public class func magentaColor() -> UIColor { .magenta }
  /// Orange.
  public class func orangeColor() -> UIColor { .orange }
  /// Purple.
  public class func purpleColor() -> UIColor { .purple }
  /// Brown.
  public class func brownColor() -> UIColor { .brown }
  /// Nothing.
  public class func clearColor() -> UIColor { .clear }
  /// The colour with another opacity.
  public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlphaComponent(alpha) }
}
