// SPDX-License-Identifier: MIT
//
// The curves and springs of iOS, written down for these tests alone: ease-in-out and ease-out as Bézier
// curves solved by bisection, and the underdamped spring in its closed form.

import Foundation
import Recording
import XCTest

/// Ease-in-out, control points (0.42, 0) and (0.58, 1).
func easeInOut(_ x: Double) -> Double { bezier(x, 0.42, 0, 0.58, 1) }

/// Ease-out, control points (0, 0) and (0.58, 1).
func easeOut(_ x: Double) -> Double { bezier(x, 0, 0, 0.58, 1) }

private func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
  if x <= 0 { return 0 }
  if x >= 1 { return 1 }
  func cubic(_ s: Double, _ a: Double, _ b: Double) -> Double {
    3 * s * (1 - s) * (1 - s) * a + 3 * s * s * (1 - s) * b + s * s * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<80 {
    let s = (low + high) / 2
    if cubic(s, x1, x2) < x { low = s } else { high = s }
  }
  return cubic((low + high) / 2, y1, y2)
}

/// How far an underdamped spring of mass 1 has come from 0 toward 1, started at rest; seconds.
///
///   x(t) = 1 − e^(−ζωt)·(cos ω_d t + ζω/ω_d · sin ω_d t)
func spring(_ t: Double, stiffness: Double, damping: Double) -> Double {
  let omega = stiffness.squareRoot()
  let decay = damping / 2
  let swing = (omega * omega - decay * decay).squareRoot()
  return 1 - exp(-decay * t) * (cos(swing * t) + decay / swing * sin(swing * t))
}

/// Fails unless two numbers differ by less than one in a million.
func assertNear(
  _ value: Double, _ expected: Double, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(value, expected, accuracy: 1e-6, file: file, line: line)
}
