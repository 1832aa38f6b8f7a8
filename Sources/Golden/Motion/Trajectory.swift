// SPDX-License-Identifier: MIT
//
// One property of one view over a film, expected and actual, and how the one follows from the other.
// Late or early by whole frames is found by trying shifts, slow or quick by trying stretches:
//   a(n) ≈ e(n − s) for n ≥ the first difference;   a(t) ≈ e(t / r).
// An explanation holds when it leaves at most a tenth of the error. Beyond its ends a trajectory rests.

/// A property of a view, frame by frame, expected and actual.
struct Trajectory {
  /// How an actual trajectory follows from the expected one.
  enum Relation: Hashable {
    /// Different on every frame by the same.
    case always
    /// Later (positive) or earlier by whole frames.
    case shifted(frames: Int)
    /// Running so many times as long.
    case stretched(ratio: Double)
    /// The same where both rest, another way between.
    case otherCurve
    /// Not moving at all, where the expected one does.
    case still
    /// Different up to the last frame.
    case onward
    /// Different only up to this frame.
    case until(Int)
  }

  let expected: [[Double]]
  let actual: [[Double]]
  let limit: Double

  /// The largest difference of any component at a frame.
  private func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).map { abs($0 - $1) }.max() ?? 0
  }

  var count: Int { max(expected.count, actual.count) }

  private func expected(at index: Int) -> [Double] {
    expected[max(0, min(expected.count - 1, index))]
  }

  func actual(at index: Int) -> [Double] { actual[max(0, min(actual.count - 1, index))] }

  func golden(at index: Int) -> [Double] { expected(at: index) }

  private func golden(at place: Double) -> [Double] {
    let low = Int(place.rounded(.down))
    let share = place - Double(low)
    return zip(expected(at: low), expected(at: low + 1)).map { $0 + ($1 - $0) * share }
  }

  var differences: [Double] {
    (0..<count).map { distance(actual(at: $0), expected(at: $0)) }
  }

  /// The first frame that differs, the worst one, and how the rest follows; `nil` when none differs.
  func compare() -> (first: Int, worst: Int, relation: Relation)? {
    let differences = differences
    guard let first = differences.firstIndex(where: { $0 > limit }),
      let last = differences.lastIndex(where: { $0 > limit }),
      let largest = differences.max(),
      // The last bits of equal differences are not the same.
      let worst = differences.firstIndex(where: { $0 >= largest * (1 - 1e-9) })
    else { return nil }
    return (first, worst, relation(differences, first: first, last: last))
  }

  private func relation(_ differences: [Double], first: Int, last: Int) -> Relation {
    let error = differences.reduce(0, +)
    let spread = (differences.max() ?? 0) - (differences.min() ?? 0)
    if first == 0, last == count - 1, spread <= max(limit, (differences.max() ?? 0) * 1e-6) {
      return .always
    }
    let moves = Self.moves(expected, distance, limit)
    if moves, !Self.moves(actual, distance, limit) { return .still }
    if moves {
      let shifts = (1...max(1, min(60, count / 2))).flatMap { [$0, -$0] }
      let best = shifts.map { ($0, shiftError($0, from: first)) }.min { $0.1 < $1.1 }
      let ratio = bestRatio()
      if let best, best.1 <= 0.1 * error, best.1 <= ratio.error {
        return .shifted(frames: best.0)
      }
      if ratio.error <= 0.1 * error { return .stretched(ratio: ratio.ratio) }
    }
    if first > 0, last < count - 1, moves, !restsElsewhere(first...last) { return .otherCurve }
    return last < count - 1 ? .until(last) : .onward
  }

  private static func moves(
    _ values: [[Double]], _ distance: ([Double], [Double]) -> Double, _ limit: Double
  ) -> Bool {
    values.contains { distance($0, values[0]) > limit }
  }

  /// Whether both rest at some of the frames, at different values: then the way is not what differs.
  private func restsElsewhere(_ frames: ClosedRange<Int>) -> Bool {
    frames.contains { frame in
      distance(actual(at: frame), expected(at: frame)) > limit
        && [frame - 1, frame + 1].allSatisfy {
          distance(actual(at: $0), actual(at: frame)) <= limit
            && distance(expected(at: $0), expected(at: frame)) <= limit
        }
    }
  }

  private func shiftError(_ shift: Int, from first: Int) -> Double {
    (first..<count + abs(shift)).reduce(0) {
      $0 + distance(actual(at: $1), expected(at: $1 - shift))
    }
  }

  /// The stretch that explains most, tried in steps of one percent from a third to three times.
  private func bestRatio() -> (ratio: Double, error: Double) {
    var best = (ratio: 1.0, error: Double.infinity)
    for percent in 34...300 where abs(percent - 100) > 1 {
      let ratio = Double(percent) / 100
      let error = (0..<count).reduce(0) {
        $0 + distance(actual(at: $1), golden(at: Double($1) / ratio))
      }
      if error < best.error { best = (ratio, error) }
    }
    return best
  }
}
