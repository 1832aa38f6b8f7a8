// SPDX-License-Identifier: MIT
//
// The description of `matrix` and `golden` in scene files: every key with its meaning, unit and
// default.

import Recording

/// What `matrix` and `golden` may hold.
enum MatrixShape {
  /// The most values of an axis. Chosen by us: six axes of it would be a mistake, one is plenty.
  static let mostValues = 100
  private static let appearances = ["light", "dark"]
  private static let directions = ["ltr", "rtl"]

  static let locale = ObjectShape(
    meaning: "A locale: what its texts are and how they run.",
    keys: [
      KeyShape(
        "name", .text(atMost: 35), "The locale's name, such as `ar` or `pt-BR`.", isRequired: true),
      KeyShape(
        "titles", .list(of: .text(atMost: 1000), count: 0...1000),
        "The tabs' titles, in order.", absent: "[]"),
      KeyShape("layoutDirection", .choice(directions), "The reading direction."),
    ])

  static let combination = ObjectShape(
    meaning: "A value for some axes.",
    keys: [
      KeyShape("device", .choice(Device.all.map(\.name)), "A device."),
      KeyShape("appearance", .choice(appearances), "Light or dark."),
      KeyShape("layoutDirection", .choice(directions), "The reading direction."),
      KeyShape("locale", .text(atMost: 35), "A locale's name."),
      KeyShape("style", .choice(StyleCatalog.names), "A tab bar style."),
      KeyShape("scale", .integer(1...4), "Pixels per point.", unit: "pixels per point"),
    ])

  static let matrix = ObjectShape(
    meaning: "Variants of the scene: every combination of the axes that are given.",
    keys: [
      KeyShape(
        "devices", .list(of: .choice(Device.all.map(\.name)), count: 1...mostValues), "Devices."),
      KeyShape(
        "appearances", .list(of: .choice(appearances), count: 1...2), "Light, dark or both."),
      KeyShape(
        "layoutDirections", .list(of: .choice(directions), count: 1...2), "Reading directions."),
      KeyShape("locales", .list(of: .object(locale), count: 1...mostValues), "Locales."),
      KeyShape(
        "styles", .list(of: .choice(StyleCatalog.names), count: 1...mostValues),
        "Tab bar styles."),
      KeyShape(
        "scales", .list(of: .integer(1...4), count: 1...4), "Pixels per point.",
        unit: "pixels per point"),
      KeyShape(
        "include", .list(of: .object(combination), count: 1...mostValues),
        "Combinations beside those of the axes."),
      KeyShape(
        "exclude", .list(of: .object(combination), count: 1...mostValues),
        "Combinations that are left out: those with the same value on every axis given."),
    ])

  static let golden = ObjectShape(
    meaning: "How the scene is compared with its goldens.",
    keys: [
      KeyShape(
        "channels", .integer(0...255), "How far each channel may lie off.", unit: "1/255",
        absent: "0"),
      KeyShape(
        "colorDifference", .number(0...100), "How far each pixel may lie off by CIEDE2000."),
      KeyShape(
        "ignoreAntialiasing", .flag, "Whether smoothed edges are excused.", absent: "false"),
      KeyShape("share", .number(0...1), "The share of pixels that may be wrong.", absent: "0"),
      KeyShape(
        "largestBlock", .integer(0...1_000_000_000),
        "Connected wrong pixels that no share excuses.", unit: "pixels", absent: "12"),
      KeyShape(
        "motion", .number(0...1000), "How far motion may lie off.", unit: "points", absent: "0"),
      KeyShape(
        "reason", .text(atMost: 1000),
        "Why anything but an exact comparison is right; required with any of the above."),
      KeyShape(
        "ignore", .list(of: .text(atMost: 100), count: 1...mostValues),
        "Views that are left out, by the names of `simpletab trace`, with their parts."),
      KeyShape(
        "assert",
        .list(of: .choice(SceneGoldenRules.assertionNames), count: 1...16),
        "What must hold on every frame."),
    ])
}
