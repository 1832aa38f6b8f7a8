// SPDX-License-Identifier: MIT
//
// Keyframe timing by hand-worked numbers.

@testable import Animation
import Testing

struct KeyframeTimelineTests {
  @Test func linearKeyframesStandAtTheirTimes() {
    let t = KeyframeTimeline(valueCount: 3, keyTimes: [0, 0.25, 1])
    #expect(t.segment(at: 0.125) == .init(index: 0, fraction: 0.5))
    #expect(t.segment(at: 0.25) == .init(index: 1, fraction: 0))
    #expect(t.segment(at: 0.625) == .init(index: 1, fraction: 0.5))
    #expect(t.segment(at: 1) == .init(index: 1, fraction: 1))
  }

  @Test func missingOrWrongTimesAreEven() {
    #expect(KeyframeTimeline(valueCount: 3, keyTimes: nil).keyTimes == [0, 0.5, 1])
    #expect(KeyframeTimeline(valueCount: 3, keyTimes: [0, 1]).keyTimes == [0, 0.5, 1])
    #expect(KeyframeTimeline(valueCount: 3, keyTimes: [0, 2, 1]).keyTimes == [0, 0.5, 1])
  }

  @Test func discreteKeyframesHold() {
    let t = KeyframeTimeline(valueCount: 2, keyTimes: [0, 0.75, 1], isDiscrete: true)
    #expect(t.segment(at: 0.7).index == 0)
    #expect(t.segment(at: 0.75).index == 1)
    #expect(t.segment(at: 1).index == 1)
  }

  @Test func pacedKeyframesAreSpreadByDistance() {
    #expect(KeyframeTimeline(pacedBy: [1, 3]).keyTimes == [0, 0.25, 1])
    #expect(KeyframeTimeline(pacedBy: [0, 0]).keyTimes == [0, 0.5, 1])
  }

  @Test func cubicInterpolationPassesThroughItsKeyframes() {
    #expect(Interpolation.cubic(0, 1, 5, 2, 0) == 1)
    #expect(Interpolation.cubic(0, 1, 5, 2, 1) == 5)
    // Four values on a line stay on it.
    #expect(abs(Interpolation.cubic(0, 1, 2, 3, 0.3) - 1.3) < 1e-12)
    #expect(Interpolation.linear(2, 4, 0.25) == 2.5)
  }
}
