// SPDX-License-Identifier: MIT
//
// Plays an animated PNG as the specification says (third edition, § 11.3.5 and 13): each frame's data
// becomes a file of its own, is decoded, and is put or laid over what stands there.

@testable import ImageCoding

struct AnimationPlayer {
  /// What is shown after each frame: straight RGBA8.
  private(set) var frames: [[UInt8]] = []
  private(set) var delays: [FrameDelay] = []
  private(set) var loopCount: Int?
  private(set) var blends: [UInt8] = []
  private(set) var rects: [[Int]] = []

  init(_ file: [UInt8]) throws {
    let chunks = try PNGChunks(file, limits: .standard)
    let (width, height) = (chunks.header.width, chunks.header.height)
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var control: [UInt8] = []
    var next: UInt32 = 0
    for chunk in chunks.chunks {
      let data = Array(file[chunk.data])
      switch chunk.type {
      case "acTL": loopCount = Int(BigEndian.number(data, at: 4))
      case "fcTL":
        control = data
        next = try Self.check(data, next)
      case "IDAT", "fdAT":
        if chunk.type == "fdAT" { next = try Self.check(data, next) }
        let numbers = (1...4).map { Int(BigEndian.number(control, at: 4 * $0)) }
        var part = PNGFileBytes()
        part.appendHeader(
          width: numbers[0], height: numbers[1], bitDepth: 8,
          colorType: UInt8(chunks.header.colorType))
        for other in chunks.chunks where other.type == "tRNS" {
          part.append("tRNS", Array(file[other.data]))
        }
        part.append("IDAT", chunk.type == "IDAT" ? data : Array(data[4...]))
        part.append("IEND", [])
        let pixels = try PNGReader.read(bytes: part.bytes).straightBytes
        for y in 0..<numbers[1] {
          for x in 0..<numbers[0] {
            let from = (y * numbers[0] + x) * 4
            let to = ((y + numbers[3]) * width + x + numbers[2]) * 4
            // Only opaque and clear pixels are ever laid over others.
            if control[25] == 1, pixels[from + 3] == 0 { continue }
            canvas.replaceSubrange(to..<to + 4, with: pixels[from..<from + 4])
          }
        }
        frames.append(canvas)
        blends.append(control[25])
        rects.append(numbers)
        delays.append(
          FrameDelay(
            numerator: UInt16(control[20]) << 8 | UInt16(control[21]),
            denominator: UInt16(control[22]) << 8 | UInt16(control[23])))
      default: break
      }
    }
  }

  private static func check(_ data: [UInt8], _ next: UInt32) throws -> UInt32 {
    guard BigEndian.number(data, at: 0) == next else {
      throw ImageReadError.Cause.corrupt("a frame is out of sequence")
    }
    return next + 1
  }
}
