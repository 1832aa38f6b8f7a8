// SPDX-License-Identifier: MIT
//
// Scene files that are right, and every kind of file that is wrong with the exact line it earns.

import Recording
import Testing

@testable import SimpleTabScenes

struct SceneDecoderTests {
  private func decode(_ text: String) throws(SceneError) -> Scene {
    try SceneDecoder.decode(Array(text.utf8), file: "dir/s.json", folder: "dir")
  }

  private func fault(_ text: String) -> String {
    do throws(SceneError) {
      _ = try decode(text)
      return "no fault"
    } catch { return error.description + (error.hint.map { " | " + $0 } ?? "") }
  }

  @Test func `Only tabs are required; the rest has defaults`() throws {
    let scene = try decode(#"{"tabs": [{}]}"#)
    #expect(scene.name == "s")
    #expect(scene.device == .standard)
    #expect(scene.style == SceneStyle(name: "elegant"))
    #expect(scene.viewTransition == "crossFade")
    #expect(scene.script == nil)
    #expect(scene.tabs == [SceneTab()])
  }

  @Test func `Everything that a file says arrives`() throws {
    let scene = try decode(
      """
      {"schema": 1, "name": "demo", "appearance": "dark", "layoutDirection": "rtl",
       "device": {"size": [300, 200.5], "scale": 3, "safeArea": [1, 2, 3, 4]},
       "tintColor": "#4CB6BE80", "style": {"name": "pop", "iconSize": [20, 30], "iconTopOffset": -3},
       "titles": {"normal": {"color": "lightGray", "font": "f.ttf", "size": 12.5}},
       "icons": {"selected": {"light": "#fff", "dark": "label"}}, "bar": {"background": "#000"},
       "tabs": [{"title": "A", "icon": "a.png", "badge": "3",
                 "page": {"background": "white", "image": "p.png"}}, {}],
       "selected": 1,
       "script": [{"at": 1, "select": 0}, {"at": 0.5, "badge": {"tab": 1, "value": null}},
                  {"at": 1, "resize": [10, 20]}, {"at": 2, "rotate": "landscape"},
                  {"at": 3, "appearance": "light"}]}
      """)
    #expect(scene.device.width == 300 && scene.device.height == 200.5 && scene.device.scale == 3)
    #expect(scene.device.safeArea == DeviceInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scene.tintColor == .components(r: 0x4C, g: 0xB6, b: 0xBE, a: 0x80))
    #expect(scene.style.iconSize == SceneSize(width: 20, height: 30))
    #expect(scene.normalTitle?.font?.key == "titles.normal.font")
    #expect(scene.normalTitle?.size == 12.5)
    #expect(
      scene.selectedIcon
        == .pair(light: .components(r: 255, g: 255, b: 255, a: 255), dark: .named("label")))
    #expect(scene.tabs[0].icon?.key == "tabs[0].icon")
    #expect(scene.tabs[0].pageImage?.position == SourcePosition(line: 7, column: 53))
    #expect(scene.isRightToLeft && scene.appearance == .dark && scene.selected == 1)
    #expect(
      scene.script == [
        SceneEvent(time: 0.5, action: .badge(tab: 1, value: nil)),
        SceneEvent(time: 1, action: .select(0)),
        SceneEvent(time: 1, action: .resize(SceneSize(width: 10, height: 20))),
        SceneEvent(time: 2, action: .rotate(isLandscape: true)),
        SceneEvent(time: 3, action: .appearance(.light)),
      ])
  }

  @Test(arguments: Self.faults)
  func `A wrong file earns one exact line`(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  static let faults: [(String, String)] = [
    ("[}", "dir/s.json:1:2: not JSON: a value is expected, not '}'"),
    ("[]", "dir/s.json:1:1: an object is expected, not an array"),
    (
      "{}",
      "dir/s.json:1:1: tabs: this key is required and missing | The tabs, in order."
    ),
    (#"{"tabs": []}"#, "dir/s.json:1:10: tabs: 1 to 50 elements are expected, not 0"),
    (
      "{\"tabs\": [{}],\n \"tabz\": 1}",
      "dir/s.json:2:2: tabz: unknown key | Did you mean \"tabs\"?"
    ),
    (
      #"{"tabs": [{"tilte": "x"}]}"#,
      "dir/s.json:1:12: tabs[0].tilte: unknown key | Did you mean \"title\"?"
    ),
    (
      #"{"tabs": [{"gravity": "x"}]}"#,
      "dir/s.json:1:12: tabs[0].gravity: unknown key | Known keys here: title, icon, selectedIcon, imageInsets, titleOffset, badge, badgeColor, page."
    ),
    (
      #"{"tabs": [{"title": 3}]}"#,
      "dir/s.json:1:21: tabs[0].title: a text is expected, not a number"
    ),
    (#"{"tabs": [7]}"#, "dir/s.json:1:11: tabs[0]: an object is expected, not a number"),
    (
      #"{"tabs": [{}], "device": {"size": [-1, 5]}}"#,
      "dir/s.json:1:36: device.size[0]: -1 is not above 0"
    ),
    (
      #"{"tabs": [{}], "device": {"size": [1, 1e9]}}"#,
      "dir/s.json:1:39: device.size[1]: 1000000000 is more than the limit of 8192"
    ),
    (
      #"{"tabs": [{}], "device": {"size": [NaN, 1]}}"#,
      "dir/s.json:1:36: not JSON: NaN is not a value in JSON"
    ),
    (
      #"{"tabs": [{}], "device": {"size": [1]}}"#,
      "dir/s.json:1:35: device.size: 2 values are expected (width, height), not 1"
    ),
    (
      #"{"tabs": [{}], "device": {"size": [1, 1], "scale": 2.5}}"#,
      "dir/s.json:1:52: device.scale: 2.5 is not a whole number from 1 to 4"
    ),
    (
      #"{"tabs": [{}], "device": "iPhone 9"}"#,
      "dir/s.json:1:26: device: \"iPhone 9\" is not known here | Did you mean \"iPhone 8\"?"
    ),
    (
      #"{"tabs": [{}], "style": "popp"}"#,
      "dir/s.json:1:25: style: \"popp\" is not known here | Did you mean \"pop\"?"
    ),
    (
      ##"{"tabs": [{}], "tintColor": "#12345"}"##,
      "dir/s.json:1:29: tintColor: \"#12345\" is not a colour | After # stand 3, 6 or 8 hexadecimal digits: #RGB, #RRGGBB, #RRGGBBAA."
    ),
    (
      ##"{"tabs": [{}], "tintColor": {"light": "systemBlu", "dark": "#000"}}"##,
      "dir/s.json:1:39: tintColor.light: \"systemBlu\" is not a colour | Did you mean \"systemBlue\"?"
    ),
    (
      #"{"tabs": [{}], "selected": 1}"#,
      "dir/s.json:1:28: selected: there is no tab 1 | Tabs here are 0 to 0."
    ),
    (
      #"{"tabs": [{}], "script": [{"at": 0, "select": 4}]}"#,
      "dir/s.json:1:47: script[0].select: there is no tab 4 | Tabs here are 0 to 0."
    ),
    (
      #"{"tabs": [{}], "script": [{"at": 0}]}"#,
      "dir/s.json:1:27: script[0]: one of select, tap, rotate, resize, badge, appearance, tintColor is expected"
    ),
    (
      #"{"tabs": [{}], "script": [{"at": 0, "select": 0, "rotate": "portrait"}]}"#,
      "dir/s.json:1:50: script[0].rotate: only one of select, tap, rotate, resize, badge, appearance, tintColor may be given, and select is"
    ),
    (
      #"{"tabs": [{}], "name": "a/b"}"#,
      "dir/s.json:1:24: name: \"a/b\" cannot be the name of a folder | A name has no slashes or control characters, and is not empty."
    ),
    (
      #"{"tabs": [{}], "schema": 2}"#,
      "dir/s.json:1:26: schema: 1 is expected, not 2"
    ),
  ]
}
