// SPDX-License-Identifier: MIT
//
// What is said of the modes, against the reference.

import Testing

@testable import Raster

@Suite("BlendMode")
struct BlendModeTests {
  @Test("A mode keeps every destination under a clear source, or says that it does not")
  func clearSource() {
    for mode in BlendMode.allCases {
      let clear = ReferencePixel(PremultipliedColor.clear)
      let destination = ReferencePixel(PremultipliedColor(r: 10, g: 90, b: 60, a: 200))
      let result = mode.reference(source: clear, destination: destination)
      let same = (0..<4).allSatisfy { abs(result.channel($0) - destination.channel($0)) < 1e-9 }
      #expect(same == mode.keepsDestinationUnderClear, "\(mode)")
    }
  }

  @Test("The twelve operators and fifteen blend modes of the specification are there")
  func count() { #expect(BlendMode.allCases.count == 27) }
}
