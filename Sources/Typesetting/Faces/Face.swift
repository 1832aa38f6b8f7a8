// SPDX-License-Identifier: MIT
//
// A face of a font file: its names, its measures, its outlines. Read once, shared by every line and
// every thread. FreeType reads the outlines, HarfBuzz the layout tables, both from one mapping
// of the file and each behind a lock of its own.
//
// Lengths are in em unless said otherwise; an outline's y runs down, 0 is the baseline.

public import Raster
import Synchronization

/// A face of a TrueType or OpenType file. A variable font stands at its default instance.
///
/// Two faces are equal when they are one object: load a file once and share it.
public final class Face: Sendable, Equatable {
  /// The file's path, as it was given.
  public let path: String
  /// Which face of a collection, counted from 0.
  public let index: Int
  /// The family's name in the file.
  public let familyName: String
  /// The style's name in the file.
  public let styleName: String
  /// Font units per em.
  public let unitsPerEm: Int
  /// How many glyphs there are; their numbers are 0 ..< glyphCount.
  public let glyphCount: Int
  /// The file's own vertical measures, in em.
  public let metrics: FontMetrics

  let shaper: Mutex<HarfBuzzFont>
  private let outliner: Mutex<FreeTypeFace>
  private let outlines: Mutex<GenerationCache<UInt32, Path>>

  /// Reads a face. Cost: the file is mapped, and its tables are read as they are needed.
  public convenience init(path: String, index: Int = 0) throws(FaceError) {
    try self.init(try FontFile.read(path), index: index, path: path)
  }

  /// Reads a face from a file's bytes, which are copied; `path` only names it.
  public convenience init(bytes: [UInt8], path: String, index: Int = 0) throws(FaceError) {
    try self.init(FontBytes(copying: bytes), index: index, path: path)
  }

  private init(_ bytes: FontBytes, index: Int, path: String) throws(FaceError) {
    let freeType = try FreeTypeFace(bytes: bytes, index: index, path: path)
    let properties = freeType.properties
    let harfBuzz = try HarfBuzzFont(
      bytes: bytes, index: index, unitsPerEm: properties.unitsPerEm, path: path)
    self.path = path
    self.index = index
    familyName = properties.familyName
    styleName = properties.styleName
    unitsPerEm = properties.unitsPerEm
    glyphCount = properties.glyphCount
    metrics = properties.metrics
    outliner = Mutex(freeType)
    shaper = Mutex(harfBuzz)
    // Chosen by us: 65,536 elements are some two thousand glyphs, 4 MiB.
    outlines = Mutex(GenerationCache(budget: 65_536))
  }

  /// The glyph the file's character map gives for a scalar, or `nil` when it has none.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    shaper.withLock { $0.glyph(for: scalar.value) }
  }

  /// How far a glyph moves the pen, in em; 0 for a number that is no glyph.
  public func advance(of glyph: UInt32) -> Double {
    if glyph == PositionedGlyph.missingBox { return MissingBox.advance }
    return shaper.withLock { Double($0.advance(of: glyph)) } / Double(unitsPerEm)
  }

  /// A glyph's outline in em, y down, without hinting; filled by the non-zero rule.
  ///
  /// `PositionedGlyph.missingBox`, a number that is no glyph, and a glyph whose outline is damaged
  /// give the missing box: nothing is dropped unseen. Cost: read once, then kept.
  public func outline(of glyph: UInt32) -> Path {
    if let known = outlines.withLock({ $0.value(for: glyph) }) { return known }
    let path = outliner.withLock { $0.outline(of: glyph) } ?? MissingBox.outline
    outlines.withLock { $0.insert(path, for: glyph, cost: path.elements.count + 1) }
    return path
  }

  /// Whether both are one object.
  public static func == (left: Face, right: Face) -> Bool { left === right }
}
