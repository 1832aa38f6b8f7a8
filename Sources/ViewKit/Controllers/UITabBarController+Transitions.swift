// SPDX-License-Identifier: MIT
//
// Changing the screen that a tab bar controller shows.
//
// Without an animator: the incoming view is laid out and put in, the outgoing one is taken out, at
// once. With one: the outgoing view stays in the container until the animator says that it is done.
//
// A change that begins while another runs does not end it. The running motion goes on under the new
// one, so nothing jumps: the new change's outgoing view is the running one's incoming view, as it
// stands; each change, when it is done, takes its own outgoing view away unless a later change shows
// it. Going back to a view that is still on its way out leaves a picture of it in its place, so that
// what shows through the views above it stays.
//
// Order of calls, as UIKit makes them for tabs: incoming willAppear, outgoing willDisappear, (motion),
// outgoing didDisappear, incoming didAppear.

import Foundation

extension UITabBarController {
  /// Shows a screen without a motion.
  func show(_ screen: UIViewController?) {
    guard shown !== screen || (screen != nil && screen?.viewIfLoaded?.superview == nil) else {
      return
    }
    for transition in running { transition.completeTransition(true) }
    let outgoing = shown === screen ? nil : shown
    let isVisible = appearance == .appeared || appearance == .appearing
    setShown(screen)
    if isVisible {
      screen?.beginAppearanceTransition(true, animated: false)
      outgoing?.beginAppearanceTransition(false, animated: false)
    }
    if let view = screen?.view {
      view.frame = container.bounds
      container.addSubview(view)
      if isVisible { screen?.announceAppearing() }
      view.layoutIfNeeded()
    }
    outgoing?.viewIfLoaded?.removeFromSuperview()
    guard isVisible else { return }
    outgoing?.endAppearanceTransition()
    if appearance == .appeared { screen?.endAppearanceTransition() }
  }

  /// Changes to a screen, with the motion that the delegate names.
  func change(to incoming: UIViewController) {
    guard let outgoing = shown else { return show(incoming) }
    guard outgoing !== incoming else { return }
    // Nobody sees a change outside a window, and nobody would end it.
    guard container.window != nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: outgoing, to: incoming)
    else { return show(incoming) }
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    let transition = ViewTransition(
      container: container, from: outgoing, to: incoming, animator: animator,
      interaction: interaction)
    transition.onEnd = { [weak self] transition, didComplete in
      self?.end(transition, didComplete: didComplete)
    }
    running.append(transition)
    setShown(incoming)
    incoming.beginAppearanceTransition(true, animated: true)
    outgoing.beginAppearanceTransition(false, animated: true)
    keepPlace(of: incoming, in: transition)
    incoming.announceAppearing()
    transition.start()
    incoming.viewIfLoaded?.layoutIfNeeded()
  }

  /// Leaves a picture where a view still stands that is about to be moved to the top.
  private func keepPlace(of incoming: UIViewController, in transition: ViewTransition) {
    guard let view = incoming.viewIfLoaded, view.superview === container else { return }
    let picture = StandInView(frame: container.bounds)
    picture.isUserInteractionEnabled = false
    picture.layer.addSublayer(view.layer.frozenCopy())
    container.insertSubview(picture, belowSubview: view)
    transition.standIn = picture
  }

  private func end(_ transition: ViewTransition, didComplete: Bool) {
    running.removeAll { $0 === transition }
    let (outgoing, incoming) = (transition.from, transition.to)
    guard didComplete || shown !== incoming else { return goBack(from: incoming, to: outgoing) }
    for screen in [outgoing, incoming] where !isInUse(screen) {
      screen.viewIfLoaded?.removeFromSuperview()
      if screen.appearance == .disappearing { screen.endAppearanceTransition() }
    }
    let isStillComing = running.contains { $0.to === incoming }
    if shown === incoming, !isStillComing, incoming.appearance == .appearing {
      incoming.endAppearanceTransition()
    }
  }

  /// Undoes a change that was cancelled: the outgoing screen is the selected one again.
  private func goBack(from incoming: UIViewController, to outgoing: UIViewController) {
    setShown(outgoing)
    revert(to: outgoing)
    incoming.beginAppearanceTransition(false, animated: true)
    outgoing.beginAppearanceTransition(true, animated: true)
    if outgoing.viewIfLoaded?.superview !== container, let view = outgoing.viewIfLoaded {
      container.addSubview(view)
    }
    if !isInUse(incoming) { incoming.viewIfLoaded?.removeFromSuperview() }
    incoming.endAppearanceTransition()
    outgoing.endAppearanceTransition()
  }

  /// Whether a screen's view is shown, or is moved by a change that runs.
  private func isInUse(_ screen: UIViewController) -> Bool {
    shown === screen || running.contains { $0.from === screen || $0.to === screen }
  }
}
