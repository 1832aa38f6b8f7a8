// SPDX-License-Identifier: MIT
//
// The bar's part of a scene file becomes values.

extension SceneDecoder {
  static func bar(_ fields: Fields) -> SceneBar {
    var bar = SceneBar(background: fields.color("background"))
    bar.positioning = fields.text("positioning").flatMap(SceneBar.Positioning.init)
    bar.itemWidth = fields.number("itemWidth")
    bar.itemSpacing = fields.number("itemSpacing")
    bar.appearance = fields.object("appearance").map { own in
      SceneBarAppearance(
        kind: own.text("background").flatMap(SceneBarAppearance.Kind.init) ?? .standard,
        color: own.color("color"), hairline: own.color("hairline"),
        normal: own.object("normal").map(state), selected: own.object("selected").map(state))
    }
    return bar
  }

  private static func state(_ fields: Fields) -> SceneItemState {
    SceneItemState(
      title: fields.object("title").map(title), titleOffset: shift(fields, "titleOffset"),
      icon: fields.color("icon"), badge: fields.color("badge"),
      badgeOffset: shift(fields, "badgeOffset"))
  }

  /// How far something is moved, to the right and down, in points.
  static func shift(_ fields: Fields, _ name: String) -> SceneSize? {
    fields.numbers(name).map { SceneSize(width: $0[0], height: $0[1]) }
  }
}
