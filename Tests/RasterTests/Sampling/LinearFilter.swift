// SPDX-License-Identifier: MIT
//
// Sampling against truth from outside: bytes that Cairo draws, the linear filter's definition with exact
// weights, and how far the mean of stripes can lie from grey.
//
// Cairo 1.16.0's bytes: the picture below as opaque grey, CAIRO_FILTER_BILINEAR with CAIRO_EXTEND_PAD under
// the matrix given. Core Animation's linear filter is the same four weights. Cairo's have seven bits and
// ours eight, which is worth up to two steps of 255; rounding is worth one.

import Testing

@testable import Raster

@Suite("Linear filter")
struct LinearFilter {
  /// 4 × 3 pixels.
  private let picture: [UInt8] = [10, 200, 60, 250, 255, 0, 128, 30, 90, 170, 5, 220]

  private func scaled(
    _ bytes: [UInt8], _ width: Int, _ height: Int, _ transform: AffineTransform, _ area: PixelRect
  ) throws -> [[UInt8]] {
    var rows = try #require(
      ScaledRows(
        width: width, height: height, channels: 1, transform: transform, sampler: .bilinear,
        clip: area))
    #expect(rows.frame == area)
    return (area.minY..<area.maxY).map { y in
      rows.make(y, from: bytes.span)
      return rows.pixels
    }
  }

  @Test("A picture made larger is Cairo's to three steps")
  func larger() throws {
    let cairo: [[UInt8]] = [
      [10, 10, 81, 156, 174, 119, 63, 131, 206, 250, 250],
      [10, 10, 81, 156, 174, 119, 63, 131, 206, 250, 250],
      [63, 63, 98, 135, 141, 109, 76, 122, 173, 201, 201],
      [161, 161, 129, 95, 81, 91, 101, 106, 111, 114, 114],
      [252, 252, 158, 59, 24, 74, 123, 91, 54, 32, 32],
      [186, 186, 143, 96, 71, 74, 76, 88, 101, 108, 108],
      [120, 120, 127, 134, 118, 74, 30, 86, 148, 184, 184],
      [90, 90, 120, 151, 140, 74, 8, 85, 171, 220, 220],
      [90, 90, 120, 151, 140, 74, 8, 85, 171, 220, 220],
    ]
    let ours = try scaled(
      picture, 4, 3, AffineTransform(a: 2.5, b: 0, c: 0, d: 2.5, tx: 0.3, ty: 0.7),
      PixelRect(x: 0, y: 0, width: 11, height: 9))
    expectNear(ours, cairo)
  }

  @Test("A picture made a little smaller is Cairo's to three steps")
  func smaller() throws {
    let cairo: [[UInt8]] = [[10, 191, 119, 250], [224, 30, 100, 57], [90, 159, 72, 220]]
    let ours = try scaled(
      picture, 4, 3, AffineTransform(a: 0.8, b: 0, c: 0, d: 0.8, tx: 0.25, ty: 0.4),
      PixelRect(x: 0, y: 0, width: 4, height: 3))
    expectNear(ours, cairo)
  }

  @Test("A turned picture is Cairo's to three steps")
  func turned() throws {
    let cairo: [[UInt8]] = [
      [143, 71, 10, 10, 10, 27, 103, 180, 158, 102, 77],
      [241, 168, 94, 21, 10, 85, 161, 172, 116, 61, 135],
      [198, 247, 193, 119, 83, 142, 186, 131, 74, 116, 192],
      [131, 181, 230, 180, 112, 150, 144, 88, 97, 172, 248],
      [90, 115, 158, 128, 34, 80, 97, 79, 153, 230, 250],
      [90, 90, 123, 117, 63, 75, 111, 114, 187, 250, 250],
      [90, 113, 145, 154, 81, 73, 94, 80, 129, 196, 250],
      [105, 137, 170, 104, 38, 56, 104, 76, 42, 107, 174],
      [130, 161, 121, 55, 25, 112, 189, 153, 95, 38, 86],
      [153, 137, 72, 5, 90, 176, 220, 220, 171, 114, 58],
    ]
    let rows = try #require(
      AffineRows(
        picture, width: 4, height: 3, channels: 1,
        transform: AffineTransform(a: 1.6, b: 1.2, c: -1.2, d: 1.6, tx: 4, ty: 0.5),
        sampler: .bilinear))
    let ours = (0..<10).map { y in
      var line = [UInt8](repeating: 0, count: 11)
      var span = line.mutableSpan
      rows.sample(y: y, x: 0, count: 11, into: &span)
      return line
    }
    expectNear(ours, cairo)
  }

  private func expectNear(_ ours: [[UInt8]], _ truth: [[UInt8]]) {
    for (y, (a, b)) in zip(ours, truth).enumerated() {
      for (x, (p, q)) in zip(a, b).enumerated() {
        #expect(abs(Int(p) - Int(q)) <= 3, "(\(x), \(y)): \(p), Cairo \(q)")
      }
    }
  }

  @Test("Where weights are exact, so is the byte: nothing is rounded between the two axes")
  func sixteenBits() throws {
    var random = SplitMix(50)
    let bytes = random.bytes(6 * 5)
    // Sixteen times as large: every weight is an odd number of 1/32.
    let ours = try scaled(
      bytes, 6, 5, AffineTransform.scale(x: 16, y: 16),
      PixelRect(x: 0, y: 0, width: 96, height: 80))
    func at(_ i: Int, _ j: Int) -> Double {
      Double(bytes[min(max(j, 0), 4) * 6 + min(max(i, 0), 5)])
    }
    var worst = 0.0
    var worstInBytes = 0.0
    for y in 0..<80 {
      for x in 0..<96 {
        let (u, v) = ((Double(x) + 0.5) / 16 - 0.5, (Double(y) + 0.5) / 16 - 0.5)
        let (i, j) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (fx, fy) = (u - Double(i), v - Double(j))
        let above = at(i, j) * (1 - fx) + at(i + 1, j) * fx
        let below = at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx
        let exact = above * (1 - fy) + below * fy
        worst = max(worst, abs(Double(ours[y][x]) - exact))
        // What eight bits between the axes would give.
        let coarse = above.rounded() * (1 - fy) + below.rounded() * fy
        worstInBytes = max(worstInBytes, abs(coarse.rounded() - exact))
      }
    }
    #expect(worst <= 0.51)
    #expect(worstInBytes > 0.8)
  }

  @Test("One step of grey made 64 times wider rises once, without bands")
  func ramp() throws {
    let ours = try scaled(
      [100, 101], 2, 1, AffineTransform.scale(x: 64, y: 3),
      PixelRect(x: 0, y: 0, width: 128, height: 3))
    for row in ours {
      #expect(row == [UInt8](repeating: 100, count: 64) + [UInt8](repeating: 101, count: 64))
    }
  }

  @Test(
    "Squares of one pixel made small are grey to the square of the scale",
    arguments: [0.49, 0.45, 0.4, 0.3, 0.25, 0.19, 0.1, 0.05])
  func minified(scale: Double) throws {
    // In the mean over a width of w pixels ± 1 cancels but for at most one pixel: 1/w along each axis.
    let side = 80
    let bytes = (0..<side * side).map { i -> UInt8 in (i + i / side) % 2 == 0 ? 0 : 255 }
    let count = Int(Double(side) * scale)
    let ours = try scaled(
      bytes, side, side, AffineTransform.scale(x: scale, y: scale),
      PixelRect(x: 0, y: 0, width: count, height: count))
    let limit = 127.5 * scale * scale + 1
    for row in ours { for v in row { #expect(abs(Double(v) - 127.5) <= limit) } }
  }
}
