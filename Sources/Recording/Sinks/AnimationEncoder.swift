// SPDX-License-Identifier: MIT
//
// Animated PNG on several threads: pictures are drawn one after another in the caller's thread, and
// compressed by the others meanwhile. Large ones take seconds, so before every picture it is asked
// whether the process is to end.

import ImageCoding
package import Raster

extension OrderedWorkers: AnimationWorkers
where Input == AnimationWork, Output == AnimationPart {}

/// Encodes animated PNG files.
package enum AnimationEncoder {
  /// An animation's bytes, the same for any number of jobs.
  ///
  /// - Parameters:
  ///   - delays: how long each picture is shown.
  ///   - options: how the file is written.
  ///   - jobs: how many threads compress.
  ///   - interruption: asked before every picture.
  ///   - picture: gives a picture by its number, in order; it may be asked for all of them twice.
  /// - Throws: `Interrupted`, `ImageWriteError`, or what `picture` throws.
  package static func encode(
    delays: [FrameDelay], options: AnimationOptions, jobs: Int,
    interruption: Interruption = .process, picture: (Int) throws -> Pixmap
  ) throws -> [UInt8] {
    let workers = OrderedWorkers<AnimationWork.Lane, AnimationWork, AnimationPart>(
      jobs: jobs, makeLane: { AnimationWork.Lane() }, work: { lane, work in work.done(in: &lane) })
    defer { workers.settle() }
    return try APNGWriter.encode(delays: delays, options: options, workers: workers) { number in
      try interruption.check()
      return try picture(number)
    }
  }
}
