// SPDX-License-Identifier: MIT
//
// Coverage of glyphs: against FreeType's own grey raster, at several sizes and pen positions, and
// what the shared cache must not change.

import Raster
import Testing

@testable import Typesetting

@Suite struct GlyphRasterizerTests {
  private static let letters = "aegkmosyAGMRSWQ&@8%ßåéñ…"

  /// Pen positions in 1/64 pixel.
  private static let pens = [(0, 0), (17, 5), (63, 40)]

  /// The largest difference from FreeType over letters and pens, in coverage.
  private func worstDifference(_ face: Face, pixelsPerEm: Int, detail: Int) throws -> Int {
    let rasterizer = GlyphRasterizer()
    let run = GlyphRun(face: face, pixelsPerEm: Double(pixelsPerEm), glyphs: [])
    var asked: [(id: UInt32, stepX: Int, stepY: Int, frame: PixelRect)] = []
    var ours: [Mask] = []
    for id in Self.letters.unicodeScalars.compactMap(face.glyph) {
      for (stepX, stepY) in Self.pens {
        let glyph = PositionedGlyph(id: id, x: Double(stepX) / 64, y: Double(stepY) / 64)
        let coverage = try #require(
          rasterizer.coverage(of: glyph, in: run, transform: .identity))
        let frame = coverage.mask.bounds.offsetBy(dx: coverage.x, dy: coverage.y)
        asked.append((id, stepX, stepY, frame))
        ours.append(coverage.mask)
      }
    }
    #expect(ours.count == Self.letters.unicodeScalars.count * Self.pens.count)
    let theirs = try FreeTypeRaster.masks(
      path: face.path, pixelsPerEm: pixelsPerEm, detail: detail, glyphs: asked)
    return zip(ours, theirs).reduce(0) { worst, pair in
      zip(pair.0.bytes, pair.1.bytes).reduce(worst) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
  }

  @Test(arguments: [10, 20, 28])
  func coverageOfCubicOutlinesIsFreeTypesToTwoOf255(pixelsPerEm: Int) throws {
    let face = try TestFonts.inter()
    #expect(try worstDifference(face, pixelsPerEm: pixelsPerEm, detail: 32) <= 2)
  }

  @Test(arguments: [28])
  func coverageOfQuadraticOutlinesIsFreeTypesToTwoOf255(pixelsPerEm: Int) throws {
    let face = try TestFonts.noto("NotoSans-Regular")
    #expect(try worstDifference(face, pixelsPerEm: pixelsPerEm, detail: 32) <= 2)
  }

  @Test func coverageOfPolygonsIsFreeTypesOwnToTwoOf255() throws {
    // No curves: FreeType's raster as it is, at the size itself. Points lie on its 1/64 pixel.
    let face = try TestFonts.inter()
    for size in [10.0, 28, 60] {
      for id in Self.letters.unicodeScalars.compactMap(face.glyph) {
        let toPixels = AffineTransform(a: size, b: 0, c: 0, d: size, tx: 0.3, ty: 0.7)
        let polygon = polygon(of: face.outline(of: id).transformed(by: toPixels))
        let ours = try #require(GlyphRasterizer.coverage(of: polygon))
        let frame = ours.mask.bounds.offsetBy(dx: ours.x, dy: ours.y)
        let theirs = try FreeTypeRaster.mask(ofPolygon: polygon, in: frame)
        for (a, b) in zip(ours.mask.bytes, theirs.bytes) {
          #expect(abs(Int(a) - Int(b)) <= 2)
        }
      }
    }
  }

  /// An outline's points joined by lines, each rounded to 1/64 pixel.
  private func polygon(of path: Path) -> Path {
    func rounded(_ point: Point) -> Point {
      Point(x: (point.x * 64).rounded() / 64, y: (point.y * 64).rounded() / 64)
    }
    return Path(
      path.elements.map { element in
        switch element {
        case .move(let p): .move(rounded(p))
        case .line(let p), .quad(_, let p), .cubic(_, _, let p): .line(rounded(p))
        case .close: .close
        }
      })
  }

  @Test func aBoxCoversItsPixels() throws {
    // The box font's A at 10 pixels: from 0.5 to 5.5, 7 high; the pen at (3, 20).
    let face = try TestFonts.box()
    let glyph = PositionedGlyph(id: try #require(face.glyph(for: "A")), x: 1, y: 0)
    let run = GlyphRun(face: face, pixelsPerEm: 10, glyphs: [glyph])
    let coverage = try #require(
      GlyphRasterizer().coverage(of: glyph, in: run, transform: .translation(x: 2, y: 20)))
    #expect((coverage.x, coverage.y) == (3, 13))
    #expect((coverage.mask.width, coverage.mask.height) == (6, 7))
    #expect(Array(coverage.mask.bytes[..<6]) == [128, 255, 255, 255, 255, 128])
  }

