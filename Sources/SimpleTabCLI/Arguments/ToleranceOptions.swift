// SPDX-License-Identifier: MIT
//
// The options about how far two pictures may lie apart. Without any of them not one byte may differ.

import ImageDiff

/// Reads the options about tolerances.
enum ToleranceOptions {
  static let options = [
    OptionDescription(
      "channels", value: "N", .integer(0...255), default: "0",
      means: "each channel may lie so far off, in 1/255"),
    OptionDescription(
      "color-difference", value: "E",
      means: "each pixel may lie so far off by CIEDE2000, 0 to 100; about 1 is visible"),
    OptionDescription("ignore-antialiasing", means: "excuse wrong pixels of smoothed edges"),
    OptionDescription(
      "share", value: "P%", default: "0%", means: "so many percent of the pixels may be wrong"),
    OptionDescription(
      "largest-block", value: "N", .integer(0...1_000_000_000), default: "12",
      means: "connected wrong pixels that no share excuses"),
    OptionDescription(
      "allow-missing", means: "excuse places where only one picture shows something"),
  ]

  static func tolerance(_ arguments: Arguments) throws(Failure) -> Tolerance {
    var tolerance = Tolerance.exact
    if let channels = try arguments.integer("channels") {
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
    if let most = try arguments.integer("largest-block") {
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
