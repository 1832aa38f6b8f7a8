// SPDX-License-Identifier: MIT
//
// Files of Xcode's own kind that are not as they should be. Right ones are among the fixtures of
// DesignToolFilesTests.

import Testing

@testable import ImageCoding

@Suite struct CgBIPNGTests {
  /// A file of one stored deflate block (RFC 1951, § 3.2.4) without zlib's head and checksum.
  private func file(
    _ width: Int, _ height: Int, _ rows: [UInt8], depth: UInt8 = 8, colorType: UInt8 = 6,
    marks: Int = 1
  ) -> [UInt8] {
    let count = UInt16(rows.count)
    let length = [UInt8(count & 255), UInt8(count >> 8)]
    var file = PNGFileBytes()
    for _ in 0..<marks { file.append("CgBI", [0x50, 0, 0x20, 2]) }
    file.appendHeader(width: width, height: height, bitDepth: depth, colorType: colorType)
    file.append("IDAT", [1] + length + length.map { ~$0 } + rows)
    file.append("IEND", [])
    return file.bytes
  }

  private func cause(_ bytes: [UInt8]) -> ImageReadError.Cause? {
    do { _ = try PNGReader.read(bytes: bytes) } catch { return error.cause }
    return nil
  }

  @Test("Blue goes first and channels are divided by the opacity; none is left of no opacity")
  func pixels() throws {
    let file = file(3, 1, [0, 30, 20, 10, 255, 60, 40, 10, 120, 7, 8, 9, 0])
    let expected: [UInt8] = [10, 20, 30, 255, 21, 85, 128, 120, 0, 0, 0, 0]
    #expect(try PNGReader.read(bytes: file).straightBytes == expected)
  }

  @Test("What is read is premultiplied to what was stored")
  func premultiplied() throws {
    for a in 1...255 as ClosedRange<UInt8> {
      let row = (0...a).flatMap { c -> [UInt8] in [c, 0, a - c, a] }
      let image = try PNGReader.read(bytes: file(Int(a) + 1, 1, [0] + row))
      #expect(image.pixmap.bytes == (0...a).flatMap { c -> [UInt8] in [a - c, 0, c, a] })
    }
  }

  @Test("Kinds that Xcode is not known to write are refused, with what makes them readable")
  func kinds() {
    let advice = "`xcrun -sdk iphoneos pngcrush -revert-iphone-optimizations` makes it readable"
    for (type, depth) in [(0, 8), (3, 4), (4, 8), (6, 16)] as [(UInt8, UInt8)] {
      #expect(
        cause(file(1, 1, [0, 1, 2, 3, 4, 5, 6, 7, 8], depth: depth, colorType: type))
          == .unsupported(
            "Xcode rewrote it for devices with colour type \(type) in \(depth) bits; \(advice)"))
    }
  }

  @Test("Image data that is too short, too long, of zlib's kind or damaged is refused")
  func data() {
    let reason = ImageReadError.Cause.corrupt(
      "its image data is not that of 2×1 pixels made by Xcode")
    #expect(cause(file(2, 1, [0, 1, 2, 3, 4])) == reason)
    #expect(cause(file(2, 1, [UInt8](repeating: 0, count: 10))) == reason)
    var ordinary = PNGFileBytes()
    ordinary.append("CgBI", [])
    ordinary.appendHeader(width: 2, height: 1, bitDepth: 8, colorType: 6)
    ordinary.append("IDAT", Deflate.stream([0, 1, 1, 1, 1, 2, 2, 2, 2], level: 6))
    ordinary.append("IEND", [])
    #expect(cause(ordinary.bytes) == reason)
    var changed = file(2, 1, [0, 1, 1, 1, 1, 2, 2, 2, 2])
    changed[changed.count - 18] ^= 1
    #expect(cause(changed) == .corrupt("IDAT: CRC error"))
    #expect(
      cause(file(2, 1, [9, 1, 1, 1, 1, 2, 2, 2, 2])) == .corrupt("bad adaptive filter value"))
  }

  @Test("Limits hold before anything is expanded, and the mark stands once")
  func limits() {
    #expect(
      cause(file(60_000, 60_000, [0]))
        == .tooLarge("it is 60000 pixels wide, and the limit is 16384"))
    #expect(
      cause(file(8000, 8000, [0])) == .corrupt("6 bytes of image data cannot hold 8000×8000 pixels")
    )
    #expect(
      cause(file(1, 1, [0, 1, 1, 1, 1], marks: 2)) == .corrupt("it does not begin with IHDR"))
  }
}
