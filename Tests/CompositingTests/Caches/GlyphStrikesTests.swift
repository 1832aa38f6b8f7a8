// SPDX-License-Identifier: MIT
//
// Strikes by face and map, within a budget.

import Raster
import Testing
import Typesetting

@testable import Compositing

@Suite("GlyphStrikes")
struct GlyphStrikesTests {
  @Test("Strikes are found again by face and map, and dropped when they cost too much")
  func strikes() throws {
    let face = try testFace()
    var strikes = GlyphStrikes()
    let first = strikes.strike(face, .scale(x: 20, y: 20))
    #expect(strikes.strike(face, .translation(x: 3, y: 0)) !== first)
    #expect(strikes.strike(face, .scale(x: 20, y: 20)) === first)
    #expect(strikes.count == 2)
    for size in 1...2000 { _ = strikes.strike(face, .scale(x: Double(size), y: 1)) }
    #expect(strikes.count < 2000)
  }
}
