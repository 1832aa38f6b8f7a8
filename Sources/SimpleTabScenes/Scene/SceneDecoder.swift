// SPDX-License-Identifier: MIT
//
// A scene file's bytes become a `Scene`: grammar by JSONReader, kinds and ranges by ShapeChecker, and
// here what no shape can say (a selected tab that exists, events that name existing tabs).

import Recording

/// Reads scene files.
public enum SceneDecoder {
  /// The scene that a file's bytes describe, or the first fault with its place.
  ///
  /// `file` is the name for messages; paths in the scene are relative to `folder`, under which they
  /// stay unless the limits name other folders.
  public static func decode(
    _ bytes: [UInt8], file: String, folder: String, limits: SceneLimits = SceneLimits()
  ) throws(SceneError) -> Scene {
    do throws(SceneError) {
      guard bytes.count <= limits.bytes else {
        throw SceneError(
          reason: "the file has more than \(limits.bytes) bytes, which is the limit")
      }
      let root: JSONNode
      do throws(JSONError) {
        root = try JSONReader.read(bytes, maximumDepth: limits.nesting)
      } catch { throw SceneError(at: error.position, reason: "not JSON: " + error.reason) }
      let shape = SceneShape.scene(within: limits)
      try ShapeChecker.check(root, .object(shape), key: "")
      var scene = try scene(Fields(root, shape, key: ""), defaultName: name(of: file))
      scene.source = SceneSource(file: file, folder: folder, limits: limits)
      return scene
    } catch {
      var fault = error
      fault.file = file
      fault.hint = fault.hint ?? limitHint(fault)
      throw fault
    }
  }

  /// The advice where a limit is reached that an option of the command raises.
  private static func limitHint(_ fault: SceneError) -> String? {
    switch fault.key {
    case "tabs" where fault.reason.contains("elements") && !fault.reason.hasSuffix("not 0"):
      "--limit tabs=N sets another limit."
    case "script" where fault.reason.contains("elements") && !fault.reason.hasSuffix("not 0"):
      "--limit script=N sets another limit."
    case "" where fault.reason.contains("nested deeper"): "--limit nesting=N sets another limit."
    default: nil
    }
  }

  /// A scene's name when it gives none: its file's name without folder and ending.
  private static func name(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? ""
    let stem = last.hasSuffix(".json") ? String(last.dropLast(5)) : last
    return stem.isEmpty || stem == "-" ? "scene" : stem
  }

  private static func scene(
    _ fields: Fields, defaultName: String
  ) throws(SceneError) -> Scene {
    var scene = Scene(
      name: fields.text("name") ?? defaultName, device: device(fields),
      style: style(fields), viewTransition: fields.text("viewTransition") ?? "crossFade",
      tabs: fields.objects("tabs").map(tab))
    try checkName(scene.name, fields)
    scene.isLandscape = fields.text("orientation") == "landscape"
    scene.appearance = fields.text("appearance").flatMap(SceneAppearance.init) ?? .light
    scene.isRightToLeft = fields.text("layoutDirection") == "rtl"
    scene.tintColor = fields.color("tintColor")
    if let titles = fields.object("titles") {
      scene.normalTitle = titles.object("normal").map(title)
      scene.selectedTitle = titles.object("selected").map(title)
    }
    if let icons = fields.object("icons") {
      scene.normalIcon = icons.color("normal")
      scene.selectedIcon = icons.color("selected")
    }
    scene.bar = fields.object("bar").map(bar) ?? SceneBar()
    scene.selected = fields.integer("selected") ?? 0
    try check(tab: scene.selected, of: scene, fields, "selected")
    if fields.has("script") { scene.script = try script(fields, scene) }
    if let matrix = fields.object("matrix") { scene.matrix = try MatrixDecoder.matrix(matrix) }
    if let golden = fields.object("golden") { scene.golden = try MatrixDecoder.rules(golden) }
    return scene
  }

