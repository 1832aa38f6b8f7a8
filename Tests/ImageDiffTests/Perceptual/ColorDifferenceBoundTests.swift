// SPDX-License-Identifier: MIT
//
// The quick test never says "within" of a pair that the formula puts beyond, over many pairs at limits
// close to their true difference; and it decides most near pairs.

import Testing

@testable import ImageDiff

struct ColorDifferenceBoundTests {
  private func bytes(_ state: inout UInt32) -> [Int] {
    (0..<3).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 24)
    }
  }

  private func lab(_ c: [Int]) -> LabColor {
    LabColor(red: UInt8(c[0]), green: UInt8(c[1]), blue: UInt8(c[2]))
  }

  @Test("A pair that is called within a limit is within it by the formula", arguments: 1...8)
  func neverTooLow(_ seed: UInt32) {
    let bound = ColorDifferenceBound()
    var state = seed &* 77_777
    for round in 0..<6_000 {
      let first = bytes(&state)
      // Near pairs, and dark ones, where the curves are steep.
      let dark = round % 3 == 0
      let p = dark ? first.map { $0 / 10 } : first
      let q = zip(p, bytes(&state)).map { max(0, min(255, $0 + $1 % 9 - 4)) }
      let truth = lab(p).difference(from: lab(q))
      let limit = Float(truth * truth * 0.999)
      let within = bound.isWithin(
        limit, UInt8(p[0]), UInt8(p[1]), UInt8(p[2]), UInt8(q[0]), UInt8(q[1]), UInt8(q[2]))
      #expect(!within, "\(p) and \(q) differ by \(truth)")
    }
  }

  @Test("One step of a middle gray is within 1, without the formula")
  func decides() {
    let bound = ColorDifferenceBound()
    #expect(bound.isWithin(1, 128, 128, 128, 129, 129, 129))
    #expect(bound.isWithin(1, 255, 255, 255, 254, 254, 254))
    #expect(bound.isWithin(1, 0, 0, 0, 0, 0, 0))
    #expect(!bound.isWithin(1, 0, 0, 0, 255, 255, 255))
  }
}
