// SPDX-License-Identifier: MIT
//
// Animations that run together in the group's time, and the transition of a whole layer.

import Animation
import Foundation

/// Animations that run together; each is cut at the group's end.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times are in the group's.
  open var animations: [CAAnimation]?

  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(into other: CAAnimation) {
    super.copyValues(into: other)
    (other as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override var unknownKeyPaths: [String] { (animations ?? []).flatMap(\.unknownKeyPaths) }

  override func apply(to state: inout LayerState, at position: MediaTiming.Position) {
    // The group's curve bends the time of everything in it.
    let time = timingFunction == nil ? position.time : eased(position.progress) * media.duration
    for animation in animations ?? [] {
      var media = animation.media
      if media.duration <= 0 { media.duration = self.media.duration }
      if let place = media.position(at: time) { animation.apply(to: &state, at: place) }
    }
  }
}

/// The kinds of layer transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A kind from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new picture appears through the old one.
  public static let fade = Self(rawValue: "fade")
  /// The new picture moves in over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = Self(rawValue: "push")
  /// The old picture moves off the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// Where a layer transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A side from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The right side.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The left side.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The top side.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The bottom side.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// A transition from what a layer showed to what it shows now.
open class CATransition: CAAnimation {
  /// The kind.
  open var type: CATransitionType = .fade
  /// Where it comes from.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it starts, 0…1.
  open var startProgress: Float = 0
  /// Where in the transition it ends, 0…1.
  open var endProgress: Float = 1
  /// The side that a flip turns from; `nil` for the other kinds.
  var flip: FlipSide?
  /// What the layer showed when the transition was added, frozen.
  var source: CALayer?

  override func makeEmpty() -> CAAnimation { CATransition() }

  override func copyValues(into other: CAAnimation) {
    super.copyValues(into: other)
    guard let other = other as? CATransition else { return }
    other.type = type
    other.subtype = subtype
    other.startProgress = startProgress
    other.endProgress = endProgress
    other.source = source
    other.flip = flip
  }

  /// How far the transition is at a time of the layer; `nil` when it does not show.
  func progress(at time: Double) -> Double? {
    guard let position = media.position(at: time) else { return nil }
    let p = eased(position.progress)
    return Double(startProgress) + (Double(endProgress) - Double(startProgress)) * p
  }
}
