// SPDX-License-Identifier: MIT
//
// Which pixels of one row are in a set, a bit each: how the row kernels say it. Words without a mark and
// long runs cost one look for 64 pixels.

/// Marked pixels of a row: column `x` is bit `x % 64` of word `x / 64`; bits past the row's end are 0.
struct PixelMarks: Equatable {
  var words: [UInt64]

  /// A row of a width without marks.
  init(width: Int) {
    words = [UInt64](repeating: 0, count: (width + 63) / 64)
  }

  /// Whether no pixel is marked.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Whether a pixel is marked.
  subscript(x: Int) -> Bool { (words[x / 64] >> UInt64(x % 64)) & 1 == 1 }

  /// Marks the columns `minX..<maxX`.
  mutating func insert(_ minX: Int, _ maxX: Int) {
    var x = minX
    while x < maxX {
      let end = min(maxX, (x / 64 + 1) * 64)
      words[x / 64] |= (UInt64.max >> UInt64(64 - (end - x))) << UInt64(x % 64)
      x = end
    }
  }

  /// Takes all marks away.
  mutating func removeAll() {
    for i in words.indices { words[i] = 0 }
  }

  /// Takes away the pixels that another row of the same width marks.
  mutating func subtract(_ other: PixelMarks) {
    for i in words.indices { words[i] &= ~other.words[i] }
  }

  /// Adds the marked pixels, as runs of row `y`, to a list that ends before them in reading order.
  func appendRuns(y: Int, to runs: inout [PixelRun]) {
    // Where an open run began; −1 outside of one.
    var start = -1
    for (index, word) in words.enumerated() {
      // A bit for each first pixel of a run and each first one after it: where a pixel is unlike the
      // one before.
      var borders = word ^ ((word << 1) | (start < 0 ? 0 : 1))
      while borders != 0 {
        let x = 64 &* index &+ borders.trailingZeroBitCount
        if start < 0 {
          start = x
        } else {
          runs.append(PixelRun(y: y, minX: start, maxX: x))
          start = -1
        }
        borders &= borders &- 1
      }
    }
    if start >= 0 { runs.append(PixelRun(y: y, minX: start, maxX: 64 * words.count)) }
  }
}
