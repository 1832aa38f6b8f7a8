// SPDX-License-Identifier: MIT
//
// The roundings, over all their inputs.

import Testing

@testable import Raster

@Suite("FixedPoint")
struct FixedPointTests {
  @Test("Division by 255 rounds to nearest for every 16-bit value it takes")
  func div255In16Bits() {
    #expect((0...65_152).allSatisfy { FixedPoint.div255(UInt16($0)) == UInt16(($0 + 127) / 255) })
  }

  @Test("Division by 255 in 32 bits agrees with Double")
  func div255In32Bits() {
    #expect(
      (0...200_000).allSatisfy {
        FixedPoint.div255(Int32($0)) == Int32((Double($0) / 255).rounded())
      })
  }

  @Test("The product of two bytes is rounded once")
  func product() {
    for a in 0...255 {
      for b in 0...255 where Int(FixedPoint.multiply(UInt8(a), UInt8(b))) != (a * b + 127) / 255 {
        Issue.record("\(a) · \(b)")
      }
    }
  }

  @Test("A byte for 0…1 rounds to nearest and clamps; NaN is 0")
  func unitBytes() {
    #expect((0...255).allSatisfy { FixedPoint.byte(unit: Double($0) / 255) == UInt8($0) })
    #expect(FixedPoint.byte(unit: 0.5) == 128)
    #expect(FixedPoint.byte(unit: -3) == 0)
    #expect(FixedPoint.byte(unit: .infinity) == 255)
    #expect(FixedPoint.byte(unit: .nan) == 0)
  }

  @Test("Equal wide channels come back unchanged for every weight")
  func mixOfEquals() {
    for v in 0...255 {
      let wide = UInt16(v) * 256
      for w in stride(from: 0, through: 65_535, by: 257) {
        #expect(FixedPoint.mix(wide, wide, weight: UInt16(w)) == UInt8(v))
      }
    }
  }

  @Test("A mix is within half a step and 0.008 of the exact value")
  func mixIsExact() {
    var random = SplitMix(1)
    for _ in 0..<20_000 {
      let a = UInt16(random.next() % 65_281)
      let b = UInt16(random.next() % 65_281)
      let w = UInt16(truncatingIfNeeded: random.next())
      let exact =
        (Double(a) * (65_536 - Double(w)) + Double(b) * Double(w)) / 16_777_216
      #expect(abs(Double(FixedPoint.mix(a, b, weight: w)) - exact) <= 0.508)
    }
  }

  @Test("Coordinates go to the nearest multiple of 2⁻¹⁶")
  func grid() {
    #expect(FixedPoint.grid(1.0 / 3) == 21_845.0 / 65_536)
    #expect(FixedPoint.grid(-16_777_216) == -16_777_216)
    #expect(FixedPoint.grid(0.25) == 0.25)
  }

  @Test("Integers are cut, never trapped")
  func clampedInts() {
    #expect(FixedPoint.clampedInt(1e300) == 1_073_741_824)
    #expect(FixedPoint.clampedInt(-.infinity) == -1_073_741_824)
    #expect(FixedPoint.clampedInt(.nan) == 0)
    #expect(FixedPoint.clampedInt(-2.0) == -2)
  }
}
