// SPDX-License-Identifier: MIT
//
// Switches that interrupt each other: nothing jumps, nothing is black. A value that moves by Q in D
// seconds along ease-in-out, whose slope is 1.72 at most, moves by 1.72·Q/D·Δ in a frame of Δ seconds; of
// motions that add up, the sums.

import Foundation
import Raster
import Testing
import ViewKit

@testable import SimpleTabScenes

@MainActor
struct SituationMotion {
  nonisolated static let interrupted = [
    "pop-left-after-100-ms", "pop-left-after-200-ms", "pop-left-after-290-ms",
    "a-b-c-within-100-ms", "rapid-taps", "same-target-twice",
  ]

  @Test(arguments: interrupted)
  func `No view jumps by more than a frame's motion`(name: String) throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation(name)
    let frame = 1.0 / 240
    // As many motions as there are events can add up.
    let count = Double(situation.built.scene.script?.count ?? 0)
    let slope = 1.72 * frame * count
    // Icons: 10 points in 0.3 s; scale 0.5 in 0.2 s. Titles and pages: opacity 1 in 0.3 s.
    var before = situation.trace
    for number in 1...240 {
      let now = situation.at(Double(number) * frame).trace
      for view in now where view.name != "selector" && view.name != "bar" {
        guard let old = before.first(where: { $0.name == view.name }) else { continue }
        let moves = zip(view.center, old.center).map { abs($0 - $1) }.max() ?? 0
        // A page that comes again begins anew, unseen; a picture stands in its old place.
        let grows = view.alpha * (zip(view.scale, old.scale).map { abs($0 - $1) }.max() ?? 0)
        #expect(moves <= slope * 10 / 0.3, "\(name) \(view.name) \(number)")
        #expect(grows <= slope * 0.5 / 0.2, "\(name) \(view.name) \(number)")
        if view.name.hasSuffix("title") {
          #expect(abs(view.alpha - old.alpha) <= slope / 0.3, "\(name) \(view.name) \(number)")
        }
      }
      before = now
    }
  }

  @Test(
    arguments: interrupted + ["rotate-while-switching", "resize-while-switching", "rotate-last"])
  func `Nothing is black, and the screen does not flash`(name: String) throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation(name) { $0.device.scale = 1 }
    var before: PremultipliedColor?
    for number in 0...30 {
      let picture = situation.at(Double(number) / 30).picture(.screen)
      let darkest = stride(from: 0, to: picture.bytes.count, by: 4).map {
        max(picture.bytes[$0], picture.bytes[$0 + 1], picture.bytes[$0 + 2])
      }.min()
      #expect(try #require(darkest) > 100, "\(name) \(number)")
      // A page's colour changes by 23 in all: in a thirtieth of a second by a fifth of that a change.
      let page = picture[picture.width / 2, 40]
      if let before { #expect(abs(Int(page.b) - Int(before.b)) <= 12, "\(name) \(number)") }
      before = page
    }
  }

  @Test func `Turned or resized in the middle of a switch, every state is kept`() throws {
    defer { try? Situation.useOwnFont() }
    for (name, size) in [
      ("rotate-while-switching", (667.0, 375.0)), ("resize-while-switching", (320, 480)),
    ] {
      let situation = try Situation(name).settled()
      #expect(situation.built.controller.selectedIndex == 2)
      #expect(situation.frame("page[2]") == CGRect(x: 0, y: 0, width: size.0, height: size.1))
      let item = try #require(situation.frame("item[2]"))
      #expect(
        situation.frame("selector")
          == CGRect(
            x: item.minX + 10, y: item.maxY - 5, width: item.width - 20, height: 5))
      #expect(situation.view("item[2].title")?.alpha == 0)
      #expect(situation.view("item[0].title")?.alpha == 1)
      #expect(situation.view("item[2].icon")?.scale == [1, 1])
    }
  }
}
