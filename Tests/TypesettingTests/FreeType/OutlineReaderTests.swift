// SPDX-License-Identifier: MIT
//
// FreeType outlines become paths: in em, y down, every contour closed, halves exact.
//
// The outline points into arrays of the test that live through the call; nothing keeps a pointer.

import CFreeType
import Raster
import Testing

@testable import Typesetting

@Suite struct OutlineReaderTests {
  /// Reads an outline of one contour; a tag is 1 on the curve, 0 a quadratic control, 2 a cubic one.
  private func read(_ points: [(Int, Int, CChar)], unitsPerEm: Int = 100) -> Path? {
    var vectors = points.map { FT_Vector(x: $0.0, y: $0.1) }
    var tags = points.map { $0.2 }
    var ends = [Int16(points.count - 1)]
    return unsafe vectors.withUnsafeMutableBufferPointer { vectors in
      unsafe tags.withUnsafeMutableBufferPointer { tags in
        unsafe ends.withUnsafeMutableBufferPointer { ends in
          var outline = unsafe FT_Outline(
            n_contours: 1, n_points: Int16(vectors.count), points: vectors.baseAddress,
            tags: tags.baseAddress, contours: ends.baseAddress, flags: 0)
          return unsafe OutlineReader.path(of: &outline, unitsPerEm: unitsPerEm)
        }
      }
    }
  }

  @Test func linesAreInEmWithYDownAndClosed() {
    #expect(
      read([(0, 0, 1), (50, 0, 1), (50, 70, 1)])
        == Path([
          .move(Point(x: 0, y: 0)), .line(Point(x: 0.5, y: 0)), .line(Point(x: 0.5, y: -0.7)),
          .line(Point(x: 0, y: 0)), .close,
        ]))
  }

  @Test func twoQuadraticControlsImplyThePointHalfwayExactly() {
    let path = read([(0, 0, 1), (10, 0, 0), (21, 11, 0), (30, 0, 1)])
    #expect(
      path?.elements[1]
        == .quad(control: Point(x: 0.1, y: 0), end: Point(x: 0.155, y: -0.055)))
  }

  @Test func cubicControlsComeInPairs() {
    let path = read([(0, 0, 1), (10, 20, 2), (20, 20, 2), (30, 0, 1)])
    #expect(
      path?.elements[1]
        == .cubic(
          control1: Point(x: 0.1, y: -0.2), control2: Point(x: 0.2, y: -0.2),
          end: Point(x: 0.3, y: 0)))
  }

  @Test func aDamagedOutlineIsNone() {
    #expect(read([(0, 0, 1), (10, 20, 2), (30, 0, 1)]) == nil)
  }
}
