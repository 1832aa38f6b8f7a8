// SPDX-License-Identifier: MIT
//
// What of an animation frame may be done on another thread: its changed pixels are packed and compressed.
// Pieces know nothing of each other, so the file's bytes do not depend on who does them.

import Raster

/// One frame's changes, to be compressed.
package struct AnimationWork: Sendable {
  /// Memory that one thread's pieces share, one after another.
  package struct Lane {
    fileprivate var compressors: [Int: StreamCompressor] = [:]
    fileprivate lazy var sparse = SparseCompressor()

    /// Takes memory when it is needed.
    package init() {}
  }

  private let before: Pixmap?
  private let after: Pixmap
  private let difference: FrameDifference
  private let kind: AnimationKind
  private let preset: PNGWriter.Preset

  /// The first frame, whole.
  init(first: Pixmap, kind: AnimationKind, preset: PNGWriter.Preset) {
    before = nil
    after = first
    difference = FrameDifference(rect: first.bounds, count: first.width * first.height)
    self.kind = kind
    self.preset = preset
  }

  /// What changed between two frames.
  init(
    from before: Pixmap, to after: Pixmap, _ difference: FrameDifference, kind: AnimationKind,
    preset: PNGWriter.Preset
  ) {
    self.before = before
    self.after = after
    self.difference = difference
    self.kind = kind
    self.preset = preset
  }

  /// Packs and compresses.
  package func done(in lane: inout Lane) -> AnimationPart {
    let frame =
      if let before {
        AnimationFrame(from: before, to: after, difference, kind: kind)
      } else {
        AnimationFrame(first: after, kind: kind)
      }
    return AnimationPart(
      rect: frame.rect, blend: frame.blend, data: compressed(frame, in: &lane))
  }

  /// The rows as a stream. Where most pixels are as before, the compressor for that is as fast as
  /// libdeflate's and gives fewer bytes, but for photos, which `small` and `max` try both for.
  private func compressed(_ frame: AnimationFrame, in lane: inout Lane) -> [UInt8] {
    var best: [UInt8]?
    if let ground = frame.ground, frame.rows.count >= Self.leastSparseBytes {
      best = lane.sparse.stream(frame.rows, ground: ground, depth: preset == .fast ? 64 : 4096)
    }
    if preset == .fast, let best { return best }
    let level = level(frame.rows.count)
    let compressor = lane.compressors[level] ?? StreamCompressor(level: level)
    lane.compressors[level] = compressor
    let stream = compressor.stream(frame.rows)
    return best.map { $0.count < stream.count ? $0 : stream } ?? stream
  }

  /// Fewer bytes are better off with deflate's fixed code, which libdeflate knows (chosen by us).
  private static let leastSparseBytes = 1024

  /// libdeflate's level. Above 9 it looks for the best parse, which takes a second a megabyte on flat
  /// pictures: `small` does that only for small rectangles (the bound is chosen by us).
  private func level(_ count: Int) -> Int {
    switch preset {
    case .fast: 7
    case .small: count <= 512 * 1024 ? 11 : 8
    case .max: 12
    }
  }
}

/// One frame's rectangle, how it is laid down, and its compressed rows.
package struct AnimationPart: Sendable {
  let rect: PixelRect
  let blend: AnimationFrame.Blend
  let data: [UInt8]
}

/// Whoever does an animation's pieces, and gives the parts in the pieces' order.
package protocol AnimationWorkers {
  /// Takes a piece; gives what is done and next in line.
  func submit(_ work: AnimationWork) throws -> [AnimationPart]
  /// Gives all that is under way.
  func finish() throws -> [AnimationPart]
}

/// Does each piece at once, in the caller's thread.
final class AnimationWorkHere: AnimationWorkers {
  private var lane = AnimationWork.Lane()

  func submit(_ work: AnimationWork) -> [AnimationPart] { [work.done(in: &lane)] }
  func finish() -> [AnimationPart] { [] }
}
