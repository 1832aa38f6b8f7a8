// SPDX-License-Identifier: MIT
//
// Transitions of a container from what it showed to what it shows after the changes: the old picture
// is frozen, laid over the new one, and faded or turned away.

import Animation
public import Foundation

extension UIView {
  /// Changes what is inside a view behind a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let kind = (options.rawValue >> 20) & 7
    guard kind != 0, duration > 0, ViewAnimationContext.isEnabled else {
      run(duration, 0, options, nil, animations ?? {}, completion)
      return
    }
    let old = view.layer.frozenCopy()
    if options.contains(.allowAnimatedContent) {
      run(duration, 0, options, nil, animations ?? {}, nil)
    } else {
      ViewAnimationContext.withoutAnimation(animations ?? {})
    }
    let transition = CATransition()
    transition.source = old
    transition.duration = duration
    transition.timingFunction = CAMediaTimingFunction(curve: options.curve)
    transition.flip = FlipSide(kind)
    let group = CompletionGroup { completion?($0) }
    view.layer.attach(transition, forKey: nil, groups: [group])
    group.close()
  }

  /// Puts a view in another's place behind a transition; the old one is taken out, or hidden with
  /// `showHideTransitionViews`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Stage.current.clock.schedule(after: 0) { completion?(false) }
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

/// About which axis, and which way, a flip turns. Curls of paper are shown as flips about the
/// horizontal axis.
enum FlipSide {
  case left, right, top, bottom

  init?(_ kind: UInt) {
    switch kind {
    case 1: self = .left
    case 2: self = .right
    case 3, 6: self = .top
    case 4, 7: self = .bottom
    default: return nil
    }
  }

  /// The turn at an angle, seen from a distance, in points.
  func transform(angle: Double, distance: Double) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = CGFloat(-1 / max(distance, 1))
    return switch self {
    case .left: CATransform3DRotate(t, CGFloat(angle), 0, 1, 0)
    case .right: CATransform3DRotate(t, CGFloat(-angle), 0, 1, 0)
    case .top: CATransform3DRotate(t, CGFloat(-angle), 1, 0, 0)
    case .bottom: CATransform3DRotate(t, CGFloat(angle), 1, 0, 0)
    }
  }
}
