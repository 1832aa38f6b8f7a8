// SPDX-License-Identifier: MIT
//
// Scaled pictures against the definition in `Double`.

import Testing

@testable import Raster

@Suite("ScaledRows")
struct ScaledRowsTests {
  private let clip = PixelRect(x: -50, y: -50, width: 150, height: 150)

  private func render(
    _ bytes: [UInt8], _ width: Int, _ height: Int, channels: Int = 1, _ transform: AffineTransform,
    _ sampler: Sampler = .bilinear, clip: PixelRect? = nil
  ) -> (frame: PixelRect, rows: [[UInt8]])? {
    guard
      var rows = ScaledRows(
        width: width, height: height, channels: channels, transform: transform, sampler: sampler,
        clip: clip ?? self.clip)
    else { return nil }
    return (
      rows.frame,
      (rows.frame.minY..<rows.frame.maxY).map { y in
        rows.make(y, from: bytes.span)
        return rows.pixels
      }
    )
  }

  /// The definition: the value at a pixel's centre, linear between source centres, ends held.
  private func linear(
    _ bytes: [UInt8], _ width: Int, _ height: Int, _ t: AffineTransform, _ x: Int, _ y: Int
  ) -> Double {
    let u = min(max((Double(x) + 0.5 - t.tx) / t.a - 0.5, 0), Double(width - 1))
    let v = min(max((Double(y) + 0.5 - t.ty) / t.d - 0.5, 0), Double(height - 1))
    func at(_ i: Int, _ j: Int) -> Double {
      Double(bytes[min(j, height - 1) * width + min(i, width - 1)])
    }
    let i = Int(u)
    let j = Int(v)
    let fx = u - Double(i)
    let fy = v - Double(j)
    return (at(i, j) * (1 - fx) + at(i + 1, j) * fx) * (1 - fy)
      + (at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx) * fy
  }

  /// The definition: the mean over the part of the pixel that lies in the picture.
  private func mean(
    _ bytes: [UInt8], _ width: Int, _ height: Int, _ t: AffineTransform, _ x: Int, _ y: Int
  ) -> Double {
    func weights(_ p: Int, _ scale: Double, _ offset: Double, _ count: Int) -> [Double] {
      let a = (Double(p) - offset) / scale
      let b = (Double(p + 1) - offset) / scale
      return (0..<count).map { max(0, min(Double($0 + 1), max(a, b)) - max(Double($0), min(a, b))) }
    }
    let wx = weights(x, t.a, t.tx, width)
    let wy = weights(y, t.d, t.ty, height)
    var sum = 0.0
    for j in 0..<height {
      for i in 0..<width { sum += wx[i] * wy[j] * Double(bytes[j * width + i]) }
    }
    return sum / (wx.reduce(0, +) * wy.reduce(0, +))
  }

