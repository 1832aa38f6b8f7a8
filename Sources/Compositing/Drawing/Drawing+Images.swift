// SPDX-License-Identifier: MIT
//
// Pictures: drawn as they are, or as masks for a colour. Three ways, from the cheapest: moved by whole
// pixels, scaled and moved, any affine transform.

import Raster

extension Drawing {
  /// Pixels of a scaled mask that are made at once: they stay in the nearest cache. Chosen by us.
  private static let bandPixels = 1 << 14

  mutating func draw(
    _ image: Image, transform: AffineTransform, sampler: Sampler, opacity: UInt8, mode: BlendMode
  ) {
    let top = targets.count - 1
    let clip = self.clip
    let pixmap = image.pixmap
    if let (dx, dy) = transform.wholePixelMove(width: pixmap.width, height: pixmap.height) {
      let area = pixmap.bounds.offsetBy(dx: dx, dy: dy).intersection(clip.rect)
      if area.isEmpty { return }
      let pixels = pixmap.bytes.span
      // What covers all of the pixel below is copied.
      let isCopy = mode == .sourceOver && image.isOpaque && opacity == 255 && clip.mask == nil
      for y in area.minY..<area.maxY {
        let start = 4 * ((y - dy) * pixmap.width + area.minX - dx)
        targets[top].draw(
          y, area.minX, pixels: pixels.extracting(start..<start + 4 * area.width),
          opacity: opacity, mode: isCopy ? .copy : mode, clip: clip)
      }
    } else if transform.isScaleAndTranslation {
      guard
        var picture = ScaledPicture(
          image, transform: transform, sampler: sampler, opacity: opacity, mode: mode, clip: clip)
      else { return }
      targets[top].draw(&picture, clip: clip)
    } else if let rows = AffineRows(
      pixmap.bytes, width: pixmap.width, height: pixmap.height, channels: 4,
      transform: transform, sampler: sampler)
    {
      var line = [UInt8](repeating: 0, count: 4 * clip.rect.width)
      scan(rows, sampler, clip.rect) { target, y, x, coverage in
        let n = coverage.count
        var out = line.mutableSpan
        rows.sample(y: y, x: x, count: n, into: &out)
        target.draw(
          y, x, pixels: line.span.extracting(0..<4 * n), opacity: opacity, coverage: coverage,
          mode: mode, clip: clip)
      }
    }
  }

  /// Draws two commands as one where the first puts an opaque picture and the second a scaled one over
  /// it, as in a cross-fade of two screens. Returns whether it did.
  mutating func drawCrossFade(_ first: DrawCommand, _ second: DrawCommand) -> Bool {
    guard case .drawImage(let lower, let lowerMap, _, 255, .sourceOver) = first, lower.isOpaque,
      case .drawImage(let upper, let upperMap, let sampler, let opacity, .sourceOver) = second,
      upperMap.isScaleAndTranslation, opacity > 0,
      let (dx, dy) = lowerMap.wholePixelMove(
        width: lower.pixmap.width, height: lower.pixmap.height),
      upperMap.wholePixelMove(width: upper.pixmap.width, height: upper.pixmap.height) == nil
    else { return false }
    let clip = self.clip
    guard clip.mask == nil,
      !lower.pixmap.bounds.offsetBy(dx: dx, dy: dy).intersection(clip.rect).isEmpty,
      var picture = ScaledPicture(
        upper, transform: upperMap, sampler: sampler, opacity: opacity, mode: .sourceOver,
        clip: clip)
    else { return false }
    targets[targets.count - 1].draw(&picture, over: lower.pixmap, dx: dx, dy: dy, clip: clip)
    return true
  }

  mutating func tint(
    _ image: Image, transform: AffineTransform, sampler: Sampler, color: PremultipliedColor,
    mode: BlendMode
  ) {
    let top = targets.count - 1
    var clip = self.clip
    let mask = image.mask
    if mode == .sourceOver && transform.isScaleAndTranslation {
      // Nothing is seen where nothing of the picture reaches.
      clip.rect = clip.rect.intersection(image.inkReach(transform))
      if clip.rect.isEmpty { return }
    }
    if let (dx, dy) = transform.wholePixelMove(width: mask.width, height: mask.height) {
      let place = mask.bounds.offsetBy(dx: dx, dy: dy)
      targets[top].draw(mask.bytes.span, at: place, color: color, mode: mode, clip: clip)
    } else if transform.isScaleAndTranslation {
      guard
        var rows = ScaledRows(
          width: mask.width, height: mask.height, channels: 1, transform: transform,
          sampler: sampler, clip: clip.rect)
      else { return }
      let frame = rows.frame
      var band: [UInt8] = []
      swap(&band, &self.band)
      defer { swap(&band, &self.band) }
      let bandRows = max(1, Drawing.bandPixels / frame.width)
      for y in stride(from: frame.minY, to: frame.maxY, by: bandRows) {
        let end = min(y + bandRows, frame.maxY)
        rows.mask(y..<end, from: mask.bytes.span, into: &band)
        let place = PixelRect(minX: frame.minX, minY: y, maxX: frame.maxX, maxY: end)
        targets[top].draw(
          band.span.extracting(0..<place.width * place.height), at: place, color: color,
          mode: mode, clip: clip)
      }
    } else if let rows = AffineRows(
      mask.bytes, width: mask.width, height: mask.height, channels: 1, transform: transform,
      sampler: sampler)
    {
      var line = [UInt8](repeating: 0, count: clip.rect.width)
      scan(rows, sampler, clip.rect) { target, y, x, coverage in
        let n = coverage.count
        var out = line.mutableSpan
        rows.sample(y: y, x: x, count: n, into: &out)
        CoverageRows.multiply(&out, by: coverage)
        target.fill(
          y, x, color: color, coverage: line.span.extracting(0..<n), mode: mode, clip: clip)
      }
    }
  }

  /// The coverage of a transformed picture, in runs of a byte a pixel.
  private mutating func scan(
    _ rows: AffineRows, _ sampler: Sampler, _ area: PixelRect,
    _ body: (
      _ target: inout DrawingTarget, _ y: Int, _ x: Int, _ coverage: borrowing Span<UInt8>
    ) -> Void
  ) {
    let picture = self.picture
    guard var target = targets.popLast() else { return }
    defer { targets.append(target) }
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
      body(&target, y, x, line.span.extracting(0..<n))
    }
    rasterizer.scan(
      rows.outline, rule: .nonZero, clip: area, frame: picture,
      uniform: { span in pass(span.y, span.x, span.length) { _ in span.coverage } },
      varying: { y, x, coverage in
        if sampler == .bilinear {
          body(&target, y, x, coverage)
        } else {
          for i in coverage.indices {
            line[i] = coverage[i] > 0 && rows.containsCenter(x: x + i, y: y) ? 255 : 0
          }
          body(&target, y, x, line.span.extracting(0..<coverage.count))
        }
      })
  }
}
