// SPDX-License-Identifier: MIT
//
// Copies of layers as they show at a moment, for snapshots and transitions.

import Foundation

extension CALayer {
  /// A tree of layers that goes on showing what this one shows now, whatever happens to it.
  func frozenCopy() -> CALayer {
    layoutIfNeeded()
    return frozen(at: localTime(at: Stage.current.clock.now))
  }

  private func frozen(at time: Double) -> CALayer {
    displayIfNeeded()
    let copy = makePresentationLayer()
    copy.state = presentedState(at: time)
    copy.timing = LayerTiming()
    for child in children {
      copy.addSublayer(child.frozen(at: child.timing.media.localTime(at: time)))
    }
    if let mask = maskLayer { copy.mask = mask.frozen(at: mask.timing.media.localTime(at: time)) }
    return copy
  }

  /// What a transition of this layer starts from.
  func lastShownCopy() -> CALayer { frozenCopy() }
}

extension UIView {
  /// A view that shows what this one shows now.
  ///
  /// - Parameter afterUpdates: Whether layout and drawing that were asked for come first; they
  ///   always do here, because nothing else was shown before.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    let copy = layer.frozenCopy()
    copy.state.transform = CATransform3DIdentity
    copy.state.isHidden = false
    copy.state.opacity = 1
    copy.state.setFrame(CGRect(origin: .zero, size: bounds.size))
    view.layer.addSublayer(copy)
    return view
  }
}
