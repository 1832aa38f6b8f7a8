// SPDX-License-Identifier: MIT
//
// A change of the screen's extent, as the screens on it can join it. The stage changes at once, so what
// joins is run when everything has its new place, without a motion, and its completions follow.

import Foundation

/// A running change of extent.
final class SizeChange: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOpen = true

  init(in window: UIWindow) {
    containerView = window
    super.init()
  }

  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard isOpen else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what joined, once everything has its new place.
  func end() {
    isOpen = false
    UIView.performWithoutAnimation { for animation in animations { animation(self) } }
    for completion in completions { completion(self) }
    (animations, completions) = ([], [])
  }
}
