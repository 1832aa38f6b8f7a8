// SPDX-License-Identifier: MIT
//
// The best code of bits for how often each symbol occurs, none longer than deflate allows (RFC 1951,
// § 3.2). Lengths come from Huffman's algorithm over sorted counts; where one is too long, codes are
// lengthened from the shortest that can be until all fit.

/// Each symbol's bits, and how many there are.
struct HuffmanCode {
  /// The bits, the first one lowest.
  private(set) var bits: [UInt16]
  /// How many bits; 0 for symbols without a code.
  private(set) var lengths: [UInt8]

  /// The code for symbols that occur so often, 0 … 2²³ − 1 times. At least two of them get one, because
  /// some readers refuse less.
  init(uses: [Int], longest: Int) {
    bits = [UInt16](repeating: 0, count: uses.count)
    lengths = [UInt8](repeating: 0, count: uses.count)
    var sorted = uses.indices.filter { uses[$0] > 0 }
    sorted += uses.indices.lazy.filter { uses[$0] == 0 }.prefix(max(0, 2 - sorted.count))
    sorted.sort { (uses[$0], $0) < (uses[$1], $1) }
    let counts = Self.lengthCounts(sorted.map { uses[$0] }, longest: longest)
    var next = 0
    for length in counts.indices.reversed() {
      for symbol in sorted[next..<next + counts[length]] { lengths[symbol] = UInt8(length) }
      next += counts[length]
    }
    assignBits(counts)
  }

  /// § 3.2.2: shorter codes first, those of one length in the symbols' order, their first bit highest.
  private mutating func assignBits(_ counts: [Int]) {
    var first = [UInt16](repeating: 0, count: counts.count + 1)
    for length in 1..<counts.count {
      first[length + 1] = (first[length] + UInt16(counts[length])) << 1
    }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      var (value, reversed) = (first[length], UInt16(0))
      first[length] += 1
      for _ in 0..<length {
        reversed = reversed << 1 | value & 1
        value >>= 1
      }
      bits[symbol] = reversed
    }
  }

  /// How many codes have each length, by Huffman's algorithm over counts that rise. The tree's inner
  /// nodes arise in the order of their weights, so two queues do (van Leeuwen, 1976).
  private static func lengthCounts(_ weights: [Int], longest: Int) -> [Int] {
    let symbols = weights.count
    var weights = weights
    var parents = [Int](repeating: 0, count: 2 * symbols - 1)
    var (leaf, inner) = (0, symbols)
    for node in symbols..<2 * symbols - 1 {
      weights.append(0)
      for _ in 0..<2 {
        let isLeaf = leaf < symbols && (inner == node || weights[leaf] <= weights[inner])
        let child = isLeaf ? leaf : inner
        if isLeaf { leaf += 1 } else { inner += 1 }
        weights[node] += weights[child]
        parents[child] = node
      }
    }
    var depths = [Int](repeating: 0, count: 2 * symbols - 1)
    var counts = [Int](repeating: 0, count: longest + 1)
    var room = 0
    for node in (0..<2 * symbols - 2).reversed() {
      depths[node] = depths[parents[node]] + 1
      guard node < symbols else { continue }
      let length = min(depths[node], longest)
      counts[length] += 1
      room += 1 << (longest - length)
    }
    // Kraft's sum is at most 1: a code that is cut takes room, which one that becomes longer gives.
    while room > 1 << longest {
      var length = longest - 1
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[longest] -= 1
      room -= 1
    }
    return counts
  }
}
