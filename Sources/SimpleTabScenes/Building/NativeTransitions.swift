// SPDX-License-Identifier: MIT
//
// The delegate of a plain tab bar controller: it names the scene's view transition.

import Foundation
import ViewKit

/// Answers with one view transition for every change.
final class NativeTransitions: NSObject, UITabBarControllerDelegate {
  private let transition: (any UIViewControllerAnimatedTransitioning)?

  init(_ transition: (any UIViewControllerAnimatedTransitioning)?) { self.transition = transition }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
}
