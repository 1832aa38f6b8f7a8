// SPDX-License-Identifier: MIT
//
// PNG's five row filters (specification, third edition, § 9): what is stored is the difference between a
// byte and a guess from its neighbours a (left), b (above) and c (above left).

enum RowFilter {
  /// Unfiltered rows, each after a filter byte 0, with those that repeat the row above stored as its
  /// differences (filter 2), which are all 0. Files are as small with them, and read in a quarter of
  /// the time: a run of one byte is expanded faster than one of three or four.
  static func repeatsAsZeros(_ rows: [UInt8], rowLength: Int) -> [UInt8] {
    var out = rows
    for start in stride(from: rowLength, to: rows.count, by: rowLength)
    where PixelPacking.areEqual(rows, from: start - rowLength, rows, from: start, count: rowLength)
    {
      PixelPacking.clear(&out, in: start + 1..<start + rowLength)
      out[start] = 2
    }
    return out
  }

  /// Unfiltered rows, each after a filter byte 0, get the filter whose differences, taken as signed
  /// bytes, have the least sum (§ 12.7).
  static func leastSum(_ rows: [UInt8], rowLength: Int, distance: Int) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(rows.count)
    var above = [UInt8](repeating: 0, count: rowLength - 1)
    for start in stride(from: 0, to: rows.count, by: rowLength) {
      let row = Array(rows[start + 1..<start + rowLength])
      let (filter, differences) = leastSum(row, above, distance)
      out.append(filter)
      out += differences
      above = row
    }
    return out
  }

  private static func leastSum(
    _ row: [UInt8], _ above: [UInt8], _ distance: Int
  ) -> (UInt8, [UInt8]) {
    var best: (filter: UInt8, differences: [UInt8], sum: Int) = (0, row, sum(row))
    for filter in 1...4 as ClosedRange<UInt8> {
      let candidate = differences(row, above, distance, filter)
      let sum = sum(candidate)
      if sum < best.sum { best = (filter, candidate, sum) }
    }
    return (best.filter, best.differences)
  }

  private static func sum(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
  }

  /// A row filtered by filter 1 (sub), 2 (up), 3 (average) or 4 (Paeth).
  static func differences(
    _ row: [UInt8], _ above: [UInt8], _ distance: Int, _ filter: UInt8
  ) -> [UInt8] {
    var out = row
    for i in row.indices {
      let a = i >= distance ? row[i - distance] : 0
      let b = above[i]
      let c = i >= distance ? above[i - distance] : 0
      switch filter {
      case 1: out[i] = row[i] &- a
      case 2: out[i] = row[i] &- b
      case 3: out[i] = row[i] &- UInt8((Int(a) + Int(b)) / 2)
      default: out[i] = row[i] &- paeth(a, b, c)
      }
    }
    return out
  }

  /// The neighbour nearest to a + b − c; ties go to a, then to b (§ 9.4).
  private static func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let (pa, pb) = (abs(Int(b) - Int(c)), abs(Int(a) - Int(c)))
    let pc = abs(Int(a) + Int(b) - 2 * Int(c))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }

  /// Replaces the filtered bytes of rows, each after its filter byte, by the bytes that were filtered.
  /// Returns `false` at a filter that there is not.
  static func undo(_ rows: inout [UInt8], rowLength: Int, distance: Int) -> Bool {
    var above = [UInt8](repeating: 0, count: rowLength)
    for start in stride(from: 0, to: rows.count, by: rowLength) {
      let filter = rows[start]
      let end = start + rowLength
      switch filter {
      case 0: continue
      case 1:
        for i in start + 1 + distance..<max(end, start + 1 + distance) {
          rows[i] &+= rows[i - distance]
        }
      case 2:
        if start == 0 { continue }
        PixelPacking.add(&rows, at: start + 1, from: start + 1 - rowLength, count: rowLength - 1)
      case 3, 4:
        if start > 0 { above.replaceSubrange(0..., with: rows[start - rowLength..<start]) }
        undo(filter, &rows, start, above, distance)
      default: return false
      }
    }
    return true
  }

  /// Undoes average or Paeth in the row that starts at a byte.
  private static func undo(
    _ filter: UInt8, _ rows: inout [UInt8], _ start: Int, _ above: [UInt8], _ distance: Int
  ) {
    for k in 1..<above.count {
      let a = k > distance ? rows[start + k - distance] : 0
      let guess =
        filter == 3
        ? UInt8((Int(a) + Int(above[k])) / 2)
        : paeth(a, above[k], k > distance ? above[k - distance] : 0)
      rows[start + k] &+= guess
    }
  }
}
