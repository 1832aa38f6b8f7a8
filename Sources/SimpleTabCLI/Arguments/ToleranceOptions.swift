// SPDX-License-Identifier: MIT
//
// The options about how far two pictures may lie apart. Without any of them not one byte may differ.

import ImageDiff

/// Reads the options about tolerances.
enum ToleranceOptions {
  /// The options, for `ArgumentShape`.
  static let shapes = [
    OptionShape("channels", value: "N"), OptionShape("color-difference", value: "E"),
    OptionShape("ignore-antialiasing"), OptionShape("share", value: "P%"),
    OptionShape("largest-block", value: "N"), OptionShape("allow-missing"),
  ]

  /// Their help.
  static let help = """
      --channels N            each channel may lie so far off, in 1/255 (default: 0)
      --color-difference E    each pixel may lie so far off by CIEDE2000; about 1 is visible
      --ignore-antialiasing   excuse wrong pixels of smoothed edges
      --share P%              so many percent of the pixels may be wrong (default: 0%)
      --largest-block N       connected wrong pixels that no share excuses (default: 12)
      --allow-missing         excuse places where only one picture shows something
    """

  static func tolerance(_ arguments: Arguments) throws(Failure) -> Tolerance {
    var tolerance = Tolerance.exact
    if let channels = try arguments.integer("channels", 0...255) {
      tolerance.pixel = .channels(channels)
    }
    if let limit = try number(arguments, "color-difference", 0...100) {
      if arguments.has("channels") {
        throw arguments.usage("--channels and --color-difference exclude each other")
      }
      tolerance.pixel = .perceptual(limit)
    }
    tolerance.ignoresAntialiasing = arguments.has("ignore-antialiasing")
    if let share = try number(arguments, "share", 0...100, ending: "%") {
      tolerance.share = share / 100
    }
    if let most = try arguments.integer("largest-block", 0...1_000_000_000) {
      tolerance.gate.largestBlock = most
    }
    tolerance.gate.allowsMissingContent = arguments.has("allow-missing")
    return tolerance
  }

  private static func number(
    _ arguments: Arguments, _ name: String, _ range: ClosedRange<Double>, ending: String = ""
  ) throws(Failure) -> Double? {
    guard let text = arguments[name] else { return nil }
    let digits = text.hasSuffix(ending) ? String(text.dropLast(ending.count)) : text
    guard let value = Double(digits), range.contains(value) else {
      throw arguments.usage(
        "--\(name) \(text): a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))\(ending) "
          + "is expected")
    }
    return value
  }
}
