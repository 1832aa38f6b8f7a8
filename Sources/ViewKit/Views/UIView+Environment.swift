// SPDX-License-Identifier: MIT
//
// What views take over from those they lie in: tint, traits, the safe area, and their share when the
// superview's size changes.

import Foundation

extension UIView {
  // MARK: Tint

  /// The tint as shown: greyed in a dimmed view.
  func dimmed(_ color: UIColor) -> UIColor {
    var view: UIView? = self
    while let v = view {
      switch v.tintAdjustmentMode {
      case .normal: return color
      case .dimmed:
        let c = color.cgColor(for: traitCollection)
        let luma = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
        return UIColor(white: luma, alpha: c.alpha)
      case .automatic: view = v.superview
      }
    }
    return color
  }

  /// Tells this view and those inside that take its tint.
  func spreadTint() {
    tintColorDidChange()
    for child in children where child.explicitTint == nil || child.tintAdjustmentMode == .automatic
    {
      child.spreadTint()
    }
  }

  /// Called when the superview, and so perhaps the inherited tint, is another one.
  func tintMayHaveChanged() {
    ViewAnimationContext.withoutAnimation { spreadTint() }
  }

  // MARK: Traits and safe area

  var inheritedTraits: UITraitCollection {
    let base = superview?.traitCollection ?? Stage.current.traits
    let over = [owner?.overridingTraits, traitOverride].compactMap { $0 }
    return over.isEmpty ? base : UITraitCollection(traitsFrom: [base] + over)
  }

  /// The superview's insets, less the distance of this view's edges from the superview's.
  var computedSafeAreaInsets: UIEdgeInsets {
    guard let parent = superview else { return owner?.additionalSafeAreaInsets ?? .zero }
    let outer = parent.safeAreaInsets
    let space = parent.bounds
    let size = bounds.size
    let x = center.x - layer.anchorPoint.x * size.width - space.minX
    let y = center.y - layer.anchorPoint.y * size.height - space.minY
    var insets = UIEdgeInsets(
      top: max(0, outer.top - max(0, y)), left: max(0, outer.left - max(0, x)),
      bottom: max(0, outer.bottom - max(0, space.height - y - size.height)),
      right: max(0, outer.right - max(0, space.width - x - size.width)))
    if let extra = owner?.additionalSafeAreaInsets {
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    return insets
  }

  /// Tells the view about another safe area and other traits, if they are.
  func updateEnvironment() {
    let insets = safeAreaInsets
    if insets != lastSafeAreaInsets {
      lastSafeAreaInsets = insets
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaChanged(self)
    }
    let traits = traitCollection
    if traits != lastTraits {
      let previous = lastTraits
      lastTraits = traits
      if previous == nil || traits.hasDifferentColorAppearance(comparedTo: previous) {
        resolveDynamicColors(traits)
      }
      if previous != nil {
        traitCollectionDidChange(previous)
        owner?.viewTraitsChanged(self, from: previous)
      }
    }
  }

  private func resolveDynamicColors(_ traits: UITraitCollection) {
    ViewAnimationContext.withoutAnimation {
      if case .dynamic? = background?.kind {
        layer.backgroundColor = background?.cgColor(for: traits)
      }
      spreadTint()
    }
    setNeedsDisplay()
  }

  func updateEnvironmentInSubtree() { forSubtree { $0.updateEnvironment() } }

  // MARK: Autoresizing

  /// Called by the layer when the view's own size is another one.
  func layerSizeDidChange(from old: CGSize) {
    if contentMode == .redraw { setNeedsDisplay() }
    guard autoresizesSubviews else { return }
    let size = bounds.size
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      child.autoresize(from: old, to: size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    if mask.isEmpty { return }
    let f = CGRect(
      x: center.x - layer.anchorPoint.x * bounds.width,
      y: center.y - layer.anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
    let (x, w) = Self.share(
      f.minX, f.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let (y, h) = Self.share(
      f.minY, f.height, old.height, new.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    if w != f.width || h != f.height {
      bounds = CGRect(origin: bounds.origin, size: CGSize(width: w, height: h))
    }
    center = CGPoint(x: x + layer.anchorPoint.x * w, y: y + layer.anchorPoint.y * h)
  }

  /// The new start and length along an axis: the flexible parts share the change in proportion to
  /// their lengths, or evenly when they have none.
  private static func share(
    _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat,
    _ before: Bool, _ middle: Bool, _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let delta = new - old
    if delta == 0 || !(before || middle || after) { return (start, length) }
    let parts = [before ? start : 0, middle ? length : 0, after ? old - start - length : 0]
    let flags = [before, middle, after]
    let sum = parts.reduce(0, +)
    let count = CGFloat(flags.count { $0 })
    func part(_ i: Int) -> CGFloat {
      guard flags[i] else { return 0 }
      return sum != 0 ? delta * parts[i] / sum : delta / count
    }
    return (start + part(0), max(0, length + part(1)))
  }
}

extension UIWindow {
  /// Tells the tree about the environment before its first layout.
  func updateEnvironmentIfNeeded() {
    if lastTraits == nil || lastSafeAreaInsets != safeAreaInsets { updateEnvironmentInSubtree() }
  }
}
