// SPDX-License-Identifier: MIT
//
// Twins: taps and whole masks of every level against the Swift reference.

import Testing

@testable import Raster

@Suite("LinearScaling")
struct LinearScalingTests {
  private static let wide = KernelLevel.available.filter { $0 != .reference }

  @Test("Taps: every level gives the reference's indices and weights", arguments: wide)
  func taps(level: KernelLevel) {
    var random = SplitMix(60)
    for n in [0, 1, 7, 8, 15, 16, 17, 100] {
      for count in [1, 2, 3, 40, 1000] {
        for scale in [0.5, 0.7, 1, 1.1, 1.0 / 0.7, 33.3, -0.9, -2.5] {
          let offset = Double(random.next() % 100_000) / 777 - 60
          let start = Int(random.next() % 300) - 150
          var results: [([Int32], [UInt16])] = []
          for level in [KernelLevel.reference, level] {
            var index = [Int32](repeating: 7, count: n)
            var weights = [UInt16](repeating: 7, count: n)
            var i = index.mutableSpan
            var w = weights.mutableSpan
            LinearScaling.taps(
              &i, &w, start: start, scale: scale, offset: offset, count: count, level: level)
            results.append((index, weights))
          }
          #expect(results[0] == results[1], "\(n) of \(count), scale \(scale), offset \(offset)")
          #expect(results[0].0.allSatisfy { $0 >= 0 && Int($0) <= max(0, count - 2) })
          #expect(results[0].1.allSatisfy { $0 <= 256 })
        }
      }
    }
  }

  @Test("Masks: every level gives the reference's bytes, whole and in part", arguments: wide)
  func masks(level: KernelLevel) throws {
    var random = SplitMix(61)
    for (width, height) in [(2, 1), (2, 2), (15, 9), (16, 3), (17, 40), (75, 75), (130, 5)] {
      let source = random.bytes(width * height)
      for scale in [0.5, 0.83, 1, 1.5, 3.7, -1.25] {
        var columns = try #require(
          AxisTaps(
            count: width, scale: scale, offset: 0.4, sampler: .bilinear, clip: -600..<600))
        let rows = try #require(
          AxisTaps(
            count: height, scale: abs(scale) * 1.1, offset: 0.7, sampler: .bilinear,
            clip: -600..<600))
        let out = columns.range.count
        columns.pad(to: SamplingRows.block)
        for range in [0..<rows.range.count, rows.range.count / 2..<rows.range.count, 0..<1] {
          var results: [[UInt8]] = []
          for level in [KernelLevel.reference, level] {
            var bytes = [UInt8](repeating: 7, count: range.count * out)
            var wide = [UInt16](repeating: 0, count: 2 * columns.first.count)
            var span = bytes.mutableSpan
            var lines = wide.mutableSpan
            LinearScaling.scale(
              &span, range, width: out, from: source.span, sourceWidth: width,
              sourceHeight: height, columns: columns, rows: rows, wide: &lines, level: level)
            results.append(bytes)
          }
          #expect(results[0] == results[1], "\(width) × \(height), scale \(scale), \(range)")
        }
      }
    }
  }
}
