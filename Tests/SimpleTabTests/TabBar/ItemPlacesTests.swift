// SPDX-License-Identifier: MIT
//
// Where an item's parts stand in bars of the usual height and in low ones, in numbers worked by hand.

import Foundation
import Testing
import ViewKit

@testable import SimpleTab

@MainActor
struct ItemPlacesTests {
  private func places(
    height: CGFloat, shift: CGFloat = 0, title: CGFloat = 40, isRightToLeft: Bool = false
  ) -> ItemPlaces {
    let bar = SimpleTabBar()
    return ItemPlaces(
      size: CGSize(width: 121, height: height), style: ElegantTabBarStyle(tabBar: bar),
      titleWidth: title, iconShift: shift, titleOffset: UIOffset(horizontal: 1, vertical: -2),
      isRightToLeft: isRightToLeft)
  }

  @Test func `An item of 48 points has its icon over its title`() {
    let places = places(height: 48, shift: 10)
    #expect(places.icon == CGRect(x: 48, y: 13, width: 25, height: 25))
    #expect(places.title == CGRect(x: 1, y: 26, width: 121, height: 15))
    #expect(places.badgedTitle == nil)
  }

  @Test func `A low item has its title beside its icon`() {
    // 25 + 5 + 40 of 121: 25.5 on either side, on a whole point at the left.
    let places = places(height: 31)
    #expect(places.icon == CGRect(x: 25, y: 3, width: 25, height: 25))
    #expect(places.title == CGRect(x: 56, y: 6, width: 40, height: 15))
    #expect(places.badgedTitle == CGRect(x: 55, y: 8, width: 40, height: 15))
  }

  @Test func `From the right, the icon stands right of its title`() {
    let places = places(height: 31, isRightToLeft: true)
    #expect(places.icon.minX == 70)
    #expect(places.badgedTitle?.maxX == 65)
  }

  @Test func `A selected icon stands in the middle of a low item, over the strip`() {
    let places = places(height: 31, shift: 10)
    #expect(places.icon == CGRect(x: 48, y: 0.5, width: 25, height: 25))
    #expect(places.badgedTitle == nil)
  }

  @Test func `A title has the room that the icon leaves`() {
    #expect(places(height: 31, title: 500).title.width == 91)
  }
}
