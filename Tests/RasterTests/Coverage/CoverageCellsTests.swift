// SPDX-License-Identifier: MIT
//
// Signed areas of single lines, by hand.

import Testing

@testable import Raster

@Suite("CoverageCells")
struct CoverageCellsTests {
  private func row(_ y: Int, _ lines: [(Point, Point)], width: Int = 4, height: Int = 3)
    -> [CoverageCell]
  {
    var cells = CoverageCells()
    cells.begin(width: width, height: height)
    for (a, b) in lines { cells.add(a, b) }
    cells.sort()
    return Array(cells.row(y))
  }

  @Test("A line down through a pixel's middle leaves its height and half of it")
  func middle() {
    let cells = row(1, [(Point(x: 2.5, y: 0), Point(x: 2.5, y: 3))])
    #expect(cells.count == 1)
    #expect(cells[0].x == 2 && cells[0].cover == 1 && cells[0].area == 0.5)
  }

  @Test("A line upwards counts negative")
  func upwards() {
    let cells = row(0, [(Point(x: 1, y: 1), Point(x: 1, y: 0.25))])
    #expect(cells[0].cover == -0.75 && cells[0].area == 0)
  }

  @Test("A slanted line is shared among the columns it crosses, and nothing is lost")
  func slanted() {
    let cells = row(0, [(Point(x: 0.5, y: 0), Point(x: 3.5, y: 1))])
    #expect(cells.map(\.x) == [0, 1, 2, 3])
    #expect(abs(cells.reduce(0) { $0 + $1.cover } - 1) < 1e-15)
  }

  @Test("Left of the area a line becomes one along the edge, right of it nothing")
  func sides() {
    let left = row(0, [(Point(x: -9, y: 0), Point(x: -2, y: 1))])
    #expect(left.count == 1 && left[0].x == 0 && left[0].cover == 1 && left[0].area == 0)
    #expect(row(0, [(Point(x: 4, y: 0), Point(x: 9, y: 1))]).isEmpty)
    let across = row(0, [(Point(x: -4, y: 0), Point(x: 8, y: 1))])
    #expect(abs(across.reduce(0) { $0 + $1.cover } - 2.0 / 3) < 1e-12)
  }

  @Test("Cells come in the order of their columns, however the lines came")
  func order() {
    let lines = (0..<60).map { i -> (Point, Point) in
      let x = Double((i * 37) % 60) + 0.5
      return (Point(x: x, y: 0), Point(x: x, y: 1))
    }
    #expect(row(0, lines, width: 60).map(\.x) == (0..<60).map { Int32($0) })
  }
}
