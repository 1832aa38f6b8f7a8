// SPDX-License-Identifier: MIT
//
// Which transitions a text selects.

import Recording
import Testing

@testable import SimpleTabCLI

struct TransitionListTests {
  private let known = [SequenceName(from: 0, to: 1), SequenceName(from: 1, to: 0)]
  private let arguments: Arguments

  init() throws {
    arguments = try Arguments([], CommandDescription(name: "render", summary: "", paragraphs: []))
  }

  @Test func `All are all, and a list keeps its order without doubles`() throws {
    #expect(try TransitionList.select(nil, from: known, arguments) == known)
    #expect(try TransitionList.select("all", from: known, arguments) == known)
    #expect(
      try TransitionList.select("1-0,0-1,1-0", from: known, arguments) == Array(known.reversed()))
  }

  @Test func `One is the first unless another is named`() throws {
    #expect(try TransitionList.one(nil, from: known, arguments) == known[0])
    #expect(try TransitionList.one("1-0", from: known, arguments) == known[1])
    #expect(throws: Failure.self) { try TransitionList.one("all", from: known, arguments) }
  }

  @Test(arguments: ["0-2", "", "0-1,", "script", "1 - 0"])
  func `What the scene does not have is named with what it has`(text: String) {
    #expect(throws: Failure.self) { try TransitionList.select(text, from: known, arguments) }
    do {
      _ = try TransitionList.select("0-2", from: known, arguments)
    } catch {
      #expect(error.hint == "Transitions here: 0-1, 1-0.")
    }
  }
}
