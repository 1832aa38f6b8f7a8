// SPDX-License-Identifier: MIT
//
// A name for what a picture shows, whatever file it is kept in: SHA-256 of the width and the height
// (four bytes each, big-endian), then the straight RGBA8 rows from the top. Where rows repeat, as on
// most screens, a second name takes a fraction of the time: each row that is not the one above it.

public import Raster

/// The hash of a picture's pixels, as manifests state it.
public enum PixelHash {
  /// 64 lower-case hexadecimal digits that name the pixels of a picture.
  public static func hex(of pixmap: Pixmap) -> String {
    hex(
      width: pixmap.width, height: pixmap.height, straightBytes: StraightPixels.bytes(of: pixmap))
  }

  /// 64 lower-case hexadecimal digits that name the pixels of a picture file.
  public static func hex(of image: DecodedImage) -> String {
    hex(width: image.width, height: image.height, straightBytes: image.straightBytes)
  }

  /// 64 lower-case hexadecimal digits that name the pixels of a picture as well as `hex` does: SHA-256
  /// of the width and the height, then, of every row that differs from the row above it, its number
  /// (four bytes, big-endian) and its straight RGBA8 pixels. Row 0 is always among them.
  public static func rows(of pixmap: Pixmap) -> String {
    let bytes = StraightPixels.bytes(of: pixmap)
    let length = 4 * pixmap.width
    var chain = SHA256.Chain()
    chain.add(extent(pixmap.width, pixmap.height))
    for y in 0..<pixmap.height {
      let start = y * length
      if y > 0,
        PixelPacking.areEqual(bytes, from: start - length, bytes, from: start, count: length)
      {
        continue
      }
      chain.add(BigEndian.bytes(UInt32(y)))
      chain.add(bytes, in: start..<start + length)
    }
    return chain.hex()
  }

  fileprivate static func extent(_ width: Int, _ height: Int) -> [UInt8] {
    BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height))
  }

  private static func hex(width: Int, height: Int, straightBytes: [UInt8]) -> String {
    SHA256.hex(of: extent(width, height), straightBytes)
  }
}

/// The hashes of a sequence's pictures, each of which is hashed only from its first changed rows on.
///
/// A value for one thread. What it gives is what `PixelHash` gives.
public struct PixelSequenceHash: Sendable {
  /// The digest as it stood before a row of the last picture.
  private struct Mark {
    var row: Int
    var chain: SHA256.Chain
  }

  private var marks: [Mark] = []
  private var width = 0
  private var height = 0
  private var last = ""

  /// Rows between two marks; chosen by us: a mark takes some 200 bytes, a row of a phone 3 to 5 KB.
  private static let rowsPerMark = 32

  /// Hashes that have seen no picture.
  public init() {}

  /// 64 lower-case hexadecimal digits that name the pixels of the next picture.
  ///
  /// - Parameter damage: where it may differ from the picture before, in pixels; `nil` is anywhere.
  public mutating func hex(of pixmap: Pixmap, damage: [PixelRect]?) -> String {
    // Only opaque pictures are hashed as they are.
    guard StraightPixels.isOpaque(pixmap.bytes) else {
      marks = []
      return PixelHash.hex(of: pixmap)
    }
    let isSameExtent = pixmap.width == width && pixmap.height == height
    let rows = damage?.lazy.filter { !$0.isEmpty }.map(\.minY).min() ?? damage.map { _ in height }
    let first = isSameExtent ? rows ?? 0 : 0
    if first == height, !marks.isEmpty { return last }
    marks.removeAll { $0.row > max(0, first) || !isSameExtent }
    (width, height) = (pixmap.width, pixmap.height)
    if marks.isEmpty {
      var chain = SHA256.Chain()
      chain.add(PixelHash.extent(width, height))
      marks = [Mark(row: 0, chain: chain)]
    }
    var mark = marks[marks.count - 1]
    while mark.row < height {
      let end = min(height, mark.row + Self.rowsPerMark)
      mark.chain.add(pixmap.bytes, in: 4 * width * mark.row..<4 * width * end)
      mark.row = end
      if end < height { marks.append(mark) }
    }
    last = mark.chain.hex()
    return last
  }
}
