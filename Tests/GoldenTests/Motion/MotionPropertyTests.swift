// SPDX-License-Identifier: MIT
//
// Numbers in messages: the same digits in every locale.

import Testing

@testable import Golden

struct MotionPropertyTests {
  @Test func `Small lengths have more digits than large ones`() {
    #expect(MotionProperty.points(3) == "3.0")
    #expect(MotionProperty.points(12.34) == "12.3")
    #expect(MotionProperty.points(0.05) == "0.050")
    #expect(MotionProperty.points(0.00002) == "0.000020")
  }

  @Test func `Decimals are rounded and keep their zeros`() {
    #expect(MotionProperty.decimals(-1.005, 1) == "-1.0")
    #expect(MotionProperty.decimals(-0.001, 1) == "0.0")
    #expect(MotionProperty.decimals(9.996, 2) == "10.00")
    // A golden from a stranger may have any numbers.
    #expect(MotionProperty.decimals(-1e300, 2) == "-1000000000000.00")
    #expect(MotionProperty.points(.infinity) == "1000000000000.0")
    #expect(MotionProperty.points(.leastNonzeroMagnitude) == "0.000000")
  }

  @Test func `Colours are hexadecimal, with their opacity when it is not 1`() {
    #expect(MotionProperty.hex([1, 0, 1.0 / 255, 1]) == "#FF0001")
    #expect(MotionProperty.hex([1, 0, 0, 0.5]) == "#FF000080")
  }
}
