// SPDX-License-Identifier: MIT
//
// The running program and its device, as far as they are those of the current stage.

public import Foundation

/// The running program.
@preconcurrency @MainActor
open class UIApplication: NSObject {
  /// The program.
  public static let shared = UIApplication()

  /// Posted on Apple's systems when the program comes to the front; never posted here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted on Apple's systems when the program is about to leave the front; never posted here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// The current stage's windows, back to front.
  open var windows: [UIWindow] { Stage.current.windows }
  /// The window that takes the events.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.first }
  /// Where the status bar would be drawn: the device's safe area at the top.
  open var statusBarFrame: CGRect {
    let stage = Stage.current
    return CGRect(
      x: 0, y: 0, width: stage.screen.bounds.width, height: stage.safeAreaInsets.top)
  }
  /// The status bar's orientation, from the screen's shape.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
  /// Where the interface's lines start.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Stage.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The device: the current stage's.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// How it is held: upright unless its screen is wider than high.
  open var orientation: UIDeviceOrientation {
    let size = Stage.current.screen.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Its kind.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    Stage.current.traits.userInterfaceIdiom
  }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The system's version: client code takes its newest branch.
  open var systemVersion: String { "18.0" }
  /// The device's name.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}
