// SPDX-License-Identifier: MIT
//
// The order of an animation's chunks.

import Raster
import Testing

@testable import ImageCoding

@Suite struct EncodedAnimationTests {
  @Test("acTL and tRNS stand before the image data, each frame after its fcTL")
  func order() throws {
    let white = Pixmap(width: 6, height: 6, color: .white)
    var dot = white
    dot.bytes[0] = 3
    var animation = try EncodedAnimation(
      white, FrameDelay(framesPerSecond: 60), kind: AnimationKind(isOpaque: true, key: 0),
      preset: .fast)
    try animation.append(
      from: white, to: dot, FrameDifference(from: white, to: dot), FrameDelay(framesPerSecond: 60))
    try animation.finish()
    let file = animation.file(AnimationOptions(scale: 2, loopCount: 7))
    let chunks = try PNGChunks(file, limits: .standard).chunks
    #expect(
      chunks.map(\.type) == [
        "IHDR", "acTL", "sRGB", "pHYs", "tRNS", "fcTL", "IDAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(Array(file[chunks[1].data]) == [0, 0, 0, 2, 0, 0, 0, 7])
  }
}
