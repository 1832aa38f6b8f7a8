// SPDX-License-Identifier: MIT
//
// Draws what a comparison found: the expected picture faded to grey, wrong pixels red, excused ones
// yellow, a thin frame around each cluster.

public import Raster

/// Pictures for a person who looks at a difference.
public enum DifferencePicture {
  static let wrongColor = PremultipliedColor(r: 230, g: 0, b: 30, a: 255)
  static let excusedColor = PremultipliedColor(r: 240, g: 190, b: 0, a: 255)
  static let frameColor = PremultipliedColor(r: 230, g: 0, b: 200, a: 255)
  /// Pixels between a cluster and its frame, and between pictures side by side.
  static let gap = 2

  /// The difference over the faded expected picture, opaque, of its extent.
  public static func draw(_ difference: PixmapDifference, over expected: Pixmap) -> Pixmap {
    var picture = expected
    FadedPixels.fade(&picture.bytes)
    for cluster in difference.clusters { frame(cluster.bounds, in: &picture) }
    for run in difference.excused { fill(run, excusedColor, in: &picture) }
    for run in difference.wrong { fill(run, wrongColor, in: &picture) }
    return picture
  }

  /// Expected, difference and actual next to each other on grey, tops level, as wide as all three.
  public static func sideBySide(
    expected: Pixmap, actual: Pixmap, difference: PixmapDifference
  ) -> Pixmap {
    let parts = [expected, draw(difference, over: expected), actual]
    let grey = PremultipliedColor(r: 128, g: 128, b: 128, a: 255)
    var picture = Pixmap(
      width: parts.reduce(gap) { $0 + $1.width + gap },
      height: (parts.map(\.height).max() ?? 0) + 2 * gap, color: grey)
    var left = gap
    for part in parts {
      for y in 0..<part.height {
        let from = y * part.width * 4
        let to = ((y + gap) * picture.width + left) * 4
        picture.bytes.replaceSubrange(
          to..<(to + part.width * 4), with: part.bytes[from..<(from + part.width * 4)])
      }
      left += part.width + gap
    }
    return picture
  }

  private static func fill(
    _ run: PixelRun, _ color: PremultipliedColor, in picture: inout Pixmap
  ) {
    guard run.y >= 0, run.y < picture.height else { return }
    for x in run.minX..<run.maxX where x >= 0 && x < picture.width {
      let i = (run.y * picture.width + x) * 4
      picture.bytes[i] = color.r
      picture.bytes[i + 1] = color.g
      picture.bytes[i + 2] = color.b
      picture.bytes[i + 3] = color.a
    }
  }

  private static func frame(_ rect: PixelRect, in picture: inout Pixmap) {
    let left = rect.minX - gap - 1
    let right = rect.maxX + gap
    let top = rect.minY - gap - 1
    let bottom = rect.maxY + gap
    fill(PixelRun(y: top, minX: left, maxX: right + 1), frameColor, in: &picture)
    fill(PixelRun(y: bottom, minX: left, maxX: right + 1), frameColor, in: &picture)
    for y in top...bottom {
      fill(PixelRun(y: y, minX: left, maxX: left + 1), frameColor, in: &picture)
      fill(PixelRun(y: y, minX: right, maxX: right + 1), frameColor, in: &picture)
    }
  }
}
