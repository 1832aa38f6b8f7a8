// SPDX-License-Identifier: MIT
//
// The picture that commands draw into: the whole frame, or a group's part of it. Positions are device
// pixels; what is drawn lies inside the clip's rectangle, and the clip's rectangle inside the target.

import Raster

/// Pixels at a place of the device, and how runs of them are blended under a clip.
struct DrawingTarget {
  /// The pixels.
  var pixmap: Pixmap
  /// Where they lie, in device pixels.
  let frame: PixelRect
  /// Pixels drawn into so far.
  var drawnPixels = 0
  private var scratch: [UInt8]

  init(_ pixmap: Pixmap, at frame: PixelRect) {
    self.pixmap = pixmap
    self.frame = frame
    scratch = []
  }

  /// Where a run of columns lies in the pixels' bytes.
  func bytes(_ y: Int, _ x: Range<Int>) -> Range<Int> {
    let start = (y - frame.minY) * frame.width - frame.minX
    return 4 * (start + x.lowerBound)..<4 * (start + x.upperBound)
  }

  /// Blends one colour into a rectangle.
  mutating func fill(
    _ rect: PixelRect, color: PremultipliedColor, coverage: UInt8 = 255, mode: BlendMode,
    clip: Clipping
  ) {
    let area = rect.intersection(clip.rect)
    if area.isEmpty { return }
    if coverage == 255 && clip.mask == nil, let color = RowBlend.stored(color, mode: mode) {
      drawnPixels += area.width * area.height
      let first = bytes(area.minY, area.minX..<area.maxX)
      let last = bytes(area.maxY - 1, area.minX..<area.maxX)
      let stride = 4 * frame.width
      var span = pixmap.bytes.mutableSpan
      var rows = span._mutatingExtracting(first.lowerBound..<last.upperBound)
      RowBlend.store(
        &rows, stride: stride, width: area.width, height: area.height, color: color)
      return
    }
    for y in area.minY..<area.maxY {
      fill(y, area.minX..<area.maxX, color: color, coverage: coverage, mode: mode, clip: clip)
    }
  }

  /// Blends one colour into a run under one coverage.
  mutating func fill(
    _ y: Int, _ x: Range<Int>, color: PremultipliedColor, coverage: UInt8, mode: BlendMode,
    clip: Clipping
  ) {
    drawnPixels += x.count
    let range = bytes(y, x)
    if let mask = clip.mask {
      let kept = scaleMask(mask, clip.maskIndex(x: x.lowerBound, y: y), x.count, by: coverage)
      var span = pixmap.bytes.mutableSpan
      var row = span._mutatingExtracting(range)
      RowBlend.fill(
        &row, color: color, coverage: kept.span.extracting(0..<x.count), mode: mode)
      scratch = kept
    } else {
      var span = pixmap.bytes.mutableSpan
      var row = span._mutatingExtracting(range)
      RowBlend.fill(&row, color: color, coverage: coverage, mode: mode)
    }
  }

  /// Blends one colour into a run under a coverage for each pixel.
  mutating func fill(
    _ y: Int, _ x: Int, color: PremultipliedColor, coverage: borrowing Span<UInt8>,
    mode: BlendMode, clip: Clipping
  ) {
    let n = coverage.count
    drawnPixels += n
    let range = bytes(y, x..<x + n)
    if let mask = clip.mask {
      let kept = multiplyMask(mask, clip.maskIndex(x: x, y: y), coverage)
      var span = pixmap.bytes.mutableSpan
      var row = span._mutatingExtracting(range)
      RowBlend.fill(&row, color: color, coverage: kept.span.extracting(0..<n), mode: mode)
      scratch = kept
    } else {
      var span = pixmap.bytes.mutableSpan
      var row = span._mutatingExtracting(range)
      RowBlend.fill(&row, color: color, coverage: coverage, mode: mode)
    }
  }

