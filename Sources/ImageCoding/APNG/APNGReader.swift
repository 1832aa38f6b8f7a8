// SPDX-License-Identifier: MIT
//
// Plays an animated PNG (specification, third edition, § 11.3.5 and § 13): each frame's data becomes a
// file of its own, is decoded, and is put or laid over what stands there. One frame is in memory at a
// time. A PNG without animation is one frame.

public import Raster

/// Reads animated PNG files frame by frame.
public struct APNGReader: Sendable {
  /// A frame as it is shown.
  public struct Frame: Sendable {
    /// The whole picture, premultiplied.
    public let pixmap: Pixmap
    /// How long it is shown, in seconds.
    public let seconds: Double
  }

  /// How many frames there are.
  public var count: Int { parts.count }
  /// The columns and rows of every frame, in pixels.
  public let width: Int
  /// The rows.
  public let height: Int

  /// One frame's fcTL and where its data lies; both empty when the file is one picture.
  private struct Part: Sendable {
    var control: [UInt8] = []
    var data: [Range<Int>] = []
  }

  private let path: String?
  private let bytes: [UInt8]
  private let limits: ImageReadLimits
  private let header: PNGHeader
  private let colorSpace: PNGColorSpace
  /// PLTE and tRNS, which every frame shares.
  private var shared: [(String, [UInt8])] = []
  private var parts: [Part] = []
  private var place = 0
  private var shown: [UInt8]
  private var before: [UInt8] = []

  /// A reader of a file's bytes; `path` only names it in errors.
  public init(
    bytes: [UInt8], path: String? = nil, limits: ImageReadLimits = .standard
  ) throws(ImageReadError) {
    self.path = path
    self.bytes = bytes
    self.limits = limits
    do throws(ImageReadError.Cause) {
      guard bytes.count <= limits.fileBytes else { throw PNGReader.tooManyBytes(limits) }
      let file = try PNGChunks(bytes, limits: limits)
      header = file.header
      colorSpace = PNGColorSpace(bytes, file.chunks)
      width = header.width
      height = header.height
      parts = try Self.parts(bytes, file.chunks, limits)
      shown = [UInt8](repeating: 0, count: width * height * 4)
      for chunk in file.chunks where chunk.type == "PLTE" || chunk.type == "tRNS" {
        shared.append((chunk.type, Array(bytes[chunk.data])))
      }
    } catch { throw ImageReadError(path: path, cause: error) }
  }

  /// The frames in their order, checked: sequence numbers, extents, data.
  private static func parts(
    _ bytes: [UInt8], _ chunks: [PNGChunks.Chunk], _ limits: ImageReadLimits
  ) throws(ImageReadError.Cause) -> [Part] {
    guard chunks.contains(where: { $0.type == "acTL" }) else { return [Part()] }
    var parts: [Part] = []
    var sequence: UInt32 = 0
    for chunk in chunks {
      var data = chunk.data
      if chunk.type == "fcTL" || chunk.type == "fdAT" {
        guard data.count >= 4, BigEndian.number(bytes, at: data.lowerBound) == sequence else {
          throw .corrupt("a frame is out of sequence")
        }
        sequence += 1
      }
      switch chunk.type {
      case "fcTL":
        guard data.count == 26 else { throw .corrupt("a frame's control has another length") }
        guard parts.count < limits.frames else {
          throw .tooLarge("it has more than \(limits.frames) frames, which is the limit")
        }
        parts.append(Part(control: Array(bytes[data])))
      case "fdAT":
        guard !parts.isEmpty else { throw .corrupt("a frame's data has no control") }
        data = data.lowerBound + 4..<data.upperBound
        parts[parts.count - 1].data.append(data)
      case "IDAT":
        // A default image without control is no frame.
        if parts.count == 1 { parts[0].data.append(data) }
      default: break
      }
    }
    guard !parts.isEmpty, parts.allSatisfy({ !$0.data.isEmpty }) else {
      throw .corrupt("a frame has no data")
    }
    return parts
  }

