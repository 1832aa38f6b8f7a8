// SPDX-License-Identifier: MIT
//
// The rows of one frame: whole, or without what did not change.

import Raster
import Testing

@testable import ImageCoding

@Suite struct AnimationFrameTests {
  private let white = Pixmap(width: 4, height: 1, color: .white)

  private func frame(_ bytes: [UInt8], _ kind: AnimationKind) -> AnimationFrame {
    let after = Pixmap(width: 4, height: 1, premultipliedBytes: bytes) ?? white
    let difference = FrameDifference(from: white, to: after)
    return AnimationFrame(from: white, to: after, difference, kind: kind)
  }

  @Test("The key stands for what did not change, when that is most of the rectangle")
  func key() {
    let few = [7, 8, 9, 255] + [UInt8](repeating: 255, count: 12)
    let wide: [UInt8] = few[..<12] + [1, 2, 3, 255]
    let kind = AnimationKind(isOpaque: true, key: 5)
    #expect(frame(few, kind).rows == [0, 7, 8, 9])
    #expect(frame(few, kind).blend == .source)
    var narrow = AnimationKind(isOpaque: true, key: 5)
    #expect(frame(wide, narrow).blend == .source)
    let long = Pixmap(width: 5, height: 1, color: .white)
    var changed = long
    changed.bytes[0] = 0
    changed.bytes[16] = 0
    let difference = FrameDifference(from: long, to: changed)
    let over = AnimationFrame(from: long, to: changed, difference, kind: narrow)
    #expect(over.blend == .over)
    #expect(over.rows == [0, 0, 255, 255, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 255, 255])
    narrow.key = nil
    #expect(AnimationFrame(from: long, to: changed, difference, kind: narrow).blend == .source)
  }

  @Test("Pixels that are not opaque replace; opaque ones may be laid over")
  func opacity() {
    let long = Pixmap(width: 5, height: 1, color: .white)
    let kind = AnimationKind(isOpaque: false, key: nil)
    for (opacity, blend) in [(255, AnimationFrame.Blend.over), (100, .source)] {
      var changed = long
      changed.bytes.replaceSubrange(0..<4, with: [0, 0, 0, UInt8(opacity)])
      changed.bytes.replaceSubrange(16..<20, with: [0, 0, 0, 255])
      let difference = FrameDifference(from: long, to: changed)
      let frame = AnimationFrame(from: long, to: changed, difference, kind: kind)
      #expect(frame.blend == blend)
      #expect(frame.rows[8] == (blend == .over ? 0 : 255))
    }
  }
}
