// SPDX-License-Identifier: MIT
//
// Frames of a sequence become PNG files. Rows are compressed in bands that know nothing of each other;
// a band whose pixels are those of the same band one frame earlier, or of the band above it, lends its
// compressed bytes and its checksum. Bands are the same for a picture whatever came before, so a
// frame's bytes are those that `PNGWriter.encode` gives for it alone.

public import Raster

/// Writes the frames of a sequence, and compresses only what changed since the frame before.
///
/// A value for one thread; threads that share a sequence have one each and write the same bytes.
public struct SequenceEncoder: Sendable {
  /// How the frames are written.
  public let options: PNGWriter.Options
  private var previous: Frame?
  private var compressor = BandCompressor()
  /// Rows as they are compressed: of all bands of a small picture, or of one band after another.
  private var packed: [UInt8] = []
  /// The layout of which `packed` has all rows of the frame before, if it has them.
  private var packedLayout: BandLayout?
  /// Up to here all rows are kept: they stay in a processor's own cache. Chosen by us.
  private static let mostPackedBytes = 1 << 20

  private struct Band {
    var compressed: [UInt8]
    var adler: UInt32
  }

  private struct Frame {
    var pixmap: Pixmap
    var layout: BandLayout
    var bands: [Band]
    var file: [UInt8]
  }

  /// An encoder that has seen no frame.
  public init(options: PNGWriter.Options = .init()) { self.options = options }

  /// The frame's file, the same bytes as `PNGWriter.encode` gives.
  ///
  /// - Parameter damage: rectangles in which alone the frame may differ from the one that this encoder
  ///   had before, in pixels. What lies outside is not looked at; `nil` compares everything.
  /// - Throws: an error when the picture has no pixels.
  public mutating func encode(
    _ pixmap: Pixmap, damage: [PixelRect]? = nil
  ) throws(ImageWriteError) -> [UInt8] {
    try PNGWriter.check(pixmap)
    guard options.preset == .fast else { return encodeWhole(pixmap) }
    // A whole frame's rows are packed band by band, each while it is in a cache.
    let keepsRows = damage != nil
    let damage = damage ?? [pixmap.bounds]
    // Most frames are opaque: RGB is tried at once, and given up at the first band that is not.
    if previous?.layout.isOpaque ?? true || StraightPixels.isOpaque(pixmap.bytes) {
      if let file = encodeBands(pixmap, damage, isOpaque: true, keepsRows: keepsRows) {
        return file
      }
    }
    return encodeBands(pixmap, damage, isOpaque: false) ?? []
  }

  /// Presets that look at the whole picture at once: only an equal frame is reused.
  private mutating func encodeWhole(_ pixmap: Pixmap) -> [UInt8] {
    if let previous, previous.pixmap == pixmap { return previous.file }
    let file = SmallPNG.encode(pixmap, options: options)
    let layout = BandLayout(width: pixmap.width, height: pixmap.height, isOpaque: true)
    previous = Frame(pixmap: pixmap, layout: layout, bands: [], file: file)
    return file
  }

  /// `nil` when the picture is not opaque though it was said to be.
  private mutating func encodeBands(
    _ pixmap: Pixmap, _ damage: [PixelRect], isOpaque: Bool, keepsRows: Bool = false
  ) -> [UInt8]? {
    let layout = BandLayout(width: pixmap.width, height: pixmap.height, isOpaque: isOpaque)
    let earlier = previous.flatMap { $0.layout == layout ? $0 : nil }
    let keepsRows = keepsRows && layout.rowLength * layout.height <= Self.mostPackedBytes
    if keepsRows {
      guard packRows(pixmap, layout, damage) else { return nil }
    } else {
      packedLayout = nil
    }
    var bands: [Band] = []
    bands.reserveCapacity(layout.count)
    var hasChanged = false
    for index in 0..<layout.count {
      let start = layout.firstByte(of: index)
      let count = layout.pixelBytes(of: index)
      let rows = layout.rows(of: index)
      let isDamaged = damage.contains { $0.minY < rows.upperBound && $0.maxY > rows.lowerBound }
      if let earlier,
        !isDamaged
          || PixelPacking.areEqual(
            pixmap.bytes, from: start, earlier.pixmap.bytes, from: start, count: count)
      {
        bands.append(earlier.bands[index])
        continue
      }
      hasChanged = true
      if index > 0, layout.pixelBytes(of: index - 1) == count,
        PixelPacking.areEqual(
          pixmap.bytes, from: start, pixmap.bytes, from: start - count, count: count)
      {
        bands.append(bands[index - 1])
        continue
      }
      guard let range = keepsRows ? layout.packedBytes(of: index) : packBand(pixmap, layout, index)
      else { return nil }
      bands.append(
        Band(
          compressed: compressor.compress(packed, in: range),
          adler: Deflate.adler32(packed, in: range)))
    }
    if !hasChanged, let earlier { return earlier.file }
    let file = Self.file(bands, layout, options)
    previous = Frame(pixmap: pixmap, layout: layout, bands: bands, file: file)
    return file
  }

  /// Brings the rows that are kept up to date; false when a pixel is not opaque.
  private mutating func packRows(
    _ pixmap: Pixmap, _ layout: BandLayout, _ damage: [PixelRect]
  ) -> Bool {
    let isKnown = packedLayout == layout
    packedLayout = nil
    let length = layout.rowLength * layout.height
    if packed.count < length { packed = [UInt8](repeating: 0, count: length) }
    for rect in isKnown ? damage : [pixmap.bounds] {
      guard PixelPacking.packRGB(pixmap, rect.intersection(pixmap.bounds), into: &packed)
      else { return false }
    }
    packedLayout = layout
    return true
  }

  /// Packs a band's rows and says where they are; `nil` when one is not opaque as it was said to be.
  private mutating func packBand(
    _ pixmap: Pixmap, _ layout: BandLayout, _ index: Int
  ) -> Range<Int>? {
    let rows = layout.rows(of: index)
    let length = rows.count * layout.rowLength
    // The longest band's memory serves all.
    if packed.count < length { packed = [UInt8](repeating: 0, count: length) }
    let start = layout.firstByte(of: index)
    if layout.isOpaque {
      let isOpaque = PixelPacking.packRGB(
        pixmap.bytes, from: start, width: layout.width, rows: rows.count, into: &packed)
      guard isOpaque else { return nil }
    } else {
      StraightPixels.packRGBA(
        pixmap.bytes, from: start, width: layout.width, rows: rows.count, into: &packed)
    }
    return 0..<length
  }

  private static func file(
    _ bands: [Band], _ layout: BandLayout, _ options: PNGWriter.Options
  ) -> [UInt8] {
    var adler: UInt32 = 1
    var count = 2 + 2 + 4
    for (index, band) in bands.enumerated() {
      let length = layout.rows(of: index).count * layout.rowLength
      adler = Deflate.adler32(adler, joinedWith: band.adler, count: length)
      count += band.compressed.count
    }
    var file = PNGFileBytes(capacity: count + 128)
    file.appendHeader(
      width: layout.width, height: layout.height, bitDepth: 8, colorType: layout.isOpaque ? 2 : 6)
    file.appendPictureChunks(scale: options.scale)
    file.append("IDAT", count: count) { data in
      // A zlib stream whose header says "fastest"; an empty last block follows the bands.
      data += [0x78, 0x01]
      for band in bands { data += band.compressed }
      data += [0x03, 0x00]
      data += BigEndian.bytes(adler)
    }
    file.append("IEND", [])
    return file.bytes
  }
}
