// SPDX-License-Identifier: MIT
//
// What texts become in a page.

import Foundation
import Recording
import Testing

@testable import Golden

struct OfflinePageTests {
  @Test func `A text is a text between tags and in an attribute`() {
    #expect(OfflinePage.escaped("a<b>&\"c") == "a&lt;b&gt;&amp;&quot;c")
    #expect(OfflinePage.head(title: "<i>&").contains("<title>&lt;i&gt;&amp;</title>"))
  }

  @Test func `Data reads back as it was and cannot end its element`() throws {
    let text = "</script><!-- \"x\" & é"
    let element = OfflinePage.data(.object([("a", .string(text))]), id: "d")
    let (start, end) = ("<script type=\"application/json\" id=\"d\">", "</script>\n")
    #expect(element.hasPrefix(start) && element.hasSuffix(end))
    let json = element.dropFirst(start.count).dropLast(end.count)
    #expect(!json.contains("<"))
    let value = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(value == ["a": text])
  }

  @Test func `The content policy lets nothing in from outside`() {
    let policy = "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
    #expect(OfflinePage.head(title: "").contains(policy + "script-src 'unsafe-inline'\">"))
  }
}