  /// The next frame, or `nil` after the last.
  public mutating func next() throws(ImageReadError) -> Frame? {
    guard place < parts.count else { return nil }
    do throws(ImageReadError.Cause) {
      let frame = try draw(parts[place])
      place += 1
      return frame
    } catch { throw ImageReadError(path: path, cause: error) }
  }

  private mutating func draw(_ part: Part) throws(ImageReadError.Cause) -> Frame {
    let control = part.control
    func number(_ place: Int) -> Int { Int(BigEndian.number(control, at: place)) }
    let isWhole = control.isEmpty
    let (w, h) = isWhole ? (width, height) : (number(4), number(8))
    let (x, y) = isWhole ? (0, 0) : (number(12), number(16))
    guard w > 0, h > 0, x + w <= width, y + h <= height else {
      throw .corrupt("a frame lies outside the picture")
    }
    let pixels = try decode(part, w, h)
    let isOver = !isWhole && control[25] == 1
    let dispose = isWhole ? 0 : control[24]
    // The first frame has nothing to go back to (§ 11.3.5).
    if dispose == 2, place > 0 { before = shown }
    for row in 0..<h {
      for column in 0..<w {
        let from = (row * w + column) * 4
        let to = ((row + y) * width + column + x) * 4
        if isOver, pixels[from + 3] < 255 {
          Self.lay(pixels, from, over: &shown, to)
        } else {
          for k in 0..<4 { shown[to + k] = pixels[from + k] }
        }
      }
    }
    let pixmap = DecodedImage(width: width, height: height, straightBytes: shown).pixmap
    if dispose == 2, place > 0 { shown = before } else if dispose > 0 { clear(x, y, w, h) }
    let delay = isWhole ? 0 : Double(UInt16(control[20]) << 8 | UInt16(control[21]))
    let unit = isWhole ? 0 : Double(UInt16(control[22]) << 8 | UInt16(control[23]))
    return Frame(pixmap: pixmap, seconds: delay / (unit == 0 ? 100 : unit))
  }

  private func decode(
    _ part: Part, _ width: Int, _ height: Int
  ) throws(ImageReadError.Cause) -> [UInt8] {
    do throws(ImageReadError) {
      if part.control.isEmpty {
        return try PNGReader.read(bytes: bytes, limits: limits).straightBytes
      }
      let pixels = try PNGReader.read(bytes: file(part, width, height), limits: limits)
        .straightBytes
      return colorSpace == .displayP3 ? DisplayP3.converted(pixels) : pixels
    } catch { throw error.cause }
  }

  /// A frame as a file of its own.
  private func file(_ part: Part, _ width: Int, _ height: Int) -> [UInt8] {
    var file = PNGFileBytes()
    file.appendHeader(
      width: width, height: height, bitDepth: UInt8(header.bitDepth),
      colorType: UInt8(header.colorType), isInterlaced: header.isInterlaced)
    for (type, data) in shared { file.append(type, data) }
    file.append("IDAT", part.data.flatMap { bytes[$0] })
    file.append("IEND", [])
    return file.bytes
  }

  private mutating func clear(_ x: Int, _ y: Int, _ w: Int, _ h: Int) {
    for row in y..<y + h {
      for i in (row * width + x) * 4..<(row * width + x + w) * 4 { shown[i] = 0 }
    }
  }

  /// Straight source over straight destination:
  ///   a = s + d·(1 − s),  c = (cs·s + cd·d·(1 − s)) / a,  rounded once.
  private static func lay(
    _ source: [UInt8], _ from: Int, over target: inout [UInt8], _ to: Int
  ) {
    let s = Int(source[from + 3])
    if s == 0 { return }
    let d = Int(target[to + 3])
    let alpha = s * 255 + d * (255 - s)
    for k in 0..<3 {
      let sum = Int(source[from + k]) * s * 255 + Int(target[to + k]) * d * (255 - s)
      target[to + k] = UInt8((sum + alpha / 2) / alpha)
    }
    target[to + 3] = UInt8((alpha + 127) / 255)
  }
}
