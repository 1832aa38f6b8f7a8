// SPDX-License-Identifier: MIT
//
// A FreeType face: measures and unhinted outlines of one face of one file.
//
// Ownership: the value owns an FT_Library and the one FT_Face made from it, and holds the bytes that
// the face reads. It cannot be copied; `deinit` ends the face, then the library, then lets the bytes
// go. Whatever FreeType hands out (strings, the glyph slot, outlines) is copied before the call that
// got it returns.
// Why it is safe: FreeType asks that a library and its faces be used by one thread at a time. Each
// face has a library of its own, and `Face` keeps this value behind a Mutex.
// Source: FreeType 2 API reference.

import CFreeType
import Raster

/// One face, read by a FreeType library of its own.
@safe struct FreeTypeFace: ~Copyable {
  /// What `Face` publishes.
  struct Properties: Sendable {
    var familyName: String
    var styleName: String
    var unitsPerEm: Int
    var glyphCount: Int
    var metrics: FontMetrics
  }

  /// What the file says of itself.
  let properties: Properties
  private let library: FT_Library
  private let face: FT_Face
  private let bytes: FontBytes

  /// Opens a face of a file.
  init(bytes: FontBytes, index: Int, path: String) throws(FaceError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw FaceError(path: path, cause: .unreadable("FreeType does not start"))
    }
    let opened = unsafe Self.open(bytes, index: index, library: library)
    switch opened {
    case .failure(let cause):
      unsafe FT_Done_FreeType(library)
      throw FaceError(path: path, cause: cause)
    case .success(let face):
      unsafe self.library = unsafe library
      unsafe self.face = unsafe face
      self.bytes = bytes
      properties = unsafe Self.readProperties(face)
    }
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  @safe private enum Opened {
    case success(FT_Face)
    case failure(FaceError.Cause)
  }

  private static func open(_ bytes: FontBytes, index: Int, library: FT_Library) -> Opened {
    let start = unsafe bytes.buffer.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    // Index −1 opens nothing lasting; it tells how many faces there are.
    var probe: FT_Face?
    let probed = unsafe FT_New_Memory_Face(library, start, bytes.buffer.count, -1, &probe)
    guard probed == 0, let found = unsafe probe else { return .failure(cause(of: probed)) }
    let count = unsafe Int(found.pointee.num_faces)
    unsafe FT_Done_Face(found)
    guard index >= 0, index < count else {
      return .failure(.noSuchFace(index: index, count: count))
    }

    var face: FT_Face?
    let error = unsafe FT_New_Memory_Face(library, start, bytes.buffer.count, index, &face)
    guard error == 0, let face = unsafe face else { return .failure(cause(of: error)) }
    let flags = unsafe face.pointee.face_flags
    var refusal: FaceError.Cause?
    if flags & FT_Long(FT_FACE_FLAG_SFNT) == 0 {
      refusal = .notAFont
    } else if flags & FT_Long(FT_FACE_FLAG_SCALABLE) == 0 {
      refusal = .withoutOutlines
    } else if unsafe face.pointee.units_per_EM == 0 {
      refusal = .brokenTables("the em has no units")
    }
    guard let refusal else { return unsafe .success(face) }
    unsafe FT_Done_Face(face)
    return .failure(refusal)
  }

  private static func cause(of error: FT_Error) -> FaceError.Cause {
    switch Int(error) {
    case FT_Err_Unknown_File_Format, FT_Err_Invalid_Stream_Operation, FT_Err_Cannot_Open_Stream:
      .notAFont
    case FT_Err_Table_Missing: .brokenTables("a table it needs is missing")
    case FT_Err_Horiz_Header_Missing: .brokenTables("the table hhea is missing")
    case FT_Err_Locations_Missing: .brokenTables("the table loca is missing")
    case FT_Err_CMap_Table_Missing: .brokenTables("the table cmap is missing")
    case FT_Err_Hmtx_Table_Missing: .brokenTables("the table hmtx is missing")
    case FT_Err_Invalid_Table: .brokenTables("a table is broken")
    case FT_Err_Invalid_Offset: .brokenTables("an offset in a table is broken")
    default: .brokenTables("FreeType error \(error)")
    }
  }

  private static func readProperties(_ face: FT_Face) -> Properties {
    let record = unsafe face.pointee
    let units = unsafe Double(record.units_per_EM)
    // Signs in some files are wrong way round; a line always reaches up, and down.
    let ascender = unsafe Double(record.ascender) / units
    let descender = unsafe -abs(Double(record.descender) / units)
    let height = unsafe Double(record.height) / units
    var metrics = FontMetrics(
      ascender: ascender, descender: descender, lineHeight: max(height, ascender - descender))
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let os2 = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
      // Version 2 brought both heights; 0xFFFF says the table was made up.
      if os2.version >= 2, os2.version != 0xFFFF {
        if os2.sCapHeight > 0 { metrics.capHeight = Double(os2.sCapHeight) / units }
        if os2.sxHeight > 0 { metrics.xHeight = Double(os2.sxHeight) / units }
      }
    }
    return unsafe Properties(
      familyName: text(record.family_name), styleName: text(record.style_name),
      unitsPerEm: Int(record.units_per_EM), glyphCount: Int(record.num_glyphs), metrics: metrics)
  }

  private static func text(_ characters: UnsafeMutablePointer<FT_String>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }

  /// A glyph's outline in em, y down, or `nil` when there is no such glyph or it is damaged.
  borrowing func outline(of glyph: UInt32) -> Path? {
    guard glyph < UInt32(clamping: properties.glyphCount) else { return nil }
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0 else { return nil }
    let slot = unsafe face.pointee.glyph
    guard let slot = unsafe slot, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
      return nil
    }
    return unsafe OutlineReader.path(
      of: &slot.pointee.outline, unitsPerEm: properties.unitsPerEm)
  }
}