  /// A name becomes a folder, so it must be one.
  private static func checkName(_ name: String, _ fields: Fields) throws(SceneError) {
    let isFolder = !name.isEmpty && name != "." && name != ".."
    guard isFolder, !name.unicodeScalars.contains(where: { $0 == "/" || $0.value < 0x20 }) else {
      throw SceneError(
        at: fields.position("name"), key: "name",
        reason: "\"\(name)\" cannot be the name of a folder",
        hint: "A name has no slashes or control characters, and is not empty.")
    }
  }

  private static func check(
    tab: Int, of scene: Scene, _ fields: Fields, _ name: String
  ) throws(SceneError) {
    guard tab < scene.tabs.count else {
      throw SceneError(
        at: fields.position(name), key: fields.path(name),
        reason: "there is no tab \(tab)", hint: "Tabs here are 0 to \(scene.tabs.count - 1).")
    }
  }

  private static func device(_ fields: Fields) -> Device {
    if let own = fields.object("device") {
      let size = own.numbers("size") ?? []
      let insets = own.numbers("safeArea") ?? [0, 0, 0, 0]
      return Device(
        name: "custom", width: size[0], height: size[1], scale: own.integer("scale") ?? 2,
        safeArea: DeviceInsets(
          top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
        isTablet: own.text("kind") == "tablet")
    }
    return fields.text("device").flatMap(Device.find) ?? .standard
  }

  private static func style(_ fields: Fields) -> SceneStyle {
    guard let own = fields.object("style") else {
      return SceneStyle(name: fields.text("style") ?? "elegant")
    }
    var style = SceneStyle(name: own.text("name") ?? "")
    style.iconSize = own.numbers("iconSize").map { SceneSize(width: $0[0], height: $0[1]) }
    style.iconTopOffset = own.number("iconTopOffset")
    style.titleBottomOffset = own.number("titleBottomOffset")
    style.titleHeight = own.number("titleHeight")
    style.selectorHeight = own.number("selectorHeight")
    style.selectorSideInsets = own.number("selectorSideInsets")
    style.originalBehaviors = own.texts("originalBehaviors")
    return style
  }

  static func title(_ fields: Fields) -> SceneTitle {
    var title = SceneTitle(color: fields.color("color"))
    if let font = fields.file("font"), font.path != "system" { title.font = font }
    title.size = fields.number("size") ?? 14
    return title
  }

  private static func tab(_ fields: Fields) -> SceneTab {
    var tab = SceneTab(title: fields.text("title") ?? "")
    tab.icon = fields.file("icon")
    tab.selectedIcon = fields.file("selectedIcon")
    tab.imageInsets = fields.numbers("imageInsets").map {
      DeviceInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
    tab.titleOffset = shift(fields, "titleOffset")
    tab.badge = fields.text("badge")
    tab.badgeColor = fields.color("badgeColor")
    tab.pageBackground = fields.object("page")?.color("background")
    tab.pageImage = fields.object("page")?.file("image")
    return tab
  }

  /// The events by time; those at one time stay in their order.
  private static func script(
    _ fields: Fields, _ scene: Scene
  ) throws(SceneError) -> [SceneEvent] {
    var events: [(order: Int, event: SceneEvent)] = []
    for (order, own) in fields.objects("script").enumerated() {
      let action: SceneEvent.Action
      if let tab = own.integer("select") {
        try check(tab: tab, of: scene, own, "select")
        action = .select(tab)
      } else if let tab = own.integer("tap") {
        try check(tab: tab, of: scene, own, "tap")
        action = .tap(tab)
      } else if let color = own.color("tintColor") {
        action = .tintColor(color)
      } else if let orientation = own.text("rotate") {
        action = .rotate(isLandscape: orientation == "landscape")
      } else if let size = own.numbers("resize") {
        action = .resize(SceneSize(width: size[0], height: size[1]))
      } else if let badge = own.object("badge") {
        let tab = badge.integer("tab") ?? 0
        try check(tab: tab, of: scene, badge, "tab")
        action = .badge(tab: tab, value: badge.text("value"))
      } else {
        action = .appearance(own.text("appearance").flatMap(SceneAppearance.init) ?? .light)
      }
      events.append((order, SceneEvent(time: own.number("at") ?? 0, action: action)))
    }
    return events.sorted { ($0.event.time, $0.order) < ($1.event.time, $1.order) }.map(\.event)
  }
}
