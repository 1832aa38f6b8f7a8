// SPDX-License-Identifier: MIT
//
// Which files are in Display P3, and that the reader converts them.

import Testing

@testable import ImageCoding

@Suite struct PNGColorSpaceTests {
  /// An ICC profile with nothing but its three primaries, numbers of 16.16 bits.
  private func profile(_ xyz: [[Double]]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 128) + BigEndian.bytes(3)
    for (n, tag) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() {
      bytes += Array(tag.utf8) + BigEndian.bytes(UInt32(168 + 20 * n)) + BigEndian.bytes(20)
    }
    for numbers in xyz {
      bytes += Array("XYZ ".utf8) + [0, 0, 0, 0]
      for v in numbers {
        bytes += BigEndian.bytes(UInt32(bitPattern: Int32((v * 65536).rounded())))
      }
    }
    return bytes
  }

  private func space(_ chunks: [(String, [UInt8])]) throws -> PNGColorSpace {
    var png = HandmadePNG()
    png.chunks = chunks
    let file = png.file
    return try PNGColorSpace(file, PNGChunks(file, limits: .standard).chunks)
  }

  private func iccp(_ profile: [UInt8]) -> (String, [UInt8]) {
    ("iCCP", Array("ICC Profile".utf8) + [0, 0] + Deflate.stream(profile, level: 6))
  }

  private let p3 = [
    [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
  ]
  /// sRGB's primaries adapted to D50, as in the profile of the International Color Consortium.
  private let sRGB = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ]

  @Test("Code points and profiles name Display P3; everything else is sRGB")
  func spaces() throws {
    #expect(try space([]) == .sRGB)
    #expect(try space([("cICP", [12, 13, 0, 1])]) == .displayP3)
    #expect(try space([("cICP", [1, 13, 0, 1])]) == .sRGB)
    #expect(try space([("cICP", [12, 13])]) == .sRGB)
    #expect(try space([iccp(profile(p3))]) == .displayP3)
    #expect(try space([iccp(profile(sRGB))]) == .sRGB)
    #expect(try space([("cICP", [1, 13, 0, 1]), iccp(profile(p3))]) == .sRGB)
  }

  @Test("Broken profiles are no profile")
  func broken() throws {
    #expect(try space([iccp([])]) == .sRGB)
    #expect(try space([iccp(Array(profile(p3).prefix(180)))]) == .sRGB)
    #expect(try space([("iCCP", [65, 0, 0, 1, 2, 3])]) == .sRGB)
    #expect(try space([("iCCP", [65, 66])]) == .sRGB)
    var endless = profile(p3)
    endless.replaceSubrange(128..<132, with: [255, 255, 255, 255])
    endless.replaceSubrange(136..<140, with: [255, 255, 255, 255])
    #expect(try space([iccp(endless)]) == .sRGB)
  }

  @Test("The reader converts")
  func reader() throws {
    var png = HandmadePNG(width: 1, height: 1)
    png.sample = { _, _, c in [200, 100, 50][c] }
    png.chunks = [("cICP", [12, 13, 0, 1])]
    let pixel = try PNGReader.read(bytes: png.file).straightBytes
    #expect(pixel == DisplayP3.converted([200, 100, 50, 255]))
    #expect(pixel[0] > 200 && pixel[1] < 100)
  }
}
