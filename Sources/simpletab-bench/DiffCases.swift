// SPDX-License-Identifier: MIT
//
// Comparison of pictures: two frames of raw RGBA8 pixels, 1125 a row, under each kind of tolerance.
// Prints the best rate in megapixels a second of the frame, and what was found.

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
    measure("diff.equal", first) { PixmapComparison.areEqual(first, copy) ? 1 : 0 }
    measure("diff.count", first) {
      PixmapComparison.count(first, second)?.differingPixels ?? 0
    }
    let open = StructuralGate(largestBlock: .max, allowsMissingContent: true)
    let cases: [(String, Tolerance)] = [
      ("diff.exact", .exact),
      ("diff.channels-12", Tolerance(pixel: .channels(12))),
      ("diff.perceptual-10", Tolerance(pixel: .perceptual(10), gate: open)),
      (
        "diff.perceptual-10-aa",
        Tolerance(pixel: .perceptual(10), ignoresAntialiasing: true, gate: open)
      ),
      (
        "diff.perceptual-10-aa-gate",
        Tolerance(pixel: .perceptual(10), ignoresAntialiasing: true)
      ),
    ]
    for (name, tolerance) in cases {
      measure(name, first) {
        PixmapComparison.compare(expected: first, actual: second, tolerance: tolerance).wrongPixels
      }
    }
  }

  private static func frame(_ path: String) -> Pixmap? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let height = data.count / 4500
    return Pixmap(
      width: 1125, height: height, premultipliedBytes: [UInt8](data.prefix(height * 4500)))
  }

  private static func measure(_ name: String, _ picture: Pixmap, _ body: () -> Int) {
    var best = Duration.seconds(1000)
    var result = 0
    for _ in 0..<9 {
      let start = ContinuousClock.now
      result = body()
      best = min(best, ContinuousClock.now - start)
    }
    let rate = Double(picture.width * picture.height) / (best / .microseconds(1))
    print("\(name) \(Int(rate)) Mpx/s, \(result)")
  }
}
