// SPDX-License-Identifier: MIT
//
// A scene file's matrix: which variants it makes and what they are called; rules and their reasons.

import Recording
import Testing

@testable import SimpleTabScenes

struct SceneMatrixTests {
  private func decode(_ rest: String) throws(SceneError) -> Scene {
    try SceneDecoder.decode(
      Array("{\"name\": \"s\", \"tabs\": [{\"title\": \"A\"}, {\"title\": \"B\"}], \(rest)}".utf8),
      file: "s.json", folder: ".")
  }

  private func fault(_ rest: String) -> String {
    do throws(SceneError) {
      _ = try decode(rest)
      return "no fault"
    } catch { return error.description }
  }

  @Test func `Without a matrix a scene is its only variant`() throws {
    let scene = try decode("\"selected\": 0")
    #expect(scene.variants == [scene])
  }

  @Test func `Every combination is a variant whose name has the given axes in a fixed order`()
    throws
  {
    let scene = try decode(
      """
      "matrix": {"scales": [1, 3], "devices": ["iPhone SE", "iPhone 8"], "appearances": ["dark"]}
      """)
    #expect(
      scene.variants.map(\.name) == [
        "s-iphone-se-dark-1x", "s-iphone-se-dark-3x", "s-iphone-8-dark-1x", "s-iphone-8-dark-3x",
      ])
    let last = try #require(scene.variants.last)
    #expect(last.device.name == "iPhone 8" && last.device.scale == 3)
    #expect(last.appearance == .dark && last.matrix == nil)
  }

  @Test func `Locales bring titles and directions, styles their names`() throws {
    let scene = try decode(
      """
      "matrix": {"locales": [{"name": "de", "titles": ["Eins"]},
                             {"name": "ar", "titles": ["أ", "ب"], "layoutDirection": "rtl"}],
                 "styles": ["pop", "elegant"]}
      """)
    let variants = scene.variants
    #expect(variants.map(\.name) == ["s-de-pop", "s-de-elegant", "s-ar-pop", "s-ar-elegant"])
    #expect(variants[0].tabs.map(\.title) == ["Eins", "B"])
    #expect(!variants[0].isRightToLeft && variants[2].isRightToLeft)
    #expect(variants[3].tabs.map(\.title) == ["أ", "ب"] && variants[3].style.name == "elegant")
  }

  @Test func `Some are left out, others come on top, none is there twice`() throws {
    let scene = try decode(
      """
      "matrix": {"appearances": ["light", "dark"], "layoutDirections": ["ltr", "rtl"],
                 "exclude": [{"appearance": "dark", "layoutDirection": "rtl"}],
                 "include": [{"appearance": "light", "layoutDirection": "ltr"},
                             {"device": "iPad 9.7", "scale": 1}]}
      """)
    #expect(
      scene.variants.map(\.name) == ["s-light-ltr", "s-light-rtl", "s-dark-ltr", "s-ipad-9.7-1x"])
  }

  @Test func `What cannot be is refused with its place`() {
    #expect(
      fault("\"matrix\": {\"scales\": [1], \"exclude\": [{\"scale\": 1}]}")
        == "s.json:1:94: matrix.exclude: nothing is left")
    #expect(
      fault("\"matrix\": {\"locales\": [{\"name\": \"../x\"}]}").hasSuffix(
        "matrix.locales[0].name: \"../x\" is not a locale's name"))
    #expect(
      fault("\"matrix\": {\"include\": [{\"locale\": \"xx\"}]}").hasSuffix(
        "matrix.include[0].locale: \"xx\" is not among the locales"))
    #expect(
      fault("\"matrix\": {\"size\": 1}").hasSuffix("matrix.size: unknown key"))
  }

  @Test func `A tolerance without a reason is refused, with one it arrives`() throws {
    #expect(
      fault("\"golden\": {\"channels\": 1, \"reason\": \" \"}").hasSuffix(
        "golden.channels: a tolerance needs a reason, and there is none"))
    #expect(
      fault("\"golden\": {\"channels\": 1, \"colorDifference\": 1, \"reason\": \"r\"}").hasSuffix(
        "golden.colorDifference: only one of channels, colorDifference may be given"))
    let rules = try decode(
      """
      "golden": {"colorDifference": 0.5, "ignoreAntialiasing": true, "share": 0.01, "motion": 0.25,
                 "largestBlock": 3, "reason": "another rasterizer", "ignore": ["selector"],
                 "assert": ["oneSelector"]}
      """
    ).golden
    #expect(rules.colorDifference == 0.5 && rules.ignoresAntialiasing && rules.share == 0.01)
    #expect(rules.motion == 0.25 && rules.largestBlock == 3 && rules.reason == "another rasterizer")
    #expect(rules.ignoredViews == ["selector"] && rules.assertions == ["oneSelector"])
  }
}
