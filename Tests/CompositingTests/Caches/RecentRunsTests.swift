// SPDX-License-Identifier: MIT
//
// A run is found again where it stood, and only there.

import Raster
import Testing
import Typesetting

@testable import Compositing

@Suite("RecentRuns")
struct RecentRunsTests {
  private func run(_ face: Face, _ id: UInt32, size: Double = 12) -> GlyphRun {
    GlyphRun(
      face: face, pixelsPerEm: size,
      glyphs: [PositionedGlyph(id: id, x: 0, y: 0), PositionedGlyph(id: 2, x: 20, y: 0)])
  }

  @Test("Another run, size, face or place is another mask")
  func found() throws {
    let face = try testFace()
    var runs = RecentRuns()
    let transform = AffineTransform.translation(x: 3, y: 4)
    let place = RecentRuns.place(of: run(face, 1), transform)
    runs.keep(run(face, 1), transform, [9], bounds: .empty)
    #expect(runs.has(run(face, 1), transform, at: place))
    #expect(!runs.has(run(face, 3), transform, at: place))
    #expect(!runs.has(run(face, 1, size: 13), transform, at: place))
    #expect(!runs.has(run(try testFace(), 1), transform, at: place))
    #expect(!runs.has(run(face, 1), .translation(x: 3, y: 5), at: place))
  }

  @Test("There are never more than so many")
  func bound() throws {
    let face = try testFace()
    var runs = RecentRuns()
    for x in 0..<1000 {
      runs.keep(run(face, 1), .translation(x: Double(x), y: 0), [9], bounds: .empty)
    }
    #expect(runs.masks.count == RecentRuns.places)
  }

  @Test("Lines drawn again and again, at rest and moved, look as when they are drawn once")
  func drawn() throws {
    let face = try testFace()
    let compositor = Compositor()
    for step in 0..<12 {
      let transform = AffineTransform.translation(
        x: Double(step / 4), y: 20 + 0.25 * Double(step / 4))
      let commands = [PremultipliedColor.black, .white].map {
        DrawCommand.drawGlyphs(run(face, 1), transform: transform, color: $0, mode: .sourceOver)
      }
      let list = DisplayList(width: 50, height: 30, commands: commands)
      #expect(compositor.render(list) == Compositor.render(list), "step \(step)")
    }
  }
}
