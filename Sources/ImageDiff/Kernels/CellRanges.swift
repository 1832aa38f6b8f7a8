// SPDX-License-Identifier: MIT
//
// How much the pixels of a cell, or of a rectangle, differ among themselves, by the C kernels;
// `ContentChange.reference` is the plain statement. The kernels borrow the picture and the ranges for the
// length of one call and keep no pointer; what they may read is checked here.

internal import CRasterKernels
internal import Raster

enum CellRanges {
  /// The range of each cell of one row of cells, 8 × 8 pixels or what the picture has of them; of those
  /// far from any touched column, 0.
  static func find(
    in picture: Pixmap, cellRow: Int, touched: PixelMarks, into ranges: inout [UInt8],
    level: KernelLevel = .best
  ) {
    let top = cellRow * ContentChange.cell
    precondition(top >= 0 && top < picture.height)
    precondition(ranges.count == (picture.width + ContentChange.cell - 1) / ContentChange.cell)
    precondition(picture.bytes.count == 4 * picture.width * picture.height)
    precondition(touched.words.count == (picture.width + 63) / 64)
    let rows = min(ContentChange.cell, picture.height - top)
    let stride = 4 * picture.width
    unsafe picture.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe raster_kernels_cell_ranges(
        level.rawValue, start + top * stride, stride, picture.width, rows,
        touched.words, &ranges)
    }
  }

  /// The range of the pixels of a rectangle that lies in the picture and is not empty.
  static func range(of area: PixelRect, in picture: Pixmap) -> UInt8 {
    precondition(picture.bounds.contains(area) && !area.isEmpty)
    precondition(picture.bytes.count == 4 * picture.width * picture.height)
    let stride = 4 * picture.width
    return unsafe picture.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe raster_kernels_range(
        start + area.minY * stride + 4 * area.minX, stride, area.width, area.height)
    }
  }
}
