// SPDX-License-Identifier: MIT
//
// In which colour space a file's pixels are: sRGB unless the file says Display P3, by cICP's code points
// (ITU-T H.273) or by the primaries of its ICC profile (ICC.1:2022, § 9.2). Other spaces are taken as sRGB.

enum PNGColorSpace: Equatable {
  case sRGB
  case displayP3

  /// The space that a file's chunks name; cICP goes before iCCP, which goes before sRGB (PNG
  /// specification, third edition, § 4.3).
  init(_ bytes: [UInt8], _ chunks: [PNGChunks.Chunk]) {
    self = .sRGB
    let header = chunks.prefix { $0.type != "PLTE" && $0.type != "IDAT" }
    if let chunk = header.first(where: { $0.type == "cICP" }), chunk.data.count == 4 {
      // 12: the primaries of P3 with white D65; 13: sRGB's curve; 0: RGB; 1: full range.
      if Array(bytes[chunk.data]) == [12, 13, 0, 1] { self = .displayP3 }
    } else if let chunk = header.first(where: { $0.type == "iCCP" }) {
      // A name, a zero byte, the compression method, the compressed profile.
      let data = bytes[chunk.data]
      guard let end = data.firstIndex(of: 0), end + 2 < data.endIndex else { return }
      let profile = Deflate.expand(Array(data[(end + 2)...]), limit: Self.profileLimit)
      if Self.isDisplayP3(profile) { self = .displayP3 }
    }
  }

  /// Longer profiles hold tables, which Display P3 does not need (chosen by us).
  private static let profileLimit = 64 * 1024

  /// Display P3's primaries adapted to D50, as Apple's profile states them: XYZ of red, green, blue.
  private static let primaries: [(tag: String, xyz: [Double])] = [
    ("rXYZ", [0.51512, 0.24120, -0.00105]),
    ("gXYZ", [0.29198, 0.69225, 0.04189]),
    ("bXYZ", [0.15710, 0.06657, 0.78407]),
  ]

  private static func isDisplayP3(_ profile: [UInt8]) -> Bool {
    primaries.allSatisfy { primary in
      guard let found = xyz(primary.tag, in: profile) else { return false }
      // Profiles round to 16 bits and differ in the adaptation's last digits.
      return zip(found, primary.xyz).allSatisfy { abs($0 - $1) < 0.002 }
    }
  }

  /// The three numbers of a tag: the tag table has a signature, an offset and a length of each.
  private static func xyz(_ tag: String, in profile: [UInt8]) -> [Double]? {
    guard profile.count >= 132 else { return nil }
    let count = min(Int(BigEndian.number(profile, at: 128)), (profile.count - 132) / 12)
    for entry in 0..<count {
      let i = 132 + 12 * entry
      guard profile[i..<i + 4].elementsEqual(tag.utf8) else { continue }
      let offset = Int(BigEndian.number(profile, at: i + 4))
      guard offset + 20 <= profile.count else { return nil }
      return (0..<3).map {
        Double(Int32(bitPattern: BigEndian.number(profile, at: offset + 8 + 4 * $0))) / 65536
      }
    }
    return nil
  }
}
