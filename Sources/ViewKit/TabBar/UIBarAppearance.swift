// SPDX-License-Identifier: MIT
//
// The look of a bar as one value: fill, picture and hairline; the kinds of bars add their own.

public import Foundation

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light, as the traits say.
  case `default` = 0
  /// Light on dark.
  case black = 1
  /// Light on dark, showing what lies under it; an older name.
  case blackTranslucent = 2
}

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The device kind the look is made for.
  public let idiom: UIUserInterfaceIdiom
  /// The fill; without one, the chrome colour where there is a background at all.
  open var backgroundColor: UIColor?
  /// A picture over the fill.
  open var backgroundImage: UIImage?
  /// The hairline's colour; `nil` for none.
  open var shadowColor: UIColor?
  /// A picture in place of the hairline.
  open var shadowImage: UIImage?
  /// What stands in for the system's blur: the chrome colour, or nothing.
  private(set) var effectColor: UIColor?

  /// A look with the default background.
  public override init() {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  /// A look with the default background for a device kind.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of another bar's look.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  private func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    effectColor = other.effectColor
  }

  /// The chrome colour, through which content shows, and a hairline.
  open func configureWithDefaultBackground() {
    reset(effect: TabBarBackground.chrome, shadow: TabBarBackground.hairline)
  }

  /// The chrome colour without content showing through, and a hairline.
  open func configureWithOpaqueBackground() {
    reset(
      effect: TabBarBackground.chrome.withAlphaComponent(1), shadow: TabBarBackground.hairline)
  }

  /// No fill and no hairline.
  open func configureWithTransparentBackground() { reset(effect: nil, shadow: nil) }

  private func reset(effect: UIColor?, shadow: UIColor?) {
    backgroundColor = nil
    backgroundImage = nil
    shadowImage = nil
    effectColor = effect
    shadowColor = shadow
  }
}
