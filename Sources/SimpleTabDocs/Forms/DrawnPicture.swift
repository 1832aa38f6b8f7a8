// SPDX-License-Identifier: MIT
//
// A picture's variant as it leaves the main actor: what to draw, frame by frame, in pixels. Pixels and
// bytes are made of it on any thread.

import Compositing
import ImageCoding
import Raster

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

  /// The bytes of its file.
  func bytes() throws -> [UInt8] {
    let compositor = Compositor()
    guard frames.count > 1 else {
      return try PNGWriter.encode(
        compositor.render(frames[0].list),
        options: PNGWriter.Options(preset: .small, scale: Double(scale)))
    }
    return try APNGWriter.encode(
      delays: frames.map(\.delay),
      options: AnimationOptions(preset: .small, scale: Double(scale))
    ) { compositor.render(frames[$0].list) }
  }
}
