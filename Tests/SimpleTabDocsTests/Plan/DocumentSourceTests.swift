// SPDX-License-Identifier: MIT
//
// Configurations for many documents.

import Testing

@testable import SimpleTabDocs

struct DocumentSourceTests {
  private func read(_ text: String) throws -> [DocumentSource] {
    try DocumentSource.read(Array(text.utf8), file: "docs/c.json")
  }

  @Test func `Documents lie in the configuration's folder, and their own defaults come first`()
    throws
  {
    let sources = try read(
      """
      {"documents": ["a.md", "../d.md", {"file": "b/c.md", "defaults": {"scale": 1, "output": "docc"}}],
       "defaults": {"scale": "1,2", "appearance": "light"}}
      """)
    #expect(sources.map(\.file) == ["docs/a.md", "d.md", "docs/b/c.md"])
    #expect(sources[0].defaults.map(\.value) == ["1,2", "light"])
    #expect(sources[2].defaults.map(\.value) == ["1", "docc", "light"])
  }

  @Test(arguments: [
    ("{\"documents\": [}", "docs/c.json:1: not JSON: a value is expected"),
    ("[]", "docs/c.json:1: an object is expected, not an array"),
    ("{}", "docs/c.json: documents: this key is required and missing"),
    ("{\"documents\": 1}", "docs/c.json:1: documents: an array is expected, not a number"),
    ("{\n\"docments\": []}", "docs/c.json:2: docments: unknown key"),
    ("{\"documents\": [{}]}", "docs/c.json:1: documents[0].file: this key is required and missing"),
    (
      "{\"documents\": [], \"defaults\": {\"scal\": 1}}",
      "docs/c.json:1: defaults.scal: unknown key"
    ),
    (
      "{\"documents\": [], \"defaults\": {\"scale\": 7}}",
      "docs/c.json:1: defaults.scale: \"7\" is not known here"
    ),
    (
      "{\"documents\": [], \"defaults\": {\"alt\": \"x\"}}",
      "docs/c.json:1: defaults.alt: every block needs its own"
    ),
    (
      "{\"documents\": [], \"defaults\": {\"scale\": true}}",
      "docs/c.json:1: defaults.scale: a text or a number is expected, not true or false"
    ),
  ])
  func `What is wrong is said with its line`(text: String, expected: String) {
    #expect { try read(text) } throws: { "\($0)".hasPrefix(expected) }
  }

  @Test func `A mistyped key is answered with the nearest known one`() {
    #expect { try read("{\"docments\": []}") } throws: {
      ($0 as? DocumentError)?.hint == "Did you mean \"documents\"?"
    }
  }
}
