// SPDX-License-Identifier: MIT
//
// Pictures computed pixel by pixel: gradients, and flat pictures seen in perspective. Colours are
// mixed straight in sRGB, as Core Animation does, and premultiplied once.

import Foundation
import Raster

/// A gradient over a unit square.
struct GradientPicture {
  private let colors: [CGColor]
  private let stops: [Double]
  private let gradient: GradientState

  init(_ gradient: GradientState) {
    self.gradient = gradient
    colors = gradient.colors
    let count = gradient.colors.count
    stops =
      gradient.locations.count == count
      ? gradient.locations : (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// The colour at a place along the gradient.
  private func color(at t: Double) -> CGColor {
    if t <= stops[0] { return colors[0] }
    for i in 1..<stops.count where t < stops[i] {
      let length = stops[i] - stops[i - 1]
      return length > 0
        ? colors[i - 1].mixed(with: colors[i], at: (t - stops[i - 1]) / length) : colors[i]
    }
    return colors[colors.count - 1]
  }

  /// The gradient in so many pixels.
  func pixmap(width: Int, height: Int) -> Pixmap {
    let (a, b) = (gradient.startPoint, gradient.endPoint)
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    // Along a line, distances are those of the stretched square on screen.
    let (w, h) = (Double(width), Double(height))
    let square = dx * w * dx * w + dy * h * dy * h
    let start = atan2(dy, dx)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let u = (Double(x) + 0.5) / w - Double(a.x)
        let v = (Double(y) + 0.5) / h - Double(a.y)
        let t: Double
        switch gradient.type {
        case .radial:
          let rx = dx == 0 ? 1e-9 : dx
          let ry = dy == 0 ? 1e-9 : dy
          t = ((u / rx) * (u / rx) + (v / ry) * (v / ry)).squareRoot()
        case .conic:
          let turn = (atan2(v, u) - start) / (2 * Double.pi)
          t = turn - turn.rounded(.down)
        default: t = square > 0 ? (u * w * dx * w + v * h * dy * h) / square : 0
        }
        let c = color(at: t).premultiplied(opacity: 1)
        bytes += [c.r, c.g, c.b, c.a]
      }
    }
    return Pixmap(width: width, height: height, premultipliedBytes: bytes)
      ?? Pixmap(width: 0, height: 0)
  }
}

/// A flat picture seen through a projective map.
struct ProjectedPicture {
  let source: Pixmap
  /// From device pixels to the source's.
  let map: PlaneMap

  /// The part of the device that starts at (x, y); bilinear between source pixels, clear outside.
  func pixmap(x x0: Int, y y0: Int, width: Int, height: Int) -> Pixmap {
    var out = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let point = Point(x: Double(x0 + x) + 0.5, y: Double(y0 + y) + 0.5)
        guard let p = map.applyUnchecked(point) else { continue }
        let sx = p.x - 0.5
        let sy = p.y - 0.5
        guard sx > -1, sy > -1, sx < Double(source.width), sy < Double(source.height) else {
          continue
        }
        let ix = Int(sx.rounded(.down))
        let iy = Int(sy.rounded(.down))
        let fx = sx - Double(ix)
        let fy = sy - Double(iy)
        let c = [source[ix, iy], source[ix + 1, iy], source[ix, iy + 1], source[ix + 1, iy + 1]]
        let w = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
        func mix(_ channel: (PremultipliedColor) -> UInt8) -> UInt8 {
          var sum = 0.5
          for i in 0..<4 { sum += Double(channel(c[i])) * w[i] }
          return UInt8(min(sum, 255))
        }
        let i = (y * width + x) * 4
        let a = mix(\.a)
        out.bytes[i] = min(mix(\.r), a)
        out.bytes[i + 1] = min(mix(\.g), a)
        out.bytes[i + 2] = min(mix(\.b), a)
        out.bytes[i + 3] = a
      }
    }
    return out
  }
}

extension PlaneMap {
  /// Where a point goes, on whichever side of the eye; `nil` on the horizon. A map and its inverse
  /// may differ by a factor of −1 in all entries, so the sign of the divisor says nothing here.
  func applyUnchecked(_ point: Point) -> Point? {
    let w = p * point.x + q * point.y + r
    guard w != 0 else { return nil }
    return Point(
      x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }
}
