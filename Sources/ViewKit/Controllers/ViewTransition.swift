// SPDX-License-Identifier: MIT
//
// One running change of screens: what its animator is given, and what those who join it learn. It is
// open from its start until `completeTransition`; one that nobody completes is ended after a limit,
// and reported, so that no film waits for ever.

import Animation
import Foundation

/// A running change of screens.
final class ViewTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  /// How long a transition may stay open, in seconds of the stage's clock. Chosen by us: far longer than
  /// any motion between screens, short enough to be filmed.
  static let limit: TimeInterval = 10

  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Called once, when the change has ended.
  var onEnd: ((ViewTransition, Bool) -> Void)?
  /// What stands in the incoming view's old place while the animator moves it to the top.
  var standIn: UIView?

  private(set) var isOpen = true
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive: Bool
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  /// Not the stage, which holds the screens that hold this: it may be dropped in mid-change.
  private var watch: (clock: VirtualClock, event: VirtualClock.EventID)?
  private let initialFrame: CGRect

  init(
    container: UIView, from: UIViewController, to: UIViewController,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.animator = animator
    self.interaction = interaction
    isInteractive = interaction != nil
    initialFrame = from.viewIfLoaded?.frame ?? .zero
    super.init()
  }

  /// Starts the animator, or what drives it, and the watch over it.
  func start() {
    let stage = Stage.current
    let name = String(describing: type(of: animator))
    let event = stage.clock.schedule(after: Self.limit) { [weak self, weak stage] in
      MainActor.assumeIsolated {
        guard let self, self.isOpen else { return }
        stage?.report(
          "\(name) did not call completeTransition within \(Int(Self.limit)) s; it was ended")
        self.completeTransition(true)
      }
    }
    watch = (stage.clock, event)
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  // MARK: - What the animator asks

  var isAnimated: Bool { true }
  var isCancelled: Bool { transitionWasCancelled }
  var targetTransform: CGAffineTransform { .identity }
  var transitionDuration: TimeInterval { animator.transitionDuration(using: self) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    viewController === from ? initialFrame : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    viewController === to ? containerView.bounds : .zero
  }

  func completeTransition(_ didComplete: Bool) {
    guard isOpen else { return }
    isOpen = false
    if !didComplete { transitionWasCancelled = true }
    if let watch { watch.clock.cancel(watch.event) }
    standIn?.removeFromSuperview()
    standIn = nil
    onEnd?(self, didComplete)
    onEnd = nil
    animator.animationEnded(didComplete)
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }

  // MARK: - Driven changes

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() { isInteractive = false }
  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  // MARK: - Joining

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard isOpen else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      UIView.animate(withDuration: transitionDuration) { animation(self) }
    }
    return true
  }
}
