// SPDX-License-Identifier: MIT
//
// Screens are told before the stage changes its extent, and what joins runs when all is in place.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct SizeChangeTests {
  private final class Turned: UIViewController {
    let log = Support.Log()
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("to \(size.width) from \(view.bounds.width)")
      coordinator.animate { [self] context in
        log.add("with it \(view.bounds.width) animated \(context.isAnimated)")
      } completion: { [self] _ in
        log.add("after it")
        #expect(!coordinator.animate(alongsideTransition: nil))
      }
    }
  }

  @Test func `a turned device tells its screens, before and after`() {
    let stage = Support.stage(width: 375, height: 667)
    let (root, child) = (UITabBarController(), Turned())
    root.viewControllers = [child]
    stage.rootViewController = root
    stage.resize(to: CGSize(width: 667, height: 375), safeAreaInsets: .zero)
    #expect(
      child.log.take() == [
        "to 667.0 from 375.0", "with it 667.0 animated false", "after it",
      ])
    stage.resize(to: CGSize(width: 667, height: 375), safeAreaInsets: .zero)
    #expect(child.log.take() == [])
  }
}
