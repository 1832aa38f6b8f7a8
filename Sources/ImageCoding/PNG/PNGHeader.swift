// SPDX-License-Identifier: MIT
//
// IHDR, a PNG's first chunk: extent, depth, colour type, interlace (PNG specification, third edition,
// § 11.2.1). Checked here so that each fault has its own sentence and no limit is passed unseen.

struct PNGHeader: Equatable {
  var width: Int
  var height: Int
  var bitDepth: Int
  var colorType: Int
  var isInterlaced: Bool

  /// The 13 bytes of IHDR's data from an offset; the caller has checked that they are there.
  init(_ bytes: [UInt8], at i: Int) throws(ImageReadError.Cause) {
    width = Int(BigEndian.number(bytes, at: i))
    height = Int(BigEndian.number(bytes, at: i + 4))
    bitDepth = Int(bytes[i + 8])
    colorType = Int(bytes[i + 9])
    isInterlaced = bytes[i + 12] == 1
    guard width > 0, height > 0 else { throw .corrupt("it is \(width)×\(height) pixels") }
    guard width <= Self.greatest, height <= Self.greatest else {
      throw .corrupt("its width or height is above 2³¹ − 1")
    }
    let depths =
      switch colorType {
      case 0: [1, 2, 4, 8, 16]
      case 3: [1, 2, 4, 8]
      case 2, 4, 6: [8, 16]
      default: throw .corrupt("there is no colour type \(colorType)")
      }
    guard depths.contains(bitDepth) else {
      throw .corrupt("colour type \(colorType) has no depth of \(bitDepth) bits")
    }
    guard bytes[i + 10] == 0 else {
      throw .corrupt("there is no compression method \(bytes[i + 10])")
    }
    guard bytes[i + 11] == 0 else { throw .corrupt("there is no filter method \(bytes[i + 11])") }
    guard bytes[i + 12] <= 1 else {
      throw .corrupt("there is no interlace method \(bytes[i + 12])")
    }
  }

  /// The largest number that PNG's four-byte fields hold.
  static let greatest = 0x7fff_ffff

  /// Refuses a picture that is larger than the limits.
  func check(_ limits: ImageReadLimits) throws(ImageReadError.Cause) {
    if width > limits.width {
      throw .tooLarge("it is \(width) pixels wide, and the limit is \(limits.width)")
    }
    if height > limits.height {
      throw .tooLarge("it is \(height) pixels high, and the limit is \(limits.height)")
    }
    if width * height > limits.pixels {
      throw .tooLarge("it has \(width * height) pixels, and the limit is \(limits.pixels)")
    }
  }

  private var channels: Int { [1, 0, 3, 1, 2, 0, 4][colorType] }

  /// The least bytes that the rows take before compression, filter bytes not counted.
  var leastRowBytes: Int { (width * channels * bitDepth * height) / 8 }

  /// The bytes that the rows take before compression, each with its filter byte; with interlace, the rows
  /// of the seven passes (§ 8.1: first column, first row, step across, step down).
  var filteredBytes: Int {
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return passes.reduce(0) { sum, pass in
      let columns = max(0, width - pass.0 + pass.2 - 1) / pass.2
      let rows = max(0, height - pass.1 + pass.3 - 1) / pass.3
      return sum + (columns == 0 ? 0 : rows * (1 + (columns * channels * bitDepth + 7) / 8))
    }
  }
}
