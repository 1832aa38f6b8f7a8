// SPDX-License-Identifier: MIT
//
// Coverage against areas worked by hand, against counting points, and as pictures in digits.

import Testing

@testable import Raster

@Suite("CoverageRasterizer")
struct CoverageRasterizerTests {
  private func mask(
    _ path: Path, _ width: Int, _ height: Int, rule: FillRule = .nonZero, x: Int = 0, y: Int = 0
  ) -> Mask {
    var rasterizer = CoverageRasterizer()
    return rasterizer.mask(
      of: path, rule: rule, in: PixelRect(x: x, y: y, width: width, height: height))
  }

  private func polygon(_ points: [(Double, Double)]) -> Path {
    Path(
      points.enumerated().map { i, p in
        i == 0 ? .move(Point(x: p.0, y: p.1)) : .line(Point(x: p.0, y: p.1))
      })
  }

  @Test("A rectangle between pixel edges covers what it covers, either way round")
  func rectangle() {
    let expected: [UInt8] = [
      32, 64, 16, 0,  // ½·¼, ½, ½·⅛… of 255, rounded
      64, 128, 32, 0,
    ]
    let points = [(0.5, 0.75), (2.25, 0.75), (2.25, 1.5), (0.5, 1.5)]
    let forward = mask(polygon(points), 4, 2)
    #expect(forward.bytes == expected)
    #expect(mask(polygon(points.reversed()), 4, 2) == forward)
  }

  @Test("A triangle with a leg of 2 covers halves along its long side")
  func triangle() {
    let triangle = mask(polygon([(0, 0), (2, 2), (0, 2)]), 2, 2)
    #expect(triangle.bytes == [128, 0, 255, 128])
  }

  @Test("A flat slope crosses many pixels: coverage grows by equal steps")
  func slope() {
    // Height at x is x / 4: pixel i holds the area (2i + 1) / 8.
    let wedge = mask(polygon([(0, 1), (4, 0), (4, 1)]), 4, 1)
    #expect(wedge.bytes == [32, 96, 159, 223])
  }

