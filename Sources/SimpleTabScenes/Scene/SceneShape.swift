// SPDX-License-Identifier: MIT
//
// The scene file's description: every key with its meaning, unit and default. Limits are chosen by
// us: far above what screens need, far below what would exhaust memory.

import Recording
import SimpleTab

/// What a scene file may hold.
enum SceneShape {
  /// The longest side of a screen, in points.
  static let longestSide = 8192.0
  static let length = ValueShape.number(0...1000)
  static let offset = ValueShape.number(-1000...1000)
  private static let size = ValueShape.tuple(
    ["width", "height"], of: .positive(upTo: longestSide))
  static let shift = ValueShape.tuple(["right", "down"], of: offset)
  private static let appearances = ["light", "dark"]

  static let device = ObjectShape(
    meaning: "A screen of its own.",
    keys: [
      KeyShape(
        "size", size, "The screen's width and height.", unit: "points", isRequired: true),
      KeyShape(
        "scale", .integer(1...4), "Pixels per point.", unit: "pixels per point", absent: "2"),
      KeyShape(
        "safeArea",
        .tuple(["top", "left", "bottom", "right"], of: .number(0...1000)),
        "What status bar, notch and home indicator take: top, left, bottom, right.",
        unit: "points", absent: "[0, 0, 0, 0]"),
      KeyShape(
        "kind", .choice(["phone", "tablet"]), "The device kind: it decides on the bar's layout.",
        absent: "\"phone\""),
    ])

  static let style = ObjectShape(
    meaning: "A tab bar style with its numbers.",
    keys: [
      KeyShape("name", .choice(StyleCatalog.names), "The style.", isRequired: true),
      KeyShape(
        "iconSize", .tuple(["width", "height"], of: .positive(upTo: 1000)),
        "The icon's box.", unit: "points", absent: "[25, 25]"),
      KeyShape(
        "iconTopOffset", offset, "From the item's top to the icon.", unit: "points", absent: "3"),
      KeyShape(
        "titleBottomOffset", offset, "From the title to the item's bottom.", unit: "points",
        absent: "5"),
      KeyShape(
        "titleHeight", length, "The title's height.", unit: "points", absent: "15"),
      KeyShape(
        "selectorHeight", length, "The selector strip's height (pop, elegant).", unit: "points",
        absent: "5"),
      KeyShape(
        "selectorSideInsets", length, "From the item's sides to the selector strip.",
        unit: "points", absent: "10"),
      KeyShape(
        "originalBehaviors",
        .list(of: .choice(OriginalBehaviors.named.map(\.name)), count: 0...16),
        "Behaviours of the original library to keep where ours differs.", absent: "[]"),
    ])

  static func title(_ color: String, absent: String?) -> ValueShape {
    .object(
      ObjectShape(
        meaning: "How titles look in one state.",
        keys: [
          KeyShape("color", .color, color, absent: absent),
          KeyShape(
            "font", .text(atMost: 4096),
            "`system`, or a font file's path relative to the scene file.", absent: "\"system\""),
          KeyShape(
            "size", .positive(upTo: 1000), "The font's size.", unit: "points", absent: "14"),
        ]))
  }

  private static let tab = ObjectShape(
    meaning: "A tab: its item in the bar and its page.",
    keys: [
      KeyShape("title", .text(atMost: 1000), "The item's title.", absent: "\"\""),
      KeyShape(
        "icon", .text(atMost: 4096),
        "A PNG file, relative to the scene file, or `builtin:` and home, messages, person, search, "
          + "heart or star; its opacity is filled with the icon colour."),
      KeyShape(
        "selectedIcon", .text(atMost: 4096),
        "The icon while the tab is selected, named as `icon` is; absent: the same."),
      KeyShape(
        "imageInsets", .tuple(["top", "left", "bottom", "right"], of: offset),
        "How the icon is shrunk; insets that differ shift it.", unit: "points",
        absent: "[0, 0, 0, 0]"),
      KeyShape(
        "titleOffset", shift, "How far the title is moved.", unit: "points", absent: "[0, 0]"),
      KeyShape("badge", .text(atMost: 100), "The badge's text; an empty one is an empty disc."),
      KeyShape("badgeColor", .color, "The badge's fill.", absent: "\"systemRed\""),
      KeyShape(
        "page",
        .object(
          ObjectShape(
            meaning: "What the tab shows.",
            keys: [
              KeyShape(
                "background", .color, "The page's colour.", absent: "\"systemBackground\""),
              KeyShape(
                "image", .text(atMost: 4096),
                "A PNG file, relative to the scene file, drawn in the middle, shrunk to fit; or "
                  + "`builtin:` and home, messages or profile."),
            ])), "The tab's page.", absent: "{}"),
    ])

