// SPDX-License-Identifier: MIT
//
// Our own deflate for rows of which most was left out: what changed between two frames, on one value for
// "as before". A match waits for the next byte's, which may be longer (as in zlib).

/// Compresses whole streams, of which most bytes are one value, in memory that is taken once.
struct SparseCompressor {
  private static let blockTokens = 1 << 15
  /// A match so long is taken without a look at the next byte's (chosen by us, like the next).
  private static let longMatch = 64
  /// After a match so long a quarter of the places is looked at.
  private static let goodMatch = 16

  private var matches = SparseMatches()
  private var tokens: [DeflateToken] = []

  init() { tokens.reserveCapacity(Self.blockTokens) }

  /// A whole zlib stream (RFC 1950) of bytes of which `ground` is the commonest, the same whatever was
  /// compressed before. At each place at most `depth` earlier ones are compared.
  mutating func stream(_ bytes: [UInt8], ground: UInt8, depth: Int) -> [UInt8] {
    var out = BitWriter(capacity: bytes.count / 32)
    // The header's two level bits say "slowest"; with 0x78 it is divisible by 31.
    out.write(0xda78, count: 16)
    write(bytes.span, ground: ground, depth: depth, to: &out)
    return out.finish() + BigEndian.bytes(Deflate.adler32(bytes))
  }

  private mutating func write(
    _ bytes: borrowing Span<UInt8>, ground: UInt8, depth: Int, to out: inout BitWriter
  ) {
    matches.restart(ground: ground)
    tokens.removeAll(keepingCapacity: true)
    // The match at the byte before `place`, which is not written yet, if there is such a byte.
    var waiting = SparseMatches.Match()
    var isWaiting = false
    var place = 0
    while place < bytes.count {
      if tokens.count + 2 > Self.blockTokens {
        DeflateBlock.write(tokens.span, isLast: false, to: &out)
        tokens.removeAll(keepingCapacity: true)
      }
      matches.enter(bytes, before: place)
      var next = SparseMatches.Match()
      if waiting.length < Self.longMatch {
        next = matches.longest(
          bytes, at: place, longerThan: max(2, waiting.length),
          depth: waiting.length < Self.goodMatch ? depth : depth / 4)
      }
      if waiting.length > 0, next.length == 0 {
        tokens.append(.match(length: waiting.length, distance: waiting.distance))
        place += waiting.length - 1
        waiting = SparseMatches.Match()
        isWaiting = false
        continue
      }
      if isWaiting { tokens.append(.literal(bytes[place - 1])) }
      waiting = next
      isWaiting = true
      place += 1
    }
    if isWaiting { tokens.append(.literal(bytes[bytes.count - 1])) }
    DeflateBlock.write(tokens.span, isLast: true, to: &out)
  }
}
