// SPDX-License-Identifier: MIT
//
// The one place where premultiplied pixels become straight ones for a file, and straight pixels of a
// file become premultiplied ones. Both round to the nearest byte, halves up:
//
//   straight = round(255 · c / a), and 0 where a = 0;    premultiplied = round(c · a / 255).
//
// Premultiplying what was made straight gives the same bytes back: the first rounding moves a
// channel by at most ½, the second multiplies that by a / 255 < 1.

public import Raster

/// Conversion between premultiplied and straight RGBA8.
public enum StraightPixels {
  /// `round(255 · c / a)` for a premultiplied channel `c ≤ a`; 0 when `a` is 0.
  @inlinable
  public static func straight(_ c: UInt8, opacity a: UInt8) -> UInt8 {
    a == 0 ? 0 : UInt8(min(255, (UInt32(c) * 255 + UInt32(a) / 2) / UInt32(a)))
  }

  /// `round(c · a / 255)` for a straight channel.
  @inlinable
  public static func premultiplied(_ c: UInt8, opacity a: UInt8) -> UInt8 {
    UInt8((UInt32(c) * UInt32(a) + 127) / 255)
  }

  /// Whether every pixel of an RGBA8 array has opacity 255. Both forms are equal then.
  public static func isOpaque(_ bytes: [UInt8]) -> Bool { PixelPacking.isOpaque(bytes) }

  /// The straight RGBA8 bytes of a picture, row by row from the top, without padding.
  public static func bytes(of pixmap: Pixmap) -> [UInt8] {
    if isOpaque(pixmap.bytes) { return pixmap.bytes }
    var bytes = pixmap.bytes
    for i in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[i + 3] != 255 {
      let a = bytes[i + 3]
      bytes[i] = straight(bytes[i], opacity: a)
      bytes[i + 1] = straight(bytes[i + 1], opacity: a)
      bytes[i + 2] = straight(bytes[i + 2], opacity: a)
    }
    return bytes
  }

  /// Straight RGBA8 bytes, premultiplied.
  public static func premultiplied(_ straightBytes: [UInt8]) -> [UInt8] {
    if isOpaque(straightBytes) { return straightBytes }
    var bytes = straightBytes
    for i in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[i + 3] != 255 {
      let a = bytes[i + 3]
      bytes[i] = premultiplied(bytes[i], opacity: a)
      bytes[i + 1] = premultiplied(bytes[i + 1], opacity: a)
      bytes[i + 2] = premultiplied(bytes[i + 2], opacity: a)
    }
    return bytes
  }

  /// Packs rows of premultiplied RGBA, from byte `start` on, as a filter byte 0 and straight RGBA.
  ///
  /// `packed` has at least `rows · (1 + 4 · width)` bytes.
  static func packRGBA(
    _ bytes: [UInt8], from start: Int, width: Int, rows: Int, into packed: inout [UInt8]
  ) {
    var source = start
    var target = 0
    for _ in 0..<rows {
      packed[target] = 0
      target += 1
      for _ in 0..<width {
        let a = bytes[source + 3]
        let line = Int(a) << 8
        packed[target] = straightTable[line | Int(bytes[source])]
        packed[target + 1] = straightTable[line | Int(bytes[source + 1])]
        packed[target + 2] = straightTable[line | Int(bytes[source + 2])]
        packed[target + 3] = a
        source += 4
        target += 4
      }
    }
  }

  /// `straight(c, opacity: a)` at `a · 256 + c`.
  private static let straightTable: [UInt8] = (0..<65536).map {
    straight(UInt8($0 & 255), opacity: UInt8($0 >> 8))
  }
}
