// SPDX-License-Identifier: MIT
//
// Comparison of pictures: two frames of raw RGBA8 pixels, 1125 a row, under each kind of tolerance.
// Prints a line for the best run and one for the median, `simpletab diff.CASE.best RATE Mpix/s`, the rate in
// megapixels a second of the frame. Cases are named for what other libraries do in one call, so that
// their figures can stand beside ours.

import Foundation
import ImageDiff
import Raster

/// The cases of `simpletab-bench diff`.
enum DiffCases {
  /// Runs the cases over the first frames of two files of one height.
  static func run(_ arguments: [String]) {
    guard arguments.count == 2, let first = frame(arguments[0]), let second = frame(arguments[1])
    else {
      print("simpletab-bench diff FIRST SECOND: two files of raw RGBA8 rows of 1125 pixels")
      return
    }
    var copy = first
    copy.bytes.reserveCapacity(copy.bytes.count + 1)
    measure("array_equal", first) { PixmapComparison.areEqual(first, copy) ? 1 : 0 }
    measure("exact_count", first) { PixmapComparison.count(first, second)?.differingPixels ?? 0 }
    measure("tolerance_count", first) {
      PixmapComparison.count(first, second, limit: 2)?.pixelsOverLimit ?? 0
    }
    measure("absdiff+max", first) {
      Int(PixmapComparison.count(first, second)?.largestDifference ?? 0)
    }
    for (name, tolerance) in tolerances {
      measure(name, first) {
        PixmapComparison.compare(expected: first, actual: second, tolerance: tolerance).wrongPixels
      }
    }
    measure("perceptual+aa+output", first) {
      let difference = PixmapComparison.compare(
        expected: first, actual: second,
        tolerance: Tolerance(pixel: .perceptual(10), ignoresAntialiasing: true, gate: open))
      return DifferencePicture.draw(difference, over: first).width
    }
  }

  private static let open = StructuralGate(largestBlock: .max, allowsMissingContent: true)

  private static let tolerances: [(String, Tolerance)] = [
    ("places", Tolerance(gate: open)),
    ("places+gate", .exact),
    ("channels-12", Tolerance(pixel: .channels(12), gate: open)),
    ("channels-12+gate", Tolerance(pixel: .channels(12))),
    ("perceptual", Tolerance(pixel: .perceptual(10), gate: open)),
    ("perceptual+aa", Tolerance(pixel: .perceptual(10), ignoresAntialiasing: true, gate: open)),
    ("perceptual+aa+gate", Tolerance(pixel: .perceptual(10), ignoresAntialiasing: true)),
  ]

  private static func frame(_ path: String) -> Pixmap? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let height = data.count / 4500
    return Pixmap(
      width: 1125, height: height, premultipliedBytes: [UInt8](data.prefix(height * 4500)))
  }

  private static func measure(_ name: String, _ picture: Pixmap, _ body: () -> Int) {
    var times: [Duration] = []
    var result = 0
    for _ in 0..<31 {
      let start = ContinuousClock.now
      result = body()
      times.append(ContinuousClock.now - start)
    }
    times.sort()
    for (figure, time) in [("best", times[0]), ("med", times[times.count / 2])] {
      let rate = Double(picture.width * picture.height) / (time / .microseconds(1))
      print("simpletab diff.\(name).\(figure) \(Int(rate)) Mpix/s \(result)")
    }
  }
}
