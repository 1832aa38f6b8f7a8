// SPDX-License-Identifier: MIT
//
// The compressed frames of an animation and the file around them: acTL, then fcTL and the image data of
// each frame, IDAT for the first and fdAT for the others, numbered in one sequence.

import Raster

struct EncodedAnimation {
  private let bounds: PixelRect
  private let kind: AnimationKind
  private let preset: PNGWriter.Preset
  private let workers: any AnimationWorkers
  /// One for each frame, of which the last may still be with the workers.
  private var delays: [FrameDelay] = []
  private var parts: [AnimationPart] = []

  init(
    _ first: Pixmap, _ delay: FrameDelay, kind: AnimationKind, preset: PNGWriter.Preset,
    workers: any AnimationWorkers = AnimationWorkHere()
  ) throws {
    bounds = first.bounds
    self.kind = kind
    self.preset = preset
    self.workers = workers
    try submit(AnimationWork(first: first, kind: kind, preset: preset), delay)
  }

  /// Adds a frame, or shows the last one longer when nothing changed.
  mutating func append(
    from before: Pixmap, to after: Pixmap, _ difference: FrameDifference, _ delay: FrameDelay
  ) throws {
    var difference = difference
    if difference.rect.isEmpty {
      if let sum = delays[delays.count - 1].adding(delay) {
        delays[delays.count - 1] = sum
        return
      }
      // Delays whose sum has no 16-bit terms: one pixel is drawn again.
      difference = FrameDifference(rect: PixelRect(x: 0, y: 0, width: 1, height: 1), count: 1)
    }
    try submit(
      AnimationWork(from: before, to: after, difference, kind: kind, preset: preset), delay)
  }

  private mutating func submit(_ work: AnimationWork, _ delay: FrameDelay) throws {
    delays.append(delay)
    parts += try workers.submit(work)
  }

  /// Waits for what is under way; comes before `file`.
  mutating func finish() throws { parts += try workers.finish() }

  func file(_ options: AnimationOptions) -> [UInt8] {
    var file = PNGFileBytes(capacity: parts.reduce(256) { $0 + $1.data.count + 64 })
    file.appendHeader(
      width: bounds.width, height: bounds.height, bitDepth: 8, colorType: kind.isOpaque ? 2 : 6)
    file.append(
      "acTL",
      BigEndian.bytes(UInt32(parts.count)) + BigEndian.bytes(UInt32(options.loopCount)))
    file.appendPictureChunks(scale: options.scale)
    if let key = kind.key { file.append("tRNS", [0, key, 0, key, 0, key]) }
    var sequence: UInt32 = 0
    for (index, (part, delay)) in zip(parts, delays).enumerated() {
      file.append("fcTL", control(part, delay, sequence))
      sequence += 1
      if index == 0 {
        file.append("IDAT", part.data)
      } else {
        file.append("fdAT", BigEndian.bytes(sequence) + part.data)
        sequence += 1
      }
    }
    file.append("IEND", [])
    return file.bytes
  }

  /// fcTL: number, extent, offset, delay, what happens afterwards (0: nothing, each frame is drawn on what
  /// stands), blend.
  private func control(
    _ part: AnimationPart, _ delay: FrameDelay, _ sequence: UInt32
  ) -> [UInt8] {
    let numbers = [
      sequence, UInt32(part.rect.width), UInt32(part.rect.height), UInt32(part.rect.minX),
      UInt32(part.rect.minY), UInt32(delay.numerator) << 16 | UInt32(delay.denominator),
    ]
    return numbers.flatMap { BigEndian.bytes($0) } + [0, part.blend.rawValue]
  }
}
