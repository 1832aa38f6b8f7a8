// SPDX-License-Identifier: MIT
//
// The search for smoothed edges by the C kernel; `AntialiasingDetector` is its truth. The kernel borrows
// both pictures and the marks for the length of one call and keeps no pointer; extents and the row are
// checked here.

internal import CRasterKernels
internal import Raster

enum SmoothedEdges {
  /// Finds those of a row's marked pixels that are smoothed in either of two pictures of one extent.
  static func find(
    _ expected: Pixmap, _ actual: Pixmap, row: Int, among suspects: PixelMarks,
    into smoothed: inout PixelMarks, level: KernelLevel = .best
  ) {
    precondition(expected.width == actual.width && expected.height == actual.height)
    precondition(row >= 0 && row < expected.height)
    let bytes = 4 * expected.width * expected.height
    precondition(expected.bytes.count == bytes && actual.bytes.count == bytes)
    let words = (expected.width + 63) / 64
    precondition(suspects.words.count == words && smoothed.words.count == words)
    unsafe raster_kernels_smoothed(
      level.rawValue, expected.bytes, actual.bytes, expected.width, expected.height, row,
      suspects.words, &smoothed.words)
  }
}
