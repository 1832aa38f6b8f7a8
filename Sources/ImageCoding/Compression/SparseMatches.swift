// SPDX-License-Identifier: MIT
//
// Where bytes were seen before, when most of them are one value, the ground. Other compressors find in
// each stretch of ground thousands of places that look alike, and give up before they come to the row
// above. Here a stretch is one thing: it continues the ground before it, or repeats an earlier stretch of
// the same length together with what follows, which is found by what follows.
//
// Unsafe, and why it is safe: eight bytes are loaded at once, and `RawSpan` checks that they are there.

/// The places of a stream where matches may begin.
struct SparseMatches {
  /// So many bytes equal those at a distance before; there is no match where the length is 0.
  struct Match {
    var length = 0
    var distance = 0
  }

  private struct Place {
    /// The place before with the same hash, plus 1.
    var earlier: UInt32 = 0
    /// How many bytes of ground end before the place.
    var groundBefore: UInt32 = 0
  }

  private static let window = 32_768
  private static let windowMask = window - 1
  private static let hashBits: UInt32 = 14
  private static let longest = 258

  private var ground: UInt8 = 0
  /// The last place of each hash, plus 1.
  private var last = [UInt32](repeating: 0, count: 1 << hashBits)
  /// The places of the window.
  private var places = [Place](repeating: Place(), count: window)
  /// The first byte that is not entered, and where the ground began that it stands in, if it does.
  private var next = 0
  private var groundStart: Int?

  /// Forgets what was entered.
  mutating func restart(ground: UInt8) {
    self.ground = ground
    for i in last.indices { last[i] = 0 }
    next = 0
    groundStart = nil
  }

  /// Enters the places before `end` that can be found: those where three bytes follow that are not all
  /// ground.
  mutating func enter(_ bytes: borrowing Span<UInt8>, before end: Int) {
    while next < end {
      let rest = bytes.count - next
      let ahead = groundCount(bytes, at: next, most: min(rest, 8))
      if ahead > 0, groundStart == nil { groundStart = next }
      if ahead > 3 {
        next += ahead - 2
        continue
      }
      if ahead < 3, rest >= 3 {
        let hash = Self.hash(bytes, at: next)
        let before = ahead == 0 ? groundStart.map { next - $0 } ?? 0 : 0
        places[next & Self.windowMask] = Place(
          earlier: last[hash], groundBefore: UInt32(truncatingIfNeeded: before))
        last[hash] = UInt32(truncatingIfNeeded: next + 1)
      }
      if ahead == 0 { groundStart = nil }
      next += 1
    }
  }

  /// The longest match at a place that is longer than `shortest`, among `depth` entered ones.
  func longest(
    _ bytes: borrowing Span<UInt8>, at place: Int, longerThan shortest: Int, depth: Int
  ) -> Match {
    let most = min(bytes.count - place, Self.longest)
    var best = Match()
    var length = shortest
    guard most > length else { return best }
    let groundLength = groundCount(bytes, at: place, most: most)
    let skipped = groundLength < 3 ? 0 : groundLength
    if skipped > length, place > 0, bytes[place - 1] == ground {
      best = Match(length: skipped, distance: 1)
      length = skipped
    }
    // Places that continue as this one does after its ground.
    let after = place + skipped
    guard bytes.count - after >= 3, skipped < most else { return best }
    let places = places.span
    var candidate = Int(last[Self.hash(bytes, at: after)])
    var looks = depth
    while candidate > 0, looks > 0 {
      let found = candidate - 1
      let distance = after - found
      if distance > Self.window { break }
      let entry = places[found & Self.windowMask]
      candidate = Int(entry.earlier)
      looks -= 1
      if entry.groundBefore < skipped { continue }
      // A longer match has this byte, too.
      let decisive = length - skipped
      if decisive >= 0, bytes[after + decisive] != bytes[found + decisive] { continue }
      let total = skipped + Self.equalCount(bytes, after, found, most: most - skipped)
      if total <= length { continue }
      best = Match(length: total, distance: distance)
      length = total
      if length == most { break }
    }
    return best
  }

  @inline(__always)
  private static func hash(_ bytes: borrowing Span<UInt8>, at place: Int) -> Int {
    let three =
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    // Knuth's multiplier, 2³² over the golden ratio.
    return Int((three &* 0x9e37_79b1) >> (32 - hashBits))
  }

  /// How many bytes are ground from a place on, at most `most`.
  @inline(__always)
  private func groundCount(_ bytes: borrowing Span<UInt8>, at place: Int, most: Int) -> Int {
    let eight = UInt64(ground) &* 0x0101_0101_0101_0101
    var count = 0
    while count + 8 <= most {
      let other = Self.word(bytes, at: place + count) ^ eight
      if other != 0 { return count + other.trailingZeroBitCount / 8 }
      count += 8
    }
    while count < most, bytes[place + count] == ground { count += 1 }
    return count
  }

  /// How many bytes at two places are equal, at most `most`.
  @inline(__always)
  private static func equalCount(
    _ bytes: borrowing Span<UInt8>, _ first: Int, _ second: Int, most: Int
  ) -> Int {
    var count = 0
    while count + 8 <= most {
      let difference = word(bytes, at: first + count) ^ word(bytes, at: second + count)
      if difference != 0 { return count + difference.trailingZeroBitCount / 8 }
      count += 8
    }
    while count < most, bytes[first + count] == bytes[second + count] { count += 1 }
    return count
  }

  /// Eight bytes, the first one lowest.
  @inline(__always)
  private static func word(_ bytes: borrowing Span<UInt8>, at place: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}
