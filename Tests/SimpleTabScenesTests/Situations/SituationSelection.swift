// SPDX-License-Identifier: MIT
//
// Which item is shown as selected: by tap, by code, from the start, twice, in other orders, after turns.
// Truth: UIKit's own item frames (edges i·W/N rounded to whole points, less 2 on either side), and a
// scene that starts with the tab selected.

import Foundation
import Raster
import Recording
import SimpleTab
import Testing
import ViewKit

@testable import SimpleTabScenes

@MainActor
struct SituationSelection {
  private let teal = [0x4C, 0xB6, 0xBE, 0xFF].map { Double($0) / 255 }
  private let gray = [0xAA, 0xAA, 0xAA, 0xFF].map { Double($0) / 255 }

  /// Expects one strip, under the selected item, and the colours of the states.
  private func expectOneSelected(_ index: Int, _ situation: Situation, _ note: String = "") throws {
    let selector = try #require(situation.frame("selector"))
    for (place, item) in situation.items.enumerated() {
      let frame = try #require(situation.frame("item[\(place)]"))
      #expect(frame.contains(selector) == (place == index), "\(note) \(place)")
      let title = situation.view("item[\(place)].title")
      #expect(title?.alpha == (place == index ? 0 : 1), "\(note) \(place)")
      #expect(title?.color == (place == index ? teal : gray), "\(note) \(place)")
      #expect(situation.view("item[\(place)].icon")?.tint == (place == index ? teal : gray))
      #expect(item.iconView.transform == .identity)
    }
    let style = situation.items.first?.tabBar.tabBarStyle as? SelectorTabBarStyle
    let color = style?.selectorColor
    let strips = situation.bar.subviews.filter { $0.backgroundColor == color && !$0.isHidden }
    #expect(strips.count == 1, "\(note)")
  }

  /// What the screen shows is what a scene shows that starts there.
  private func expectAtRest(_ name: String, selected: Int) throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation(name).settled()
    let picture = situation.picture(.screen)
    let rest = try Situation(name) {
      $0.selected = selected
      $0.script = $0.script?.filter {
        if case .appearance(let appearance) = $0.action {
          _ = appearance
          return true
        }
        return false
      }
    }.settled()
    #expect(situation.built.controller.selectedIndex == selected)
    #expect(picture == rest.picture(.screen), "\(name)")
  }

  @Test func `After B and A again, A has the tint`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("tint-b-then-a")
    try expectOneSelected(1, situation.at(0.59), "B")
    try expectOneSelected(0, situation.settled(), "A")
  }

  @Test func `The first title has its colour before anything happens`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("first-title-colour")
    #expect(situation.view("item[0].title")?.color == teal)
    #expect(situation.view("item[1].title")?.color == gray)
  }

  @Test func `A scene that starts at 2 is at rest there`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("start-at-two")
    #expect(!situation.built.stage.hasPendingWork)
    try expectOneSelected(2, situation)
  }

  @Test func `An index set by code moves everything as a tap does`() throws {
    defer { try? Situation.useOwnFont() }
    for frame in 0...35 {
      let time = Double(frame) / 60
      let coded = try Situation("index-by-code").at(time).trace
      let tapped = try Situation("index-by-code") {
        $0.script = [SceneEvent(time: 0, action: .tap(2))]
      }.at(time).trace
      #expect(coded == tapped)
    }
  }

  @Test func `A selected image is shown while its item is selected`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("selected-image").settled()
    func picture(_ index: Int) -> CGImage? {
      (situation.items[index].iconView.subviews.first as? UIImageView)?.image?.cgImage
    }
    #expect(picture(0) == DemoIcon.home.image(scale: 2).cgImage)
    #expect(picture(1) == DemoIcon.star.image(scale: 2).cgImage)
  }

  @Test func `Right to left, the last tab is leftmost, and the strip is under it`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("right-to-left").settled()
    let mirrored = try Situation("right-to-left") { $0.isRightToLeft = false }.settled()
    for index in 0..<3 {
      let frame = try #require(situation.frame("item[\(index)]"))
      let other = try #require(mirrored.frame("item[\(index)]"))
      #expect(frame.minX == 375 - other.maxX)
    }
    situation.built.stage.makeCurrent()
    try expectOneSelected(2, situation)
    #expect(try #require(situation.frame("selector")).minX == 12)
  }

  @Test func `Of six controllers the last two are behind More`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("six-controllers")
    #expect(situation.items.map(\.tabTitle) == ["Home", "Messages", "Profile", "Search", "More"])
    try expectOneSelected(4, situation.at(0.55), "More tapped")
    try expectOneSelected(1, situation.at(1.15), "back")
    try expectOneSelected(4, situation.settled(), "the sixth by code")
    #expect(situation.built.controller.selectedIndex == 5)
  }

  @Test func `The same target twice is one switch`() throws {
    defer { try? Situation.useOwnFont() }
    for frame in 0...35 {
      let time = Double(frame) / 60
      let twice = try Situation("same-target-twice").at(time).trace
      let once = try Situation("same-target-twice") { $0.script?.removeLast() }.at(time).trace
      #expect(twice == once)
    }
  }

  @Test func `Turned with the last item selected, the strip is under it each time`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("rotate-last")
    try expectOneSelected(2, situation.at(0.05), "upright")
    try expectOneSelected(2, situation.at(0.2), "turned")
    #expect(situation.frame("bar") == CGRect(x: 0, y: 343, width: 667, height: 32))
    try expectOneSelected(2, situation.settled(), "upright again")
    #expect(situation.frame("bar") == CGRect(x: 0, y: 618, width: 375, height: 49))
  }

  @Test func `A notch takes the bar's lower end, or its sides`() throws {
    defer { try? Situation.useOwnFont() }
    let upright = try Situation("notch-portrait")
    #expect(upright.frame("bar") == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(upright.frame("item[2]") == CGRect(x: 252, y: 730, width: 121, height: 48))
    let turned = try Situation("notch-landscape")
    #expect(turned.frame("bar") == CGRect(x: 0, y: 322, width: 812, height: 53))
    for index in 0..<3 {
      let frame = try #require(turned.frame("item[\(index)]"))
      #expect(frame.minX >= 44 && frame.maxX <= 768 && frame.minY == 323 && frame.height == 31)
    }
  }

  @Test(arguments: [
    ("rapid-taps", 1), ("same-target-twice", 1), ("pop-left-after-100-ms", 2),
    ("pop-left-after-200-ms", 2), ("pop-left-after-290-ms", 2), ("a-b-c-within-100-ms", 2),
    ("rotate-last", 2), ("appearance-change", 1), ("tint-b-then-a", 0),
  ])
  func `It comes to rest as if it had started there`(name: String, selected: Int) throws {
    try expectAtRest(name, selected: selected)
  }

  @Test func `Controllers set twice leave one set of items and one strip`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("start-at-two")
    let controller = situation.built.controller
    let before = situation.picture(.screen)
    let pages = controller.viewControllers
    controller.viewControllers = pages
    controller.setViewControllers(pages, animated: true)
    situation.built.stage.layoutIfNeeded()
    try expectOneSelected(2, situation)
    let bar = situation.bar
    #expect(bar.subviews.filter { $0 is UITabBarButton }.count == 3)
    let views = Set(situation.items.map { ObjectIdentifier($0.barItemView) })
    #expect(bar.subviews.filter { views.contains(ObjectIdentifier($0)) }.count == 3)
    #expect(bar.subviews.count == 8, "background, three buttons, three items, a strip")
    #expect(situation.picture(.screen) == before)
  }
}
