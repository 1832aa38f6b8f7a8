// SPDX-License-Identifier: MIT
//
// A picture's variant as it leaves the main actor: what to draw, frame by frame, in pixels. Pixels and
// bytes are made of it on any thread.

import Compositing
import ImageCoding
import Raster
import Recording

/// A picture's variant, ready to be composited.
struct DrawnPicture: Sendable {
  /// Each frame and how long it is shown; one frame is a still.
  var frames: [(list: DisplayList, delay: FrameDelay)]
  /// Pixels per point.
  var scale: Int

  /// A still.
  init(_ list: DisplayList, scale: Int) {
    frames = [(list, FrameDelay(numerator: 0, denominator: 1))]
    self.scale = scale
  }

  /// An animation; at least one frame.
  init(frames: [(list: DisplayList, delay: FrameDelay)], scale: Int) {
    self.frames = frames
    self.scale = scale
  }

  /// The width, in points.
  var width: Int { (frames[0].list.width + scale - 1) / scale }

  /// Whether it has more frames than one.
  var isAnimation: Bool { frames.count > 1 }

  /// The bytes of its file; an animation's frames are compressed by so many threads.
  func bytes(jobs: Int = 1) throws -> [UInt8] {
    let compositor = Compositor()
    guard isAnimation else {
      return try PNGWriter.encode(
        compositor.render(frames[0].list),
        options: PNGWriter.Options(preset: .small, scale: Double(scale)))
    }
    return try AnimationEncoder.encode(
      delays: frames.map(\.delay),
      options: AnimationOptions(preset: .small, scale: Double(scale)), jobs: jobs
    ) { compositor.render(frames[$0].list) }
  }
}
