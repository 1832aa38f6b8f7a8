// SPDX-License-Identifier: MIT
//
// The rectangles of damage: few, and joined where drawing a little more costs less than one more.

import Raster

/// Rectangles to be drawn again.
struct DamageRects {
  /// More rectangles than these are joined. Chosen by us.
  static let most = 16
  /// Pixels drawn needlessly that are cheaper than one more rectangle. Chosen by us.
  static let slack = 1024

  /// The rectangles; none is empty.
  private(set) var rects: [PixelRect] = []

  init() { rects.reserveCapacity(DamageRects.most) }

  /// Adds what another rectangle leaves of one: at most a piece on each side of it.
  mutating func add(_ rect: PixelRect, without hole: PixelRect) {
    let hole = rect.intersection(hole)
    if hole.isEmpty {
      add(rect)
      return
    }
    var (above, left, right, below) = (rect, rect, rect, rect)
    (above.maxY, below.minY) = (hole.minY, hole.maxY)
    (left.minY, left.maxY, left.maxX) = (hole.minY, hole.maxY, hole.minX)
    (right.minY, right.maxY, right.minX) = (hole.minY, hole.maxY, hole.maxX)
    add(above)
    add(left)
    add(right)
    add(below)
  }

  /// Adds two rectangles, of which one has most often become the other.
  mutating func add(_ rect: PixelRect, _ other: PixelRect) {
    let joined = rect.union(other)
    if joined.area <= rect.area + other.area + DamageRects.slack {
      add(joined)
    } else {
      add(rect)
      add(other)
    }
  }

  /// Adds a rectangle.
  mutating func add(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    var rect = rect
    var i = 0
    while i < rects.count {
      let other = rects[i]
      let joined = other.union(rect)
      if joined.area <= other.area + rect.area + DamageRects.slack
        || rects.count >= DamageRects.most
      {
        rects.remove(at: i)
        rect = joined
        i = 0
      } else {
        i += 1
      }
    }
    rects.append(rect)
  }
}

extension PixelRect {
  fileprivate var area: Int { width * height }
}
