// SPDX-License-Identifier: MIT
//
// Connected groups of small hand-drawn sets, and of random ones against a flood fill.

import Testing

@testable import ImageDiff

struct ConnectedRunsTests {
  @Test("Sides and corners connect, a gap of one pixel does not")
  func connection() {
    #expect(ConnectedRuns.groups(of: runs("#...", ".#..", "...#")) == [0, 0, 1])
    #expect(ConnectedRuns.groups(of: runs("#..", "...", "#..")) == [0, 1])
  }

  @Test("A fork that meets below is one group, numbered by its first run")
  func fork() {
    #expect(ConnectedRuns.groups(of: runs("#.#.#", "#.#.#", "###.#")) == [0, 0, 1, 0, 0, 1, 0, 1])
  }

  @Test("No runs have no groups")
  func nothing() {
    #expect(ConnectedRuns.groups(of: []).isEmpty)
  }

  @Test("Random sets group as a flood fill groups them", arguments: 1...40)
  func twin(_ seed: UInt32) {
    let side = 14
    var state = seed &* 2_654_435_761
    var set = [[Bool]](repeating: [Bool](repeating: false, count: side), count: side)
    var list: [PixelRun] = []
    for y in 0..<side {
      for x in 0..<side {
        state = state &* 1_664_525 &+ 1_013_904_223
        if state >> 24 < 40 + seed * 4 {
          set[y][x] = true
          list.append(x: x, y: y)
        }
      }
    }
    #expect(ConnectedRuns.groups(of: list) == flood(set, list))
  }

  private func flood(_ set: [[Bool]], _ list: [PixelRun]) -> [Int] {
    let side = set.count
    var label = [[Int]](repeating: [Int](repeating: -1, count: side), count: side)
    var next = 0
    for run in list where label[run.y][run.minX] < 0 {
      var open = [(run.minX, run.y)]
      while let (x, y) = open.popLast() {
        guard x >= 0, y >= 0, x < side, y < side, set[y][x], label[y][x] < 0 else { continue }
        label[y][x] = next
        for dy in -1...1 { for dx in -1...1 { open.append((x + dx, y + dy)) } }
      }
      next += 1
    }
    return list.map { label[$0.y][$0.minX] }
  }
}
