// SPDX-License-Identifier: MIT
//
// The top of a view tree, and the screen that shows it. Both belong to a stage.

public import Foundation

/// The view at the top of a tree, shown on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The order among windows, in points above the normal one.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public var rawValue: CGFloat
    /// A level from its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where windows lie.
    public static let normal = Level(rawValue: 0)
    /// Where alerts lie.
    public static let alert = Level(rawValue: 2000)
    /// Where the status bar lies.
    public static let statusBar = Level(rawValue: 1000)
  }

  /// The order among windows.
  open var windowLevel: Level = .normal
  /// Whether the window gets events that go to no view in particular.
  open private(set) var isKeyWindow = false
  /// The controller whose view fills the window.
  var rootOwner: (any ViewOwner)?
  /// What the device's shape and bars take from the window.
  var deviceSafeAreaInsets = UIEdgeInsets.zero
  weak var stage: Stage?

  init(stage: Stage, frame: CGRect) {
    self.stage = stage
    super.init(frame: frame)
    backgroundColor = nil
  }

  /// A window that covers a rectangle of the screen.
  public override init(frame: CGRect) {
    stage = nil
    super.init(frame: frame)
  }

  /// Archives hold no windows here; makes a window of no extent.
  public required init?(coder: NSCoder) {
    stage = nil
    super.init(coder: coder)
  }

  /// The screen of the current stage.
  open var screen: UIScreen { (stage ?? Stage.current).screen }
  /// The device's safe area.
  open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }
  /// The stage's traits.
  open override var traitCollection: UITraitCollection {
    let base = (stage ?? Stage.current).traits
    return traitOverride.map { UITraitCollection(traitsFrom: [base, $0]) } ?? base
  }

  /// Shows the window on its stage in front of others and makes it the key window.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    (stage ?? Stage.current).show(self)
  }

  /// Makes the window the key window.
  open func makeKey() { isKeyWindow = true }
}

/// A screen: its extent and its scale.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The extent, in points.
  public internal(set) var bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat
  var stageTraits: () -> UITraitCollection = { .fallback }

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    super.init()
  }

  /// The current stage's screen.
  public static var main: UIScreen { Stage.current.screen }
  /// Pixels per point of the device.
  public var nativeScale: CGFloat { scale }
  /// The extent, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The frames per second that a device of this kind shows at most.
  public var maximumFramesPerSecond: Int { 60 }
  /// The stage's traits.
  public var traitCollection: UITraitCollection { stageTraits() }
}
