// SPDX-License-Identifier: MIT
//
// What a scene says of its bar and items reaches UIKit's objects.

import Foundation
import Testing
import ViewKit

@testable import SimpleTabScenes

@MainActor
struct SceneBuilderBarTests {
  private func bar(_ text: String) throws -> UITabBar {
    let scene = try SceneDecoder.decode(Array(text.utf8), file: "s.json", folder: ".")
    return try SceneBuilder(scene).build(selected: 0).controller.tabBar
  }

  @Test func `An appearance object arrives whole`() throws {
    let bar = try bar(
      ##"""
      {"tabs": [{}, {}], "style": "native", "bar": {"appearance": {
        "background": "transparent", "color": "#102030", "hairline": "#F00",
        "normal": {"titleOffset": [1, -2], "icon": "#0F0", "badge": "#00F", "badgeOffset": [3, 4]},
        "selected": {"title": {"color": "white", "size": 11}}}}}
      """##)
    let appearance = bar.standardAppearance
    #expect(appearance.shadowColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let normal = appearance.inlineLayoutAppearance.normal
    #expect(normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -2))
    #expect(normal.badgePositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
    #expect(normal.iconColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(normal.badgeBackgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let font = appearance.stackedLayoutAppearance.selected.titleTextAttributes[.font] as? UIFont
    #expect(font?.pointSize == 11)
  }

  @Test func `Centred items have the width and the spacing that are given`() throws {
    let bar = try bar(
      #"""
      {"tabs": [{}, {}], "bar": {"positioning": "centered", "itemWidth": 60, "itemSpacing": 20}}
      """#)
    let frames = (bar.items ?? []).compactMap { ($0.value(forKey: "view") as? UIView)?.frame }
    #expect(frames.map(\.minX) == [118, 198])
    #expect(frames.map(\.width) == [60, 60])
  }

  @Test func `An item's insets, offset, selected icon and badge colour arrive`() throws {
    let bar = try bar(
      ##"""
      {"style": "native", "tabs": [{"icon": "builtin:home", "selectedIcon": "builtin:star",
        "imageInsets": [1, 2, 3, 4], "titleOffset": [5, 6], "badge": "", "badgeColor": "#00F"}]}
      """##)
    let item = try #require(bar.items?.first)
    #expect(item.imageInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 5, vertical: 6))
    #expect(item.badgeColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(item.selectedImage?.cgImage == DemoIcon.star.image(scale: 2).cgImage)
  }

  @Test func `A device held in landscape has a low bar, a tablet a centred one`() throws {
    #expect(try bar(#"{"tabs": [{}], "orientation": "landscape"}"#).frame.height == 32)
    let tablet = try bar(
      #"{"tabs": [{}], "device": {"size": [700, 900], "kind": "tablet"}}"#)
    #expect(tablet.frame.height == 50)
    #expect((tablet.items?.first?.value(forKey: "view") as? UIView)?.frame.width == 76)
  }
}
