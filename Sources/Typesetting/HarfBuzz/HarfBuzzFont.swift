// SPDX-License-Identifier: MIT
//
// A HarfBuzz font: character map, advances and shaping of one face, in font units.
//
// Ownership: the value owns one hb_font_t, and through HarfBuzz's own counts the hb_face_t and
// hb_blob_t under it; it holds the bytes the blob points to. It cannot be copied; `deinit` lets the
// font go, then the bytes. A shaping buffer lives inside one call; its glyphs are copied out.
// Why it is safe: the font is made immutable and `Face` keeps it behind a Mutex; the blob is
// read-only, so HarfBuzz never writes to the bytes.
// The scale is the face's units per em, so every figure is linear in the size and free of hints. The
// shaper is named, so that no environment variable can choose another. Source: HarfBuzz manual.

import CHarfBuzz

/// A glyph as HarfBuzz gives it, in font units; y runs up here and nowhere above.
struct RawGlyph: Sendable, Equatable {
  var id: UInt32
  /// The index of the first scalar of the cluster it belongs to.
  var cluster: Int
  var advance: Int
  var offsetX: Int
  var offsetY: Int
}

/// One face's layout tables.
@safe struct HarfBuzzFont: ~Copyable {
  private let font: OpaquePointer
  private let bytes: FontBytes

  /// Reads a face's tables.
  init(bytes: FontBytes, index: Int, unitsPerEm: Int, path: String) throws(FaceError) {
    let start = unsafe bytes.buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
    let count = unsafe UInt32(clamping: bytes.buffer.count)
    let blob = unsafe hb_blob_create(start, count, HB_MEMORY_MODE_READONLY, nil, nil)
    let face = unsafe hb_face_create(blob, UInt32(index))
    unsafe hb_blob_destroy(blob)
    let glyphs = unsafe hb_face_get_glyph_count(face)
    let units = unsafe Int(hb_face_get_upem(face))
    let font = unsafe hb_font_create(face)
    unsafe hb_face_destroy(face)
    guard let font = unsafe font else {
      throw FaceError(path: path, cause: .unreadable("HarfBuzz has no memory"))
    }
    guard glyphs > 0, units == unitsPerEm else {
      unsafe hb_font_destroy(font)
      let why = glyphs == 0 ? "it has no glyphs" : "its tables disagree about the em"
      throw FaceError(path: path, cause: .brokenTables(why))
    }
    unsafe hb_font_make_immutable(font)
    unsafe self.font = unsafe font
    self.bytes = bytes
  }

  deinit { unsafe hb_font_destroy(font) }

  /// The glyph of a scalar, or `nil`.
  borrowing func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0, glyph != 0 else {
      return nil
    }
    return glyph
  }

  /// A glyph's advance, in font units.
  borrowing func advance(of glyph: UInt32) -> Int {
    unsafe Int(hb_font_get_glyph_h_advance(font, glyph))
  }

  /// Shapes a range of a text, with the rest of the text as context. Glyphs come in visual order,
  /// left to right; clusters are indices into `scalars`.
  borrowing func shape(
    _ scalars: [UInt32], range: Range<Int>, script: Script, isRightToLeft: Bool
  ) -> [RawGlyph] {
    guard let buffer = unsafe hb_buffer_create() else { return [] }
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe scalars.withUnsafeBufferPointer { text in
      unsafe hb_buffer_add_codepoints(
        buffer, text.baseAddress, Int32(clamping: text.count), UInt32(clamping: range.lowerBound),
        Int32(clamping: range.count))
    }
    unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: script.tag))
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == scalars.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    unsafe Self.shapeWithOpenType(font, buffer)
    return unsafe Self.glyphs(in: buffer)
  }

  private static func shapeWithOpenType(_ font: OpaquePointer, _ buffer: OpaquePointer) {
    unsafe "ot".withCString { name in
      let shapers: [UnsafePointer<CChar>?] = unsafe [name, nil]
      _ = unsafe shapers.withUnsafeBufferPointer { list in
        unsafe hb_shape_full(font, buffer, nil, 0, list.baseAddress)
      }
    }
  }

  private static func glyphs(in buffer: OpaquePointer) -> [RawGlyph] {
    var infoCount: UInt32 = 0
    var positionCount: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &infoCount)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &positionCount)
    guard infoCount == positionCount, let infos = unsafe infos, let positions = unsafe positions
    else { return [] }
    return (0..<Int(infoCount)).map { i in
      let info = unsafe infos[i]
      let position = unsafe positions[i]
      return RawGlyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: Int(position.x_advance),
        offsetX: Int(position.x_offset), offsetY: Int(position.y_offset))
    }
  }
}
