// SPDX-License-Identifier: MIT
//
// One frame: its pixels' name, its bytes, and what a cut keeps.

import Compositing
import ImageCoding
import Raster
import Testing

@testable import Recording

struct FrameEncoderTests {
  private let list = DisplayList(
    width: 4, height: 3, background: .white,
    commands: [
      .fillRect(PixelRect(x: 1, y: 1, width: 2, height: 1), color: .black, mode: .sourceOver)
    ])

  private func encode(
    _ work: FrameWork, _ format: FrameFormat = .raw
  ) throws -> FinishedFrame {
    let encoder = FrameEncoder(format: format, scale: 2)
    var lane = FrameLane(encoder)
    return try encoder.encode(work, in: &lane)
  }

  @Test func `A frame's PNG holds the pixels that its hash names`() throws {
    let frame = try encode(
      FrameWork(index: 3, time: 0.05, list: list, crop: nil), .png(.fast))
    let image = try PNGReader.read(bytes: frame.bytes)
    #expect(frame.index == 3 && frame.time == 0.05 && !frame.isHeld)
    #expect(PixelHash.hex(of: image) == frame.pixels)
    #expect(image.pixmap == Compositor.render(list))
  }

  @Test func `Raw frames are straight rows without a header`() throws {
    let frame = try encode(
      FrameWork(index: 0, time: 0, list: list, crop: PixelRect(x: 1, y: 1, width: 1, height: 2)))
    #expect(frame.bytes == [0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func `A held frame carries nothing`() throws {
    let frame = try encode(
      FrameWork(index: 1, time: 0, list: nil, crop: nil))
    #expect(frame.isHeld && frame.bytes.isEmpty && frame.pixels.isEmpty)
  }

  @Test func `A cut outside the picture keeps nothing, and nothing cannot be encoded`() {
    #expect(throws: RecordingError.self) {
      try encode(
        FrameWork(index: 0, time: 0, list: list, crop: PixelRect(x: 9, y: 9, width: 1, height: 1)),
        .png(.fast))
    }
  }

  @Test func `A lane's frames are those of lanes of their own, whatever came before`() throws {
    let crops = [
      nil, PixelRect(x: 3, y: 5, width: 40, height: 60), PixelRect(x: 0, y: 0, width: 9, height: 9),
    ]
    for format in [FrameFormat.png(.fast), .png(.small), .raw] {
      let encoder = FrameEncoder(format: format, scale: 1)
      var lane = FrameLane(encoder)
      for index in 0..<24 {
        var list = DisplayList(width: 64, height: 80, background: .white)
        for k in 0..<3 where index % (k + 2) > 0 {
          list.commands.append(
            .fillRect(
              PixelRect(x: 7 * k + index / 3, y: 20 * k, width: 9, height: 12),
              color: PremultipliedColor(r: 0, g: UInt8(index), b: 9, a: index > 17 ? 200 : 255),
              mode: index > 20 ? .copy : .sourceOver))
        }
        let work = FrameWork(index: index, time: 0, list: list, crop: crops[index / 4 % 3])
        var fresh = FrameLane(encoder)
        #expect(try encoder.encode(work, in: &lane) == encoder.encode(work, in: &fresh))
      }
    }
  }
}
