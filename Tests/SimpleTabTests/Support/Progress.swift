// SPDX-License-Identifier: MIT
//
// The motion that the original library shows, written down a second time and from scratch: ease-in-out
// as a Bézier curve through (0.42, 0) and (0.58, 1), solved by bisection, and sums of what running
// animations still have to go. Tests compare the library with it.

/// How far a move of a duration is at a time after its start: 0…1, both in seconds.
func progress(_ time: Double, _ duration: Double) -> Double {
  let share = min(max(time / duration, 0), 1)
  if share == 0 || share == 1 { return share }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<80 {
    let s = (low + high) / 2
    let x = 3 * 0.42 * s * (1 - s) * (1 - s) + 3 * 0.58 * s * s * (1 - s) + s * s * s
    if x < share { low = s } else { high = s }
  }
  let s = (low + high) / 2
  return 3 * s * s * (1 - s) + s * s * s
}

/// A value that is set to `value` and animated there: from its start on, what is left of the way is
/// added to the value that stands.
struct Move {
  /// In seconds.
  var start: Double
  /// In seconds.
  var duration: Double
  /// The change of the standing value.
  var change: Double

  /// What is left of the way at a time from the start on.
  func rest(at time: Double) -> Double { -change * (1 - progress(time - start, duration)) }
}

/// A value with additive moves: its first value, every change until now, and what is left of each.
func value(from first: Double, _ moves: [Move], at time: Double) -> Double {
  moves.filter { $0.start <= time }
    .reduce(first) { $0 + $1.change + $1.rest(at: time) }
}
