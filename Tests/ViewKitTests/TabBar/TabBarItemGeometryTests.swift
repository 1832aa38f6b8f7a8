// SPDX-License-Identifier: MIT
//
// Where a button's parts stand, against two public frame dumps of stacked items.

import Foundation
import Testing

@testable import ViewKit

struct TabBarItemGeometryTests {
  private func stacked(
    _ width: CGFloat, icon: CGFloat, title: CGFloat, scale: CGFloat = 2
  ) -> TabBarItemGeometry {
    TabBarItemGeometry(
      size: CGSize(width: width, height: 48), layout: .stacked, scale: scale,
      iconSize: CGSize(width: icon, height: icon), titleSize: CGSize(width: title, height: 12),
      hasTitle: true)
  }

  @Test func `a 25-point icon stands where a frame dump shows it`() {
    let geometry = stacked(90, icon: 25, title: 30.5)
    #expect(geometry.iconFrame == CGRect(x: 32, y: 5.5, width: 25, height: 25))
    #expect(geometry.titleFrame == CGRect(x: 29.5, y: 35, width: 30.5, height: 12))
  }

  @Test func `a 30-point icon stands where a frame dump shows it`() {
    let geometry = stacked(76, icon: 30, title: 33)
    #expect(geometry.iconFrame == CGRect(x: 23, y: 3, width: 30, height: 30))
    #expect(geometry.titleFrame == CGRect(x: 21.5, y: 35, width: 33, height: 12))
  }

  @Test func `a title wider than its button has the button's width`() {
    let geometry = stacked(60, icon: 25, title: 140)
    #expect(geometry.titleFrame.minX == 0)
    #expect(geometry.titleFrame.width == 60)
  }

  @Test func `insets that differ shift the icon, and an offset the title`() {
    var geometry = stacked(90, icon: 25, title: 30)
    geometry.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    geometry.titleOffset = UIOffset(horizontal: 1, vertical: -3)
    #expect(geometry.iconFrame == CGRect(x: 32, y: 11.5, width: 25, height: 25))
    #expect(geometry.titleFrame == CGRect(x: 31, y: 32, width: 30, height: 12))
  }

  @Test func `a badge stands 2 points down and 7 right of the middle`() {
    var geometry = stacked(90, icon: 24, title: 30)
    geometry.badgeSize = CGSize(width: 18, height: 18)
    #expect(geometry.badgeFrame == CGRect(x: 52, y: 2, width: 18, height: 18))
    geometry.isRightToLeft = true
    #expect(geometry.badgeFrame.maxX == 38)
  }

  @Test func `beside each other icon and title are centred with a gap of 5 or 6`() {
    for (scale, gap, height) in [(2, 5, 20), (3, 6, 23)] as [(CGFloat, CGFloat, CGFloat)] {
      let geometry = TabBarItemGeometry(
        size: CGSize(width: 180, height: 31), layout: .compactInline, scale: scale,
        iconSize: CGSize(width: 25, height: 25), titleSize: CGSize(width: 40, height: 15),
        hasTitle: true)
      let (icon, title) = (geometry.iconFrame, geometry.titleFrame)
      #expect(icon.height == height)
      #expect(abs(title.minX - icon.maxX - gap) < 1)
      #expect(abs((icon.minX + title.maxX) / 2 - 90) < 1)
    }
  }

  @Test func `from the right the icon stands right of its title`() {
    let geometry = TabBarItemGeometry(
      size: CGSize(width: 180, height: 48), layout: .inline, scale: 2, isRightToLeft: true,
      iconSize: CGSize(width: 20, height: 20), titleSize: CGSize(width: 40, height: 15),
      hasTitle: true)
    #expect(geometry.iconFrame.minX > geometry.titleFrame.maxX)
  }

  @Test func `a badge follows the title beside an icon and covers neither`() {
    var geometry = TabBarItemGeometry(
      size: CGSize(width: 180, height: 48), layout: .inline, scale: 2,
      iconSize: CGSize(width: 20, height: 20), titleSize: CGSize(width: 40, height: 15),
      hasTitle: true)
    geometry.badgeSize = CGSize(width: 42, height: 18)
    #expect(geometry.badgeFrame.minX == geometry.titleFrame.maxX + 2)
    #expect(geometry.badgeFrame.midY == geometry.titleFrame.minY)
    geometry.isRightToLeft = true
    #expect(geometry.badgeFrame.maxX == geometry.titleFrame.minX - 2)
  }

  @Test func `a badge stays between the bar's ends`() {
    var geometry = stacked(60, icon: 25, title: 30)
    geometry.badgeSize = CGSize(width: 42, height: 18)
    #expect(geometry.badgeFrame.minX == 37)
    geometry.badgeRoom = -256...60
    #expect(geometry.badgeFrame.maxX == 60)
  }

  @Test func `no icon and no title have no frames`() {
    let geometry = TabBarItemGeometry(
      size: CGSize(width: 90, height: 48), layout: .inline, scale: 2, iconSize: .zero,
      titleSize: .zero, hasTitle: false)
    #expect(geometry.iconFrame == .zero)
    #expect(geometry.titleFrame == .zero)
  }
}
