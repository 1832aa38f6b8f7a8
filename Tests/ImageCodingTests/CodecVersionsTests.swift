// SPDX-License-Identifier: MIT
//
// Versions are numbers with dots, after a name where there is a choice.

import ImageCoding
import Testing

@Suite struct CodecVersionsTests {
  @Test("Each library says its version")
  func versions() {
    #expect(CodecVersions.libpng.hasPrefix("1."))
    #expect(CodecVersions.zlib.hasPrefix("1."))
    for library in [CodecVersions.frameCompressor, CodecVersions.documentCompressor] {
      #expect(library.split(separator: " ").count == 2)
      #expect(library.last?.isNumber == true)
    }
  }
}
