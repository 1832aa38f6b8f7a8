// SPDX-License-Identifier: MIT
//
// FreeType's own grey raster, as the truth that our coverage is checked against: of glyphs that
// FreeType loads and scales itself, without hinting, and of polygons that both rasters are given.
//
// FreeType 2.12 cuts curves into lines that stray by up to 1/16 pixel, which shows as up to 47 of
// 255 in a pixel. So curves are drawn `detail` times larger and averaged over squares: the error
// shrinks as many times, and FreeType's raster is then the finer of the two.
//
// Ownership: each call owns a library and a face and ends both before it returns; outlines and
// bitmaps point into memory of the library's or into arrays of ours that live through the calls.
// Why it is safe: one thread, no pointer is kept, and every array has the length passed with it.

import CFreeType
import Raster

enum FreeTypeRaster {
  /// What stopped FreeType.
  struct Failure: Error {}

  /// Coverage that FreeType gives for one glyph of a file after another.
  ///
  /// `stepX` and `stepY` move the pen right and down by 1/64 pixel each; the frame is in pixels, y
  /// down, with the pen's whole pixel at (0, 0).
  static func masks(
    path: String, pixelsPerEm: Int, detail: Int,
    glyphs: [(id: UInt32, stepX: Int, stepY: Int, frame: PixelRect)]
  ) throws -> [Mask] {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { throw Failure() }
    defer { unsafe FT_Done_FreeType(library) }
    var face: FT_Face?
    guard unsafe FT_New_Face(library, path, 0, &face) == 0, let face = unsafe face else {
      throw Failure()
    }
    defer { unsafe FT_Done_Face(face) }
    guard unsafe FT_Set_Pixel_Sizes(face, 0, UInt32(pixelsPerEm * detail)) == 0 else {
      throw Failure()
    }
    return try glyphs.map { glyph in
      let flags = FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
      guard unsafe FT_Load_Glyph(face, glyph.id, flags) == 0, let slot = unsafe face.pointee.glyph
      else { throw Failure() }
      let frame = glyph.frame
      // FreeType's y runs up from the bitmap's lower edge.
      unsafe FT_Outline_Translate(
        &slot.pointee.outline, (glyph.stepX - frame.minX * 64) * detail,
        (frame.maxY * 64 - glyph.stepY) * detail)
      let fine = try unsafe draw(
        &slot.pointee.outline, library, width: frame.width * detail,
        height: frame.height * detail)
      return average(fine, by: detail)
    }
  }

  /// The coverage of a polygon whose points lie on 1/64 pixel, y down.
  static func mask(ofPolygon path: Path, in frame: PixelRect) throws -> Mask {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { throw Failure() }
    defer { unsafe FT_Done_FreeType(library) }
    var points: [FT_Vector] = []
    var ends: [Int16] = []
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p):
        points.append(
          FT_Vector(
            x: Int(((p.x - Double(frame.minX)) * 64).rounded()),
            y: Int(((Double(frame.maxY) - p.y) * 64).rounded())))
      case .close: ends.append(Int16(points.count - 1))
      case .quad, .cubic: throw Failure()
      }
    }
    var tags = [CChar](repeating: 1, count: points.count)
    return try unsafe points.withUnsafeMutableBufferPointer { points in
      try unsafe tags.withUnsafeMutableBufferPointer { tags in
        try unsafe ends.withUnsafeMutableBufferPointer { ends in
          var outline = unsafe FT_Outline(
            n_contours: Int16(ends.count), n_points: Int16(points.count),
            points: points.baseAddress, tags: tags.baseAddress, contours: ends.baseAddress,
            flags: FT_OUTLINE_NONE)
          return try unsafe draw(&outline, library, width: frame.width, height: frame.height)
        }
      }
    }
  }

  private static func draw(
    _ outline: inout FT_Outline, _ library: FT_Library?, width: Int, height: Int
  ) throws -> Mask {
    var mask = Mask(width: width, height: height)
    let error = unsafe mask.bytes.withUnsafeMutableBufferPointer { bytes in
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.rows = UInt32(height)
      unsafe bitmap.width = UInt32(width)
      unsafe bitmap.pitch = Int32(width)
      unsafe bitmap.buffer = bytes.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap)
    }
    guard error == 0 else { throw Failure() }
    return mask
  }

  private static func average(_ fine: Mask, by detail: Int) -> Mask {
    var mask = Mask(width: fine.width / detail, height: fine.height / detail)
    let count = detail * detail
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        var sum = 0
        for row in 0..<detail {
          let start = (y * detail + row) * fine.width + x * detail
          sum += fine.bytes[start..<start + detail].reduce(0) { $0 + Int($1) }
        }
        mask.bytes[y * mask.width + x] = UInt8((sum + count / 2) / count)
      }
    }
    return mask
  }
}
