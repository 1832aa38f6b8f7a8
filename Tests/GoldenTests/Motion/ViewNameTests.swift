// SPDX-License-Identifier: MIT
//
// Names of traces as people say them.

import Testing

@testable import Golden

struct ViewNameTests {
  @Test func `Names read from the part to the whole`() {
    #expect(ViewName.spoken("item[2].icon") == "icon of item 2")
    #expect(ViewName.spoken("page[1]") == "page 1")
    #expect(ViewName.spoken("selector") == "selector")
  }

  @Test func `Lists end with and, leave out parts of what is named, and stop at six`() {
    #expect(ViewName.list(["bar"]) == "bar")
    #expect(ViewName.list(["bar", "selector", "item[0]"]) == "bar, selector and item 0")
    #expect(ViewName.list(["item[0].icon", "item[0]"]) == "item 0")
    #expect(ViewName.list((0..<8).map { "page[\($0)]" }).hasSuffix("page 5 and 2 more"))
  }
}
