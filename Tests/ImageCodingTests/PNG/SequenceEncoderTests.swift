// SPDX-License-Identifier: MIT
//
// A sequence's files are those of its frames alone, whatever came before.

import Raster
import Testing

@testable import ImageCoding

@Suite struct SequenceEncoderTests {
  /// Frames that move, stand still, become half clear, change their extent, and come back.
  static let frames: [Pixmap] = {
    let opaque = PNGWriterTests.picture(width: 500, height: 400, isOpaque: true)
    var moved = opaque
    for i in 4 * 500 * 300..<4 * 500 * 310 where i % 4 != 3 { moved.bytes[i] ^= 0x55 }
    var faded = moved
    for i in 4 * 500 * 390..<4 * 500 * 395 { faded.bytes[i] = 77 }
    let other = PNGWriterTests.picture(width: 400, height: 500, isOpaque: false)
    let flat = Pixmap(width: 500, height: 400, color: .white)
    return [opaque, moved, moved, faded, faded, other, moved, opaque, flat, flat, faded]
  }()

  @Test("Each file equals the file of the frame alone", arguments: [PNGWriter.Preset.fast, .small])
  func alone(preset: PNGWriter.Preset) throws {
    var encoder = SequenceEncoder(options: .init(preset: preset, scale: 2))
    for frame in Self.frames {
      let file = try encoder.encode(frame)
      #expect(try file == PNGWriter.encode(frame, options: .init(preset: preset, scale: 2)))
      #expect(try PNGReader.read(bytes: file).pixmap == frame)
    }
  }

  @Test("Damage saves looking, and gives the same bytes")
  func damage() throws {
    var encoder = SequenceEncoder()
    _ = try encoder.encode(Self.frames[0], damage: .empty)
    let damage = PixelRect(x: 0, y: 300, width: 500, height: 10)
    let file = try encoder.encode(Self.frames[1], damage: damage)
    #expect(try file == PNGWriter.encode(Self.frames[1]))
    #expect(try encoder.encode(Self.frames[2], damage: .empty) == file)
  }

  @Test("A refused frame leaves the encoder as it was")
  func refused() throws {
    var encoder = SequenceEncoder()
    let file = try encoder.encode(Self.frames[0])
    #expect(throws: ImageWriteError.self) { try encoder.encode(Pixmap(width: 3, height: 0)) }
    #expect(try encoder.encode(Self.frames[0]) == file)
  }
}
