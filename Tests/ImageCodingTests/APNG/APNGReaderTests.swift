// SPDX-License-Identifier: MIT
//
// Animations are read back as they were written, and by the rules of the specification for blending and
// disposal, which our writer does not use all.

import Raster
import Testing

@testable import ImageCoding

@Suite struct APNGReaderTests {
  private func picture(_ seed: Int, opacity: Int = 255) -> Pixmap {
    var bytes: [UInt8] = []
    for i in 0..<12 * 9 {
      let isStill = i % 3 > 0
      let c = isStill ? 200 : (i * 37 + seed * 51) % 256
      bytes += [UInt8(c * opacity / 255), 0, UInt8(opacity / 2), UInt8(opacity)]
    }
    return Pixmap(width: 12, height: 9, premultipliedBytes: bytes) ?? Pixmap(width: 0, height: 0)
  }

  private func frames(_ file: [UInt8]) throws -> [APNGReader.Frame] {
    var reader = try APNGReader(bytes: file)
    var frames: [APNGReader.Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(frames.count == reader.count)
    return frames
  }

  @Test("What is written is read, frame by frame", arguments: [255, 128])
  func roundTrip(opacity: Int) throws {
    let pictures = (0..<5).map { picture($0, opacity: opacity) }
    let file = try APNGWriter.encode(count: 5, delay: FrameDelay(framesPerSecond: 50)) {
      pictures[$0]
    }
    let read = try frames(file)
    #expect(read.map(\.pixmap) == pictures)
    #expect(read.map(\.seconds) == [0.02, 0.02, 0.02, 0.02, 0.02])
  }

  @Test("Equal frames are one that is shown longer")
  func held() throws {
    let pictures = [picture(0), picture(0), picture(1)]
    let file = try APNGWriter.encode(count: 3, delay: FrameDelay(framesPerSecond: 50)) {
      pictures[$0]
    }
    #expect(try frames(file).map(\.seconds) == [0.04, 0.02])
  }

  @Test("A picture without animation is one frame")
  func still() throws {
    #expect(try frames(PNGWriter.encode(picture(3))).map(\.pixmap) == [picture(3)])
  }

  /// Two RGBA frames of 2 × 1, the second on the right pixel.
  private func handmade(dispose: UInt8, blend: UInt8) -> [UInt8] {
    func control(_ n: UInt32, x: UInt32, w: UInt32, _ dispose: UInt8, _ blend: UInt8) -> [UInt8] {
      [n, w, 1, x, 0].flatMap { BigEndian.bytes($0) } + [0, 1, 0, 10, dispose, blend]
    }
    func rows(_ pixels: [UInt8]) -> [UInt8] { Deflate.stream([0] + pixels, level: 6) }
    var file = PNGFileBytes()
    file.appendHeader(width: 2, height: 1, bitDepth: 8, colorType: 6)
    file.append("acTL", BigEndian.bytes(3) + BigEndian.bytes(0))
    file.append("fcTL", control(0, x: 0, w: 2, 0, 0))
    file.append("IDAT", rows([0, 0, 0, 255, 0, 0, 0, 255]))
    file.append("fcTL", control(1, x: 1, w: 1, dispose, blend))
    file.append("fdAT", BigEndian.bytes(2) + rows([255, 255, 255, 128]))
    file.append("fcTL", control(3, x: 0, w: 1, 0, 0))
    file.append("fdAT", BigEndian.bytes(4) + rows([9, 9, 9, 255]))
    file.append("IEND", [])
    return file.bytes
  }

  @Test("Blending over and disposal follow the specification")
  func rules() throws {
    func shown(_ dispose: UInt8, _ blend: UInt8) throws -> [[UInt8]] {
      try frames(handmade(dispose: dispose, blend: blend)).map { Array($0.pixmap.bytes[4...]) }
    }
    #expect(try shown(0, 0) == [[0, 0, 0, 255], [128, 128, 128, 128], [128, 128, 128, 128]])
    #expect(try shown(0, 1) == [[0, 0, 0, 255], [128, 128, 128, 255], [128, 128, 128, 255]])
    #expect(try shown(1, 1)[2] == [0, 0, 0, 0])
    #expect(try shown(2, 1)[2] == [0, 0, 0, 255])
  }

  @Test("Limits on a file's bytes, its frames and their pixels hold")
  func limited() throws {
    let file = handmade(dispose: 0, blend: 0)
    func read(_ change: (inout ImageReadLimits) -> Void) throws -> Int {
      var limits = ImageReadLimits.standard
      change(&limits)
      var reader = try APNGReader(bytes: file, path: "a.png", limits: limits)
      while try reader.next() != nil {}
      return reader.count
    }
    #expect(try read { $0.frames = 3 } == 3)
    let error = #expect(throws: ImageReadError.self) { try read { $0.frames = 2 } }
    #expect(
      error?.description == "a.png: too large: it has more than 2 frames, which is the limit.")
    #expect(try read { $0.fileBytes = file.count } == 3)
    #expect(throws: ImageReadError.self) { try read { $0.fileBytes = file.count - 1 } }
    #expect(throws: ImageReadError.self) { try read { $0.pixels = 1 } }
  }

  @Test("What raises a limit raises it for the frames too")
  func raised() throws {
    var limits = ImageReadLimits.standard
    limits.width = 20_000
    let wide = Pixmap(width: 20_000, height: 1)
    let file = try APNGWriter.encode(count: 1, delay: FrameDelay(framesPerSecond: 50)) { _ in wide }
    var reader = try APNGReader(bytes: file, limits: limits)
    #expect(try reader.next()?.pixmap == wide)
    #expect(throws: ImageReadError.self) { try APNGReader(bytes: file) }
  }

  @Test("A frame out of sequence, without data or outside the picture is refused")
  func damaged() throws {
    let file = handmade(dispose: 0, blend: 0)
    let chunks = try PNGChunks(file, limits: .standard).chunks
    for (type, offset) in [("fdAT", 3), ("fcTL", 3), ("fcTL", 7)] {
      var damaged = file
      let chunk = try #require(chunks.last { $0.type == type })
      damaged[chunk.data.lowerBound + offset] = 77
      #expect(throws: ImageReadError.self) { try frames(damaged) }
    }
  }
}
