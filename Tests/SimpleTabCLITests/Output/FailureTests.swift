// SPDX-License-Identifier: MIT
//
// Failures in the terminal's words: one line each, and the exit code that fits.

import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct FailureTests {
  @Test func `A message is one line whatever the user's words have in them`() {
    let failure = Failure(.badData, "key \"a\nb\u{1B}[2J\u{2028}é\"", hint: "x\ty")
    #expect(
      failure.text
        == "simpletab: error: key \"a\\u{A}b\\u{1B}[2J\\u{2028}é\"\n  x\\u{9}y\n")
  }

  @Test func `A message is no longer than a person reads`() {
    let failure = Failure(.badData, "start" + String(repeating: "a", count: 10_000) + "end")
    #expect(failure.text.count < 650)
    #expect(failure.text.hasPrefix("simpletab: error: start"))
    #expect(failure.text.hasSuffix("end\n"))
  }

  @Test func `A font that is missing is missing input, one that is none is wrong data`() throws {
    try withFolder { folder in
      try FileWriter.write([1, 2, 3], to: folder + "/a.ttf")
      let broken = CapturedRun("trace", "--font", folder + "/a.ttf", folder: folder)
      #expect(broken.code == 65)
      #expect(broken.error.hasPrefix("simpletab: error: font DIR/a.ttf: not a TrueType"))
      #expect(CapturedRun("trace", "--fallback-font", folder + "/b.ttf").code == 66)
      #expect(CapturedRun("trace", "--fallback-font", folder).code == 65)
    }
  }
}