  @Test("A circle of radius 3.5, in digits")
  func circle() {
    #expect(
      digits(mask(.ellipse(x: 0.5, y: 0.5, width: 7, height: 7), 8, 8)) == [
        "00144100",
        "04999940",
        "19999991",
        "49999994",
        "49999994",
        "19999991",
        "04999940",
        "00144100",
      ])
  }

  @Test("A rounded rectangle, in digits: straight edges on pixels are sharp")
  func roundedRectangle() {
    #expect(
      digits(mask(.roundedRect(x: 1, y: 1, width: 8, height: 5, radius: 2), 10, 7)) == [
        "0000000000",
        "0389999830",
        "0899999980",
        "0999999990",
        "0899999980",
        "0389999830",
        "0000000000",
      ])
  }

  @Test("The area of a circle is π·r² to 1/500 pixel for each pixel of its edge")
  func circleArea() {
    for r in [3.0, 10.3, 25.75] {
      let sum = mask(.ellipse(x: 1, y: 1, width: 2 * r, height: 2 * r), 60, 60).bytes
        .reduce(0) { $0 + Int($1) }
      #expect(abs(Double(sum) / 255 - Double.pi * r * r) < 2 * Double.pi * r / 500, "radius \(r)")
    }
  }

  @Test("Inside an inner outline the fill rules differ")
  func rules() {
    let path = Path(
      Path.rect(x: 0, y: 0, width: 5, height: 3).elements
        + Path.rect(x: 1, y: 1, width: 3, height: 1).elements)
    #expect(digits(mask(path, 5, 3)) == ["99999", "99999", "99999"])
    #expect(digits(mask(path, 5, 3, rule: .evenOdd)) == ["99999", "90009", "99999"])
    let hole = Path(
      Path.rect(x: 0, y: 0, width: 5, height: 3).elements
        + polygon([(1, 1), (1, 2), (4, 2), (4, 1)]).elements)
    #expect(digits(mask(hole, 5, 3)) == ["99999", "90009", "99999"])
  }

  @Test("Random polygons agree with counting 16 × 16 points a pixel")
  func pointCounting() {
    var random = SplitMix(6)
    for _ in 0..<12 {
      let points = (0..<3).map { _ in
        (Double(random.next() % 1400) / 100 - 2, Double(random.next() % 1100) / 100 - 2)
      }
      let ours = mask(polygon(points), 10, 7)
      for y in 0..<7 {
        for x in 0..<10 {
          var hits = 0
          for k in 0..<256 {
            let p = (
              Double(x) + (Double(k % 16) + 0.5) / 16, Double(y) + (Double(k / 16) + 0.5) / 16
            )
            if isInside(p, points) { hits += 1 }
          }
          #expect(abs(Double(ours[x, y]) / 255 - Double(hits) / 256) < 0.06)
        }
      }
    }
  }

  private func isInside(_ p: (Double, Double), _ t: [(Double, Double)]) -> Bool {
    let signs = (0..<3).map { i -> Bool in
      let a = t[i]
      let b = t[(i + 1) % 3]
      return (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0) > 0
    }
    return signs.allSatisfy { $0 } || signs.allSatisfy { !$0 }
  }

  @Test("A window shows the same coverage as the whole, wherever it lies")
  func windows() {
    let path = Path.ellipse(x: -3.3, y: -1.7, width: 19.1, height: 14.9)
    let whole = mask(path, 30, 30, x: -8, y: -8)
    for (x, y) in [(-8, -8), (0, 0), (3, 5), (12, 2), (17, 17)] {
      let window = mask(path, 5, 5, x: x, y: y)
      for j in 0..<5 {
        for i in 0..<5 { #expect(window[i, j] == whole[x + i + 8, y + j + 8]) }
      }
    }
  }

  @Test("Moving an outline by whole pixels moves its coverage and changes nothing")
  func moves() {
    let path = Path.roundedRect(x: 0.3, y: 0.6, width: 11.2, height: 7.7, radius: 3.1)
    let here = mask(path, 13, 9)
    let there = mask(path.transformed(by: .translation(x: 1000, y: 512)), 13, 9, x: 1000, y: 512)
    #expect(here == there)
  }

  @Test("Huge and infinite coordinates are cut, and cost nothing")
  func huge() {
    #expect(
      mask(.rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), 3, 2).bytes
        == [UInt8](repeating: 255, count: 6))
    let infinite = polygon([
      (-.infinity, -.infinity), (.infinity, -.infinity), (.infinity, .infinity),
      (-.infinity, .infinity),
    ])
    #expect(mask(infinite, 3, 2).bytes == [UInt8](repeating: 255, count: 6))
    #expect(
      mask(.ellipse(x: 1e6, y: 0, width: 1e9, height: 1e9), 3, 2).bytes
        == [UInt8](repeating: 0, count: 6))
    let beyond = mask(.ellipse(x: -1e6, y: -1e6, width: 2e6, height: 2e6), 3, 2)
    #expect(beyond.bytes == [UInt8](repeating: 255, count: 6))
  }

  @Test("A coordinate that is not a number covers nothing, wherever it stands")
  func notANumber() {
    let good = Path.rect(x: 0, y: 0, width: 2, height: 2).elements
    let bad = Path.Element.line(Point(x: 1, y: .nan))
    #expect(mask(Path(good + [bad]), 3, 2).bytes == [UInt8](repeating: 0, count: 6))
    #expect(
      mask(Path([.move(Point(x: .nan, y: 0))] + good), 3, 2).bytes
        == [UInt8](repeating: 0, count: 6))
  }

  @Test("Spans name each run once; long ones come whole")
  func spans() {
    var rasterizer = CoverageRasterizer()
    let spans = rasterizer.spans(
      of: .rect(x: 1.5, y: 0, width: 40, height: 1), rule: .nonZero,
      clip: PixelRect(x: 0, y: 0, width: 60, height: 2))
    #expect(
      spans == [
        CoverageSpan(y: 0, x: 1, length: 1, coverage: 128),
        CoverageSpan(y: 0, x: 2, length: 39, coverage: 255),
        CoverageSpan(y: 0, x: 41, length: 1, coverage: 128),
      ])
  }

  @Test("A rasterizer that has drawn before gives the same as a new one")
  func reuse() {
    var rasterizer = CoverageRasterizer()
    let frame = PixelRect(x: 0, y: 0, width: 20, height: 20)
    let path = Path.ellipse(x: 2, y: 3, width: 15, height: 12)
    _ = rasterizer.mask(
      of: .rect(x: 0, y: 0, width: 70, height: 70), rule: .evenOdd,
      in: PixelRect(x: 0, y: 0, width: 70, height: 70))
    _ = rasterizer.mask(
      of: Path([.move(.zero), .line(Point(x: .nan, y: 0))]), rule: .nonZero, in: frame)
    #expect(rasterizer.mask(of: path, rule: .nonZero, in: frame) == mask(path, 20, 20))
  }

  @Test("In a frame every clip gives the bytes of the whole")
  func frames() {
    var random = SplitMix(90)
    var rasterizer = CoverageRasterizer()
    let frame = PixelRect(x: -3, y: -2, width: 60, height: 50)
    let outlines = [
      // Sides of 3 : 4 : 5, where coverage often lies between two bytes.
      Path.rect(x: 0, y: 0, width: 34, height: 26).transformed(
        by: AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 24.421875, ty: 9)),
      .rect(x: 0, y: 0, width: 25, height: 19).transformed(
        by: AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: -10, ty: 14)),
      .ellipse(x: -9.3, y: 4.1, width: 80, height: 33),
      .rect(x: 1.5, y: 2.25, width: 40, height: 9),
    ]
    for path in outlines {
      for rule in [FillRule.nonZero, .evenOdd] {
        let whole = rasterizer.mask(of: path, rule: rule, in: frame)
        for _ in 0..<60 {
          let x = frame.minX + Int(random.next() % 50)
          let y = frame.minY + Int(random.next() % 40)
          let clip = PixelRect(
            x: x, y: y, width: 1 + Int(random.next() % 30), height: 1 + Int(random.next() % 30)
          ).intersection(frame)
          let part = rasterizer.mask(of: path, rule: rule, in: clip, whole: frame)
          for row in clip.minY..<clip.maxY {
            for column in clip.minX..<clip.maxX {
              let expected = whole[column - frame.minX, row - frame.minY]
              if part[column - clip.minX, row - clip.minY] != expected {
                Issue.record("(\(column), \(row)) of \(clip)")
              }
            }
          }
        }
      }
    }
  }
}
