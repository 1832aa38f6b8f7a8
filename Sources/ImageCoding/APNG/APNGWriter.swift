// SPDX-License-Identifier: MIT
//
// Frames become one animated PNG (PNG specification, third edition, § 11.3.5). The default image is the
// first frame, so programs that know no animation show that. Every later frame is the smallest changed
// rectangle; equal frames are one that is shown longer. Two frames are in memory at a time, and those with
// which other threads are busy.

public import Raster

/// Writes animated PNG files.
public enum APNGWriter {
  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - count: how many frames there are.
  ///   - delay: the time for which each is shown.
  ///   - frame: gives a frame by its number, in order. When frames turn out to need another colour type
  ///     than the first ones, the writer begins anew and asks for all of them once more.
  /// - Throws: what `frame` throws, or `ImageWriteError` when there is no frame, a frame has no pixels,
  ///   or extents differ.
  public static func encode(
    count: Int, delay: FrameDelay, options: AnimationOptions = AnimationOptions(),
    frame: (Int) throws -> Pixmap
  ) throws -> [UInt8] {
    try encode(delays: Array(repeating: delay, count: count), options: options, frame: frame)
  }

  /// The file's bytes, with a delay for each frame; otherwise as `encode(count:delay:options:frame:)`.
  public static func encode(
    delays: [FrameDelay], options: AnimationOptions = AnimationOptions(),
    frame: (Int) throws -> Pixmap
  ) throws -> [UInt8] {
    try encode(delays: delays, options: options, workers: AnimationWorkHere(), frame: frame)
  }

  /// The same bytes, compressed by workers, which the caller has settle when this throws.
  package static func encode(
    delays: [FrameDelay], options: AnimationOptions, workers: any AnimationWorkers,
    frame: (Int) throws -> Pixmap
  ) throws -> [UInt8] {
    guard !delays.isEmpty else { throw ImageWriteError.noFrames }
    let first = try frame(0)
    try PNGWriter.check(first)
    var survey = AnimationKind.Survey()
    survey.add(first)
    while true {
      let kind = survey.kind
      var animation = try EncodedAnimation(
        first, delays[0], kind: kind, preset: options.preset, workers: workers)
      var before = first
      for index in delays.indices.dropFirst() {
        let after = try frame(index)
        guard after.width == first.width, after.height == first.height else {
          throw ImageWriteError.unequalFrames(index: index)
        }
        let difference = FrameDifference(from: before, to: after)
        survey.add(after, after: before, in: difference.rect)
        if survey.allows(kind) {
          try animation.append(from: before, to: after, difference, delays[index])
        }
        before = after
      }
      try animation.finish()
      if survey.allows(kind) { return animation.file(options) }
    }
  }
}
