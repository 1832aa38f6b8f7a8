// SPDX-License-Identifier: MIT
//
// The table of modes.

import Testing

@testable import Raster

@Suite("BlendMode+Formula")
struct BlendModeFormulaTests {
  @Test("Every mode has a formula of its own")
  func distinct() {
    let types = Set(BlendMode.allCases.map { ObjectIdentifier($0.formula) })
    #expect(types.count == BlendMode.allCases.count)
  }
}
