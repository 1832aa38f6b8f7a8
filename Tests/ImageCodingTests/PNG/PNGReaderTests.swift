// SPDX-License-Identifier: MIT
//
// The reader over every colour type, depth, interlace and filter, and over what is not a picture.

import Foundation
import Raster
import Testing

@testable import ImageCoding

@Suite struct PNGReaderTests {
  static let kinds: [(Int, Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (4, 8), (4, 16), (6, 8), (6, 16),
  ]

  /// round(v · 255 / (2^depth − 1)).
  private func byte(_ v: Int, _ depth: Int) -> UInt8 {
    UInt8((Double(v) * 255 / Double((1 << depth) - 1)).rounded())
  }

  @Test(
    "Every colour type and depth is read to the nearest byte", arguments: PNGReaderTests.kinds,
    [false, true])
  func samples(_ kind: (Int, Int), isInterlaced: Bool) throws {
    var png = HandmadePNG(width: 19, height: 17, depth: kind.1, colorType: kind.0)
    png.isInterlaced = isInterlaced
    png.filters = [0, 1, 2, 3, 4]
    png.sample = { x, y, c in x &* 9377 &+ y &* 4409 &+ c &* 30011 }
    let image = try PNGReader.read(bytes: png.file)
    var wrong: [String] = []
    for y in 0..<png.height {
      for x in 0..<png.width {
        let v = (0..<png.channels).map { byte(png.value(x, y, $0), kind.1) }
        let expected =
          switch kind.0 {
          case 0: [v[0], v[0], v[0], 255]
          case 2: v + [255]
          case 4: [v[0], v[0], v[0], v[1]]
          default: v
          }
        let i = (y * png.width + x) * 4
        if Array(image.straightBytes[i..<i + 4]) != expected { wrong.append("\(x), \(y)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("A palette with opacities is read entry by entry", arguments: [1, 2, 4, 8], [false, true])
  func palette(depth: Int, isInterlaced: Bool) throws {
    var png = HandmadePNG(width: 9, height: 6, depth: depth, colorType: 3)
    png.isInterlaced = isInterlaced
    png.sample = { x, y, _ in (x + y) % 2 }
    png.chunks = [("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [77])]
    let image = try PNGReader.read(bytes: png.file)
    #expect(Array(image.straightBytes[0..<8]) == [10, 20, 30, 77, 40, 50, 60, 255])
  }

  @Test("A colour that tRNS names is clear and keeps its channels; 16 bits are compared whole")
  func transparentColor() throws {
    var png = HandmadePNG(width: 2, height: 1, depth: 16, colorType: 0)
    png.sample = { x, _, _ in 0x1234 + x }
    png.chunks = [("tRNS", [0x12, 0x34])]
    #expect(try PNGReader.read(bytes: png.file).straightBytes == [18, 18, 18, 0, 18, 18, 18, 255])
  }

  @Test("Gamma and background change nothing")
  func gamma() throws {
    var png = HandmadePNG()
    let plain = try PNGReader.read(bytes: png.file)
    png.chunks = [("gAMA", BigEndian.bytes(100_000)), ("bKGD", [0, 9, 0, 9, 0, 9])]
    #expect(try PNGReader.read(bytes: png.file) == plain)
  }

  @Test("A file cut anywhere is refused")
  func truncated() {
    let file = HandmadePNG().file
    for count in 1..<file.count {
      #expect(throws: ImageReadError(path: nil, cause: .truncated)) {
        try PNGReader.read(bytes: Array(file.prefix(count)))
      }
    }
  }

  @Test("A changed bit anywhere is refused")
  func damaged() {
    let file = HandmadePNG().file
    for i in file.indices {
      var damaged = file
      damaged[i] ^= 0x10
      #expect(throws: ImageReadError.self, "byte \(i)") { try PNGReader.read(bytes: damaged) }
    }
  }

  @Test("Other files are named for what they are")
  func otherFiles() {
    let cases: [([UInt8], ImageReadError.Cause)] = [
      ([], .notAPNG), (Array("GIF89a".utf8), .notAPNG), ([0xff, 0xd8, 0xff, 0xe0], .notAPNG),
      (
        [137, 80, 78, 71, 10, 26, 10, 0],
        .corrupt("its first bytes were changed, as a transfer as text does")
      ),
    ]
    for (bytes, cause) in cases {
      #expect(throws: ImageReadError(path: "x.png", cause: cause)) {
        try PNGReader.read(bytes: bytes, path: "x.png")
      }
    }
  }

  @Test("A huge picture in a small file is refused by its width, height, pixels and bytes")
  func limits() {
    var png = HandmadePNG(width: 1, height: 1)
    func cause(_ width: Int, _ height: Int, _ limits: ImageReadLimits = .standard)
      -> ImageReadError.Cause?
    {
      png.width = 1
      var file = png.file
      file.replaceSubrange(
        16..<24, with: BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height)))
      do { _ = try PNGReader.read(bytes: file, limits: limits) } catch { return error.cause }
      return nil
    }
    #expect(
      cause(60_000, 60_000)
        == .tooLarge("it is 60000 pixels wide, and the limit is 16384"))
    #expect(
      cause(5, 40_000) == .tooLarge("it is 40000 pixels high, and the limit is 16384"))
    #expect(
      cause(16_384, 16_384)
        == .tooLarge("it has 268435456 pixels, and the limit is 67108864"))
    let count = png.file.count - 57
    #expect(
      cause(8000, 8000)
        == .corrupt("\(count) bytes of image data cannot hold 8000×8000 pixels"))
    var tight = ImageReadLimits.standard
    tight.fileBytes = 60
    #expect(
      cause(1, 1, tight) == .tooLarge("the file has more than 60 bytes, which is the limit"))
  }

  @Test("Paths that are no readable file are named for what they are")
  func paths() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("image-coding-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("no.png").path
    #expect(throws: ImageReadError(path: missing, cause: .missing)) {
      try PNGReader.read(path: missing)
    }
    #expect(throws: ImageReadError(path: folder.path, cause: .isDirectory)) {
      try PNGReader.read(path: folder.path)
    }
    let file = folder.appendingPathComponent("yes.png")
    let png = HandmadePNG()
    try Data(png.file).write(to: file)
    #expect(try PNGReader.read(path: file.path).width == png.width)
  }
}
