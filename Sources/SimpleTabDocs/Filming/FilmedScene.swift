// SPDX-License-Identifier: MIT
//
// A film of a scene with what pictures of it need to know: where the bar is, which tabs change, how
// large the screen is.

import Foundation
import Raster
import Recording
import SimpleTabScenes
import ViewKit

/// A film of a scene.
struct FilmedScene {
  let film: Film
  let scene: Scene
  let name: SequenceName
  /// What was asked for at one time, exactly.
  var instant: Pixmap?

  /// Pixels per point of the film.
  var scale: Double { Double(film.scale) }
  /// The screen's width, in points.
  var width: Double { Double(scene.screen.width) }
  /// The screen's height, in points.
  var height: Double { Double(scene.screen.height) }

  /// What a view did at a frame.
  func view(_ name: String, at frame: Int) -> ViewTrace? {
    film.frames[frame].views.first { $0.name == name }
  }

  /// Where the bar lies at the start, with the hairline above it, in points.
  var bar: CGRect {
    guard let frame = view("bar", at: 0)?.frame else {
      return CGRect(x: 0, y: 0, width: width, height: height)
    }
    return CGRect(
      x: frame[0], y: frame[1] - 1 / scale, width: frame[2], height: frame[3] + 1 / scale)
  }

  /// What is kept of the screen, in points.
  func rect(_ crop: FrameCrop) -> CGRect {
    crop == .bar ? bar : CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// A frame's picture, cut to a rectangle in points.
  func picture(_ frame: Int, in rect: CGRect) -> CGImage {
    cut(instant ?? film.picture(frame), to: rect)
  }

  private func cut(_ pixmap: Pixmap, to rect: CGRect) -> CGImage {
    let image = CGImage(pixmap)
    func pixels(_ points: CGFloat) -> CGFloat { (points * scale).rounded() }
    let part = CGRect(
      x: pixels(rect.minX), y: pixels(rect.minY), width: pixels(rect.width),
      height: pixels(rect.height))
    if part.minX == 0, part.minY == 0, Int(part.width) == image.width,
      Int(part.height) == image.height
    {
      return image
    }
    return image.cropping(to: part) ?? image
  }

  /// The frames nearest to moments; evenly so many without a text.
  func frames(at times: String?, evenly count: Int) throws -> [Int] {
    let selection: FrameSelection
    do throws(FrameSelection.Fault) {
      selection =
        try times.map { text throws(FrameSelection.Fault) in
          try FrameSelection(times: text)
        } ?? .evenly(count)
    } catch { throw DocumentError(key: "at", reason: error.reason) }
    return try selection.numbers(
      count: film.frames.count, framesPerSecond: film.framesPerSecond, film: name.text)
  }

  /// A frame's time as people read it.
  func label(_ frame: Int) -> String {
    "\(Int((film.frames[frame].time * 1000).rounded())) ms"
  }

  /// A tab's title.
  func title(_ tab: Int) -> String {
    let title = scene.tabs.indices.contains(tab) ? scene.tabs[tab].title : ""
    return title.isEmpty ? "tab \(tab)" : title
  }
}
