// SPDX-License-Identifier: MIT
//
// A shaped line before it is placed: where clusters stand in logical order, and how runs are joined.

import Testing

@testable import Typesetting

@Suite struct LineLayoutTests {
  private func layout(_ text: String, _ font: Font? = nil) throws -> LineLayout {
    LineLayout(
      LineText(text), font: try font ?? TestFonts.boxFont(), direction: .natural)
  }

  private func rounded(_ values: [Double]) -> [Double] {
    values.map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test func clusterPositionsGrowInLogicalOrder() throws {
    #expect(rounded(try layout("aiW").clusterPositions) == [0, 0.6, 0.9, 1.8])
    #expect(rounded(try layout("אבג").clusterPositions) == [0, 0.6, 1.2, 1.8])
    #expect(try layout("").clusterPositions == [0])
  }

  @Test func aLigatureCountsWithItsFirstCluster() throws {
    #expect(rounded(try layout("fia").clusterPositions) == [0, 0.7, 0.7, 1.3])
  }

  @Test func neighboursOfOneFaceAreOneRun() throws {
    let faces = [try TestFonts.box(), try TestFonts.noto("NotoSans-Regular")]
    let font = Font(faces: faces, size: 10)
    let line = try layout("ab אב Жa", font).placed(isTruncated: false)
    #expect(line.runs.map(\.face) == [faces[0], faces[1], faces[0]])
    #expect(line.runs.map(\.glyphs.count) == [6, 1, 1])
    let pens = line.glyphs.map(\.x)
    #expect(pens == pens.sorted())
  }
}
