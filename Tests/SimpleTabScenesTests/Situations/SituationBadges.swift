// SPDX-License-Identifier: MIT
//
// Titles and badges: titles stay in their items, badges stand right of the icon's middle and in front of
// it. Truth: two public frame dumps (y 2, 18 points high, max(18, text + 10) wide, left edge 7 points
// right of the middle), and the box font's advances, 0.6 of the size a letter.

import Foundation
import Raster
import Testing
import ViewKit

@testable import SimpleTabScenes

@MainActor
struct SituationBadges {
  @Test func `No title of five on 320 points leaves its item`() throws {
    defer { try? Situation.useOwnFont() }
    let picture = try Situation("long-title").picture()
    // The gutters between items: 4 points at every multiple of 64.
    for edge in 1...4 {
      let gutter = picture.part(x: edge * 128 - 4..<edge * 128 + 4, y: 2..<picture.height)
      #expect(gutter.trimmed(of: Pixmap.white) == nil)
    }
  }

  @Test func `A title that just fits has no ellipsis, one letter more has one`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("fitting-title")
    let picture = situation.picture()
    func runs(_ item: Int, pointsOverBaseline: Double) throws -> Int {
      let title = try #require(situation.frame("item[\(item)].title"))
      // Line height 1 em of 10 points, ascender 0.8, in the middle of the label.
      let baseline = title.midY - 5 + 8
      let row = Int(((baseline - pointsOverBaseline - situation.bar.frame.minY) * 2).rounded()) + 1
      return picture.runs(
        row: row, x: Int(title.minX * 2)..<Int(title.maxX * 2), on: Pixmap.white)
    }
    // Ten letters of 6 points in 60 points.
    #expect(try runs(1, pointsOverBaseline: 3) == 10)
    // Eight letters and an ellipsis of 9 points, whose three dots are 1 point high.
    #expect(try runs(2, pointsOverBaseline: 3) == 8)
    #expect(try runs(2, pointsOverBaseline: 0.5) == 11)
  }

  @Test func `Badges are where frame dumps show them, and as wide`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("badges")
    // 375 points for four: widths 90, 90, 89, 90. Letters of 13 points are 7.8 wide.
    for (index, middle, width) in [(0, 45.0, 18.0), (1, 45, 41.5), (2, 44, 18)] {
      let badge = try #require(situation.button(index)?.badgeView)
      #expect(badge.frame == CGRect(x: middle + 7, y: 2, width: width, height: 18), "\(index)")
      let button = try #require(situation.button(index))
      let item = situation.items[index].barItemView
      let (front, back) = (
        situation.bar.subviews.firstIndex { $0 === button },
        situation.bar.subviews.firstIndex { $0 === item }
      )
      #expect(try #require(front) > #require(back), "the badge lies over the icon")
    }
    #expect(situation.button(3)?.badgeView == nil)
    situation.at(0.1)
    #expect(situation.button(0)?.badgeView == nil, "cleared")
    situation.at(0.2)
    #expect(situation.button(3)?.badgeView?.frame.width == 26)
    situation.at(0.3)
    #expect(situation.button(1)?.badgeView?.frame.width == 18)
  }

  @Test func `A wide badge on the last of five items stays on the screen`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("badges-narrow")
    let last = try #require(situation.frame("item[4].badge"))
    #expect(last.maxX == 318)
    #expect(try #require(situation.frame("item[1].badge")).minX == 66 + 30 + 7)
  }

  @Test func `A badge stands still while its neighbour animates`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("badge-while-neighbour-animates")
    let rest = situation.frame("item[0].badge")
    for frame in 0...60 {
      situation.at(Double(frame) / 60)
      #expect(situation.frame("item[0].badge") == rest)
      #expect(situation.view("item[0].badge")?.alpha == 1)
    }
  }

  @Test(arguments: ["badge-beside-title", "badge-beside-title-rtl", "badge-low-bar"])
  func `A badge beside an inline title covers neither title nor icon`(name: String) throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation(name)
    for index in 0..<3 {
      let badge = try #require(situation.frame("item[\(index)].badge"))
      let title = try #require(situation.frame("item[\(index)].title"))
      let icon = try #require(situation.frame("item[\(index)].icon"))
      if situation.view("item[\(index)].title")?.alpha == 0 {
        // A selected icon stands alone: the badge has its usual place at its upper right.
        #expect(badge.midX > icon.midX)
        continue
      }
      #expect(!badge.intersects(title) && !badge.intersects(icon))
      #expect(name.hasSuffix("rtl") ? badge.midX < icon.midX : badge.midX > icon.midX)
    }
  }
}
