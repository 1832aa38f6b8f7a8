// SPDX-License-Identifier: MIT
//
// Button frames against those in public frame dumps of iOS 8 to 15 (x; width, in points).

import Foundation
import Testing

@testable import ViewKit

struct TabBarGeometryTests {
  struct Dump: Sendable, CustomTestStringConvertible {
    var width: CGFloat
    var count: Int
    /// x and width of each button; `nil` where the dump does not show it.
    var frames: [[CGFloat]?]
    var testDescription: String { "\(count) items over \(width) points" }
  }

  static let dumps = [
    Dump(width: 320, count: 4, frames: [[2, 76], [82, 76], [162, 76], [242, 76]]),
    Dump(width: 320, count: 3, frames: [nil, [109, 102], nil]),
    Dump(width: 375, count: 3, frames: [[2, 121], [127, 121], [252, 121]]),
    Dump(width: 375, count: 4, frames: [[2, 90], [96, 90], [190, 89], [283, 90]]),
    Dump(width: 390, count: 4, frames: [[2, 94], [100, 93], [197, 94], [295, 93]]),
    Dump(width: 414, count: 4, frames: [[2, 100], [106, 99], [209, 100], [313, 99]]),
    Dump(width: 414, count: 5, frames: [[2, 79], [85, 79], [168, 78], [250, 79], [333, 79]]),
  ]

  @Test(arguments: dumps)
  func `a filling bar's buttons stand where frame dumps show them`(dump: Dump) {
    let frames = TabBarGeometry(width: dump.width, count: dump.count).buttonFrames
    #expect(frames.count == dump.count)
    for (frame, seen) in zip(frames, dump.frames) {
      guard let seen else { continue }
      #expect(frame == CGRect(x: seen[0], y: 1, width: seen[1], height: 48))
    }
  }

  @Test func `25 frames have been seen`() {
    #expect(Self.dumps.flatMap { $0.frames.compactMap { $0 } }.count == 25)
  }

  @Test(arguments: [320, 375, 390, 393, 402, 414, 428, 430, 440] as [CGFloat], 1...5)
  func `buttons keep 2 points from their slots' edges and 4 from each other`(
    width: CGFloat, count: Int
  ) {
    let frames = TabBarGeometry(width: width, count: count).buttonFrames
    #expect(frames.first?.minX == 2)
    #expect(frames.last?.maxX == width - 2)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(right.minX - left.maxX == 4) }
  }

  @Test func `from the right the first item stands at the right`() {
    let geometry = TabBarGeometry(width: 375, count: 4, isRightToLeft: true)
    #expect(geometry.buttonFrames.map(\.minX) == [283, 190, 96, 2])
    #expect(geometry.buttonFrames.map(\.width) == [90, 89, 90, 90])
  }

  @Test func `a centred bar of an iPad stands where a frame dump shows it`() {
    let geometry = TabBarGeometry(
      width: 768, count: 4, distribution: .centered(itemWidth: 76, spacing: 34))
    #expect(geometry.buttonFrames.map(\.minX) == [181, 291, 401, 511])
    #expect(geometry.buttonFrames.allSatisfy { $0.width == 76 && $0.minY == 1 && $0.height == 48 })
  }

  @Test func `a low bar's buttons end with the bar`() {
    let geometry = TabBarGeometry(width: 667, contentHeight: 32, count: 3)
    #expect(geometry.buttonFrame(at: 0).maxY == 32)
  }

  @Test(arguments: [-1, 3, Int.max, Int.min])
  func `an index without an item has no frame`(index: Int) {
    #expect(TabBarGeometry(width: 375, count: 3).buttonFrame(at: index) == .zero)
  }

  @Test func `no items and no width are no trouble`() {
    #expect(TabBarGeometry(width: 375, count: 0).buttonFrames.isEmpty)
    #expect(TabBarGeometry(width: 0, count: 2).buttonFrames.allSatisfy { $0.width == 0 })
    #expect(TabBarGeometry(width: .nan, count: 1).buttonFrames == [.zero])
  }

  @Test func `items stand between the sides that a notch takes`() {
    let frames = TabBarGeometry(
      width: 812, contentHeight: 32, sideInsets: (44, 44), count: 3
    ).buttonFrames
    #expect(frames.map(\.minX) == [46, 287, 529])
    #expect(frames.map(\.width) == [237, 238, 237])
  }
}
