// SPDX-License-Identifier: MIT
//
// Deflate and the two checksums of PNG over CDeflate, which chooses the library at build time.
//
// Safety: C borrows the input, the output and the work buffer for one call and keeps none; the output
// has `deflate_bound` bytes for the input; ranges are checked against the array before they are lent. A
// `StreamCompressor` owns what C began for it and ends it once.

internal import CDeflate

enum Deflate {
  /// The library that compresses frames, with its version.
  static var fastLibrary: String { unsafe String(cString: deflate_fast_library()) }
  /// The library that compresses documents, with its version.
  static var smallLibrary: String { unsafe String(cString: deflate_small_library()) }

  /// The version of zlib that this process runs, such as `1.2.13`.
  static var zlibVersion: String { unsafe String(cString: deflate_zlib_version()) }

  /// A whole zlib stream (RFC 1950) of the bytes, at libdeflate's level 1 … 12.
  static func stream(_ bytes: [UInt8], level: Int) -> [UInt8] {
    StreamCompressor(level: level).stream(bytes)
  }

  /// What a zlib stream holds; empty when it is damaged or holds more than the limit.
  static func expand(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: limit) { out, count in
      count = unsafe deflate_expand(bytes, bytes.count, out.baseAddress, limit)
    }
  }

  /// What a deflate stream without zlib's head and checksum (RFC 1951) holds; empty when it is damaged or
  /// holds more than the limit.
  static func expandBare(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: limit) { out, count in
      count = unsafe deflate_expand_bare(bytes, bytes.count, out.baseAddress, limit)
    }
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 { adler32(bytes, in: 0..<bytes.count) }

  /// Adler-32 of a part of an array.
  static func adler32(_ bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 1 }
      return unsafe deflate_adler32(1, start + range.lowerBound, range.count)
    }
  }

  /// The Adler-32 of two parts joined, of which the second has `count` bytes.
  static func adler32(_ first: UInt32, joinedWith second: UInt32, count: Int) -> UInt32 {
    deflate_adler32_combine(first, second, count)
  }

  /// CRC-32 (ISO 3309) as PNG's chunks have it.
  static func crc32(_ bytes: [UInt8], from value: UInt32 = 0) -> UInt32 {
    unsafe deflate_crc32(value, bytes, bytes.count)
  }

  /// CRC-32 of a part of an array.
  static func crc32(_ bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe deflate_crc32(0, start + range.lowerBound, range.count)
    }
  }
}

/// Compresses whole streams one after another in memory that is taken once.
@safe final class StreamCompressor {
  private let compressor: OpaquePointer?

  /// At libdeflate's level 1 … 12.
  init(level: Int) { unsafe compressor = deflate_small_begin(Int32(level)) }

  deinit { unsafe deflate_small_end(compressor) }

  /// A whole zlib stream (RFC 1950) of the bytes, the same whatever was compressed before.
  func stream(_ bytes: [UInt8]) -> [UInt8] {
    let bound = deflate_bound(bytes.count)
    // The header's two level bits say "slowest"; with 0x78 it is divisible by 31.
    var stream: [UInt8] = [0x78, 0xda]
    stream += unsafe [UInt8](unsafeUninitializedCapacity: bound) { out, count in
      guard let compressor = unsafe compressor else { return }
      count = unsafe deflate_small_stream(
        compressor, bytes, bytes.count, out.baseAddress, bound)
    }
    // With room for the bound, a compressor fails only when memory is out.
    precondition(stream.count > 2, "\(Deflate.smallLibrary) compressed nothing.")
    return stream + BigEndian.bytes(Deflate.adler32(bytes))
  }
}

/// Compresses bands one after another in memory that is taken once.
struct BandCompressor: Sendable {
  private var out: [UInt8] = []
  private var work: [UInt8]

  /// Asks the libraries for a band, so that they ask the processor what it can do now, and not when the
  /// first frame waits: 0.3 ms on a virtual machine.
  init() {
    work = [UInt8](repeating: 0, count: deflate_fast_work_size())
    _ = Deflate.adler32(compress([0, 0]))
  }

  /// A band: whole blocks that end on a byte and refer to nothing before the band.
  mutating func compress(_ bytes: [UInt8]) -> [UInt8] { compress(bytes, in: 0..<bytes.count) }

  /// A band of a part of an array.
  mutating func compress(_ bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    let bound = deflate_bound(range.count)
    if out.count < bound { out = [UInt8](repeating: 0, count: bound) }
    let written = unsafe bytes.withUnsafeBufferPointer { buffer in
      // An array of no bytes may have no address; nothing is read then.
      let start = unsafe buffer.baseAddress.map { unsafe $0 + range.lowerBound }
      return unsafe deflate_fast_band(start, range.count, &out, bound, &work)
    }
    precondition(written > 0, "\(Deflate.fastLibrary) compressed nothing.")
    return Array(out[..<written])
  }
}
