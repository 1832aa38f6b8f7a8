// SPDX-License-Identifier: MIT
//
// Two traces compared view by view and property by property. Views that differ in the same way at the
// same frame are told in one sentence. Differences of size that follow from a scale are not told.

import Recording

/// The comparison of two traces.
enum MotionComparison {
  private struct Key: Hashable {
    let property: MotionProperty
    let worst: Int
    let first: Int
    let relation: Trajectory.Relation
    let words: String
  }

  /// What differs, in the order of the frames where it begins, the clearest first.
  ///
  /// `limit` is in points; `order` gives the views' order.
  static func findings(
    expected: [TraceFrame], actual: [TraceFrame], limit: Double, order: [String],
    framesPerSecond: Int
  ) -> [MotionFinding] {
    guard !expected.isEmpty, !actual.isEmpty else { return [] }
    let names = ordered(expected, actual, order)
    var presence: [MotionFinding] = []
    var groups: [(key: Key, views: [String], actual: [Double], golden: [Double])] = []
    for name in names {
      if let finding = presenceFinding(name, expected, actual, framesPerSecond) {
        presence.append(finding)
        continue
      }
      let text = textFinding(name, expected, actual, framesPerSecond)
      if let text { presence.append(text) }
      var hasScale = false
      for property in MotionProperty.allCases {
        if property == .size, hasScale { continue }
        // Another text has another size, and an empty one no colour to speak of.
        if text != nil, property == .size || property == .color { continue }
        guard let e = series(name, property, expected), let a = series(name, property, actual),
          e[0].count == a[0].count
        else { continue }
        let trajectory = Trajectory(expected: e, actual: a, limit: property.limit(limit))
        guard let found = trajectory.compare() else { continue }
        if property == .scale { hasScale = true }
        let (now, golden) = (
          trajectory.actual(at: found.worst), trajectory.golden(at: found.worst)
        )
        let key = Key(
          property: property, worst: found.worst, first: found.first, relation: found.relation,
          words: property.difference(now, golden, isPlural: false))
        if let index = groups.firstIndex(where: { $0.key == key }) {
          groups[index].views.append(name)
        } else {
          groups.append((key, [name], now, golden))
        }
      }
    }
    let motion = groups.enumerated().sorted {
      ($0.element.key.first, $0.offset) < ($1.element.key.first, $1.offset)
    }.map { _, group in
      finding(group.key, group.views, group.actual, group.golden, framesPerSecond)
    }
    return presence + motion
  }

  /// A property frame by frame; where the view is not there it has the value it had last or has
  /// next. `nil` when it never has one.
  private static func series(
    _ name: String, _ property: MotionProperty, _ frames: [TraceFrame]
  ) -> [[Double]]? {
    let known = frames.map { $0.views[name].flatMap(property.values) }
    guard var last = known.compactMap({ $0 }).first else { return nil }
    return known.map { value in
      last = value ?? last
      return last
    }
  }

  private static func finding(
    _ key: Key, _ views: [String], _ actual: [Double], _ golden: [Double], _ rate: Int
  ) -> MotionFinding {
    let isPlural = ViewName.count(views) > 1
    let time = Double(key.worst) / Double(rate)
    return MotionFinding(
      views: views, property: key.property.rawValue, frame: key.worst, time: time,
      firstFrame: key.first,
      message: MotionWords.place(key.worst, time) + ": " + ViewName.list(views) + " "
        + key.property.difference(actual, golden, isPlural: isPlural)
        + MotionWords.course(
          key.relation, first: key.first, worst: key.worst, isPlural: isPlural))
  }

  /// A view that is on one side only, on some frame that both films have.
  private static func presenceFinding(
    _ name: String, _ expected: [TraceFrame], _ actual: [TraceFrame], _ rate: Int
  ) -> MotionFinding? {
    let both = zip(expected, actual).map { ($0.views[name] != nil, $1.views[name] != nil) }
    guard let first = both.firstIndex(where: { $0 != $1 }) else { return nil }
    let time = Double(first) / Double(rate)
    // What has not been there yet and is there some frames later came late; the other way round, early.
    let isLate = both[first].0
    let lacking = both.dropFirst(first).prefix { $0 != $1 }.count
    let comes = first + lacking < both.count && both[first + lacking].0 && both[first + lacking].1
    let isNew = !both.prefix(first).contains { $0.0 || $0.1 }
    let course =
      comes && isNew && first > 0
      ? "; it comes \(lacking) \(lacking == 1 ? "frame" : "frames") \(isLate ? "late" : "early")"
      : ""
    return MotionFinding(
      views: [name], property: "presence", frame: first, time: time, firstFrame: first,
      message: MotionWords.place(first, time) + ": " + ViewName.spoken(name)
        + (isLate ? " is missing" : " is there, but not in the golden") + course)
  }

  /// A label that shows another text on some frame that both films have.
  private static func textFinding(
    _ name: String, _ expected: [TraceFrame], _ actual: [TraceFrame], _ rate: Int
  ) -> MotionFinding? {
    let both = zip(expected, actual).map { ($0.views[name]?.text, $1.views[name]?.text) }
    guard let first = both.firstIndex(where: { $0 != $1 }) else { return nil }
    let time = Double(first) / Double(rate)
    let (golden, now) = both[first]
    return MotionFinding(
      views: [name], property: "text", frame: first, time: time, firstFrame: first,
      message: MotionWords.place(first, time) + ": " + ViewName.spoken(name)
        + (now?.isEmpty != false ? " is empty" : " says \"\(now ?? "")\"")
        + ", expected \"\(golden ?? "")\"")
  }

  private static func ordered(
    _ expected: [TraceFrame], _ actual: [TraceFrame], _ order: [String]
  ) -> [String] {
    var names = order
    var seen = Set(order)
    for frame in expected + actual {
      for name in frame.views.keys.sorted() where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}
