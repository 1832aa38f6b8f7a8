// SPDX-License-Identifier: MIT
//
// Twins: every level's kernels against the Swift reference, and the reference against the formula;
// all bytes, all widths to 70, unaligned starts, nothing written outside.

import Testing

@testable import Raster

@Suite("SourceOverRows")
struct SourceOverRowsTests {
  private static let wide = KernelLevel.available.filter { $0 != .reference }

  /// Runs a kernel on `n` pixels that start at an odd place in a larger row.
  private func run(
    _ before: [UInt8], _ start: Int, _ n: Int, _ body: (inout MutableSpan<UInt8>) -> Void
  ) -> [UInt8] {
    var bytes = before
    var all = bytes.mutableSpan
    var row = all._mutatingExtracting(start..<start + 4 * n)
    body(&row)
    return bytes
  }

  @Test("The reference follows its formula over all coverages and opacities")
  func formula() {
    for m in 0...255 {
      for a in stride(from: m % 3, through: 255, by: 3) {
        let color = PremultipliedColor(r: UInt8(a), g: UInt8(a / 2), b: 0, a: UInt8(a))
        let d: [UInt8] = [UInt8(255 - m), UInt8(m), 7, 255]
        let result = run(d, 0, 1) {
          SourceOverRows.fill(&$0, color: color, coverage: UInt8(m), level: .reference)
        }
        let scaled = (a * m + 127) / 255
        let source = [a, a / 2, 0, a]
        for c in 0..<4 {
          let exact = (source[c] * m + Int(d[c]) * (255 - scaled) + 127) / 255
          #expect(Int(result[c]) == exact)
        }
      }
    }
  }

  @Test("One colour: every level gives the reference's bytes", arguments: wide)
  func fill(level: KernelLevel) {
    var random = SplitMix(20)
    for n in 0...70 {
      let before = random.bytes(4 * n + 16)
      let color = random.color()
      let coverage = UInt8(truncatingIfNeeded: random.next())
      let expected = run(before, 5, n) {
        SourceOverRows.fill(&$0, color: color, coverage: coverage, level: .reference)
      }
      let ours = run(before, 5, n) {
        SourceOverRows.fill(&$0, color: color, coverage: coverage, level: level)
      }
      #expect(ours == expected, "\(n) pixels")
    }
  }

  @Test("A mask: every level gives the reference's bytes", arguments: wide)
  func masks(level: KernelLevel) {
    var random = SplitMix(21)
    for n in 0...70 {
      let before = random.bytes(4 * n + 16)
      for color in [random.color(), .black, .clear] {
        let coverage = random.coverage(n + 3)
        let mask = coverage.span.extracting(3..<n + 3)
        let expected = run(before, 7, n) {
          SourceOverRows.fill(&$0, color: color, coverage: mask, level: .reference)
        }
        let ours = run(before, 7, n) {
          SourceOverRows.fill(&$0, color: color, coverage: mask, level: level)
        }
        #expect(ours == expected, "\(n) pixels")
      }
    }
  }

  @Test("A mask of many rows is its rows one by one", arguments: KernelLevel.available)
  func rectangles(level: KernelLevel) {
    var random = SplitMix(22)
    for (width, height) in [(1, 1), (7, 5), (16, 3), (33, 4), (0, 3), (3, 0)] {
      let before = random.pixels(40 * 6)
      let mask = random.coverage(50 * 6)
      let color = random.color()
      var expected = before
      for y in 0..<height {
        expected = run(expected, 160 * y + 12, width) {
          SourceOverRows.fill(
            &$0, color: color, coverage: mask.span.extracting(50 * y..<50 * y + width),
            level: .reference)
        }
      }
      var bytes = before
      var all = bytes.mutableSpan
      var rows = all._mutatingExtracting(12..<before.count)
      SourceOverRows.tint(
        &rows, stride: 160, mask: mask.span, maskStride: 50, width: width, height: height,
        color: color, level: level)
      #expect(bytes == expected)
    }
  }

