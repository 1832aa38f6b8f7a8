// SPDX-License-Identifier: MIT
//
// Storyboards by name. Their files are Xcode's and are not read here: a program says what stands behind
// an identifier with `register`, and client code finds it as on iOS.

public import Foundation

/// A set of screens under identifiers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private struct Entry {
    let storyboard: String
    let identifier: String?
    let make: @MainActor () -> UIViewController
  }
  private static var entries: [Entry] = []

  private let name: String

  /// A storyboard by its name. The bundle is not looked into.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says how a screen of a storyboard is made; a later rule for the same identifier takes over.
  ///
  /// - Parameters:
  ///   - identifier: The screen's identifier; `nil` for the initial screen.
  ///   - storyboard: The storyboard's name.
  ///   - make: Makes the screen, anew each time.
  public static func register(
    _ identifier: String?, in storyboard: String, make: @escaping @MainActor () -> UIViewController
  ) {
    entries.removeAll { $0.storyboard == storyboard && $0.identifier == identifier }
    entries.append(Entry(storyboard: storyboard, identifier: identifier, make: make))
  }

  /// The screen of an identifier. One that was not registered is reported and empty.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let screen = make(identifier) { return screen }
    Stage.current.report(
      "storyboard \"\(name)\" has no screen \"\(identifier)\"; UIStoryboard.register names one")
    return UIViewController()
  }

  /// The initial screen; `nil` where none was registered.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) }

  private func make(_ identifier: String?) -> UIViewController? {
    Self.entries.first { $0.storyboard == name && $0.identifier == identifier }?.make()
  }
}
