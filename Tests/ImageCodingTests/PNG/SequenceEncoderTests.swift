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
    _ = try encoder.encode(Self.frames[0], damage: [])
    let damage = [PixelRect(x: 0, y: 300, width: 500, height: 10)]
    let file = try encoder.encode(Self.frames[1], damage: damage)
    #expect(try file == PNGWriter.encode(Self.frames[1]))
    #expect(try encoder.encode(Self.frames[2], damage: []) == file)
  }

  @Test("Damage in parts gives the same bytes, in small pictures, whose rows stay, and large ones")
  func parts() throws {
    for height in [90, 700] {
      var encoder = SequenceEncoder()
      var picture = Pixmap(width: 600, height: height, color: .white)
      _ = try encoder.encode(picture)
      for k in 0..<12 {
        let opacity: UInt8 = k == 7 ? 200 : 255
        let color = PremultipliedColor(r: UInt8(10 * k), g: 40, b: 90, a: opacity)
        let rects = [
          PixelRect(x: 20 * k, y: 3 * k, width: 75, height: 40),
          PixelRect(x: 0, y: height - k - 1, width: 600, height: 1),
          PixelRect(x: 599, y: 0, width: 1, height: height), .empty,
        ]
        for rect in rects {
          for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX {
              picture.bytes.replaceSubrange(
                (y * 600 + x) * 4..<(y * 600 + x) * 4 + 4,
                with: [color.r, color.g, color.b, color.a])
            }
          }
        }
        let file = try encoder.encode(picture, damage: rects)
        #expect(try file == PNGWriter.encode(picture))
        // Back to opaque pixels everywhere, which the encoder finds out by itself.
        if k == 7 { picture = Pixmap(width: 600, height: height, color: .white) }
        if k == 7 { #expect(try encoder.encode(picture) == PNGWriter.encode(picture)) }
      }
    }
  }

  @Test("A refused frame leaves the encoder as it was")
  func refused() throws {
    var encoder = SequenceEncoder()
    let file = try encoder.encode(Self.frames[0])
    #expect(throws: ImageWriteError.self) { try encoder.encode(Pixmap(width: 3, height: 0)) }
    #expect(try encoder.encode(Self.frames[0]) == file)
  }
}
