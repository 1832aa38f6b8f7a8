// SPDX-License-Identifier: MIT
//
// UIKit's colour: fixed sRGB components, or a rule that picks a colour for a trait collection.
// Fixed colours are compared by their components.

public import Foundation

/// A colour, fixed or chosen by traits.
public final class UIColor: NSObject, Sendable {
  enum Kind: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// A colour from sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(kind: .fixed(ViewKit.CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A grey, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(kind: .fixed(ViewKit.CGColor(gray: white, alpha: alpha)))
  }

  /// A colour from hue, saturation and brightness, 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let h = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let k = (shift + h).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A layer's colour as UIKit's.
  public convenience init(cgColor: CGColor) { self.init(kind: .fixed(cgColor)) }

  /// A colour that a rule picks for the traits at hand.
  @preconcurrency
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(kind: .dynamic(dynamicProvider))
  }

  /// The fixed colour for a trait collection.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var color = self
    // A rule may return another rule; eight steps are more than any real colour needs.
    for _ in 0..<8 {
      guard case .dynamic(let provider) = color.kind else { return color }
      color = provider(traits)
    }
    return color
  }

  /// The components for a trait collection.
  func cgColor(for traits: UITraitCollection) -> CGColor {
    if case .fixed(let color) = resolvedColor(with: traits).kind { return color }
    return .clear
  }

  /// The colour's components under the current traits.
  public var cgColor: CGColor { cgColor(for: UITraitCollection.current) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let c):
      return UIColor(red: c.red, green: c.green, blue: c.blue, alpha: alpha)
    case .dynamic(let provider):
      return UIColor(kind: .dynamic { provider($0).withAlphaComponent(alpha) })
    }
  }

  /// Reads red, green, blue and opacity, 0…1. Always succeeds.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let c = cgColor
    red = c.red
    green = c.green
    blue = c.blue
    alpha = c.alpha
    return true
  }

  /// Sets the current context's fill and stroke colour.
  @MainActor @preconcurrency public func set() {
    setFill()
    setStroke()
  }
  /// Sets the current context's fill colour.
  @MainActor @preconcurrency public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }
  /// Sets the current context's stroke colour.
  @MainActor @preconcurrency public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Whether the other is a colour of the same components, or the same rule.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    if case .fixed(let a) = kind, case .fixed(let b) = other.kind { return a == b }
    return false
  }

  /// Equal colours have equal hashes.
  public override var hash: Int {
    if case .fixed(let color) = kind { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }

  /// The components, for people.
  public override var description: String {
    let c = cgColor
    return "UIColor(red: \(c.red), green: \(c.green), blue: \(c.blue), alpha: \(c.alpha))"
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a `#colorLiteral`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What `#colorLiteral` makes where no type is named.
public typealias _ColorLiteralType = UIColor
