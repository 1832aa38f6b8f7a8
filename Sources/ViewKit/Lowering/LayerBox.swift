// SPDX-License-Identifier: MIT
//
// A layer's rectangle in device pixels: its fill, its border and its clip. Straight edges of upright
// layers lie on device pixels; round corners and turned layers are covered exactly.

import Compositing
import Foundation
import Raster

/// A layer's bounds under a map to device pixels.
@MainActor
struct LayerBox {
  let bounds: CGRect
  let radius: Double
  let corners: CACornerMask
  let isContinuous: Bool
  let map: AffineTransform
  let scale: Double

  init(
    state: LayerState, map: AffineTransform, scale: Double, ignoringCorners: Bool = false
  ) {
    bounds = state.bounds.standardized
    let limit = min(bounds.width, bounds.height) / 2
    radius = ignoringCorners ? 0 : min(max(state.cornerRadius, 0), Double(limit))
    corners = state.maskedCorners
    isContinuous = state.cornerCurve == .continuous
    self.map = map
    self.scale = scale
  }

  /// Whether edges stay upright: scales, mirrors and quarter turns.
  private var isUpright: Bool { (map.b == 0 && map.c == 0) || (map.a == 0 && map.d == 0) }

  /// Whether a point is as large as on screen, unturned.
  private var isAtScreenScale: Bool {
    map.a == scale && map.d == scale && map.b == 0 && map.c == 0
  }

  /// The whole pixels that the layer covers, where its edges are upright.
  private var pixels: PixelRect {
    PixelGrid.pixelRect(bounds.applying(CGAffineTransform(map)))
  }

  private var isPlain: Bool { radius <= 0 || corners.isEmpty }

  /// The outline, in device pixels; `inset` in points.
  func outline(inset: Double = 0) -> Path {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let r = max(radius - inset, 0)
    if isAtScreenScale {
      let whole = pixels
      let edge = PixelGrid.pixelRect(
        CGRect(x: 0, y: 0, width: inset * scale, height: 0)
      ).maxX
      let device = CGRect(
        x: whole.minX + edge, y: whole.minY + edge, width: max(0, whole.width - 2 * edge),
        height: max(0, whole.height - 2 * edge))
      return Self.path(device, r * scale, corners, isContinuous)
    }
    return Self.path(rect, r, corners, isContinuous).transformed(by: map)
  }

  private static func path(_ rect: CGRect, _ r: Double, _ corners: CACornerMask, _ smooth: Bool)
    -> Path
  {
    if r <= 0 { return .rectangle(rect) }
    if smooth { return .continuousRectangle(rect, radius: r, corners: corners) }
    return .roundedRectangle(rect, radius: CGSize(width: r, height: r), corners: corners)
  }

  /// Fills the layer.
  func fill(_ color: CGColor, opacity: Double, into out: inout [DrawCommand]) {
    let shade = color.premultiplied(opacity: opacity)
    if shade.a == 0 || bounds.isEmpty { return }
    if isPlain && isUpright {
      let rect = pixels
      if !rect.isEmpty { out.append(.fillRect(rect, color: shade, mode: .sourceOver)) }
    } else {
      out.append(.fillPath(outline(), rule: .nonZero, color: shade, mode: .sourceOver))
    }
  }

  /// Draws the border inside the edge.
  func stroke(
    _ color: CGColor, width: Double, opacity: Double, into out: inout [DrawCommand]
  ) {
    let shade = color.premultiplied(opacity: opacity)
    if shade.a == 0 || bounds.isEmpty { return }
    if width * 2 >= Double(min(bounds.width, bounds.height)) {
      fill(color, opacity: opacity, into: &out)
      return
    }
    var ring = outline()
    ring.elements += outline(inset: width).elements
    out.append(.fillPath(ring, rule: .evenOdd, color: shade, mode: .sourceOver))
  }

  /// What the layer lets through.
  var clip: Clip {
    isPlain && isUpright ? .rect(pixels) : .path(outline(), rule: .nonZero)
  }
}

extension Path {
  /// A rectangle whose corners bend gradually: each corner is three cubic curves that leave the
  /// edge 1.528665 radii before it, with the handles published from measurements of UIKit's own
  /// paths. Where a side is too short for two corners, quarter circles are used.
  static func continuousRectangle(_ rect: CGRect, radius: Double, corners: CACornerMask) -> Path {
    let reach = 1.528665 * radius
    if reach * 2 > Double(min(rect.width, rect.height)) {
      return .roundedRectangle(
        rect, radius: CGSize(width: radius, height: radius), corners: corners)
    }
    // Points of one corner, as (along the edge before, along the edge after), in radii.
    let steps: [(c1: (Double, Double), c2: (Double, Double), end: (Double, Double))] = [
      ((1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)),
      ((0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379)),
      ((0, 0.86840694), (0, 1.08849296), (0, 1.52866498)),
    ]
    // Each corner: its place, the direction back along the edge it is reached by, and the direction
    // along the edge it leaves by.
    let places: [(CGPoint, (Double, Double), (Double, Double), CACornerMask)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), (-1, 0), (0, 1), .layerMaxXMinYCorner),
      (CGPoint(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0), .layerMaxXMaxYCorner),
      (CGPoint(x: rect.minX, y: rect.maxY), (1, 0), (0, -1), .layerMinXMaxYCorner),
      (CGPoint(x: rect.minX, y: rect.minY), (0, 1), (1, 0), .layerMinXMinYCorner),
    ]
    var elements: [Element] = []
    for (corner, back, forth, mask) in places {
      func at(_ p: (Double, Double)) -> Point {
        Point(
          x: Double(corner.x) + radius * (back.0 * p.0 + forth.0 * p.1),
          y: Double(corner.y) + radius * (back.1 * p.0 + forth.1 * p.1))
      }
      let isRound = corners.contains(mask)
      let start = at((isRound ? 1.52866498 : 0, 0))
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard isRound else { continue }
      for s in steps {
        elements.append(.cubic(control1: at(s.c1), control2: at(s.c2), end: at(s.end)))
      }
    }
    elements.append(.close)
    return Path(elements)
  }
}
