// SPDX-License-Identifier: MIT
//
// Recorded drawing in points becomes commands in device pixels.

import Compositing
import Foundation
import Raster
import Typesetting

/// Lowers recordings under a map from their points to device pixels.
@MainActor
struct VectorLowering {
  /// Pixels per point of the screen.
  let scale: Double
  let map: AffineTransform
  /// Of the layer whose contents these are.
  var motion = Motion.rest

  /// Lowers commands; an opacity below 1 is for one command only.
  func draw(_ commands: [VectorCommand], opacity: Double, into out: inout [DrawCommand]) {
    for command in commands { draw(command, opacity: opacity, into: &out) }
  }

  private func draw(_ command: VectorCommand, opacity: Double, into out: inout [DrawCommand]) {
    switch command {
    case .fillPath(let path, let rule, let color, let mode):
      out.append(
        .fillPath(
          path.transformed(by: map), rule: rule, color: color.premultiplied(opacity: opacity),
          mode: mode))
    case .glyphs(let run, let origin, let color):
      out.append(glyphs(run, origin, color.premultiplied(opacity: opacity)))
    case .image(let image, let rect, let tint, let alpha, let mode):
      let size = image.pixmap
      guard size.width > 0, size.height > 0 else { return }
      let place = AffineTransform(
        a: Double(rect.width) / Double(size.width), b: 0, c: 0,
        d: Double(rect.height) / Double(size.height), tx: rect.minX, ty: rect.minY)
      let placed = ImagePlacement(place.concatenating(map), motion)
      out.append(
        placed.command(image, tint: tint, opacity: opacity * alpha, mode: mode))
    case .clipped(let inner, let path, let rule):
      out.append(.beginClip(.path(path.transformed(by: map), rule: rule)))
      draw(inner, opacity: opacity, into: &out)
      out.append(.endClip)
    case .transformed(let inner, let by):
      VectorLowering(scale: scale, map: by.raster.concatenating(map), motion: motion)
        .draw(inner, opacity: opacity, into: &out)
    case .group(let inner, let alpha):
      let byte = UInt8(PixelGrid.roundHalfUp(min(max(alpha * opacity, 0), 1) * 255))
      out.append(.beginGroup(opacity: byte, mode: .sourceOver))
      draw(inner, opacity: 1, into: &out)
      out.append(.endGroup)
    }
  }

  private func glyphs(_ run: GlyphRun, _ origin: CGPoint, _ color: PremultipliedColor)
    -> DrawCommand
  {
    // Upright and in proportion: the glyphs are set at their size on screen. Anything else: at the
    // screen's scale, and mapped from there.
    let isUpright = map.b == 0 && map.c == 0 && map.a == map.d && map.a > 0
    let factor = isUpright ? map.a : scale
    let sized = GlyphRun(
      face: run.face, pixelsPerEm: run.pixelsPerEm * factor,
      glyphs: run.glyphs.map {
        PositionedGlyph(id: $0.id, x: $0.x * factor, y: $0.y * factor)
      })
    let place = AffineTransform.scale(x: 1 / factor, y: 1 / factor)
      .concatenating(.translation(x: origin.x, y: origin.y)).concatenating(map)
    let pen = map.apply(Point(origin))
    let transform = isUpright ? AffineTransform.translation(x: pen.x, y: pen.y) : place
    return .drawGlyphs(sized, transform: transform, color: color, mode: .sourceOver)
  }
}

/// Where a picture's pixels lie on the device, and how they are read.
struct ImagePlacement {
  let transform: AffineTransform
  let sampler: Sampler

  /// Pictures at rest that are enlarged by a whole number lie on device pixels; others lie where they
  /// are.
  init(_ map: AffineTransform, _ motion: Motion = .rest) {
    let factor = map.a.rounded()
    // A thousandth of a pixel over the largest picture of a screen is less than a step of colour.
    let isExact =
      map.b == 0 && map.c == 0 && factor >= 1 && abs(map.a - factor) < 1e-6
      && abs(map.d - factor) < 1e-6
    guard isExact else {
      transform = map
      sampler = .bilinear
      return
    }
    transform = AffineTransform(
      a: factor, b: 0, c: 0, d: factor,
      tx: motion.x ? map.tx : Double(PixelGrid.pixel(map.tx)),
      ty: motion.y ? map.ty : Double(PixelGrid.pixel(map.ty)))
    sampler = factor == 1 && motion == .rest ? .nearest : .bilinear
  }

  /// The command that draws a picture here; `tint` colours its opacity.
  @MainActor
  func command(_ image: Image, tint: CGColor?, opacity: Double, mode: BlendMode = .sourceOver)
    -> DrawCommand
  {
    if let tint {
      return .tintImage(
        image, transform: transform, sampler: sampler,
        color: tint.premultiplied(opacity: opacity), mode: mode)
    }
    return .drawImage(
      image, transform: transform, sampler: sampler,
      opacity: UInt8(PixelGrid.roundHalfUp(min(max(opacity, 0), 1) * 255)), mode: mode)
  }
}
