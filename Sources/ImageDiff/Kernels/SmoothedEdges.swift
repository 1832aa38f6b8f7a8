// SPDX-License-Identifier: MIT
//
// The search for smoothed edges by the C kernel; `AntialiasingDetector` is its truth. The kernel borrows
// both pictures and the flags for the length of one call and keeps no pointer; extents and the run are
// checked here.

internal import CRasterKernels
internal import Raster

enum SmoothedEdges {
  /// Which pixels of a run are smoothed in either picture, from its left end.
  static func flags(_ expected: Pixmap, _ actual: Pixmap, _ run: PixelRun) -> [Bool] {
    precondition(expected.width == actual.width && expected.height == actual.height)
    precondition(run.y >= 0 && run.y < expected.height)
    precondition(run.minX >= 0 && run.minX < run.maxX && run.maxX <= expected.width)
    var flags = [UInt8](repeating: 0, count: run.maxX - run.minX)
    unsafe raster_kernels_smoothed(
      expected.bytes, actual.bytes, expected.width, expected.height, run.y, run.minX, run.maxX,
      &flags)
    return flags.map { $0 != 0 }
  }
}
