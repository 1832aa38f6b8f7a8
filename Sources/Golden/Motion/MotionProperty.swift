// SPDX-License-Identifier: MIT
//
// What of a view a trace tells, as numbers that can be compared over time, and what a difference of
// each is called.

import Recording

/// A property of a traced view.
enum MotionProperty: String, CaseIterable {
  case y
  case x
  case scale
  case size
  case alpha
  case color
  case tint

  /// The property's values in a view's state.
  func values(_ view: ViewTrace) -> [Double]? {
    switch self {
    case .y: [view.center[1]]
    case .x: [view.center[0]]
    case .scale: view.scale
    case .size: Array(view.frame[2...])
    case .alpha: [view.alpha]
    case .color: view.color
    case .tint: view.tint
    }
  }

  /// How much of it counts as nothing, for a tolerance in points.
  func limit(_ points: Double) -> Double {
    switch self {
    case .x, .y, .size: max(points, 1e-6)
    case .scale, .alpha, .color, .tint: max(points / 100, 1e-9)
    }
  }

  /// What a person calls the difference: "is 3.0 pt too low".
  func difference(_ actual: [Double], _ expected: [Double], isPlural: Bool) -> String {
    let verb = isPlural ? "are" : "is"
    func amount(_ value: Double) -> String { Self.points(abs(value)) + " pt" }
    switch self {
    case .y:
      let by = actual[0] - expected[0]
      return "\(verb) \(amount(by)) too \(by > 0 ? "low" : "high")"
    case .x:
      let by = actual[0] - expected[0]
      return "\(verb) \(amount(by)) too far \(by > 0 ? "right" : "left")"
    case .size:
      let (wide, tall) = (actual[0] - expected[0], actual[1] - expected[1])
      if actual[0] == 0 || actual[1] == 0 {
        return "\(verb) gone (\(Self.size(actual)) pt, expected \(Self.size(expected)))"
      }
      var words: [String] = []
      if abs(wide) > 1e-6 { words.append("\(amount(wide)) too \(wide > 0 ? "wide" : "narrow")") }
      if abs(tall) > 1e-6 { words.append("\(amount(tall)) too \(tall > 0 ? "tall" : "short")") }
      return "\(verb) " + words.joined(separator: " and ")
    case .scale:
      return "\(isPlural ? "have" : "has") scale \(Self.scale(actual)), expected "
        + Self.scale(expected)
    case .alpha:
      return "\(isPlural ? "have" : "has") alpha \(Self.rounded(actual[0])), expected "
        + Self.rounded(expected[0])
    case .color, .tint:
      return "\(isPlural ? "have" : "has") \(rawValue) \(Self.hex(actual)), expected "
        + Self.hex(expected)
    }
  }

  private static func size(_ size: [Double]) -> String { points(size[0]) + " × " + points(size[1]) }

  private static func scale(_ scale: [Double]) -> String {
    scale[0] == scale[1] ? rounded(scale[0]) : rounded(scale[0]) + " × " + rounded(scale[1])
  }

  /// A length with one digit, more when it is small.
  static func points(_ value: Double) -> String {
    if value >= 0.1 || value == 0 { return decimals(value, 1) }
    return decimals(value, value >= 0.001 ? 3 : 6)
  }

  static func rounded(_ value: Double) -> String { decimals(value, 3) }

  /// A number with so many digits after the point, in every locale the same.
  static func decimals(_ value: Double, _ digits: Int) -> String {
    let power = (0..<digits).reduce(1) { power, _ in power * 10 }
    // A golden from a stranger may have any numbers in its trace.
    let whole = Int((abs(max(-1e12, min(1e12, value))) * Double(power)).rounded())
    let fraction = String(whole % power)
    return (value < 0 && whole > 0 ? "-" : "") + "\(whole / power)."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// `#RRGGBB`, with the opacity when it is not 1.
  static func hex(_ color: [Double]) -> String {
    let bytes = color.map { Int((max(0, min(1, $0)) * 255).rounded()) }
    let shown = bytes.count == 4 && bytes[3] == 255 ? bytes.dropLast() : bytes[...]
    return "#"
      + shown.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
