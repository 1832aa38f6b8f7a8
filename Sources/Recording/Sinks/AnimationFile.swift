// SPDX-License-Identifier: MIT
//
// A sequence as one animated PNG. Display lists are kept (a few KB a frame) and drawn when the writer
// asks, which may be twice; two pictures are in memory at a time.

import Compositing
import ImageCoding
import Raster

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
    options: PNGWriter.Options, framesPerSecond: Int, name: String
  ) throws -> (bytes: [UInt8], frames: [Manifest.Frame]) {
    let compositor = Compositor()
    var hashes = [String](repeating: "", count: frames.count)
    let bytes = try APNGWriter.encode(
      count: frames.count, delay: FrameDelay(framesPerSecond: framesPerSecond),
      options: AnimationOptions(preset: options.preset, scale: options.scale)
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
