// SPDX-License-Identifier: MIT
//
// Twins: the sampling kernels of every level against the Swift reference.

import Testing

@testable import Raster

@Suite("SamplingRows")
struct SamplingRowsTests {
  private static let wide = KernelLevel.available.filter { $0 != .reference }

  @Test("Widening: every level gives the reference's values", arguments: wide)
  func widen(level: KernelLevel) throws {
    var random = SplitMix(30)
    for channels in [1, 4] {
      for count in [2, 3, 4, 5, 9, 17, 18, 40, 100] {
        let line = random.bytes(count * channels)
        for scale in [0.55, 0.9, 1, 1.1, 3.3, -1.2, -0.6] {
          let offset = scale < 0 ? 100 + 0.3 : 0.3
          let taps = try #require(
            AxisTaps(count: count, scale: scale, offset: offset, sampler: .bilinear, clip: 0..<400))
          var expected = [UInt16](repeating: 7, count: taps.first.count * channels + 1)
          var ours = expected
          var span = expected.mutableSpan
          SamplingRows.widen(
            &span, line.span, taps.first.span, taps.weights.span, channels: channels,
            level: .reference)
          span = ours.mutableSpan
          SamplingRows.widen(
            &span, line.span, taps.first.span, taps.weights.span, channels: channels, level: level)
          #expect(ours == expected, "\(channels) channels, \(count) pixels, scale \(scale)")
          #expect(ours.last == 7)
        }
      }
    }
  }

  @Test(
    "Narrow rows at any place of memory: every level gives the reference's values", arguments: wide)
  func narrow(level: KernelLevel) throws {
    var random = SplitMix(34)
    for n in [0, 1, 15, 16, 17] {
      for start in 0..<4 {
        for channels in [1, 4] {
          let line = random.bytes(start + 40 * channels)
          let index = (0..<n).map { Int32($0 * 38 / 17) }
          let weights = (0..<n).map { _ in UInt16(random.next() % 257) }
          let source = line.span.extracting(start..<line.count)
          var expected = [UInt16](repeating: 7, count: start + channels * n + 1)
          var ours = expected
          for (level, isOurs) in [(KernelLevel.reference, false), (level, true)] {
            var values = expected
            var all = values.mutableSpan
            var row = all._mutatingExtracting(start..<start + channels * n)
            SamplingRows.widen(
              &row, source, index.span, weights.span, channels: channels, level: level)
            if isOurs { ours = values } else { expected = values }
          }
          #expect(ours == expected, "\(n) pixels of \(channels), start \(start)")
        }
        let a = [UInt16](repeating: 0, count: start) + random.pixels(32).map { UInt16($0) * 256 }
        let b = [UInt16](repeating: 0, count: start) + random.pixels(32).map { UInt16($0) * 256 }
        let before = random.bytes(start) + random.pixels(n) + random.bytes(8)
        let (p, q) = (a.span.extracting(start..<a.count), b.span.extracting(start..<b.count))
        for weight: UInt16 in [0, 257, 65_535] {
          var results: [[UInt8]] = []
          for level in [KernelLevel.reference, level] {
            var mixed = before
            var all = mixed.mutableSpan
            var row = all._mutatingExtracting(start..<start + 4 * n)
            SamplingRows.mix(&row, p, q, weight: weight, level: level)
            var over = before
            all = over.mutableSpan
            row = all._mutatingExtracting(start..<start + 4 * n)
            SamplingRows.mixOver(&row, p, q, weight: weight, coverage: 99, level: level)
            results.append(mixed + over)
          }
          #expect(results[0] == results[1], "\(n) pixels, start \(start), weight \(weight)")
        }
      }
    }
  }

  @Test("Mixing: every level gives the reference's bytes", arguments: wide)
  func mix(level: KernelLevel) {
    var random = SplitMix(31)
    for n in [0, 1, 31, 32, 33, 63, 64, 65, 127, 200] {
      let a = (0..<n).map { _ in UInt16(random.next() % 65_281) }
      let b = (0..<n).map { _ in UInt16(random.next() % 65_281) }
      for weight: UInt16 in [0, 1, 255, 256, 32_768, 65_535] {
        var expected = [UInt8](repeating: 0, count: n)
        var ours = expected
        var span = expected.mutableSpan
        SamplingRows.mix(&span, a.span, b.span, weight: weight, level: .reference)
        span = ours.mutableSpan
        SamplingRows.mix(&span, a.span, b.span, weight: weight, level: level)
        #expect(ours == expected, "\(n) channels, weight \(weight)")
      }
    }
  }

  @Test("Mixing and blending at once: every level gives the reference's bytes", arguments: wide)
  func mixOver(level: KernelLevel) {
    var random = SplitMix(32)
    for pixels in [0, 1, 15, 16, 17, 31, 33, 50] {
      let held = (4 * pixels + 63) / 64 * 64
      let source = random.pixels(held / 4)
      let a = source.map { UInt16($0) * 256 }
      let b = random.pixels(held / 4).map { UInt16($0) * 256 }
      let before = random.pixels(pixels) + [7, 7, 7]
      for weight: UInt16 in [0, 256, 40_000] {
        for coverage: UInt8 in [0, 1, 128, 255] {
          var expected = before
          var all = expected.mutableSpan
          var row = all._mutatingExtracting(0..<4 * pixels)
          SamplingRows.mixOver(
            &row, a.span, b.span, weight: weight, coverage: coverage, level: .reference)
          var ours = before
          all = ours.mutableSpan
          row = all._mutatingExtracting(0..<4 * pixels)
          SamplingRows.mixOver(
            &row, a.span, b.span, weight: weight, coverage: coverage, level: level)
          #expect(ours == expected, "\(pixels) pixels, weight \(weight), coverage \(coverage)")
        }
      }
    }
  }

  @Test("Mixing reads past its end only what it is given", arguments: KernelLevel.available)
  func mixHeld(level: KernelLevel) {
    var random = SplitMix(33)
    let a = (0..<128).map { _ in UInt16(random.next() % 65_281) }
    let b = (0..<128).map { _ in UInt16(random.next() % 65_281) }
    for n in [1, 63, 65, 66, 100] {
      var bytes = [UInt8](repeating: 7, count: n + 1)
      var all = bytes.mutableSpan
      var row = all._mutatingExtracting(0..<n)
      SamplingRows.mix(&row, a.span, b.span, weight: 999, level: level)
      #expect(bytes == (0..<n).map { FixedPoint.mix(a[$0], b[$0], weight: 999) } + [7])
    }
  }

  @Test("A row one pixel long goes on in both directions")
  func spread() {
    var out = [UInt16](repeating: 0, count: 8)
    var span = out.mutableSpan
    SamplingRows.spread(&span, ([1, 2, 3, 4] as [UInt8]).span, channels: 4)
    #expect(out == [256, 512, 768, 1024, 256, 512, 768, 1024])
  }

  @Test("Sums are rounded once, at the end")
  func sums() {
    var sums: [UInt32] = [0, 0]
    var span = sums.mutableSpan
    SamplingRows.add(&span, ([65_280, 256] as [UInt16]).span, weight: 65_535)
    SamplingRows.add(&span, ([65_280, 512] as [UInt16]).span, weight: 1)
    let full: UInt32 = 65_280 * 65_536
    let almost: UInt32 = 256 * 65_535 + 512
    #expect(sums == [full, almost])
    var out: [UInt8] = [0, 0]
    var bytes = out.mutableSpan
    SamplingRows.finish(&bytes, sums.span)
    #expect(out == [255, 1])
  }
}