  private static func event(within limits: SceneLimits) -> ObjectShape {
    ObjectShape(
      meaning: "Something that happens while the film runs.",
      keys: [
        KeyShape(
          "at", .number(0...limits.latestEvent), "When it happens.", unit: "seconds",
          isRequired: true),
        KeyShape(
          "select", .integer(0...max(0, limits.tabs - 1)),
          "Selects a tab by its number, from 0, as code does."),
        KeyShape(
          "tap", .integer(0...max(0, limits.tabs - 1)), "Taps a tab's item; the number is from 0."),
        KeyShape(
          "rotate", .choice(["portrait", "landscape"]), "Turns the device."),
        KeyShape("resize", size, "Gives the screen a new width and height.", unit: "points"),
        KeyShape(
          "badge",
          .object(
            ObjectShape(
              meaning: "A badge's new text.",
              keys: [
                KeyShape(
                  "tab", .integer(0...max(0, limits.tabs - 1)), "The tab's number, from 0.",
                  isRequired: true),
                KeyShape(
                  "value", .textOrNull(atMost: 100), "The badge's text; null takes it away.",
                  isRequired: true),
              ])), "Sets or clears a tab's badge."),
        KeyShape("appearance", .choice(appearances), "Switches the appearance."),
        KeyShape("tintColor", .color, "Gives the window another tint colour."),
      ],
      exactlyOneOf: ["select", "tap", "rotate", "resize", "badge", "appearance", "tintColor"])
  }

  /// What a scene file may hold under the limits that hold unless others are given.
  static let scene = scene(within: SceneLimits())

  static func scene(within limits: SceneLimits) -> ObjectShape {
    ObjectShape(
      meaning: "A tab bar, its pages, and what happens to them.",
      keys: [
        KeyShape("schema", .integer(1...1), "The version of this format.", absent: "1"),
        KeyShape(
          "name", .text(atMost: 100),
          "The scene's name, which its output folder bears; absent: the file's name."),
        KeyShape(
          "device", .nameOr(Device.all.map(\.name), device),
          "A device of `simpletab list devices`, or a screen of its own.",
          absent: "\"iPhone 8\""),
        KeyShape(
          "orientation", .choice(["portrait", "landscape"]),
          "How the device is held at first; its size is given upright.", absent: "\"portrait\""),
        KeyShape("appearance", .choice(appearances), "Light or dark.", absent: "\"light\""),
        KeyShape(
          "layoutDirection", .choice(["ltr", "rtl"]), "The reading direction.", absent: "\"ltr\""),
        KeyShape("tintColor", .color, "The window's tint colour.", absent: "\"systemBlue\""),
        KeyShape(
          "style", .nameOr(StyleCatalog.names, style), "The tab bar's style.",
          absent: "\"elegant\""),
        KeyShape(
          "viewTransition", .choice(TransitionCatalog.names), "How pages change.",
          absent: "\"crossFade\""),
        KeyShape(
          "titles",
          .object(
            ObjectShape(
              meaning: "How titles look.",
              keys: [
                KeyShape(
                  "normal", title("The text's colour.", absent: "\"gray\""),
                  "Titles that are not selected.", absent: "{}"),
                KeyShape(
                  "selected", title("The text's colour; absent: the tint colour.", absent: nil),
                  "The selected title.", absent: "{}"),
              ])), "How titles look.", absent: "{}"),
        KeyShape(
          "icons",
          .object(
            ObjectShape(
              meaning: "The icons' colours.",
              keys: [
                KeyShape(
                  "normal", .color, "Icons that are not selected.", absent: "\"gray\""),
                KeyShape("selected", .color, "The selected icon; absent: the tint colour."),
              ])), "The icons' colours.", absent: "{}"),
        KeyShape("bar", .object(bar), "The bar itself.", absent: "{}"),
        KeyShape(
          "tabs", .list(of: .object(tab), count: 1...max(1, limits.tabs)), "The tabs, in order.",
          isRequired: true),
        KeyShape(
          "selected", .integer(0...max(0, limits.tabs - 1)), "The tab selected at first, from 0.",
          absent: "0"),
        KeyShape(
          "script", .list(of: .object(event(within: limits)), count: 1...max(1, limits.events)),
          "What happens, filmed as one sequence; absent: every ordered pair of tabs is filmed."),
        KeyShape(
          "matrix", .object(MatrixShape.matrix),
          "The variants that `record` and `verify` make of the scene."),
        KeyShape(
          "golden", .object(MatrixShape.golden), "How the scene is compared with its goldens."),
      ])
  }
}
