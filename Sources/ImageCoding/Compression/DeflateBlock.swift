// SPDX-License-Identifier: MIT
//
// Literals and matches that are chosen already become one block of deflate with codes of its own
// (RFC 1951, § 3.2.7).

/// Writes blocks.
enum DeflateBlock {
  private static let literalCount = 286
  private static let distanceCount = 30
  private static let end = 256
  private static let firstMatch = 257
  private static let longestCode = 15
  /// The order in which the lengths of the lengths' codes stand.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Writes tokens as one block.
  static func write(_ tokens: borrowing Span<DeflateToken>, isLast: Bool, to out: inout BitWriter) {
    var literalUses = [Int](repeating: 0, count: literalCount)
    var distanceUses = [Int](repeating: 0, count: distanceCount)
    literalUses[end] = 1
    for i in tokens.indices {
      let token = tokens[i]
      if token.isLiteral {
        literalUses[token.literal] += 1
      } else {
        literalUses[firstMatch + token.lengthSymbol.number] += 1
        distanceUses[token.distanceSymbol.number] += 1
      }
    }
    let literals = HuffmanCode(uses: literalUses, longest: longestCode)
    let distances = HuffmanCode(uses: distanceUses, longest: longestCode)
    out.write(isLast ? 1 : 0, count: 1)
    out.write(2, count: 2)
    writeLengths(of: literals, distances, to: &out)
    write(tokens, literals, distances, to: &out)
    out.write(literals.bits[end], count: Int(literals.lengths[end]))
  }

  private static func write(
    _ tokens: borrowing Span<DeflateToken>, _ literals: HuffmanCode, _ distances: HuffmanCode,
    to out: inout BitWriter
  ) {
    for i in tokens.indices {
      let token = tokens[i]
      if token.isLiteral {
        out.write(literals.bits[token.literal], count: Int(literals.lengths[token.literal]))
        continue
      }
      let (length, distance) = (token.lengthSymbol, token.distanceSymbol)
      let first = firstMatch + length.number
      out.write(literals.bits[first], count: Int(literals.lengths[first]))
      out.write(length.extra, count: length.extraBits)
      out.write(distances.bits[distance.number], count: Int(distances.lengths[distance.number]))
      out.write(distance.extra, count: distance.extraBits)
    }
  }

  /// The lengths of both codes, in a code of their own.
  private static func writeLengths(
    of literals: HuffmanCode, _ distances: HuffmanCode, to out: inout BitWriter
  ) {
    let literalCount = max(firstMatch, 1 + (literals.lengths.lastIndex { $0 > 0 } ?? 0))
    let distanceCount = max(1, 1 + (distances.lengths.lastIndex { $0 > 0 } ?? 0))
    let packed = packed(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])
    var uses = [Int](repeating: 0, count: order.count)
    for symbol in packed { uses[symbol.number] += 1 }
    let code = HuffmanCode(uses: uses, longest: 7)
    let orderCount = max(4, 1 + (order.lastIndex { code.lengths[$0] > 0 } ?? 0))
    out.write(literalCount - firstMatch, count: 5)
    out.write(distanceCount - 1, count: 5)
    out.write(orderCount - 4, count: 4)
    for symbol in order[..<orderCount] { out.write(code.lengths[symbol], count: 3) }
    for symbol in packed {
      out.write(code.bits[symbol.number], count: Int(code.lengths[symbol.number]))
      out.write(symbol.extra, count: symbol.extraBits)
    }
  }

  /// Lengths as symbols: 16 repeats the one before, 17 and 18 are zeros.
  private static func packed(_ lengths: ArraySlice<UInt8>) -> [DeflateSymbol] {
    var packed: [DeflateSymbol] = []
    var rest = lengths
    while let length = rest.first {
      var run = rest.prefix { $0 == length }.prefix(138).count
      let symbol = DeflateSymbol(number: Int(length))
      switch (length, run) {
      case (0, 11...): packed.append(DeflateSymbol(number: 18, extra: run - 11, extraBits: 7))
      case (0, 3...): packed.append(DeflateSymbol(number: 17, extra: run - 3, extraBits: 3))
      case (_, 4...):
        run = min(run, 7)
        packed += [symbol, DeflateSymbol(number: 16, extra: run - 4, extraBits: 2)]
      default:
        run = 1
        packed.append(symbol)
      }
      rest = rest.dropFirst(run)
    }
    return packed
  }
}
