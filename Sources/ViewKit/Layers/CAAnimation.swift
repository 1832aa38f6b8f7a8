// SPDX-License-Identifier: MIT
//
// What every animation has: timing, a curve, a delegate, values that clients attach. Adding an
// animation to a layer copies it; the layer's copy is asked for the layer's state at each time.

import Animation
public import Foundation

/// An animation, to be subclassed.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  var media = MediaTiming()
  var clientValues: [String: Any] = [:]

  /// The curve that a pass follows; linear when `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told about start and stop; kept alive by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer when it is over.
  open var isRemovedOnCompletion = true

  /// An animation without values.
  public override init() { super.init() }

  /// Archives hold no animations here.
  public init?(coder: NSCoder) { super.init() }

  /// When it starts, in the layer's time; 0 means when it is added.
  open var beginTime: CFTimeInterval {
    get { media.beginTime }
    set { media.beginTime = newValue }
  }
  /// The length of one pass; 0 means the transaction's.
  open var duration: CFTimeInterval {
    get { media.duration }
    set { media.duration = newValue }
  }
  /// Own seconds per second of the layer.
  open var speed: Float {
    get { Float(media.speed) }
    set { media.speed = Double(newValue) }
  }
  /// Where in its own time it starts.
  open var timeOffset: CFTimeInterval {
    get { media.timeOffset }
    set { media.timeOffset = newValue }
  }
  /// How many passes are played; may be fractional or infinite.
  open var repeatCount: Float {
    get { Float(media.repeatCount) }
    set { media.repeatCount = Double(newValue) }
  }
  /// How long passes are played; 0 leaves it to the count.
  open var repeatDuration: CFTimeInterval {
    get { media.repeatDuration }
    set { media.repeatDuration = newValue }
  }
  /// Whether each pass is followed by one backward.
  open var autoreverses: Bool {
    get { media.autoreverses }
    set { media.autoreverses = newValue }
  }
  /// When it shows outside its active time.
  open var fillMode: CAMediaTimingFillMode = .removed {
    didSet {
      media.fillsForward = fillMode == .forwards || fillMode == .both
      media.fillsBackward = fillMode == .backwards || fillMode == .both
    }
  }

  /// A value that a client attached, or a property by its name.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "timingFunction": timingFunction
    default: clientValues[key]
    }
  }

  /// Attaches a value.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == "duration", let seconds = value as? Double { duration = seconds }
    clientValues[key] = value
  }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmpty()
    copyValues(into: copy)
    return copy
  }

  /// An animation of this class without values.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  func copyValues(into other: CAAnimation) {
    other.media = media
    other.fillMode = fillMode
    other.timingFunction = timingFunction
    other.delegate = delegate
    other.isRemovedOnCompletion = isRemovedOnCompletion
    other.clientValues = clientValues
  }

  /// The progress that the curve makes of a pass's progress.
  func eased(_ progress: Double) -> Double { timingFunction?.curve.value(at: progress) ?? progress }

  /// Moves a state to where the animation has it at a time of the layer.
  func apply(to state: inout LayerState, at time: Double) {
    guard let position = media.position(at: time) else { return }
    apply(to: &state, at: position)
  }

  func apply(to state: inout LayerState, at position: MediaTiming.Position) {}

  /// The key paths that no layer property answers to.
  var unknownKeyPaths: [String] { [] }
}

/// Who is told about an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// The animation began.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over, or was taken away before (`flag` is false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property, by its key path.
  open var keyPath: String? {
    didSet { property = keyPath.flatMap(LayerProperty.named) }
  }
  /// Whether values are added to what is there.
  open var isAdditive = false
  /// Whether each pass starts where the one before ended.
  open var isCumulative = false
  private(set) var property: LayerProperty?

  /// An animation of a property; a key path that no layer knows is reported when it is added.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
    property = path.flatMap(LayerProperty.named)
  }

  override func copyValues(into other: CAAnimation) {
    super.copyValues(into: other)
    guard let other = other as? CAPropertyAnimation else { return }
    other.keyPath = keyPath
    other.isAdditive = isAdditive
    other.isCumulative = isCumulative
  }

  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  override var unknownKeyPaths: [String] { property == nil ? [keyPath ?? "nil"] : [] }

  /// The value at a place, given what shows without the animation.
  func value(at position: MediaTiming.Position, over base: LayerValue) -> LayerValue? { nil }

  /// The value that a pass ends with, for cumulative animations.
  func lastValue(over base: LayerValue) -> LayerValue? { nil }

  override func apply(to state: inout LayerState, at position: MediaTiming.Position) {
    guard let property else { return }
    let base = property.read(state)
    guard var value = value(at: position, over: base), value.kind == base.kind else { return }
    if isCumulative, position.passes > 0, let last = lastValue(over: base) {
      value = value.adding(last, times: Double(position.passes))
    }
    property.write(&state, isAdditive ? base.adding(value) : value)
  }
}
