// SPDX-License-Identifier: MIT
//
// Pictures: drawn as they are, or as masks for a colour. Three ways, from the cheapest: moved by whole
// pixels, scaled and moved, any affine transform.

import Raster

extension Compositor {
  func draw(
    _ image: Image, transform: AffineTransform, sampler: Sampler, opacity: UInt8, mode: BlendMode
  ) {
    let top = targets.count - 1
    let clip = self.clip
    let pixmap = image.pixmap
    if let (dx, dy) = transform.wholePixelMove(width: pixmap.width, height: pixmap.height) {
      let area = pixmap.bounds.offsetBy(dx: dx, dy: dy).intersection(clip.rect)
      if area.isEmpty { return }
      let pixels = pixmap.bytes.span
      for y in area.minY..<area.maxY {
        let start = 4 * ((y - dy) * pixmap.width + area.minX - dx)
        targets[top].draw(
          y, area.minX, pixels: pixels.extracting(start..<start + 4 * area.width),
          opacity: opacity, mode: mode, clip: clip)
      }
    } else if transform.isScaleAndTranslation {
      guard
        var rows = ScaledRows(
          width: pixmap.width, height: pixmap.height, channels: 4, transform: transform,
          sampler: sampler, clip: clip.rect)
      else { return }
      let ends = rows.partialColumns
      let isStored = image.isOpaque && opacity == 255 && mode == .sourceOver && clip.mask == nil
      for y in rows.frame.minY..<rows.frame.maxY {
        let coverage = rows.rowCoverage(y)
        if coverage == 0 { continue }
        if isStored && coverage == 255 && ends.count == 1 && ends[0].coverage == 255 {
          targets[top].store(y, rows.frame.minX..<rows.frame.maxX) { row in
            rows.make(y, from: pixmap.bytes.span, into: &row)
          }
          continue
        }
        rows.make(y, from: pixmap.bytes.span)
        for run in ends {
          targets[top].draw(
            y, run.x, pixels: rows.pixels.span.extracting(rows.byteRange(run)), opacity: opacity,
            coverage: Mask.product(run.coverage, coverage), mode: mode, clip: clip)
        }
      }
    } else if let rows = AffineRows(
      pixmap.bytes, width: pixmap.width, height: pixmap.height, channels: 4,
      transform: transform, sampler: sampler)
    {
      var line = [UInt8](repeating: 0, count: 4 * clip.rect.width)
      scan(rows, sampler, clip.rect) { y, x, coverage in
        let n = coverage.count
        var out = line.mutableSpan
        rows.sample(y: y, x: x, count: n, into: &out)
        targets[top].draw(
          y, x, pixels: line.span.extracting(0..<4 * n), opacity: opacity, coverage: coverage,
          mode: mode, clip: clip)
      }
    }
  }

  func tint(
    _ image: Image, transform: AffineTransform, sampler: Sampler, color: PremultipliedColor,
    mode: BlendMode
  ) {
    let top = targets.count - 1
    let clip = self.clip
    let mask = image.mask
    if let (dx, dy) = transform.wholePixelMove(width: mask.width, height: mask.height) {
      let place = mask.bounds.offsetBy(dx: dx, dy: dy)
      targets[top].draw(mask.bytes.span, at: place, color: color, mode: mode, clip: clip)
    } else if transform.isScaleAndTranslation {
      guard
        var rows = ScaledRows(
          width: mask.width, height: mask.height, channels: 1, transform: transform,
          sampler: sampler, clip: clip.rect)
      else { return }
      var line = [UInt8](repeating: 0, count: rows.frame.width)
      for y in rows.frame.minY..<rows.frame.maxY {
        rows.make(y, from: mask.bytes.span)
        var out = line.mutableSpan
        CoverageRows.multiply(&out, rows.pixels.span, rows.columnCoverage.span)
        let coverage = rows.rowCoverage(y)
        if coverage < 255 { CoverageRows.scale(&out, by: coverage) }
        targets[top].fill(
          y, rows.frame.minX, color: color, coverage: line.span, mode: mode, clip: clip)
      }
    } else if let rows = AffineRows(
      mask.bytes, width: mask.width, height: mask.height, channels: 1, transform: transform,
      sampler: sampler)
    {
      var line = [UInt8](repeating: 0, count: clip.rect.width)
      scan(rows, sampler, clip.rect) { y, x, coverage in
        let n = coverage.count
        var out = line.mutableSpan
        rows.sample(y: y, x: x, count: n, into: &out)
        CoverageRows.multiply(&out, by: coverage)
        targets[top].fill(
          y, x, color: color, coverage: line.span.extracting(0..<n), mode: mode, clip: clip)
      }
    }
  }

  /// The coverage of a transformed picture, in runs of a byte a pixel.
  private func scan(
    _ rows: AffineRows, _ sampler: Sampler, _ area: PixelRect,
    _ body: (_ y: Int, _ x: Int, _ coverage: borrowing Span<UInt8>) -> Void
  ) {
    var line = [UInt8](repeating: 0, count: area.width)
    func pass(_ y: Int, _ x: Int, _ n: Int, _ coverage: (Int) -> UInt8) {
      for i in 0..<n {
        let byte = coverage(i)
        if sampler == .bilinear {
          line[i] = byte
        } else {
          line[i] = byte > 0 && rows.containsCenter(x: x + i, y: y) ? 255 : 0
        }
      }
      body(y, x, line.span.extracting(0..<n))
    }
    rasterizer.scan(
      rows.outline, rule: .nonZero, clip: area,
      uniform: { span in pass(span.y, span.x, span.length) { _ in span.coverage } },
      varying: { y, x, coverage in
        if sampler == .bilinear {
          body(y, x, coverage)
        } else {
          for i in coverage.indices {
            line[i] = coverage[i] > 0 && rows.containsCenter(x: x + i, y: y) ? 255 : 0
          }
          body(y, x, line.span.extracting(0..<coverage.count))
        }
      })
  }
}
