// SPDX-License-Identifier: MIT
//
// Coverage of glyphs: outlines of a face through the exact-area rasterizer, as they are drawn, against
// FreeType's own grey raster, at several sizes and pen positions within a pixel.

import Raster
import Testing

@testable import Typesetting

@Suite struct GlyphsAgainstFreeType {
  private static let letters = "aegkmosyAGMRSWQ&@8%ßåéñ…"

  /// Pen positions in 1/64 pixel.
  private static let pens = [(0, 0), (17, 5), (63, 40)]

  /// An outline's coverage in the smallest mask that holds it, and where that lies.
  private func coverage(_ outline: Path) -> (mask: Mask, frame: PixelRect) {
    var rasterizer = CoverageRasterizer()
    let frame = outline.pixelBounds
    return (rasterizer.mask(of: outline, rule: .nonZero, in: frame), frame)
  }

  /// The largest difference from FreeType over letters and pens, in coverage.
  private func worstDifference(_ face: Face, pixelsPerEm: Int, detail: Int) throws -> Int {
    var asked: [(id: UInt32, stepX: Int, stepY: Int, frame: PixelRect)] = []
    var ours: [Mask] = []
    let size = Double(pixelsPerEm)
    for id in Self.letters.unicodeScalars.compactMap(face.glyph) {
      for (stepX, stepY) in Self.pens {
        let map = AffineTransform(
          a: size, b: 0, c: 0, d: size, tx: Double(stepX) / 64, ty: Double(stepY) / 64)
        let (mask, frame) = coverage(face.outline(of: id).transformed(by: map))
        asked.append((id, stepX, stepY, frame))
        ours.append(mask)
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
        let (ours, frame) = coverage(polygon)
        let theirs = try FreeTypeRaster.mask(ofPolygon: polygon, in: frame)
        for (a, b) in zip(ours.bytes, theirs.bytes) { #expect(abs(Int(a) - Int(b)) <= 2) }
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
    let id = try #require(face.glyph(for: "A"))
    let map = AffineTransform(a: 10, b: 0, c: 0, d: 10, tx: 3, ty: 20)
    let (mask, frame) = coverage(face.outline(of: id).transformed(by: map))
    for y in frame.minY..<frame.maxY {
      let row = (2...9).map { x in
        x < frame.minX || x >= frame.maxX ? 0 : mask[x - frame.minX, y - frame.minY]
      }
      #expect(
        row == ((13..<20).contains(y) ? [0, 128, 255, 255, 255, 255, 128, 0] : row.map { _ in 0 }))
    }
  }
}
