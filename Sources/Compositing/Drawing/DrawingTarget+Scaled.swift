// SPDX-License-Identifier: MIT
//
// Scaled pictures, drawn in one pass over the target's rows: each row is resampled and blended while
// it is in the cache, and so is the picture under it in a cross-fade.

import Raster

/// A picture to be drawn under a scale and a shift.
struct ScaledPicture {
  /// Its rows, cut to the clip.
  var rows: ScaledRows
  private let source: [UInt8]
  private let isOpaque: Bool
  let opacity: UInt8
  let mode: BlendMode
  /// Its columns in runs of one coverage.
  private let runs: [(x: Int, length: Int, coverage: UInt8)]
  /// Whether all columns are covered and nothing but the row's coverage stands between the picture and
  /// the target.
  private let isPlain: Bool

  /// `nil` when nothing of the picture falls into the clip.
  init?(
    _ image: Image, transform: AffineTransform, sampler: Sampler, opacity: UInt8, mode: BlendMode,
    clip: Clipping
  ) {
    let pixmap = image.pixmap
    guard
      let rows = ScaledRows(
        width: pixmap.width, height: pixmap.height, channels: 4, transform: transform,
        sampler: sampler, clip: clip.rect)
    else { return nil }
    self.rows = rows
    source = pixmap.bytes
    isOpaque = image.isOpaque
    self.opacity = opacity
    self.mode = mode
    runs = rows.partialColumns
    isPlain =
      mode == .sourceOver && clip.mask == nil && runs.count == 1 && runs[0].coverage == 255
      && runs[0].length == rows.frame.width
  }

  /// The rows that can be drawn in one go: all of their pixels are covered in full.
  private func plainRows(_ range: Range<Int>) -> Range<Int> {
    if !isPlain { return range.lowerBound..<range.lowerBound }
    var start = range.lowerBound
    while start < range.upperBound && rows.rowCoverage(start) < 255 { start += 1 }
    var end = range.upperBound
    while end > start && rows.rowCoverage(end - 1) < 255 { end -= 1 }
    return start..<end
  }

  /// Draws some rows of the frame.
  mutating func draw(_ range: Range<Int>, into target: inout DrawingTarget, clip: Clipping) {
    if opacity == 0 && mode == .sourceOver { return }
    let plain = plainRows(range)
    for y in range.lowerBound..<plain.lowerBound { draw(y, into: &target, clip: clip) }
    if !plain.isEmpty {
      let columns = rows.frame.minX..<rows.frame.maxX
      target.drawnPixels += columns.count * plain.count
      let first = target.bytes(plain.lowerBound, columns)
      let last = target.bytes(plain.upperBound - 1, columns)
      let stride = 4 * target.frame.width
      let source = self.source
      var span = target.pixmap.bytes.mutableSpan
      var out = span._mutatingExtracting(first.lowerBound..<last.upperBound)
      rows.draw(
        plain, from: source.span, opacity: opacity, isStored: isOpaque && opacity == 255,
        into: &out, stride: stride)
    }
    for y in plain.upperBound..<range.upperBound { draw(y, into: &target, clip: clip) }
  }

  private mutating func draw(_ y: Int, into target: inout DrawingTarget, clip: Clipping) {
    let coverage = rows.rowCoverage(y)
    if coverage == 0 { return }
    let source = self.source
    rows.make(y, from: source.span)
    for run in runs {
      target.draw(
        y, run.x, pixels: rows.pixels.span.extracting(rows.byteRange(run)), opacity: opacity,
        coverage: Mask.product(run.coverage, coverage), mode: mode, clip: clip)
    }
  }
}

extension DrawingTarget {
  /// Rows that are stored and then drawn over while they are in the nearest cache. Chosen by us.
  private static let bandRows = 8

  /// Draws a scaled picture.
  mutating func draw(_ picture: inout ScaledPicture, clip: Clipping) {
    let frame = picture.rows.frame
    picture.draw(frame.minY..<frame.maxY, into: &self, clip: clip)
  }

  /// Stores the part of an opaque picture that lies in the clip's rectangle, moved by whole pixels, and
  /// draws a scaled one over it, a few rows at a time.
  mutating func draw(
    _ picture: inout ScaledPicture, over base: Pixmap, dx: Int, dy: Int, clip: Clipping
  ) {
    let area = base.bounds.offsetBy(dx: dx, dy: dy).intersection(clip.rect)
    let upper = picture.rows.frame
    let pixels = base.bytes.span
    let end = max(area.maxY, upper.maxY)
    for start in stride(
      from: min(area.minY, upper.minY), to: end, by: DrawingTarget.bandRows)
    {
      let band = start..<min(start + DrawingTarget.bandRows, end)
      for y in band.clamped(to: area.minY..<area.maxY) {
        let start = 4 * ((y - dy) * base.width + area.minX - dx)
        draw(
          y, area.minX, pixels: pixels.extracting(start..<start + 4 * area.width), opacity: 255,
          mode: .copy, clip: clip)
      }
      let over = band.clamped(to: upper.minY..<upper.maxY)
      if !over.isEmpty { picture.draw(over, into: &self, clip: clip) }
    }
  }
}
