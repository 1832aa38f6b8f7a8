// SPDX-License-Identifier: MIT
//
// Scenes on a stage: what they show at rest, and what their scripts do and when.

import Foundation
import Recording
import Testing
import ViewKit

@testable import SimpleTabScenes

@MainActor
struct BuiltSceneTests {
  private func built(_ text: String, selected: Int = 0) throws -> BuiltScene {
    let scene = try SceneDecoder.decode(Array(text.utf8), file: "s.json", folder: ".")
    return try SceneBuilder(scene).build(selected: selected)
  }

  @Test func `The selected tab is there from the start, at rest`() throws {
    let built = try built(#"{"tabs": [{"title": "A"}, {"title": "B"}]}"#, selected: 1)
    #expect(built.controller.selectedIndex == 1)
    #expect(!built.stage.hasPendingWork)
    #expect(built.stage.clock.now == 0)
  }

  @Test func `Only what a scene has is traced`() throws {
    let names = try built(#"{"tabs": [{"title": "A"}], "style": "simple"}"#).targets.map(\.name)
    #expect(names == ["item[0].icon", "item[0].title", "item[0]", "page[0]", "bar"])
  }

  @Test func `A script's events happen at their times`() throws {
    let built = try built(
      """
      {"tabs": [{}, {}], "script": [
        {"at": 0.5, "select": 1}, {"at": 1, "badge": {"tab": 0, "value": "7"}},
        {"at": 2, "rotate": "landscape"}, {"at": 3, "appearance": "dark"},
        {"at": 4, "resize": [300, 400]}]}
      """)
    built.shot(of: built.scene.script ?? []).action()
    let stage = built.stage
    stage.advance(to: 0.4)
    #expect(built.controller.selectedIndex == 0)
    stage.advance(to: 0.5)
    #expect(built.controller.selectedIndex == 1)
    stage.advance(to: 1)
    #expect(built.controller.viewControllers?[0].tabBarItem?.badgeValue == "7")
    stage.advance(to: 2)
    #expect(stage.screen.bounds.size == CGSize(width: 667, height: 375))
    stage.advance(to: 3)
    #expect(stage.traits.userInterfaceStyle == .dark)
    stage.advance(to: 4)
    #expect(stage.screen.bounds.size == CGSize(width: 300, height: 400))
  }

  @Test func `Colours, direction and tint arrive`() throws {
    let built = try built(
      ##"{"tabs": [{"page": {"background": "#102030"}}], "layoutDirection": "rtl", "##
        + ##""appearance": "dark", "tintColor": "#4CB6BE"}"##)
    #expect(built.stage.traits.layoutDirection == .rightToLeft)
    #expect(built.stage.traits.userInterfaceStyle == .dark)
    #expect(built.stage.window.tintColor.cgColor.components?[0] == CGFloat(0x4C) / 255)
    let page = try #require(built.controller.viewControllers?[0].view)
    let components = try #require(page.backgroundColor?.cgColor.components)
    let bytes = components.prefix(3).map { Int(($0 * 255).rounded()) }
    #expect(bytes == [16, 32, 48])
  }
}
