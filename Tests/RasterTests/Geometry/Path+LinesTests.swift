// SPDX-License-Identifier: MIT
//
// Flattened outlines: closed, within the tolerance, on the grid.

import Testing

@testable import Raster

@Suite("Path+Lines")
struct PathLinesTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)

  private func lines(_ path: Path) -> [(Point, Point)]? {
    var result: [(Point, Point)] = []
    return path.forEachLine(within: bounds, { result.append(($0, $1)) }) ? result : nil
  }

  @Test("An outline that is not closed is closed; one that is closed is not closed twice")
  func closing() throws {
    let open = Path([.move(.zero), .line(Point(x: 9, y: 0)), .line(Point(x: 9, y: 9))])
    let closed = Path(open.elements + [.close])
    #expect(try #require(lines(open)).count == 3)
    #expect(try #require(lines(closed)).count == 3)
    #expect(try #require(lines(closed)).last?.1 == .zero)
  }

  @Test("A line without a move starts at the origin, after a close where the outline began")
  func withoutMove() throws {
    let p = Point(x: 5, y: 5)
    #expect(try #require(lines(Path([.line(p)]))).first?.0 == .zero)
    let again = Path([
      .move(p), .line(Point(x: 9, y: 5)), .line(Point(x: 9, y: 9)), .close,
      .line(Point(x: 1, y: 1)),
    ])
    #expect(try #require(lines(again))[3].0 == p)
  }

  @Test("No chord lies further from its curve than 1/512 pixel")
  func flatness() throws {
    let control = Point(x: 50, y: 90)
    let end = Point(x: 100, y: 0)
    let chords = try #require(lines(Path([.move(.zero), .quad(control: control, end: end)])))
    // The curve is y = 1.8·x·(1 − x/100), so the middle of a chord shows its distance.
    for (a, b) in chords.dropLast() {
      let x = (a.x + b.x) / 2
      let y = 1.8 * x * (1 - x / 100)
      #expect(abs((a.y + b.y) / 2 - y) <= 1.0 / 512 + 1e-4)
    }
  }

  @Test("A curve wholly on one outer side is one line")
  func outside() throws {
    let curve = Path([
      .move(Point(x: -90, y: 0)),
      .cubic(
        control1: Point(x: -10, y: 50), control2: Point(x: -10, y: 50), end: Point(x: -90, y: 99)),
    ])
    #expect(try #require(lines(curve)).count == 2)
  }

  @Test("A coordinate that is not a number is refused")
  func notANumber() {
    #expect(lines(Path([.move(.zero), .quad(control: Point(x: .nan, y: 1), end: .zero)])) == nil)
  }
}
