// SPDX-License-Identifier: MIT
//
// The compressors and checksums against published check values, and through libpng as the reader.

import Testing

@testable import ImageCoding

@Suite struct DeflateTests {
  @Test("The CRC of 123456789 is the catalogue's check value, whole and in parts")
  func crc() {
    let digits = Array("123456789".utf8)
    #expect(Deflate.crc32(digits) == 0xcbf4_3926)
    #expect(
      Deflate.crc32(Array(digits[5...]), from: Deflate.crc32(Array(digits[..<5]))) == 0xcbf4_3926)
    #expect(Deflate.crc32([0, 0] + digits, in: 2..<11) == 0xcbf4_3926)
    #expect(Deflate.crc32([]) == 0)
  }

  @Test("The Adler-32 of Wikipedia is 11e60398, and parts join")
  func adler() {
    #expect(Deflate.adler32(Array("Wikipedia".utf8)) == 0x11e6_0398)
    let joined = Deflate.adler32(
      Deflate.adler32(Array("Wiki".utf8)), joinedWith: Deflate.adler32(Array("pedia".utf8)),
      count: 5)
    #expect(joined == 0x11e6_0398)
    #expect(Deflate.adler32([]) == 1)
  }

  @Test("A stream begins as RFC 1950 has it and is the same every time", arguments: [1, 7, 12])
  func stream(level: Int) {
    let zeros = [UInt8](repeating: 0, count: 10_000)
    let stream = Deflate.stream(zeros, level: level)
    #expect(stream.count < 80)
    #expect(stream == Deflate.stream(zeros, level: level))
    #expect(stream[0] == 0x78 && (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0)
    #expect(Array(stream.suffix(4)) == BigEndian.bytes(Deflate.adler32(zeros)))
  }

  @Test("A stream is the same whatever the compressor compressed before", arguments: [1, 7, 11])
  func reused(level: Int) {
    let inputs = [[1, 2, 3], [], (0..<5000).map { UInt8($0 * $0 % 251) }] as [[UInt8]]
    let compressor = StreamCompressor(level: level)
    for bytes in inputs + inputs.reversed() {
      #expect(compressor.stream(bytes) == Deflate.stream(bytes, level: level))
    }
  }

  @Test("A stream is expanded up to the limit, a damaged one is empty")
  func expand() {
    let bytes = (0..<1000).map { UInt8($0 % 97) }
    var stream = Deflate.stream(bytes, level: 7)
    #expect(Deflate.expand(stream, limit: 1000) == bytes)
    #expect(Deflate.expand(stream, limit: 999) == [])
    stream[stream.count - 1] ^= 1
    #expect(Deflate.expand(stream, limit: 1000) == [])
  }

  @Test("A stream without head and checksum is expanded up to the limit, a damaged one is empty")
  func expandBare() {
    let bytes = (0..<1000).map { UInt8($0 % 97) }
    let stream = Array(Deflate.stream(bytes, level: 7).dropFirst(2).dropLast(4))
    #expect(Deflate.expandBare(stream, limit: 1000) == bytes)
    #expect(Deflate.expandBare(stream, limit: 999) == [])
    #expect(Deflate.expandBare(Array(stream.dropLast()), limit: 1000) == [])
    #expect(Deflate.expandBare([7, 0, 0], limit: 1000) == [])
  }

  @Test("A band is the same bytes whatever the compressor compressed before")
  func band() {
    let noise = (0..<70_000).map { (i: Int) -> UInt8 in
      UInt8(truncatingIfNeeded: (i &* i &* 31) >> 7)
    }
    let flat = [UInt8](repeating: 7, count: 50_000)
    var used = BandCompressor()
    _ = used.compress(noise)
    _ = used.compress(flat)
    var fresh = BandCompressor()
    #expect(used.compress(noise) == fresh.compress(noise))
    #expect(used.compress(flat) == fresh.compress(flat))
    #expect(used.compress([1]).count < 20)
  }

  @Test("A band is the same bytes wherever in memory it is compressed")
  func place() {
    // Compressors that live at once have their memory at different addresses, of which igzip once
    // entered a hash among those of the pixels. Short bands of few values make that hash count.
    var compressors = (0..<64).map { _ in BandCompressor() }
    var state: UInt32 = 1
    for count in 24..<64 {
      let band = (0..<count).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return state >> 29 < 6 ? 255 : 0
      }
      let places = compressors.indices.map { compressors[$0].compress(band) }
      #expect(Set(places).count == 1)
    }
  }

  @Test("A band of one byte, of none, and of many blocks expands to what it was")
  func whole() {
    let noise = (0..<400_000).map { UInt8(truncatingIfNeeded: ($0 &* $0 &* 31) >> 9) }
    var compressor = BandCompressor()
    for bytes in [[], [9], [9, 9], Array(noise[..<300]), noise] {
      let stream =
        [0x78, 0x01] + compressor.compress(bytes) + compressor.compress(bytes) + [3, 0]
        + BigEndian.bytes(Deflate.adler32(bytes + bytes))
      #expect(Deflate.expand(stream, limit: 2 * bytes.count + 1) == bytes + bytes)
    }
  }

  @Test("Bytes that cannot be compressed fit in the bound")
  func noise() {
    var state: UInt64 = 1
    let noise = (0..<300_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    var compressor = BandCompressor()
    #expect(compressor.compress(noise).count < 301_700)
    #expect(Deflate.stream(noise, level: 7).count < 301_700)
  }

  @Test("The libraries have names and versions")
  func libraries() {
    #expect(["igzip", "zlib"].contains { Deflate.fastLibrary.hasPrefix($0 + " ") })
    #expect(["libdeflate", "zlib"].contains { Deflate.smallLibrary.hasPrefix($0 + " ") })
  }
}