  @Test(
    "Linear sampling lies within 1.5 of the definition: half a step, and weights of 1/256 each way")
  func bilinear() throws {
    var random = SplitMix(7)
    let bytes = random.bytes(9 * 7)
    for t in [
      AffineTransform(a: 1.1, b: 0, c: 0, d: 1.1, tx: -0.45, ty: 3.2),
      AffineTransform(a: 3.7, b: 0, c: 0, d: 2.2, tx: 0, ty: 0),
      AffineTransform(a: 0.6, b: 0, c: 0, d: 0.9, tx: 0.1, ty: 0.7),
      AffineTransform(a: -2, b: 0, c: 0, d: 1, tx: 20, ty: 0.5),
      AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0.37, ty: 0.61),
    ] {
      let (frame, rows) = try #require(render(bytes, 9, 7, t))
      for y in frame.minY..<frame.maxY {
        for x in frame.minX..<frame.maxX {
          let ours = Double(rows[y - frame.minY][x - frame.minX])
          #expect(abs(ours - linear(bytes, 9, 7, t, x, y)) <= 1.5)
        }
      }
    }
  }

  @Test("Below one half a pixel is the mean of what lies under it, to one step")
  func area() throws {
    var random = SplitMix(8)
    let bytes = random.bytes(40 * 33)
    for t in [
      AffineTransform(a: 0.25, b: 0, c: 0, d: 0.25, tx: 0, ty: 0),
      AffineTransform(a: 0.31, b: 0, c: 0, d: 0.17, tx: 0.4, ty: 0.9),
      AffineTransform(a: -0.4, b: 0, c: 0, d: 0.02, tx: 20, ty: 0.1),
    ] {
      let (frame, rows) = try #require(render(bytes, 40, 33, t))
      for y in frame.minY..<frame.maxY {
        for x in frame.minX..<frame.maxX {
          let ours = Double(rows[y - frame.minY][x - frame.minX])
          #expect(abs(ours - mean(bytes, 40, 33, t, x, y)) <= 0.51)
        }
      }
    }
  }

  @Test("One axis may shrink by area while the other grows")
  func mixedAxes() throws {
    let bytes: [UInt8] = [0, 100, 200, 40]
    let t = AffineTransform(a: 0.25, b: 0, c: 0, d: 3, tx: 0, ty: 0)
    #expect(try #require(render(bytes, 4, 1, t)).rows == [[85], [85], [85]])
    let u = AffineTransform(a: 3, b: 0, c: 0, d: 0.25, tx: 0, ty: 0)
    #expect(try #require(render(bytes, 1, 4, u)).rows == [[85, 85, 85]])
  }

  @Test("Four channels go the way one does")
  func channels() throws {
    var random = SplitMix(9)
    let planes = (0..<4).map { _ in random.bytes(30) }
    let together = (0..<30).flatMap { i in planes.map { $0[i] } }
    for scale in [0.3, 0.8, 1.7] {
      let t = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0.2, ty: 0.4)
      for sampler in [Sampler.bilinear, .nearest] {
        let all = try #require(render(together, 6, 5, channels: 4, t, sampler))
        for c in 0..<4 {
          let one = try #require(render(planes[c], 6, 5, t, sampler))
          for (a, b) in zip(all.rows, one.rows) {
            #expect(stride(from: c, to: a.count, by: 4).map { a[$0] } == b)
          }
        }
      }
    }
  }

  @Test("A picture that is the same all over stays so at every scale")
  func constant() throws {
    for value: UInt8 in [0, 1, 127, 254, 255] {
      let bytes = [UInt8](repeating: value, count: 12 * 12)
      for scale in [0.07, 0.3, 0.5, 0.77, 1.3, 9.1] {
        let t = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0.3, ty: 0.6)
        let rows = try #require(render(bytes, 12, 12, t)).rows
        #expect(rows.allSatisfy { $0.allSatisfy { $0 == value } })
      }
    }
  }

  @Test("Rows made out of order are the same")
  func order() throws {
    var random = SplitMix(10)
    let bytes = random.bytes(8 * 8)
    let t = AffineTransform(a: 1.6, b: 0, c: 0, d: 1.6, tx: 0, ty: 0)
    let expected = try #require(render(bytes, 8, 8, t))
    var rows = try #require(
      ScaledRows(width: 8, height: 8, channels: 1, transform: t, sampler: .bilinear, clip: clip))
    for y in [5, 2, 9, 3, 12, 0, 0, 7] {
      rows.make(y, from: bytes.span)
      #expect(rows.pixels == expected.rows[y])
    }
  }

  @Test("Edges between pixels are runs of their own")
  func partialColumns() throws {
    let t = AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0.5, ty: 0.25)
    let rows = try #require(
      ScaledRows(width: 3, height: 2, channels: 1, transform: t, sampler: .bilinear, clip: clip))
    #expect(rows.partialColumns.map(\.x) == [0, 1, 6])
    #expect(rows.partialColumns.map(\.length) == [1, 5, 1])
    #expect(rows.partialColumns.map(\.coverage) == [128, 255, 128])
    #expect((0..<3).map { rows.rowCoverage($0) } == [191, 255, 64])
    #expect(rows.byteRange(rows.partialColumns[1]) == 1..<6)
  }

  @Test("A mask is its rows, cut by what is covered of their pixels")
  func masks() throws {
    var random = SplitMix(44)
    let bytes = random.bytes(7 * 5)
    for scale in [0.3, 0.9, 1.7] {
      let t = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0.5, ty: 0.25)
      var rows = try #require(
        ScaledRows(width: 7, height: 5, channels: 1, transform: t, sampler: .bilinear, clip: clip))
      let frame = rows.frame
      // Longer than needed, and with what an earlier mask left.
      var mask = [UInt8](repeating: 99, count: 1000)
      rows.mask(frame.minY..<frame.maxY, from: bytes.span, into: &mask)
      for y in frame.minY..<frame.maxY {
        rows.make(y, from: bytes.span)
        for run in rows.partialColumns {
          for x in run.x..<run.x + run.length {
            let value = rows.pixels[x - frame.minX]
            let cut = FixedPoint.multiply(
              FixedPoint.multiply(value, run.coverage), rows.rowCoverage(y))
            #expect(mask[(y - frame.minY) * frame.width + x - frame.minX] == cut)
          }
        }
      }
    }
  }

  @Test("Drawing rows is making them and blending them", arguments: [0, 77, 255] as [UInt8])
  func drawing(opacity: UInt8) throws {
    var random = SplitMix(45)
    let bytes = random.pixels(30 * 20)
    for scale in [0.4, 1.1, 3] {
      let t = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
      let clip = PixelRect(x: 1, y: 1, width: 9, height: 5)
      var rows = try #require(
        ScaledRows(width: 30, height: 20, channels: 4, transform: t, sampler: .bilinear, clip: clip)
      )
      let before = random.pixels(12 * 5)
      var expected = before
      for y in 1..<6 {
        rows.make(y, from: bytes.span)
        var all = expected.mutableSpan
        var row = all._mutatingExtracting(48 * (y - 1)..<48 * (y - 1) + 36)
        SourceOverRows.draw(&row, pixels: rows.pixels.span, coverage: opacity, level: .reference)
      }
      var ours = before
      var out = ours.mutableSpan
      rows.draw(
        1..<6, from: bytes.span, opacity: opacity, isStored: false, into: &out, stride: 48)
      #expect(ours == expected, "scale \(scale)")
    }
  }

  @Test("A turn is not a scale")
  func turned() {
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(render([0, 0, 0, 0], 2, 2, turn) == nil)
  }
}
