// SPDX-License-Identifier: MIT
//
// The colour differences of two rows, by the C kernel in single precision: it passes over equal pixels
// and surely near ones, and gives the rest with values within `error` of the exact formula's. The
// kernel borrows both rows and this object's arrays for the length of the call and keeps no pointer;
// the arrays are as long as the rows, which is what it may write.

internal import CRasterKernels
internal import Raster

struct ColorDifferenceRows {
  /// How far a value's root may lie from the exact difference. Measured over random, dark, near and
  /// gray pairs: below 0.03 up to differences of 20 (tests repeat it).
  static let error = 0.05

  private let light = LabColor.linear.map { Float($0) }
  private var places: [UInt32]
  private var values: [Float]

  /// Scratch space for rows of a width.
  init(width: Int) {
    places = [UInt32](repeating: 0, count: width)
    values = [Float](repeating: 0, count: width)
  }

  /// Calls with each pixel whose difference may be beyond a limit: its column and its approximate
  /// difference, infinite where only the exact formula can tell. Columns ascend.
  mutating func forEachPixel(
    of first: borrowing Span<UInt8>, _ second: borrowing Span<UInt8>, beyond limit: Double,
    _ body: (Int, Double) -> Void
  ) {
    let least = Float(max(0, limit - Self.error))
    let found = find(first, second, squaredLimit: least * least)
    if Self.isOpaque(first) && Self.isOpaque(second) {
      for k in 0..<found { body(Int(places[k]), Double(values[k]).squareRoot()) }
      return
    }
    // Premultiplied bytes are the colour over black; both backgrounds count, the worse one wins.
    var worst = [Float](repeating: 0, count: values.count)
    for k in 0..<found { worst[Int(places[k])] = values[k] }
    let whites = (Self.onWhite(first), Self.onWhite(second))
    let foundOnWhite = find(whites.0.span, whites.1.span, squaredLimit: least * least)
    for k in 0..<foundOnWhite { worst[Int(places[k])] = max(worst[Int(places[k])], values[k]) }
    for x in worst.indices where worst[x] > 0 { body(x, Double(worst[x]).squareRoot()) }
  }

  /// Fills `places` and `values`; returns how many.
  private mutating func find(
    _ first: borrowing Span<UInt8>, _ second: borrowing Span<UInt8>, squaredLimit: Float
  ) -> Int {
    let count = first.count / 4
    precondition(first.count == second.count && count <= places.count)
    var found = 0
    unsafe first.withUnsafeBufferPointer { a in
      unsafe second.withUnsafeBufferPointer { b in
        unsafe light.withUnsafeBufferPointer { light in
          unsafe places.withUnsafeMutableBufferPointer { places in
            unsafe values.withUnsafeMutableBufferPointer { values in
              guard let p = a.baseAddress, let q = b.baseAddress, let l = light.baseAddress,
                let x = places.baseAddress, let v = values.baseAddress
              else { return }
              found = unsafe raster_kernels_colors_beyond(p, q, count, l, squaredLimit, x, v)
            }
          }
        }
      }
    }
    return found
  }

  private static func isOpaque(_ row: borrowing Span<UInt8>) -> Bool {
    var all: UInt8 = 255
    for i in stride(from: 3, to: row.count, by: 4) { all &= row[i] }
    return all == 255
  }

  /// `c + 255·(1 − a)` for each pixel.
  private static func onWhite(_ row: borrowing Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(row.count)
    for i in stride(from: 0, to: row.count, by: 4) {
      let white = 255 - row[i + 3]
      bytes += [row[i] + white, row[i + 1] + white, row[i + 2] + white, 255]
    }
    return bytes
  }
}
