// SPDX-License-Identifier: MIT
//
// Random pictures in which edges, lines, areas and runs of one colour are frequent, the same on every run.

import Raster

struct RandomPictures {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 2_654_435_761 &+ 7 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 40) % bound
  }

  /// Widths at and around those of the kernels' groups, and heights of whole and of cut bands.
  static let extents = [
    (0, 3), (3, 0), (1, 1), (1, 19), (15, 4), (16, 5), (17, 9), (63, 3), (64, 17), (65, 7),
    (129, 33),
  ]

  /// A picture of few colours, most of them in runs; some translucent when asked.
  mutating func picture(width: Int, height: Int, isTranslucent: Bool = false) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    var color = PremultipliedColor.white
    for y in 0..<height {
      for x in 0..<width {
        if next(3) == 0 {
          let a = isTranslucent && next(3) == 0 ? UInt8(next(256)) : 255
          let c = UInt8([0, 0, 90, 128, 200, 255, 255][next(7)])
          color = PremultipliedColor(r: min(a, c), g: min(a, c), b: min(a, c / 2), a: a)
        }
        picture.set(x, y, color)
      }
    }
    return picture
  }

  /// The picture with a step here, another colour there, and a faint stroke that is gone.
  mutating func changed(_ picture: Pixmap) -> Pixmap {
    var other = picture
    let rate = 1 + next(40)
    for y in 0..<picture.height {
      for x in 0..<picture.width where next(rate) == 0 {
        var color = picture[x, y]
        switch next(4) {
        case 0: color = .black
        case 1: color.r = UInt8(max(0, Int(color.r) - next(9)))
        case 2: color.b = UInt8(min(Int(color.a), Int(color.b) + next(30)))
        default: color.g = UInt8(min(Int(color.a), Int(color.g) + next(5)))
        }
        other.set(x, y, color)
      }
    }
    return other
  }
}
