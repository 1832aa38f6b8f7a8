// SPDX-License-Identifier: MIT
//
// The camera for code: shows a view controller on a device's screen, runs an action, and films until
// everything that it started has settled.

import Compositing
import Foundation
public import ViewKit

/// Films view controllers.
@MainActor
public final class FrameRecorder {
  /// The screen.
  public let device: Device
  /// Frames per second.
  public let framesPerSecond: Int
  /// The longest film, in seconds; longer ones throw `RecordingError.neverSettles`.
  public var longestFilm = 60.0
  /// The world that the controller lives in while it is filmed.
  public let stage: Stage

  /// A recorder with a stage of its own, which becomes the current one. Time stands at 0.
  public init(
    device: Device = .standard, framesPerSecond: Int = 60,
    traits: UITraitCollection = UITraitCollection()
  ) {
    precondition(framesPerSecond > 0, "frames per second must be above 0")
    self.device = device
    self.framesPerSecond = framesPerSecond
    stage = Stage(device: device, traits: traits)
    stage.makeCurrent()
  }

  /// Shows a controller, lets what is under way settle, runs the action, and films from that instant
  /// until everything that it started has settled.
  ///
  /// - Parameters:
  ///   - controller: what to film; it becomes the stage's root.
  ///   - name: the film's name in the manifest and in errors.
  ///   - targets: the views that `Film.trace` follows.
  ///   - action: what to do at time 0.
  /// - Returns: the film: round(duration · fps) + 1 frames, frame n at n / fps.
  public func film<Controller: UIViewController>(
    _ controller: Controller, name: String = "film", tracing targets: [TraceTarget] = [],
    action: (Controller) throws -> Void = { _ in }
  ) throws -> Film {
    stage.makeCurrent()
    if stage.window.rootViewController !== controller {
      stage.window.rootViewController = controller
    }
    let loop = FrameLoop(
      stage: stage, framesPerSecond: framesPerSecond, name: name, longest: longestFilm)
    _ = try FrameLoop(
      stage: stage, framesPerSecond: framesPerSecond, name: name, longest: longestFilm
    ).run(capture: { _, _ in }, deliver: { _, _, _ in })
    try action(controller)
    var frames: [Film.Frame] = []
    let duration = try loop.run { index, time in
      Film.Frame(
        index: index, time: time, list: stage.displayList(), views: ViewTrace.capture(targets))
    } deliver: { _, _, frame in
      frames.append(frame)
    }
    return Film(
      name: name, framesPerSecond: framesPerSecond, scale: device.scale, duration: duration,
      frames: frames)
  }
}

extension Stage {
  /// A stage with a device's screen and, where nothing else is given, its size classes.
  @MainActor
  public convenience init(device: Device, traits: UITraitCollection = UITraitCollection()) {
    self.init(
      size: CGSize(width: device.width, height: device.height), scale: CGFloat(device.scale),
      safeAreaInsets: UIEdgeInsets(
        top: device.safeArea.top, left: device.safeArea.left, bottom: device.safeArea.bottom,
        right: device.safeArea.right),
      traits: UITraitCollection(traitsFrom: [device.traits, traits]))
  }
}
