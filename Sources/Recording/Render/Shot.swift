// SPDX-License-Identifier: MIT
//
// What is filmed: a stage that is ready, and what happens on it at time 0. Whoever makes shots (scene
// files, tests) knows what is on the stage; the camera does not.

public import ViewKit

/// A stage ready to be filmed.
@MainActor
public struct Shot {
  /// The world to film; its clock stands where the film starts.
  public let stage: Stage
  /// The views that traces follow, asked for at every frame: pages load when they are first shown.
  public let targets: @MainActor () -> [TraceTarget]
  /// The bar, for films cut to it.
  public let bar: UIView?
  /// What happens at time 0.
  public let action: @MainActor () -> Void

  /// A stage and what happens on it.
  public init(
    stage: Stage, bar: UIView? = nil,
    targets: @escaping @MainActor () -> [TraceTarget] = { [] },
    action: @escaping @MainActor () -> Void
  ) {
    self.stage = stage
    self.targets = targets
    self.bar = bar
    self.action = action
  }
}

/// How long a shot runs.
public struct ShotLength: Sendable, Hashable {
  /// When everything has settled, in seconds.
  public let duration: Double
  /// Frames: round(duration · fps) + 1.
  public let count: Int
  /// The screen's extent at the start, in pixels, after cutting.
  public let width: Int
  /// The screen's extent at the start, in pixels, after cutting.
  public let height: Int
  /// The pixels of the largest frame, after cutting.
  public let largestFrame: Int
  /// Whether frames have different extents, because the screen turns or changes its size.
  public let changesSize: Bool
}