  @Test("Pixels: every level gives the reference's bytes", arguments: wide)
  func draw(level: KernelLevel) {
    var random = SplitMix(23)
    for n in 0...70 {
      let before = random.bytes(4 * n + 16)
      let source = random.pixels(n)
      for coverage: UInt8 in [0, 1, 128, 254, 255] {
        let expected = run(before, 3, n) {
          SourceOverRows.draw(&$0, pixels: source.span, coverage: coverage, level: .reference)
        }
        let ours = run(before, 3, n) {
          SourceOverRows.draw(&$0, pixels: source.span, coverage: coverage, level: level)
        }
        #expect(ours == expected, "\(n) pixels")
      }
    }
  }

  @Test("Pixels under a mask: every level gives the reference's bytes", arguments: wide)
  func drawMasked(level: KernelLevel) {
    var random = SplitMix(24)
    for n in 0...70 {
      let before = random.bytes(4 * n + 16)
      let source = random.pixels(n)
      let coverage = random.coverage(n)
      for opacity: UInt8 in [0, 77, 255] {
        let expected = run(before, 9, n) {
          SourceOverRows.draw(
            &$0, pixels: source.span, opacity: opacity, coverage: coverage.span, level: .reference)
        }
        let ours = run(before, 9, n) {
          SourceOverRows.draw(
            &$0, pixels: source.span, opacity: opacity, coverage: coverage.span, level: level)
        }
        #expect(ours == expected, "\(n) pixels")
      }
    }
  }

  @Test("All opacities over all bytes under all coverages agree at every level")
  func exhaustive() {
    // A row of the 256 destinations for each coverage and opacity; the colour's channels are all of the
    // opacity, less than it, and nothing. The reference's bytes are the formula's, in whole numbers.
    let before = (0..<256).flatMap { d -> [UInt8] in [UInt8](repeating: UInt8(d), count: 4) }
    var expected = before
    for m in 0...255 {
      for a in 0...255 {
        let color = PremultipliedColor(
          r: UInt8(a), g: UInt8(a / 2), b: UInt8(m * a / 255), a: UInt8(a))
        let rest = 255 - (2 * a * m + 255) / 510
        let parts = [a * m, a / 2 * m, m * a / 255 * m, a * m]
        for d in 0..<256 {
          for c in 0..<4 { expected[4 * d + c] = UInt8((2 * (parts[c] + d * rest) + 255) / 510) }
        }
        for level in KernelLevel.available {
          let ours = run(before, 0, 256) {
            SourceOverRows.fill(&$0, color: color, coverage: UInt8(m), level: level)
          }
          if ours != expected { Issue.record("\(level), coverage \(m), opacity \(a)") }
        }
      }
    }
  }

  @Test("An opaque colour through every coverage over every byte", arguments: KernelLevel.available)
  func opaque(level: KernelLevel) {
    let mask = (0...255).map { UInt8($0) }
    for c: UInt8 in [0, 1, 127, 128, 200, 255] {
      for d in 0...255 {
        var row = [UInt8](repeating: UInt8(d), count: 4 * 256)
        var span = row.mutableSpan
        SourceOverRows.fill(
          &span, color: PremultipliedColor(r: c, g: 255 - c, b: c / 2, a: 255),
          coverage: mask.span, level: level)
        for m in 0...255 {
          let exact = (Int(c) * m + d * (255 - m) + 127) / 255
          #expect(Int(row[4 * m]) == exact)
        }
      }
    }
  }

  @Test("Two colours at once are two colours after each other", arguments: KernelLevel.available)
  func twoColors(level: KernelLevel) {
    var random = SplitMix(27)
    for n in [1, 7, 8, 15, 16, 17, 33, 64, 70] {
      for colors in [(random.color(), random.color()), (.black, random.color()), (.clear, .white)] {
        let stride = 4 * n + 12
        let before = random.bytes(7 + 5 * stride)
        let mask = random.coverage(5 * (n + 2))
        var expected = before
        var all = expected.mutableSpan
        var rows = all._mutatingExtracting(7..<before.count)
        for color in [colors.0, colors.1] {
          SourceOverRows.tint(
            &rows, stride: stride, mask: mask.span, maskStride: n + 2, width: n, height: 5,
            color: color, level: .reference)
        }
        var ours = before
        all = ours.mutableSpan
        rows = all._mutatingExtracting(7..<before.count)
        SourceOverRows.tint(
          &rows, stride: stride, mask: mask.span, maskStride: n + 2, width: n, height: 5,
          colors: colors, level: level)
        #expect(ours == expected, "\(n) pixels")
      }
    }
  }
}
