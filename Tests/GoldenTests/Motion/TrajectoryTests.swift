// SPDX-License-Identifier: MIT
//
// How one trajectory follows from another, for motions made to be late, early, slow or otherwise.

import Testing

@testable import Golden

struct TrajectoryTests {
  /// A cubic from 0 to 100 over frames 0 to 20, then at rest.
  private static func motion(_ frame: Double) -> Double {
    let t = max(0, min(1, frame / 20))
    return 100 * t * t * (3 - 2 * t)
  }

  private func compare(_ actual: (Double) -> Double) -> (
    first: Int, worst: Int, relation: Trajectory.Relation
  )? {
    let frames = (0...40).map(Double.init)
    return Trajectory(
      expected: frames.map { [Self.motion($0)] }, actual: frames.map { [actual($0)] }, limit: 1e-6
    ).compare()
  }

  @Test func `The same motion is no finding`() {
    #expect(compare(Self.motion) == nil)
  }

  @Test(arguments: [1, 2, 7, -1, -3])
  func `A shift is late or early by its frames`(shift: Int) {
    let found = compare { Self.motion($0 - Double(shift)) }
    #expect(found?.relation == .shifted(frames: shift))
  }

  @Test func `A pause makes the rest late from there on`() {
    let found = compare { frame in Self.motion(frame < 5 ? frame : max(4, frame - 2)) }
    #expect(found?.relation == .shifted(frames: 2))
    #expect(found?.first == 5)
    #expect(found?.worst == 11)
  }

  @Test func `A longer motion is stretched`() {
    #expect(compare { Self.motion($0 / 1.5) }?.relation == .stretched(ratio: 1.5))
    #expect(compare { Self.motion($0 * 2) }?.relation == .stretched(ratio: 0.5))
  }

  @Test func `A constant offset is there always`() {
    let found = compare { Self.motion($0) + 0.5 }
    #expect(found?.relation == .always)
    #expect(found?.worst == 0)
  }

  @Test func `Another way between the same ends is another curve`() {
    let found = compare { max(0, min(100, $0 * 5)) }
    #expect(found?.relation == .otherCurve)
    #expect(found?.first == 1)
  }

  @Test func `A single wrong frame is told as one, and a wrong end as lasting`() {
    let still = [[Double]](repeating: [5], count: 10)
    var blip = still
    blip[4] = [6]
    #expect(
      Trajectory(expected: still, actual: blip, limit: 0).compare()?.relation == .until(4))
    var step = still
    for index in 6..<10 { step[index] = [7] }
    #expect(Trajectory(expected: still, actual: step, limit: 0).compare()?.relation == .onward)
  }

  @Test func `A film that ends sooner rests in its last frame`() {
    let expected = (0...40).map { [Self.motion(Double($0))] }
    #expect(
      Trajectory(expected: expected, actual: Array(expected[...20]), limit: 0).compare() == nil)
  }

  @Test func `What does not move where it should is told as that`() {
    #expect(compare { _ in 0 }?.relation == .still)
    let there = (0...40).map { [Self.motion(Double($0)) - Self.motion(Double($0) - 20)] }
    let still = [[Double]](repeating: [0], count: 41)
    #expect(
      Trajectory(expected: there, actual: still, limit: 1e-6).compare()?.relation == .still)
  }

  @Test func `Another value at rest is no other curve`() {
    func there(_ height: Double) -> [[Double]] {
      (0...80).map { frame in
        [height * (Self.motion(Double(frame)) - Self.motion(Double(frame) - 50))]
      }
    }
    let found = Trajectory(expected: there(1), actual: there(1.01), limit: 1e-6).compare()
    #expect(found?.relation == .until(69))
    #expect(found?.first == 1)
  }
}
