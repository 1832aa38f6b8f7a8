// SPDX-License-Identifier: MIT
//
// Marks against a list of columns, over widths at and around those of words.

import Testing

@testable import ImageDiff

struct PixelMarksTests {
  @Test("Marked pixels come back as runs", arguments: [1, 15, 16, 17, 63, 64, 65, 128, 130])
  func runs(_ width: Int) {
    var random = RandomPictures(seed: width)
    for rate in 1...6 {
      var marks = PixelMarks(width: width)
      var list: [PixelRun] = []
      for x in 0..<width where random.next(rate) == 0 {
        marks.insert(x, x + 1)
        list.append(x: x, y: 4)
      }
      var runs = [PixelRun(y: 3, minX: 0, maxX: width)]
      marks.appendRuns(y: 4, to: &runs)
      #expect(runs == [PixelRun(y: 3, minX: 0, maxX: width)] + list)
      for x in 0..<width { #expect(marks[x] == list.contains { $0.minX <= x && x < $0.maxX }) }
    }
  }

  @Test("A range of columns is marked across words, and nothing beside it")
  func insertion() {
    for (minX, maxX) in [(0, 0), (0, 64), (63, 65), (5, 190), (64, 128), (127, 129)] {
      var marks = PixelMarks(width: 200)
      marks.insert(minX, maxX)
      #expect((0..<200).filter { marks[$0] } == Array(minX..<maxX))
      #expect(marks.isEmpty == (minX == maxX))
    }
  }

  @Test("Pixels marked elsewhere are taken away")
  func subtraction() {
    var marks = PixelMarks(width: 100)
    marks.insert(10, 90)
    var other = PixelMarks(width: 100)
    other.insert(50, 70)
    marks.subtract(other)
    #expect((0..<100).filter { marks[$0] } == Array(10..<50) + Array(70..<90))
    marks.removeAll()
    #expect(marks == PixelMarks(width: 100))
  }
}
