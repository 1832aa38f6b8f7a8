// SPDX-License-Identifier: MIT
//
// Everything that a render will do, known before it writes a byte: sequences with their lengths and
// wanted frames, checked against limits.

/// A sequence to be rendered.
@MainActor
public struct PlannedSequence {
  /// Its name.
  public let name: SequenceName
  /// How long it runs.
  public let length: ShotLength
  /// The wanted frames, ascending.
  public let frames: [Int]
  /// Makes the shot anew; each shot is filmed once.
  public let makeShot: @MainActor () throws -> Shot

  /// Measures a shot and resolves which of its frames are wanted.
  public init(
    name: SequenceName, camera: Camera, selection: FrameSelection,
    makeShot: @escaping @MainActor () throws -> Shot
  ) throws {
    self.name = name
    self.makeShot = makeShot
    length = try camera.measure(makeShot(), name: name.text)
    frames = try selection.numbers(
      count: length.count, framesPerSecond: camera.framesPerSecond, film: name.text)
  }

  /// Whether a frame is wanted.
  func wants(_ frame: Int) -> Bool {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle] < frame { low = middle + 1 } else { high = middle }
    }
    return low < frames.count && frames[low] == frame
  }
}

/// How much one render may write. Chosen by us: far above what people film, far below what fills a
/// machine by a slip of the pen.
public struct RenderLimits: Sendable {
  /// Frames in all.
  public var frames = 200_000
  /// Pixels a frame.
  public var pixelsPerFrame = 64 << 20
  /// Pixels in all; four bytes each before they are encoded.
  public var pixels = 250_000_000_000

  /// The limits.
  public init() {}

  /// Throws when a plan is too large.
  @MainActor
  public func check(_ plan: [PlannedSequence]) throws(RecordingError) {
    var total = 0
    var pixelTotal = 0
    for sequence in plan {
      try check(sequence.length)
      total += sequence.frames.count
      pixelTotal += sequence.length.largestFrame * sequence.frames.count
    }
    guard total <= frames else { throw .tooMuch(what: "frames", count: total, limit: frames) }
    guard pixelTotal <= pixels else {
      throw .tooMuch(what: "pixels", count: pixelTotal, limit: pixels)
    }
  }

  /// Throws when a frame of a shot is too large, or has no pixels.
  public func check(_ length: ShotLength) throws(RecordingError) {
    guard length.width > 0, length.height > 0 else { throw .picture("the screen has no pixels") }
    try check(pixels: length.largestFrame)
  }

  /// Throws when one picture would have too many pixels.
  func check(pixels: Int) throws(RecordingError) {
    guard pixels <= pixelsPerFrame else {
      throw .tooMuch(what: "pixels a frame", count: pixels, limit: pixelsPerFrame)
    }
  }
}
