// SPDX-License-Identifier: MIT
//
// A sequence as one animated PNG. Display lists are kept (a few KB a frame) and drawn when the writer
// asks, which may be twice; other threads compress meanwhile. In memory are two pictures, and two for each
// of those threads.

import Compositing
import ImageCoding
import Raster

/// How an animation is played.
public struct AnimationPlayback: Sendable, Equatable {
  /// How often; 0 is without end.
  public var loopCount: Int
  /// How long the last frame is shown, in milliseconds, 0 … 65,535; `nil` is as long as the others.
  public var lastFrameMilliseconds: Int?

  /// Without end, every frame for the same time, unless said otherwise.
  public init(loopCount: Int = 0, lastFrameMilliseconds: Int? = nil) {
    self.loopCount = loopCount
    self.lastFrameMilliseconds = lastFrameMilliseconds
  }
}

/// A sequence's frames on their way into one file.
struct AnimationFile {
  private struct Frame {
    let index: Int
    let time: Double
    let list: DisplayList
    let crop: PixelRect?
  }

  private var frames: [Frame] = []

  /// Adds the next frame.
  mutating func add(index: Int, time: Double, list: DisplayList, crop: PixelRect?) {
    frames.append(Frame(index: index, time: time, list: list, crop: crop))
  }

  /// The file's bytes, and the frames for the manifest, all in the file of a name.
  func encode(
    jobs: Int, options: PNGWriter.Options, playback: AnimationPlayback, framesPerSecond: Int,
    name: String, interruption: Interruption
  ) throws -> (bytes: [UInt8], frames: [Manifest.Frame]) {
    let compositor = Compositor()
    var hashes = [String](repeating: "", count: frames.count)
    var delays = [FrameDelay](
      repeating: FrameDelay(framesPerSecond: framesPerSecond), count: frames.count)
    if let time = playback.lastFrameMilliseconds, let last = delays.indices.last {
      delays[last] = FrameDelay(numerator: UInt16(clamping: time), denominator: 1000)
    }
    let bytes = try AnimationEncoder.encode(
      delays: delays,
      options: AnimationOptions(
        preset: options.preset, scale: options.scale, loopCount: playback.loopCount),
      jobs: jobs, interruption: interruption
    ) { number in
      let frame = frames[number]
      let picture = FrameEncoder.cut(compositor.render(frame.list), to: frame.crop)
      if hashes[number].isEmpty { hashes[number] = PixelHash.hex(of: picture) }
      return picture
    }
    let listed = zip(frames, hashes).map { frame, hash in
      Manifest.Frame(
        index: frame.index, time: frame.time, file: name, pixels: hash, sameAs: nil)
    }
    return (bytes, listed)
  }
}
