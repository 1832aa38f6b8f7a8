// SPDX-License-Identifier: MIT
//
// Delays are exact fractions.

import Testing

@testable import ImageCoding

@Suite struct FrameDelayTests {
  @Test("Frames a second are one part of as many", arguments: [1, 24, 30, 60, 120, 65535])
  func framesPerSecond(fps: Int) {
    let delay = FrameDelay(framesPerSecond: fps)
    #expect(delay.numerator == 1 && Int(delay.denominator) == fps)
    #expect(FrameDelay(seconds: 1 / Double(fps)) == delay)
  }

  @Test("Times become the nearest fraction, out of range the nearest time")
  func seconds() {
    #expect(FrameDelay(seconds: 1001.0 / 30000) == FrameDelay(numerator: 1001, denominator: 30000))
    #expect(FrameDelay(seconds: 0.25) == FrameDelay(numerator: 1, denominator: 4))
    #expect(FrameDelay(seconds: 2) == FrameDelay(numerator: 2, denominator: 1))
    #expect(FrameDelay(seconds: 0).numerator == 0)
    #expect(FrameDelay(seconds: -1).numerator == 0)
    #expect(FrameDelay(seconds: .nan).numerator == 0)
    #expect(FrameDelay(seconds: 1e9) == FrameDelay(numerator: 65535, denominator: 1))
    #expect(FrameDelay(seconds: 1e-9).seconds < 1e-4)
    #expect(abs(FrameDelay(seconds: 0.123_456_789).seconds - 0.123_456_789) < 1e-8)
    #expect(FrameDelay(numerator: 5, denominator: 0).seconds == 5)
  }

  @Test("Sums are exact or refused")
  func sums() {
    let third = FrameDelay(numerator: 1, denominator: 3)
    #expect(third.adding(third) == FrameDelay(numerator: 2, denominator: 3))
    #expect(
      third.adding(FrameDelay(numerator: 1, denominator: 6))
        == FrameDelay(numerator: 1, denominator: 2))
    #expect(
      FrameDelay(numerator: 65535, denominator: 1).adding(FrameDelay(numerator: 1, denominator: 1))
        == nil)
  }
}
