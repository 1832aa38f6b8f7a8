// SPDX-License-Identifier: MIT
//
// The kernel's values against the exact formula, within the error that it promises, over pairs of every
// kind; and which pixels it reports.

import Raster
import Testing

@testable import ImageDiff

struct ColorDifferenceRowsTests {
  private struct Found: Equatable {
    var x: Int
    var difference: Double
  }

  /// All pixels beyond a limit, as they are told when no difference is known yet.
  private func find(
    _ a: [UInt8], _ b: [UInt8], beyond limit: Double, level: KernelLevel = .best
  ) -> [Found] {
    var rows = ColorDifferenceRows(width: a.count / 4, level: level)
    var marks = PixelMarks(width: a.count / 4)
    var list: [Found] = []
    rows.mark(a.span, b.span, beyond: limit, largest: nil, marks: &marks) { run, difference in
      for x in run { list.append(Found(x: x, difference: difference)) }
    }
    #expect(marks.isEmpty)
    return list
  }

  private func lab(_ row: [UInt8], _ x: Int) -> LabColor {
    LabColor(red: row[4 * x], green: row[4 * x + 1], blue: row[4 * x + 2])
  }

  /// Pairs of a kind: near ones, dark ones, near grays, and any.
  private func pairs(_ kind: Int, seed: UInt32, count: Int) -> ([UInt8], [UInt8]) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 16) % bound
    }
    var a: [UInt8] = []
    var b: [UInt8] = []
    for _ in 0..<count {
      let grey = next(256)
      for _ in 0..<3 {
        let value = kind == 1 ? next(24) : kind == 2 ? max(0, min(255, grey + next(5))) : next(256)
        let other = kind == 3 ? next(256) : value + next(25) - 12
        a.append(UInt8(value))
        b.append(UInt8(max(0, min(255, other))))
      }
      a.append(255)
      b.append(255)
    }
    return (a, b)
  }

  @Test(
    "Values lie within the promised error of the formula", arguments: 0...3, KernelLevel.available)
  func error(_ kind: Int, level: KernelLevel) {
    var worst = 0.0
    for seed: UInt32 in 1...6 {
      let (a, b) = pairs(kind, seed: seed &* 99_991, count: 5000)
      for found in find(a, b, beyond: 0, level: level) where found.difference.isFinite {
        let truth = lab(a, found.x).difference(from: lab(b, found.x))
        worst = max(worst, abs(found.difference - truth))
      }
    }
    #expect(worst < 0.03)
  }

  @Test("Every pixel beyond a limit is told, in order", arguments: 0...3, KernelLevel.available)
  func complete(_ kind: Int, level: KernelLevel) {
    let (a, b) = pairs(kind, seed: 7, count: 3000)
    for limit in [0.3, 1, 2.5, 6, 15] {
      let found = find(a, b, beyond: limit, level: level)
      #expect(found.map(\.x) == found.map(\.x).sorted())
      let places = Set(found.map(\.x))
      for x in 0..<3000 where !places.contains(x) {
        #expect(lab(a, x).difference(from: lab(b, x)) <= limit)
      }
    }
  }

  @Test("Runs of the same pair, equal pixels among them, are all told")
  func repeats() {
    let white: [UInt8] = [255, 255, 255, 255]
    let red: [UInt8] = [255, 0, 0, 255]
    let a = Array((0..<700).map { _ in white }.joined())
    let b = Array((0..<700).map { $0 % 7 < 4 ? red : white }.joined())
    let found = find(a, b, beyond: 5)
    #expect(found.map(\.x) == (0..<700).filter { $0 % 7 < 4 })
    #expect(Set(found.map(\.difference)).count == 1)
  }

  @Test("With a larger difference known, surely far pixels are marked", arguments: 0...3)
  func marking(_ kind: Int) {
    let (a, b) = pairs(kind, seed: 11, count: 3000)
    for level in KernelLevel.available {
      for limit in [1, 2.5, 10] {
        var rows = ColorDifferenceRows(width: 3000, level: level)
        var marks = PixelMarks(width: 3000)
        var told: Set<Int> = []
        rows.mark(a.span, b.span, beyond: limit, largest: 40, marks: &marks) { run, _ in
          told.formUnion(run)
        }
        for x in 0..<3000 {
          let truth = lab(a, x).difference(from: lab(b, x))
          #expect(!(marks[x] && told.contains(x)))
          if marks[x] { #expect(truth > limit && truth < 40) }
          if truth > limit { #expect(marks[x] || told.contains(x)) }
          if truth > 40 { #expect(told.contains(x)) }
        }
      }
    }
  }

  @Test("Translucent pixels count over the background that shows more")
  func translucent() {
    let clear: [UInt8] = [0, 0, 0, 0]
    let white: [UInt8] = [255, 255, 255, 255]
    let black: [UInt8] = [0, 0, 0, 255]
    let found = find(clear + clear + clear, white + black + clear, beyond: 5)
    #expect(found.map(\.x) == [0, 1])
    #expect(found.allSatisfy { abs($0.difference - 100) < 0.1 })
  }

  @Test("Equal rows and empty rows report nothing")
  func nothing() {
    #expect(find([], [], beyond: 1).isEmpty)
    #expect(find([1, 2, 3, 255], [1, 2, 3, 255], beyond: 0).isEmpty)
  }
}
