// SPDX-License-Identifier: MIT
//
// The compressed frames of an animation and the file around them: acTL, then fcTL and the image data of
// each frame, IDAT for the first and fdAT for the others, numbered in one sequence.

import Raster

struct EncodedAnimation {
  private struct Frame {
    var rect: PixelRect
    var blend: AnimationFrame.Blend
    var delay: FrameDelay
    var data: [UInt8]
  }

  private let kind: AnimationKind
  private let preset: PNGWriter.Preset
  private var frames: [Frame] = []
  private var compressors: [Int: StreamCompressor] = [:]

  init(_ first: Pixmap, _ delay: FrameDelay, kind: AnimationKind, preset: PNGWriter.Preset) {
    self.kind = kind
    self.preset = preset
    append(AnimationFrame(first: first, kind: kind), delay)
  }

  /// Adds a frame, or shows the last one longer when nothing changed.
  mutating func append(
    from before: Pixmap, to after: Pixmap, _ difference: FrameDifference, _ delay: FrameDelay
  ) {
    if difference.rect.isEmpty {
      if let sum = frames[frames.count - 1].delay.adding(delay) {
        frames[frames.count - 1].delay = sum
        return
      }
      // Delays whose sum has no 16-bit terms: one pixel is drawn again.
      let pixel = FrameDifference(rect: PixelRect(x: 0, y: 0, width: 1, height: 1), count: 1)
      append(AnimationFrame(from: before, to: after, pixel, kind: kind), delay)
      return
    }
    append(AnimationFrame(from: before, to: after, difference, kind: kind), delay)
  }

  private mutating func append(_ frame: AnimationFrame, _ delay: FrameDelay) {
    let level = level(frame.rows.count)
    let compressor = compressors[level] ?? StreamCompressor(level: level)
    compressors[level] = compressor
    frames.append(
      Frame(
        rect: frame.rect, blend: frame.blend, delay: delay,
        data: compressor.stream(frame.rows)))
  }

  /// libdeflate's level. Above 9 it looks for the best parse, which takes a second a megabyte on flat
  /// pictures: `small` does that only for small rectangles (the bound is chosen by us).
  private func level(_ count: Int) -> Int {
    switch preset {
    case .fast: 7
    case .small: count <= 512 * 1024 ? 11 : 8
    case .max: 12
    }
  }

  func file(_ options: AnimationOptions) -> [UInt8] {
    let bounds = frames[0].rect
    var file = PNGFileBytes(capacity: frames.reduce(256) { $0 + $1.data.count + 64 })
    file.appendHeader(
      width: bounds.width, height: bounds.height, bitDepth: 8, colorType: kind.isOpaque ? 2 : 6)
    file.append(
      "acTL",
      BigEndian.bytes(UInt32(frames.count)) + BigEndian.bytes(UInt32(options.loopCount)))
    file.appendPictureChunks(scale: options.scale)
    if let key = kind.key { file.append("tRNS", [0, key, 0, key, 0, key]) }
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file.append("fcTL", control(frame, sequence))
      sequence += 1
      if index == 0 {
        file.append("IDAT", frame.data)
      } else {
        file.append("fdAT", BigEndian.bytes(sequence) + frame.data)
        sequence += 1
      }
    }
    file.append("IEND", [])
    return file.bytes
  }

  /// fcTL: number, extent, offset, delay, what happens afterwards (0: nothing, each frame is drawn on what
  /// stands), blend.
  private func control(_ frame: Frame, _ sequence: UInt32) -> [UInt8] {
    let numbers = [
      sequence, UInt32(frame.rect.width), UInt32(frame.rect.height), UInt32(frame.rect.minX),
      UInt32(frame.rect.minY),
      UInt32(frame.delay.numerator) << 16 | UInt32(frame.delay.denominator),
    ]
    return numbers.flatMap { BigEndian.bytes($0) } + [0, frame.blend.rawValue]
  }
}
