// SPDX-License-Identifier: MIT
//
// An attributed text cut at the changes of its attributes.

import Foundation
import Testing

@testable import ViewKit

struct AttributeRunsTests {
  @Test func `a text is cut where its attributes change`() {
    let text = NSMutableAttributedString(string: "añ漢😀b")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 3))
    let runs = text.attributeRuns
    #expect(runs.map(\.text) == ["añ", "漢😀", "b"])
    #expect(runs.map { $0.attributes[.kern] as? Int } == [nil, 1, nil])
    #expect(NSAttributedString(string: "").attributeRuns.isEmpty)
  }
}
