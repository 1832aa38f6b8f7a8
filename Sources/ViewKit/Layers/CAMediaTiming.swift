// SPDX-License-Identifier: MIT
//
// Timing as layers and animations share it. A layer's own time follows from its superlayer's; the
// topmost layer's is the stage's clock. Seconds.

import Animation
import Foundation

/// What has a time of its own.
public protocol CAMediaTiming: AnyObject {
  /// When it starts, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The length of one pass.
  var duration: CFTimeInterval { get set }
  /// Own seconds per second of the parent.
  var speed: Float { get set }
  /// Where in its own time it starts.
  var timeOffset: CFTimeInterval { get set }
  /// How many passes are played; 0 counts as 1.
  var repeatCount: Float { get set }
  /// How long passes are played; 0 leaves it to the count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by one backward.
  var autoreverses: Bool { get set }
  /// When it shows outside its active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A layer's timing.
struct LayerTiming {
  var media = MediaTiming()
  var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer: @MainActor CAMediaTiming {
  /// When the layer's time starts, in the superlayer's.
  public var beginTime: CFTimeInterval {
    get { timing.media.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// The length of the layer's time; without effect on what it shows.
  public var duration: CFTimeInterval {
    get { timing.media.duration }
    set { timing.media.duration = newValue }
  }
  /// Own seconds per second of the superlayer; 0 makes it stand still.
  public var speed: Float {
    get { Float(timing.media.speed) }
    set { changeTiming { $0.speed = Double(newValue) } }
  }
  /// Where in its own time the layer starts.
  public var timeOffset: CFTimeInterval {
    get { timing.media.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// Without effect on layers.
  public var repeatCount: Float {
    get { Float(timing.media.repeatCount) }
    set { timing.media.repeatCount = Double(newValue) }
  }
  /// Without effect on layers.
  public var repeatDuration: CFTimeInterval {
    get { timing.media.repeatDuration }
    set { timing.media.repeatDuration = newValue }
  }
  /// Without effect on layers.
  public var autoreverses: Bool {
    get { timing.media.autoreverses }
    set { timing.media.autoreverses = newValue }
  }
  /// Without effect on layers.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  private func changeTiming(_ body: (inout MediaTiming) -> Void) {
    body(&timing.media)
    rescheduleAnimations()
  }

  /// The layer's own time at a time of the stage's clock.
  func localTime(at stageTime: Double) -> Double {
    timing.media.localTime(at: container?.localTime(at: stageTime) ?? stageTime)
  }

  /// The time of the stage's clock at a time of the layer's own; `nil` while it stands still.
  func stageTime(at local: Double) -> Double? {
    let m = timing.media
    guard m.speed != 0 else { return nil }
    let parent = (local - m.timeOffset) / m.speed + m.beginTime
    guard let container else { return parent }
    return container.stageTime(at: parent)
  }

  /// Own seconds per second of the stage's clock.
  var overallSpeed: Double { timing.media.speed * (container?.overallSpeed ?? 1) }

  /// A time of another layer in this one's time; of the clock for `nil`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.stageTime(at: t) ?? Stage.current.clock.now } ?? t)
  }

  /// A time of this layer in another's time; the clock's for `nil`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let stage = stageTime(at: t) ?? Stage.current.clock.now
    return l?.localTime(at: stage) ?? stage
  }
}
