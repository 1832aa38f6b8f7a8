// SPDX-License-Identifier: MIT
//
// What is written between markers, for each reader.

import Testing

@testable import SimpleTabDocs

struct BlockTextTests {
  private func lines(_ words: String) throws -> [String] {
    BlockText(request: try PictureRequest(MarkerWord.read("scene=demo " + words)), width: 120).lines
  }

  @Test func `GitHub gets a source for dark pages, and the width in points`() throws {
    #expect(
      try lines("name=p/a alt='a \"b\" | <c> & d'") == [
        "<picture>",
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"p/a~dark@2x.png\">",
        "  <img alt=\"a &quot;b&quot; &#124; &lt;c&gt; &amp; d\" src=\"p/a@2x.png\" width=\"120\">",
        "</picture>",
      ])
  }

  @Test func `Every density is said in a source`() throws {
    #expect(
      try lines("name=a alt=b scale=3,1") == [
        "<picture>",
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"a~dark.png 1x, a~dark@3x.png 3x\">",
        "  <source srcset=\"a.png 1x, a@3x.png 3x\">",
        "  <img alt=\"b\" src=\"a.png\" width=\"120\">",
        "</picture>",
      ])
    #expect(
      try lines("name=a alt=b scale=1,2 appearance=dark") == [
        "<picture>",
        "  <source srcset=\"a~dark.png 1x, a~dark@2x.png 2x\">",
        "  <img alt=\"b\" src=\"a~dark@2x.png\" width=\"120\">",
        "</picture>",
      ])
  }

  @Test func `DocC gets the name alone, others the file`() throws {
    #expect(try lines("name=p/a alt='[x]' output=docc") == ["![\\[x\\]](a)"])
    #expect(try lines("name='p/a b' alt=x output=markdown") == ["![x](p/a%20b@2x.png)"])
    #expect(try lines("name=p/ä alt='x|y' output=markdown") == ["![x\\|y](p/%C3%A4@2x.png)"])
  }
}
