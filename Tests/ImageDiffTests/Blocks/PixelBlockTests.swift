// SPDX-License-Identifier: MIT
//
// Blocks and clusters of hand-drawn sets.

import Raster
import Testing

@testable import ImageDiff

struct PixelBlockTests {
  @Test("A block has its own pixels and the rectangle around them")
  func blocks() {
    let found = PixelBlock.blocks(of: runs("#....", ".#..#", "....#"))
    #expect(
      found == [
        PixelBlock(bounds: PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 2), pixels: 2),
        PixelBlock(bounds: PixelRect(minX: 4, minY: 1, maxX: 5, maxY: 3), pixels: 2),
      ])
  }

  @Test("Blocks in touching cells are one cluster, with the rectangle of their pixels")
  func near() {
    let list = [
      PixelRun(y: 2, minX: 3, maxX: 5), PixelRun(y: 3, minX: 12, maxX: 13),
      PixelRun(y: 9, minX: 20, maxX: 21),
    ]
    #expect(
      PixelBlock.clusters(of: list, width: 64) == [
        PixelBlock(bounds: PixelRect(minX: 3, minY: 2, maxX: 21, maxY: 10), pixels: 4)
      ])
  }

  @Test("Blocks with an empty cell between them are two clusters")
  func far() {
    let list = [PixelRun(y: 0, minX: 0, maxX: 1), PixelRun(y: 0, minX: 40, maxX: 57)]
    #expect(
      PixelBlock.clusters(of: list, width: 60) == [
        PixelBlock(bounds: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1), pixels: 1),
        PixelBlock(bounds: PixelRect(minX: 40, minY: 0, maxX: 57, maxY: 1), pixels: 17),
      ])
  }

  @Test("Clusters hold every pixel once", arguments: 1...20)
  func total(_ seed: UInt32) {
    var state = seed
    var list: [PixelRun] = []
    for y in 0..<60 {
      for x in 0..<83 {
        state = state &* 1_664_525 &+ 1_013_904_223
        if state >> 25 == 3 { list.append(x: x, y: y) }
      }
    }
    let clusters = PixelBlock.clusters(of: list, width: 83)
    #expect(clusters.reduce(0) { $0 + $1.pixels } == list.pixelCount)
  }
}
