// SPDX-License-Identifier: MIT
//
// Which lines are code, after CommonMark's own examples (0.31.2, numbers in brackets).

import Testing

@testable import SimpleTabDocs

struct MarkdownContextTests {
  /// A mark for each line: `c` for code, `.` for anything else.
  private func marks(_ text: String) -> String {
    var context = MarkdownContext()
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { context.isCode(Array($0.utf8)[...]) ? "c" : "." }.joined()
  }

  @Test(arguments: [
    ("```\n<\n >\n```\nx", "cccc."),  // [119]
    ("~~~\n<\n~~~\nx", "ccc."),  // [120]
    ("```\naaa\n~~~\n```\nx", "cccc."),  // [122]
    ("````\naaa\n```\n``````\nx", "cccc."),  // [124]
    ("```\n\n```\naaa", "ccc."),
    ("```\nunclosed\n\nto the end", "cccc"),  // [126]
    ("> ```\n> aaa\n\nbbb", "cc.."),  // [128]
    ("```\n> ```\na\n```\nx", "cccc."),
    ("   ```\n   aaa\n  ```\nx", "ccc."),  // [133]
    ("    ```\n    aaa\n    ```\nx", "ccc."),  // [134]
    ("``` ```\naaa", ".."),  // [138]: a span of code, not a fence
    ("~~~ aa ``` ~~~\naaa\n~~~\nx", "ccc."),  // [146]
    ("    a simple\n      indented code block\nx", "cc."),  // [107]
    ("  - foo\n\n    bar", "..."),  // [108]
    ("1.  foo\n\n    - bar", "..."),  // [109]
    ("Foo\n    bar", ".."),  // [113]
    ("-    foo\n\n  bar", "..."),
    ("-     code\n\n      more\nx", "c.c."),
    ("- foo\n\n      bar\nx", "..c."),  // [270]
    ("1. a\n   ```\n   b\n   ```\n   c", ".ccc."),
    ("- ```\n  b\n  ```\n- c", "ccc."),
    ("- ```\n  b\nc", "cc."),
    ("<pre>\n\nx\n</pre>\ny", "cccc."),
    ("<pre>x</pre>\ny", "c."),
    ("* * *\n    code", ".c"),
    ("- a\n  - b\n    - c\n\n      d\n\n          e", "......c"),
  ])
  func `Code is told from text`(text: String, expected: String) {
    #expect(marks(text) == expected)
  }
}
