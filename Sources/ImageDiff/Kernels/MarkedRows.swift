// SPDX-License-Identifier: MIT
//
// Marks the pixels of two rows that differ by more than a limit, by the C kernel; `reference` is the plain
// statement. The kernel borrows both rows and the marks for the length of one call and keeps no pointer;
// the lengths are checked here.

internal import CRasterKernels
internal import Raster

/// What tells two rows of pixels apart, besides the marks.
struct MarkedRows: Equatable {
  /// Pixels with any differing byte.
  var differingPixels: Int
  /// The largest difference of two bytes, 0…255.
  var largestDifference: UInt8
  /// Whether any pixel is marked.
  var hasMarks: Bool

  init(differingPixels: Int, largestDifference: UInt8, hasMarks: Bool) {
    self.differingPixels = differingPixels
    self.largestDifference = largestDifference
    self.hasMarks = hasMarks
  }

  /// Compares two rows of the same number of bytes, four a pixel; the marks, of the rows' width, become the
  /// pixels of which a byte differs by more than the limit, and those that differ at all join the touched.
  init(
    _ first: borrowing Span<UInt8>, _ second: borrowing Span<UInt8>, limit: UInt8,
    marks: inout PixelMarks, touched: inout PixelMarks, level: KernelLevel = .best
  ) {
    let count = first.count / 4
    precondition(first.count == second.count && first.count % 4 == 0)
    let words = (count + 63) / 64
    precondition(marks.words.count == words && touched.words.count == words)
    var result = raster_row_marks()
    unsafe first.withUnsafeBufferPointer { a in
      unsafe second.withUnsafeBufferPointer { b in
        if let p = a.baseAddress, let q = b.baseAddress {
          result = unsafe raster_kernels_mark_row(
            level.rawValue, p, q, count, limit, &marks.words, &touched.words)
        }
      }
    }
    self.init(
      differingPixels: Int(result.differing), largestDifference: result.largest,
      hasMarks: result.any != 0)
  }

  /// The same as the initializer, pixel by pixel: the truth that the kernel is tested against.
  static func reference(
    _ first: borrowing Span<UInt8>, _ second: borrowing Span<UInt8>, limit: UInt8,
    marks: inout PixelMarks, touched: inout PixelMarks
  ) -> MarkedRows {
    marks = PixelMarks(width: first.count / 4)
    var result = MarkedRows(differingPixels: 0, largestDifference: 0, hasMarks: false)
    for x in 0..<(first.count / 4) {
      var largest: UInt8 = 0
      for i in (4 * x)..<(4 * x + 4) {
        largest = max(largest, max(first[i], second[i]) - min(first[i], second[i]))
      }
      if largest > 0 {
        result.differingPixels += 1
        touched.insert(x, x + 1)
      }
      if largest > limit {
        marks.insert(x, x + 1)
        result.hasMarks = true
      }
      result.largestDifference = max(result.largestDifference, largest)
    }
    return result
  }
}
