// SPDX-License-Identifier: MIT
//
// The strikes in use. Together they stay within a budget; when it is passed, all are dropped, because
// what a frame needs is made again within that frame.

import Raster
import Typesetting

/// Strikes by face and linear map.
struct GlyphStrikes {
  /// The most bytes that are kept between glyph runs. Chosen by us.
  static let budget = 8 << 20

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var a: Double
    var b: Double
    var c: Double
    var d: Double
  }

  private var strikes: [Key: GlyphStrike] = [:]
  /// Held so that an identifier never names another face.
  private var faces: [Face] = []
  private var last: (key: Key, strike: GlyphStrike)?
  private var lastCost = 0
  private var cost = 0

  /// The strike of a face under the linear part of a map from em to pixels.
  mutating func strike(_ face: Face, _ map: AffineTransform) -> GlyphStrike {
    let key = Key(face: ObjectIdentifier(face), a: map.a, b: map.b, c: map.c, d: map.d)
    if let last {
      cost += last.strike.cost - lastCost
      lastCost = last.strike.cost
      if cost > GlyphStrikes.budget {
        self = GlyphStrikes()
      } else if last.key == key {
        return last.strike
      }
    }
    let strike: GlyphStrike
    if let known = strikes[key] {
      strike = known
    } else {
      strike = GlyphStrike(
        face: face, map: AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0))
      strikes[key] = strike
      faces.append(face)
      cost += strike.cost
    }
    last = (key, strike)
    lastCost = strike.cost
    return strike
  }

  /// How many strikes are kept.
  var count: Int { strikes.count }
}
