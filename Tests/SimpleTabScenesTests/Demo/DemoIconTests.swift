// SPDX-License-Identifier: MIT
//
// The icons drawn in code against the same icons drawn by Scripts/make-fixtures.py, which takes its
// coverage on sixteen lines a row.

import FixtureSupport
import Foundation
import ImageCoding
import SimpleTabScenes
import Testing
import ViewKit

@MainActor
struct DemoIconTests {
  @Test(
    "An icon is a template of 25 points and has the coverage of its fixture",
    arguments: DemoIcon.allCases, [1, 2, 3])
  func coverage(icon: DemoIcon, scale: Int) throws {
    let image = icon.image(scale: CGFloat(scale))
    #expect(image.size == CGSize(width: 25, height: 25))
    #expect(image.scale == CGFloat(scale))
    #expect(image.renderingMode == .alwaysTemplate)
    let suffix = scale == 1 ? "" : "@\(scale)x"
    let fixture = try PNGReader.read(
      path: Fixtures.url("Icons/\(icon.rawValue)\(suffix).png").path
    ).pixmap.bytes
    let drawn = try #require(image.cgImage?.image.mask.bytes)
    let expected = stride(from: 3, to: fixture.count, by: 4).map { fixture[$0] }
    #expect(drawn.count == expected.count)
    let differences = zip(drawn, expected).map { abs(Int($0) - Int($1)) }
    // Sixteen lines a row miss up to a sixteenth of a nearly level edge.
    #expect(differences.max() ?? 255 <= 16)
    let mean = Double(differences.reduce(0, +)) / Double(max(1, differences.count))
    #expect(mean < 0.5)
  }
}
