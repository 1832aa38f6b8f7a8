// SPDX-License-Identifier: MIT
//
// The description of a scene's bar: fill, spread, and UIKit's appearance object.

extension SceneShape {
  static let bar = ObjectShape(
    meaning: "The bar itself.",
    keys: [
      KeyShape("background", .color, "The bar's colour; absent: the system's."),
      KeyShape(
        "positioning", .choice(SceneBar.Positioning.allCases.map(\.rawValue)),
        "How items are spread; `automatic` fills phones' bars and centres in wide ones.",
        absent: "\"automatic\""),
      KeyShape(
        "itemWidth", .positive(upTo: longestSide), "A centred item's width.", unit: "points",
        absent: "76"),
      KeyShape(
        "itemSpacing", .positive(upTo: longestSide), "Between centred items.", unit: "points",
        absent: "34"),
      KeyShape(
        "appearance", .object(appearance),
        "UIKit's appearance object for the bar; it goes before `background`."),
    ])

  private static let appearance = ObjectShape(
    meaning: "UIKit's appearance object for a tab bar.",
    keys: [
      KeyShape(
        "background", .choice(SceneBarAppearance.Kind.allCases.map(\.rawValue)),
        "What it starts from: the chrome colour with the page showing through, without, or nothing.",
        absent: "\"default\""),
      KeyShape("color", .color, "The bar's colour; absent: the background's."),
      KeyShape("hairline", .color, "The hairline's colour; absent: the background's."),
      KeyShape(
        "normal", .object(itemState),
        "Items that are not selected; titles and icons of the style `native` only."),
      KeyShape(
        "selected", .object(itemState),
        "The selected item; titles and icons of the style `native` only."),
    ])

  private static let itemState = ObjectShape(
    meaning: "How items look in one state.",
    keys: [
      KeyShape(
        "title", title("The text's colour; absent: the bar's.", absent: nil), "How titles look."),
      KeyShape(
        "titleOffset", shift, "How far titles are moved.", unit: "points", absent: "[0, 0]"),
      KeyShape("icon", .color, "The icons' colour; absent: the bar's."),
      KeyShape("badge", .color, "The badges' fill.", absent: "\"systemRed\""),
      KeyShape(
        "badgeOffset", shift, "How far badges are moved.", unit: "points", absent: "[0, 0]"),
    ])
}
