// SPDX-License-Identifier: MIT
//
// Files of every kind that the writer makes, for other programs to read: pictures that come out as grey, as
// palettes of each depth, with and without opacity, as RGB and as RGBA, in each preset, and animations.
// Prints what `read` prints, from the pictures themselves.

import Foundation
import ImageCoding
import Raster
import Recording

/// The case `simpletab-bench samples`.
enum SampleFiles {
  /// Writes the files into a folder.
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 1 else {
      print("simpletab-bench samples FOLDER: writes PNG files of every kind")
      return
    }
    let folder = arguments[0]
    try FileWriter.createFolder(folder)
    var lines: [String] = []
    for (name, picture) in pictures {
      for preset in PNGWriter.Preset.allCases {
        let bytes = try PNGWriter.encode(picture, options: .init(preset: preset, scale: 2))
        let animation = try APNGWriter.encode(
          count: 3, delay: FrameDelay(framesPerSecond: 60), options: .init(preset: preset)
        ) { moved(picture, by: $0) }
        for (file, bytes) in [("\(name)-\(preset)", bytes), ("\(name)-\(preset)-apng", animation)] {
          try FileWriter.write(bytes, to: "\(folder)/\(file).png")
          let hash = SHA256.hex(of: StraightPixels.bytes(of: picture))
          lines.append("\(file).png\t\(picture.width)x\(picture.height)\t\(hash)")
        }
      }
    }
    print("file\tsize\trgba8_sha256")
    for line in lines.sorted() { print(line) }
  }

  private static var pictures: [(String, Pixmap)] {
    var pictures: [(String, Pixmap)] = []
    for count in [1, 2, 4, 16, 256] {
      pictures.append(("grey-\(count)", picture { n in .opaque(n % count * 255 / count) }))
      pictures.append(
        ("colors-\(count)", picture { n in .opaque(n % count, 255 - n % count / 2, 40) }))
      pictures.append(
        (
          "clear-\(count)",
          picture { n in
            let a = n % count * 255 / count
            return PremultipliedColor(r: UInt8(a / 2), g: UInt8(a), b: 0, a: UInt8(a))
          }
        ))
    }
    pictures.append(("rgb", picture { n in .opaque(n & 255, n >> 3 & 255, n * 7 & 255) }))
    pictures.append(
      (
        "rgba",
        picture { n in
          PremultipliedColor(
            r: UInt8(n & 127), g: UInt8(n >> 4 & 63), b: 9, a: UInt8(128 + n % 128))
        }
      ))
    pictures.append(("dot", Pixmap(width: 1, height: 1, color: .white)))
    return pictures
  }

  private static func picture(_ color: (Int) -> PremultipliedColor) -> Pixmap {
    var pixmap = Pixmap(width: 97, height: 61)
    for n in 0..<97 * 61 {
      let pixel = color(n)
      pixmap.bytes.replaceSubrange(4 * n..<4 * n + 4, with: [pixel.r, pixel.g, pixel.b, pixel.a])
    }
    return pixmap
  }

  /// A later frame: a square turned over.
  private static func moved(_ picture: Pixmap, by step: Int) -> Pixmap {
    guard step > 0, picture.width > 40 else { return picture }
    var pixmap = picture
    for y in 10..<30 {
      for x in 10 * step..<10 * step + 8 {
        let (i, j) = ((y * picture.width + x) * 4, ((59 - y) * picture.width + 90 - x) * 4)
        pixmap.bytes.replaceSubrange(i..<i + 4, with: picture.bytes[j..<j + 4])
      }
    }
    return pixmap
  }
}

extension PremultipliedColor {
  fileprivate static func opaque(_ r: Int, _ g: Int, _ b: Int) -> PremultipliedColor {
    PremultipliedColor(r: UInt8(r), g: UInt8(g), b: UInt8(b), a: 255)
  }
  fileprivate static func opaque(_ v: Int) -> PremultipliedColor { opaque(v, v, v) }
}
