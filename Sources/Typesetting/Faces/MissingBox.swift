// SPDX-License-Identifier: MIT
//
// What is drawn where no face has a glyph: a hollow box of ours, standing on the baseline, as tall
// as a capital. Every measure is in em and chosen by us.

import Raster

/// The box that stands for a cluster no face has.
enum MissingBox {
  /// How far the box moves the pen, in em.
  static let advance = 0.6

  /// The frame: an outer rectangle and, wound the other way, an inner one.
  static let outline: Path = {
    let outer = (left: 0.06, right: 0.54, top: -0.72, bottom: 0.0)
    let stroke = 0.05
    let inner = (
      left: outer.left + stroke, right: outer.right - stroke,
      top: outer.top + stroke, bottom: outer.bottom - stroke
    )
    return Path([
      .move(Point(x: outer.left, y: outer.top)),
      .line(Point(x: outer.right, y: outer.top)),
      .line(Point(x: outer.right, y: outer.bottom)),
      .line(Point(x: outer.left, y: outer.bottom)),
      .close,
      .move(Point(x: inner.left, y: inner.top)),
      .line(Point(x: inner.left, y: inner.bottom)),
      .line(Point(x: inner.right, y: inner.bottom)),
      .line(Point(x: inner.right, y: inner.top)),
      .close,
    ])
  }()
}
