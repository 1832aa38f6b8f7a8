// SPDX-License-Identifier: MIT
//
// Pictures as layer contents: where the gravity puts them, what part of them shows, and which part
// is stretched.

import Compositing
import Foundation
import Raster

extension Lowering {
  /// Where a picture of an extent lies in bounds under a gravity, in points.
  static func place(_ size: CGSize, in bounds: CGRect, by gravity: CALayerContentsGravity)
    -> CGRect
  {
    var target = size
    switch gravity {
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let x = bounds.width / size.width
      let y = bounds.height / size.height
      let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
      target = CGSize(width: size.width * factor, height: size.height * factor)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    default: return bounds
    }
    var x = bounds.midX - target.width / 2
    var y = bounds.midY - target.height / 2
    switch gravity {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - target.width
    default: break
    }
    switch gravity {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - target.height
    default: break
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: target)
  }

  func drawImage(
    _ contents: ImageContents, _ layer: ShownLayer, _ map: AffineTransform, opacity: Double,
    into out: inout [DrawCommand]
  ) {
    let state = layer.state
    let part = state.contentsRect
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let natural = contents.size
    let shown = CGSize(width: natural.width * part.width, height: natural.height * part.height)
    let rect = Self.place(shown, in: state.bounds, by: state.contentsGravity)
    let pixels = contents.image.pixmap
    guard !rect.isEmpty, pixels.width > 0, pixels.height > 0, part.width > 0, part.height > 0
    else { return }
    let tint = contents.isTemplate ? state.contentsTint ?? .black : nil
    if part == whole && state.contentsCenter != whole && state.contentsGravity == .resize {
      stretch(contents, layer, map, tint: tint, opacity: opacity, into: &out)
      return
    }
    // The whole picture is placed so that its part fills the rectangle.
    let full = CGRect(
      x: rect.minX - part.minX / part.width * rect.width,
      y: rect.minY - part.minY / part.height * rect.height,
      width: rect.width / part.width, height: rect.height / part.height)
    let command = ImagePlacement(Self.map(pixels, to: full).concatenating(map), layer.motion)
      .command(contents.image, tint: tint, opacity: opacity)
    if part == whole {
      out.append(command)
    } else {
      out += [.beginClip(Self.clip(rect, map)), command, .endClip]
    }
  }

  private static func map(_ pixels: Pixmap, to rect: CGRect) -> AffineTransform {
    AffineTransform(
      a: Double(rect.width) / Double(pixels.width), b: 0, c: 0,
      d: Double(rect.height) / Double(pixels.height), tx: rect.minX, ty: rect.minY)
  }

  private static func clip(_ rect: CGRect, _ map: AffineTransform) -> Clip {
    if map.b == 0 && map.c == 0 {
      return .rect(PixelGrid.pixelRect(rect.applying(CGAffineTransform(map))))
    }
    return .path(Path.rectangle(rect).transformed(by: map), rule: .nonZero)
  }

  /// Draws a picture in nine parts: corners at their own size, edges stretched along, the middle
  /// stretched both ways.
  private func stretch(
    _ contents: ImageContents, _ layer: ShownLayer, _ map: AffineTransform, tint: CGColor?,
    opacity: Double, into out: inout [DrawCommand]
  ) {
    let state = layer.state
    let size = contents.size
    let center = state.contentsCenter
    func cuts(
      _ from: CGFloat, _ length: CGFloat, _ natural: CGFloat, _ start: CGFloat,
      _ extent: CGFloat
    ) -> [(source: (CGFloat, CGFloat), target: (CGFloat, CGFloat))] {
      let before = from * natural
      let after = (1 - from - length) * natural
      // Too little room: both ends shrink alike.
      let squeeze = before + after > extent ? extent / (before + after) : 1
      let a = before * squeeze
      let b = after * squeeze
      return [
        ((0, from), (start, a)), ((from, length), (start + a, extent - a - b)),
        ((from + length, 1 - from - length), (start + extent - b, b)),
      ].filter { $0.0.1 > 0 && $0.1.1 > 0 }
    }
    let bounds = state.bounds
    let columns = cuts(center.minX, center.width, size.width, bounds.minX, bounds.width)
    let rows = cuts(center.minY, center.height, size.height, bounds.minY, bounds.height)
    let pixels = contents.image.pixmap
    for row in rows {
      for column in columns {
        let w = column.target.1 / column.source.1
        let h = row.target.1 / row.source.1
        let full = CGRect(
          x: column.target.0 - column.source.0 * w, y: row.target.0 - row.source.0 * h,
          width: w, height: h)
        let cell = CGRect(
          x: column.target.0, y: row.target.0, width: column.target.1, height: row.target.1)
        out += [
          .beginClip(Self.clip(cell, map)),
          ImagePlacement(Self.map(pixels, to: full).concatenating(map), layer.motion)
            .command(contents.image, tint: tint, opacity: opacity), .endClip,
        ]
      }
    }
  }
}