  /// Blends one colour, or two one after the other, through a mask that lies at `place`, by source-over
  /// and without a clip's mask.
  mutating func tint(
    _ mask: borrowing Span<UInt8>, at place: PixelRect, color: PremultipliedColor,
    then second: PremultipliedColor? = nil, clip: PixelRect
  ) {
    let area = place.intersection(clip)
    if area.isEmpty { return }
    drawnPixels += area.width * area.height * (second == nil ? 1 : 2)
    let start = (area.minY - place.minY) * place.width + area.minX - place.minX
    let stride = 4 * frame.width
    let first = bytes(area.minY, area.minX..<area.maxX)
    let last = bytes(area.maxY - 1, area.minX..<area.maxX)
    var span = pixmap.bytes.mutableSpan
    var rows = span._mutatingExtracting(first.lowerBound..<last.upperBound)
    let part = mask.extracting(start..<mask.count)
    if let second {
      RowBlend.tint(
        &rows, stride: stride, mask: part, maskStride: place.width, width: area.width,
        height: area.height, colors: (color, second))
    } else {
      RowBlend.tint(
        &rows, stride: stride, mask: part, maskStride: place.width, width: area.width,
        height: area.height, color: color)
    }
  }

  /// Blends one colour through a mask that lies at `place`.
  mutating func draw(
    _ mask: borrowing Span<UInt8>, at place: PixelRect, color: PremultipliedColor, mode: BlendMode,
    clip: Clipping
  ) {
    if mode == .sourceOver && clip.mask == nil {
      tint(mask, at: place, color: color, clip: clip.rect)
      return
    }
    let area = place.intersection(clip.rect)
    for y in area.minY..<area.maxY {
      let start = (y - place.minY) * place.width + area.minX - place.minX
      fill(
        y, area.minX, color: color, coverage: mask.extracting(start..<start + area.width),
        mode: mode, clip: clip)
    }
  }

  /// Blends a run of pixels under one coverage.
  mutating func draw(
    _ y: Int, _ x: Int, pixels: borrowing Span<UInt8>, opacity: UInt8, coverage: UInt8 = 255,
    mode: BlendMode, clip: Clipping
  ) {
    let n = pixels.count / 4
    drawnPixels += n
    let range = bytes(y, x..<x + n)
    if let mask = clip.mask {
      let kept = scaleMask(mask, clip.maskIndex(x: x, y: y), n, by: coverage)
      var span = pixmap.bytes.mutableSpan
      var row = span._mutatingExtracting(range)
      RowBlend.draw(
        &row, pixels: pixels, opacity: opacity, coverage: kept.span.extracting(0..<n),
        mode: mode)
      scratch = kept
    } else {
      var span = pixmap.bytes.mutableSpan
      var row = span._mutatingExtracting(range)
      RowBlend.draw(&row, pixels: pixels, opacity: opacity, coverage: coverage, mode: mode)
    }
  }

  /// Blends a run of pixels under a coverage for each.
  mutating func draw(
    _ y: Int, _ x: Int, pixels: borrowing Span<UInt8>, opacity: UInt8,
    coverage: borrowing Span<UInt8>, mode: BlendMode, clip: Clipping
  ) {
    let n = coverage.count
    drawnPixels += n
    let range = bytes(y, x..<x + n)
    if let mask = clip.mask {
      let kept = multiplyMask(mask, clip.maskIndex(x: x, y: y), coverage)
      var span = pixmap.bytes.mutableSpan
      var row = span._mutatingExtracting(range)
      RowBlend.draw(
        &row, pixels: pixels, opacity: opacity, coverage: kept.span.extracting(0..<n),
        mode: mode)
      scratch = kept
    } else {
      var span = pixmap.bytes.mutableSpan
      var row = span._mutatingExtracting(range)
      RowBlend.draw(&row, pixels: pixels, opacity: opacity, coverage: coverage, mode: mode)
    }
  }

  /// `mask · coverage`, in the scratch memory, which the caller gives back.
  private mutating func scaleMask(
    _ mask: Mask, _ start: Int, _ n: Int, by coverage: UInt8
  ) -> [UInt8] {
    var kept: [UInt8] = []
    swap(&kept, &scratch)
    if kept.count < frame.width { kept = [UInt8](repeating: 0, count: frame.width) }
    var row = kept.mutableSpan
    CoverageRows.scale(&row, mask.bytes.span.extracting(start..<start + n), by: coverage)
    return kept
  }

  /// `mask · coverage`, pixel by pixel, in the scratch memory, which the caller gives back.
  private mutating func multiplyMask(
    _ mask: Mask, _ start: Int, _ coverage: borrowing Span<UInt8>
  ) -> [UInt8] {
    var kept: [UInt8] = []
    swap(&kept, &scratch)
    if kept.count < frame.width { kept = [UInt8](repeating: 0, count: frame.width) }
    var row = kept.mutableSpan
    let n = coverage.count
    CoverageRows.multiply(&row, mask.bytes.span.extracting(start..<start + n), coverage)
    return kept
  }
}
