// SPDX-License-Identifier: MIT
//
// Releases of the font libraries read as releases do.

import Testing
import Typesetting

@Suite struct FontLibrariesTests {
  @Test func releasesAreNumbersWithDots() {
    for release in [FontLibraries.freeType, FontLibraries.harfBuzz, FontLibraries.friBidi] {
      let parts = release.split(separator: ".")
      #expect(parts.count >= 2)
      #expect(parts.allSatisfy { Int($0) != nil }, "\(release)")
    }
  }
}
