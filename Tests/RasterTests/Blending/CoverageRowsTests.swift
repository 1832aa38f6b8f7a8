// SPDX-License-Identifier: MIT
//
// Products of coverage, against integers.

import Testing

@testable import Raster

@Suite("CoverageRows")
struct CoverageRowsTests {
  @Test("All four products round alike")
  func products() {
    var random = SplitMix(2)
    let a = random.bytes(50)
    let b = random.bytes(50)
    let product = (0..<50).map { UInt8((Int(a[$0]) * Int(b[$0]) + 127) / 255) }
    let scaled = a.map { UInt8((Int($0) * 77 + 127) / 255) }
    var out = [UInt8](repeating: 9, count: 51)
    var span = out.mutableSpan
    CoverageRows.multiply(&span, a.span, b.span)
    #expect(out == product + [9])
    span = out.mutableSpan
    CoverageRows.scale(&span, a.span, by: 77)
    #expect(out == scaled + [9])
    out = a
    span = out.mutableSpan
    CoverageRows.multiply(&span, by: b.span)
    #expect(out == product)
    out = a
    span = out.mutableSpan
    CoverageRows.scale(&span, by: 77)
    #expect(out == scaled)
    #expect(Mask.product(128, 128) == 64)
  }
}