  @Test func aPenLeftOfAndAboveTheOriginIsNoDifferent() throws {
    let face = try TestFonts.inter()
    let id = try #require(face.glyph(for: "g"))
    let run = GlyphRun(face: face, pixelsPerEm: 28, glyphs: [])
    let rasterizer = GlyphRasterizer()
    let glyph = PositionedGlyph(id: id, x: 0.3, y: 0.6)
    let here = try #require(rasterizer.coverage(of: glyph, in: run, transform: .identity))
    let there = try #require(
      rasterizer.coverage(of: glyph, in: run, transform: .translation(x: -50, y: -9)))
    #expect(there == GlyphCoverage(mask: here.mask, x: here.x - 50, y: here.y - 9))
  }

  @Test func aPenWithinAStepHasTheSameMaskAndTheNextStepAnother() throws {
    let face = try TestFonts.inter()
    let id = try #require(face.glyph(for: "l"))
    let run = GlyphRun(face: face, pixelsPerEm: 28, glyphs: [])
    func mask(_ x: Double) -> GlyphCoverage? {
      GlyphRasterizer().coverage(
        of: PositionedGlyph(id: id, x: x, y: 0), in: run, transform: .identity)
    }
    #expect(mask(0) == mask(0.4 / 64))
    #expect(mask(0) != mask(1.0 / 64))
  }

  @Test func whatIsKeptChangesNothing() throws {
    let face = try TestFonts.inter()
    let run = GlyphRun(face: face, pixelsPerEm: 28, glyphs: [])
    let keeping = GlyphRasterizer()
    let forgetful = GlyphRasterizer(budget: 0)
    for _ in 0..<2 {
      for id in Self.letters.unicodeScalars.compactMap(face.glyph) {
        let glyph = PositionedGlyph(id: id, x: 0.37, y: 0)
        let kept = keeping.coverage(of: glyph, in: run, transform: .translation(x: 7, y: 5))
        #expect(kept == forgetful.coverage(of: glyph, in: run, transform: .translation(x: 7, y: 5)))
      }
    }
  }

  @Test func manyThreadsGetTheSameMasks() async throws {
    let face = try TestFonts.inter()
    let run = GlyphRun(face: face, pixelsPerEm: 28, glyphs: [])
    let ids = Self.letters.unicodeScalars.compactMap(face.glyph)
    let rasterizer = GlyphRasterizer(budget: 20_000)
    let alone = ids.map {
      GlyphRasterizer().coverage(
        of: PositionedGlyph(id: $0, x: 0.5, y: 0), in: run, transform: .identity)
    }
    await withTaskGroup(of: [GlyphCoverage?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          ids.map {
            rasterizer.coverage(
              of: PositionedGlyph(id: $0, x: 0.5, y: 0), in: run, transform: .identity)
          }
        }
      }
      for await masks in group { #expect(masks == alone) }
    }
  }

  @Test func aSpaceCoversNothing() throws {
    let face = try TestFonts.inter()
    let glyph = PositionedGlyph(id: try #require(face.glyph(for: " ")), x: 0, y: 0)
    let run = GlyphRun(face: face, pixelsPerEm: 28, glyphs: [glyph])
    let coverage = GlyphRasterizer().coverage(of: glyph, in: run, transform: .identity)
    #expect(coverage?.mask.bytes.isEmpty == true)
  }

  @Test func sizesAndPlacesOutOfReachAreLeftToOutlines() throws {
    let face = try TestFonts.box()
    let glyph = PositionedGlyph(id: try #require(face.glyph(for: "A")), x: 0, y: 0)
    func coverage(_ size: Double, x: Double = 0) -> GlyphCoverage? {
      GlyphRasterizer().coverage(
        of: glyph, in: GlyphRun(face: face, pixelsPerEm: size, glyphs: []),
        transform: .translation(x: x, y: 0))
    }
    #expect(coverage(512) != nil)
    #expect(coverage(513) == nil)
    #expect(coverage(.infinity) == nil)
    #expect(coverage(20, x: 1e12) == nil)
    #expect(coverage(20, x: .nan) == nil)
    #expect(coverage(0) == .empty)
    #expect(coverage(.nan) == .empty)
  }

  @Test func anEvenScaleIsALargerSizeAndOtherTransformsAreLeftToOutlines() throws {
    let face = try TestFonts.inter()
    let glyph = PositionedGlyph(id: try #require(face.glyph(for: "g")), x: 3.25, y: 1)
    let points = GlyphRun(face: face, pixelsPerEm: 14, glyphs: [glyph])
    let scaled = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10.5, ty: 7)
    let pixels = GlyphRun(face: face, pixelsPerEm: 28, glyphs: [])
    let pen = PositionedGlyph(id: glyph.id, x: 17, y: 9)
    let rasterizer = GlyphRasterizer()
    let found = rasterizer.coverage(of: glyph, in: points, transform: scaled)
    #expect(found == rasterizer.coverage(of: pen, in: pixels, transform: .identity))
    #expect(found != nil)
    for (a, b, c, d) in [(0.0, 1.0, -1.0, 0.0), (1, 0, 0, -1), (-1, 0, 0, -1), (1, 0, 0, 2)] {
      let transform = AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
      #expect(rasterizer.coverage(of: glyph, in: points, transform: transform) == nil)
    }
  }

  @Test func anOutlineStandsWhereItsPenDoes() throws {
    let face = try TestFonts.box()
    let glyph = PositionedGlyph(id: try #require(face.glyph(for: "A")), x: 3, y: 1)
    let run = GlyphRun(face: face, pixelsPerEm: 10, glyphs: [glyph])
    #expect(
      GlyphRasterizer.outline(of: glyph, in: run).elements.first
        == .move(Point(x: 3.5, y: 1)))
  }
}
