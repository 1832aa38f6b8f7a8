// SPDX-License-Identifier: MIT
//
// The screen at the bottom of a window, and of a stage.

import Foundation

extension UIWindow {
  /// The screen that fills the window. Setting it shows it at once, and takes the old one away.
  public var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set {
      let old = rootViewController
      guard old !== newValue else { return }
      old?.resignRoot()
      rootOwner = newValue
      newValue?.becomeRoot(of: self)
    }
  }
}

extension Stage {
  /// The screen that fills the stage's window. Setting it shows it at once.
  public var rootViewController: UIViewController? {
    get { window.rootViewController }
    set { window.rootViewController = newValue }
  }
}
