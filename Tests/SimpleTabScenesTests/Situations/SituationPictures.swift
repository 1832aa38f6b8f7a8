// SPDX-License-Identifier: MIT
//
// Pixels: icons are crisp where item edges are no whole pixels, never solid boxes, and colours follow
// the appearance. Truth: a template's pixel is tint × alpha over the bar.

import FixtureSupport
import Foundation
import ImageCoding
import Raster
import Testing
import ViewKit

@testable import SimpleTabScenes

@MainActor
struct SituationPictures {
  /// The icon of an item, cut out of the bar without the white around it.
  private func icon(_ index: Int, of situation: Situation) throws -> Pixmap {
    let scale = Double(situation.built.stage.screen.scale)
    let frame = try #require(situation.frame("item[\(index)].icon"))
    let top = situation.bar.frame.minY
    let (x, y) = (Int(((frame.minX - 1) * scale).rounded()), Int(((frame.minY - top) * scale)))
    let side = Int(frame.width * scale)
    return try #require(
      situation.picture().part(
        x: x..<x + side + Int(2 * scale), y: y..<y + side + Int(scale)
      ).trimmed(of: Pixmap.white))
  }

  /// A picture's opacity filled with a colour over white, without the white around it.
  private func filled(_ picture: Pixmap, with color: [Int]) throws -> Pixmap {
    var bytes: [UInt8] = []
    for pixel in 0..<picture.width * picture.height {
      let alpha = Int(picture.bytes[pixel * 4 + 3])
      // (c·a + 255·(255 − a)) / 255, rounded.
      for channel in color {
        bytes.append(UInt8((2 * (channel * alpha + 255 * (255 - alpha)) + 255) / 510))
      }
      bytes.append(255)
    }
    return try #require(
      Pixmap(width: picture.width, height: picture.height, premultipliedBytes: bytes)?
        .trimmed(of: Pixmap.white))
  }

  /// The largest difference of two pictures' channels; `nil` for other extents.
  private func difference(_ left: Pixmap, _ right: Pixmap) -> Int? {
    guard left.width == right.width, left.height == right.height else { return nil }
    return zip(left.bytes, right.bytes).map { abs(Int($0) - Int($1)) }.max()
  }

  @Test(arguments: [1, 2, 3])
  func `Icons in items of 106.67 points are as sharp as their pictures`(scale: Int) throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("thirds") { $0.device.scale = scale }
    let frames = (0..<3).compactMap { situation.frame("item[\($0)]") }
    #expect(frames.map(\.minX) == [2, 109, 215])
    #expect(frames.map(\.width) == [103, 102, 103])
    let source = try #require(DemoIcon.home.image(scale: CGFloat(scale)).cgImage).image.pixmap
    let wanted = try filled(source, with: [0xAA, 0xAA, 0xAA])
    for index in 1...2 {
      #expect(try #require(difference(icon(index, of: situation), wanted)) <= 1)
    }
  }

  @Test func `A picture of 75 pixels in 25 points at 3 is drawn pixel by pixel`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("pixel-exact-icon")
    let colors = [[0x4C, 0xB6, 0xBE], [0xAA, 0xAA, 0xAA], [0xAA, 0xAA, 0xAA]]
    for (index, name) in ["home", "messages", "person"].enumerated() {
      let source = try PNGReader.read(path: Fixtures.url("Icons/\(name)@3x.png").path).pixmap
      #expect(source.width == 75)
      let wanted = try filled(source, with: colors[index])
      #expect(try #require(difference(icon(index, of: situation), wanted)) <= 1, "\(name)")
    }
  }

  @Test func `An icon without a transparent pixel keeps its colours, unless told otherwise`() throws
  {
    defer { try? Situation.useOwnFont() }
    let own = try icon(1, of: Situation("opaque-icon"))
    #expect(own.width == 50 && own.height == 50)
    #expect(own[0, 0] == PremultipliedColor(r: 255, g: 214, b: 102, a: 255))
    let solid = try icon(
      1, of: Situation("opaque-icon") { $0.style.originalBehaviors = ["solidIcon"] })
    #expect(solid == Pixmap(width: 50, height: 50, color: solid[0, 0]))
  }

  @Test func `A template icon is not a box`() throws {
    defer { try? Situation.useOwnFont() }
    let icon = try icon(0, of: Situation("opaque-icon"))
    #expect(icon[0, 0] == Pixmap.white || icon[icon.width - 1, 0] == Pixmap.white)
  }

  @Test func `Colours without a dark form stay as they are in the dark`() throws {
    defer { try? Situation.useOwnFont() }
    let dark = try Situation("dark-with-light-only-colours")
    let light = try Situation("dark-with-light-only-colours") { $0.appearance = .light }
    for name in ["item[0].title", "item[0].icon", "item[1].icon"] {
      #expect(dark.view(name)?.color == light.view(name)?.color)
      #expect(dark.view(name)?.tint == light.view(name)?.tint)
    }
    #expect(dark.picture()[4, 40] == Pixmap.white)
  }

  @Test func `In mid-session the appearance changes at once and motion goes on`() throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation("appearance-change")
    let plain = try Situation("appearance-change") { $0.script?.removeLast() }
    for time in [0.2, 0.25, 0.3, 0.4, 0.5] {
      #expect(situation.at(time).frame("selector") == plain.at(time).frame("selector"))
    }
    #expect(situation.picture()[4, 40] == PremultipliedColor(r: 22, g: 22, b: 22, a: 255))
    #expect(situation.view("item[0].title")?.color?[0] == 235.0 / 255)
  }
}
