// SPDX-License-Identifier: MIT
//
// The costs of steps over a lattice of colours, close where the curve of sRGB is steep, and the bound
// over the formula.

import Testing

@testable import ImageDiff

struct ColorStepsTests {
  private static let channels =
    Array(0..<24) + Array(stride(from: 24, to: 255, by: 9)) + [63, 64, 254]

  @Test("No step of a colour is longer than its cost", arguments: channels)
  func costs(_ red: Int) {
    func color(_ r: Int, _ g: Int, _ b: Int) -> LabColor {
      LabColor(red: UInt8(r), green: UInt8(g), blue: UInt8(b))
    }
    for green in Self.channels {
      for blue in Self.channels {
        let isLight = min(red, green, blue) >= Int(ColorSteps.light)
        let steps = isLight ? ColorSteps.ofLightColors : .ofAnyColors
        let here = color(red, green, blue)
        func fits(_ other: LabColor, _ cost: UInt16) -> Bool {
          here.boundOfDifference(from: other) * 32 <= Double(cost)
        }
        let all =
          fits(color(red + 1, green + 1, blue + 1), steps.together)
          && fits(color(red + 1, green, blue), steps.red)
          && fits(color(red, green + 1, blue), steps.green)
          && fits(color(red, green, blue + 1), steps.blue)
        #expect(all, "\(red) \(green) \(blue)")
      }
    }
  }

  @Test("The bound is never below the formula's difference")
  func bound() {
    var random = RandomPictures(seed: 1)
    for _ in 0..<20_000 {
      func color() -> [Int] { (0..<3).map { _ in random.next(256) } }
      let first = color()
      let near = first.map { max(0, min(255, $0 + random.next(21) - 10)) }
      let second = random.next(2) == 0 ? color() : near
      let p = LabColor(red: UInt8(first[0]), green: UInt8(first[1]), blue: UInt8(first[2]))
      let q = LabColor(red: UInt8(second[0]), green: UInt8(second[1]), blue: UInt8(second[2]))
      #expect(p.difference(from: q) <= p.boundOfDifference(from: q) + 1e-9)
    }
  }
}
