// SPDX-License-Identifier: MIT
//
// How every transition here begins: the incoming screen, at its final place, over the outgoing one.

import Foundation
import ViewKit

extension UIViewControllerContextTransitioning {
  /// Adds the incoming screen to the container at its final frame; `nil` where there is none.
  func addIncomingView() -> UIView? {
    guard let controller = viewController(forKey: .to), let view = controller.view else {
      return nil
    }
    view.transform = .identity
    view.frame = finalFrame(for: controller)
    containerView.addSubview(view)
    return view
  }
}
