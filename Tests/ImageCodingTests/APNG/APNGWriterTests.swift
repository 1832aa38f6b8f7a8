// SPDX-License-Identifier: MIT
//
// Animations are played by the specification's rules and show the frames they were made of.

import Raster
import Testing

@testable import ImageCoding

@Suite struct APNGWriterTests {
  /// A square that moves over noise, on a white ground of 60×40 pixels.
  private func frame(_ n: Int, opacity: UInt8 = 255) -> Pixmap {
    var pixmap = PNGWriterTests.picture(width: 60, height: 40, isOpaque: true)
    for y in 10..<20 {
      for x in 5 + 3 * n..<15 + 3 * n {
        let i = (y * 60 + x) * 4
        pixmap.bytes.replaceSubrange(i..<i + 4, with: [10, min(opacity, 90), 0, opacity])
      }
    }
    return pixmap
  }

  private func play(
    _ frames: [Pixmap], options: AnimationOptions = .init()
  ) throws -> AnimationPlayer {
    let file = try APNGWriter.encode(
      count: frames.count, delay: FrameDelay(framesPerSecond: 60), options: options
    ) { frames[$0] }
    #expect(try PNGReader.read(bytes: file).pixmap == frames[0])
    return try AnimationPlayer(file)
  }

  @Test("Moving, opaque or half clear, every frame is shown as it was", arguments: [255, 100])
  func moving(opacity: Int) throws {
    let frames = (0..<6).map { frame($0, opacity: UInt8(opacity)) }
    for preset in PNGWriter.Preset.allCases {
      let player = try play(frames, options: .init(preset: preset, loopCount: 3))
      #expect(player.frames == frames.map { StraightPixels.bytes(of: $0) })
      #expect(player.loopCount == 3)
      #expect(player.delays.allSatisfy { $0 == FrameDelay(numerator: 1, denominator: 60) })
    }
  }

  @Test("A frame is the smallest changed rectangle, without what did not change")
  func smallest() throws {
    var second = frame(0)
    for (x, y) in [(3, 4), (30, 33)] { second.bytes[(y * 60 + x) * 4] ^= 255 }
    let player = try play([frame(0), second])
    #expect(player.rects[1] == [28, 30, 3, 4])
    #expect(player.blends == [0, 1])
  }

  @Test("A frame that changes wholly replaces what stood there")
  func whole() throws {
    let player = try play([
      Pixmap(width: 20, height: 20, color: .white), Pixmap(width: 20, height: 20, color: .black),
    ])
    #expect(player.blends == [0, 0])
  }

  @Test("Equal frames are one that is shown longer")
  func still() throws {
    let player = try play([frame(0), frame(0), frame(0), frame(1), frame(1)])
    #expect(player.frames.count == 2)
    #expect(player.delays.map(\.seconds) == [3.0 / 60, 2.0 / 60])
  }

  @Test("Equal frames whose delays have no common sum stay two")
  func uncommonDelays() throws {
    let delays = [
      FrameDelay(numerator: 1, denominator: 65521), FrameDelay(numerator: 1, denominator: 65519),
    ]
    let file = try APNGWriter.encode(delays: delays) { _ in frame(0) }
    let player = try AnimationPlayer(file)
    #expect(player.delays == delays)
    #expect(player.frames[1] == frame(0).bytes)
  }

  @Test("A grey that a later frame shows, or opacity that a later frame needs, begins anew")
  func anew() throws {
    let white = Pixmap(width: 30, height: 30, color: .white)
    var dark = white
    for i in 0..<40 { dark.bytes.replaceSubrange(4 * i..<4 * i + 4, with: [0, 0, 0, 255]) }
    var clear = dark
    for i in 0..<9 { clear.bytes.replaceSubrange(4 * i..<4 * i + 4, with: [0, 0, 0, 0]) }
    for frames in [[white, dark, white], [white, dark, clear, white]] {
      var asked = 0
      let file = try APNGWriter.encode(
        count: frames.count, delay: FrameDelay(framesPerSecond: 30)
      ) {
        asked += 1
        return frames[$0]
      }
      #expect(asked > frames.count)
      #expect(try AnimationPlayer(file).frames == frames.map { StraightPixels.bytes(of: $0) })
    }
  }

  @Test("No frame, no pixels and unequal extents are refused")
  func refused() {
    let delay = FrameDelay(framesPerSecond: 60)
    #expect(throws: ImageWriteError.noFrames) {
      try APNGWriter.encode(count: 0, delay: delay) { _ in frame(0) }
    }
    #expect(throws: ImageWriteError.empty(width: 0, height: 0)) {
      try APNGWriter.encode(count: 2, delay: delay) { _ in Pixmap(width: 0, height: 0) }
    }
    #expect(throws: ImageWriteError.unequalFrames(index: 1)) {
      try APNGWriter.encode(count: 2, delay: delay) { Pixmap(width: 4 + $0, height: 4) }
    }
  }
}
