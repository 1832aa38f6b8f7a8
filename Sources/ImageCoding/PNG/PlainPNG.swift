// SPDX-License-Identifier: MIT
//
// The quick way for files as we write them: 8-bit RGB, RGBA or palette, not interlaced, whole. Their
// image data is expanded in one piece, where libpng goes row by row. Whatever is unusual, damaged or
// doubtful is left to libpng, which also says what is wrong.

enum PlainPNG {
  /// The picture, or `nil` when libpng shall look at the file.
  static func decode(_ bytes: [UInt8], _ file: PNGChunks) -> DecodedImage? {
    let header = file.header
    guard header.bitDepth == 8, !header.isInterlaced, !file.isCgBI else { return nil }
    var palette: [UInt8] = []
    var opacities: [UInt8] = []
    var data: [PNGChunks.Chunk] = []
    var isPastData = false
    for chunk in file.chunks where chunk.isCritical || chunk.type == "tRNS" {
      let isData = chunk.type == "IDAT"
      // Chunks out of order, twice, or unknown are libpng's business.
      guard chunk.hasRightCRC(bytes), !isData || !isPastData else { return nil }
      switch chunk.type {
      case "IHDR" where chunk.whole.lowerBound == 8: break
      case "IDAT": data.append(chunk)
      case "PLTE" where header.colorType == 3 && data.isEmpty && palette.isEmpty:
        palette = Array(bytes[chunk.data])
      case "tRNS" where header.colorType == 3 && data.isEmpty && opacities.isEmpty:
        guard !palette.isEmpty else { return nil }
        opacities = Array(bytes[chunk.data])
      case "IEND": break
      default: return nil
      }
      isPastData = isPastData || (!isData && !data.isEmpty)
    }
    let stream =
      data.count == 1 ? Array(bytes[data[0].data]) : data.flatMap { bytes[$0.data] }
    return pixels(stream, header, palette, opacities)
  }

  /// The pixels of a zlib stream of filtered rows; `nil` when they are not whole, or of another kind.
  static func pixels(
    _ stream: [UInt8], _ header: PNGHeader, _ palette: [UInt8] = [], _ opacities: [UInt8] = []
  ) -> DecodedImage? {
    let (width, height) = (header.width, header.height)
    guard header.bitDepth == 8, let distance = [2: 3, 3: 1, 6: 4][header.colorType] else {
      return nil
    }
    let length = 1 + width * distance
    var rows = Deflate.expand(stream, limit: length * height)
    guard rows.count == length * height,
      RowFilter.undo(&rows, rowLength: length, distance: distance)
    else { return nil }
    if header.colorType == 3 {
      guard let colors = Palette(palette, opacities),
        let bytes = colors.pixels(rows, width: width, height: height)
      else { return nil }
      return DecodedImage(width: width, height: height, straightBytes: bytes)
    }
    let bytes = PixelPacking.unpack(rows, width: width, rows: height, channels: distance)
    return DecodedImage(
      width: width, height: height, straightBytes: bytes, isOpaque: distance == 3)
  }

  /// RGBA of every entry.
  private struct Palette {
    private var entries: [UInt8] = []

    /// `nil` when the chunks are not what a palette is.
    init?(_ colors: [UInt8], _ opacities: [UInt8]) {
      guard !colors.isEmpty, colors.count % 3 == 0, colors.count <= 768,
        opacities.count <= colors.count / 3
      else { return nil }
      for index in 0..<colors.count / 3 {
        entries += colors[3 * index..<3 * index + 3]
        entries.append(index < opacities.count ? opacities[index] : 255)
      }
    }

    /// `nil` when a pixel names no entry.
    func pixels(_ rows: [UInt8], width: Int, height: Int) -> [UInt8]? {
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for y in 0..<height {
        for i in y * (width + 1) + 1..<(y + 1) * (width + 1) {
          let entry = 4 * Int(rows[i])
          if entry >= entries.count { return nil }
          pixels += entries[entry..<entry + 4]
        }
      }
      return pixels
    }
  }
}
