// SPDX-License-Identifier: MIT
//
// Our own deflate for rows of which most was left out (CDeflate/sparse.c), as zlib streams.
//
// Safety: C borrows the input and the output for one call and keeps neither; the output has
// `deflate_bound` bytes for the input, and C is told so. A `SparseCompressor` owns what C began for it and
// ends it once.

internal import CDeflate

/// Compresses whole streams, of which most bytes are one value, in memory that is taken once.
@safe final class SparseCompressor {
  private let compressor: OpaquePointer?

  init() { unsafe compressor = deflate_sparse_begin() }

  deinit { unsafe deflate_sparse_end(compressor) }

  /// A whole zlib stream (RFC 1950) of bytes of which `ground` is the commonest, the same whatever was
  /// compressed before; `nil` where it would be longer than the bytes, about. At each place at most
  /// `depth` earlier ones are compared.
  func stream(_ bytes: [UInt8], ground: UInt8, depth: Int) -> [UInt8]? {
    let bound = deflate_bound(bytes.count)
    var stream: [UInt8] = [0x78, 0xda]
    stream += unsafe [UInt8](unsafeUninitializedCapacity: bound) { out, count in
      guard let compressor = unsafe compressor else { return }
      count = unsafe deflate_sparse_stream(
        compressor, bytes, bytes.count, ground, Int32(depth), out.baseAddress, bound)
    }
    guard stream.count > 2 else { return nil }
    return stream + BigEndian.bytes(Deflate.adler32(bytes))
  }
}
