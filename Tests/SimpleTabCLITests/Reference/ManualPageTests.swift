// SPDX-License-Identifier: MIT
//
// The manual page: every command and option is in it, in the characters that roff reads.

import Testing

@testable import SimpleTabCLI

@MainActor
struct ManualPageTests {
  private let lines = ManualPage.text.split(separator: "\n", omittingEmptySubsequences: false)

  @Test func `Every command has a section and every option a paragraph with its meaning`() {
    for command in CommandLineTool.descriptions {
      #expect(lines.contains { $0 == ".SS " + ManualPage.typed(command.name) })
      for option in command.options {
        let name = "\\fB\\-\\-" + ManualPage.typed(option.name) + "\\fR"
        let places = lines.indices.filter { lines[$0].contains(name) }
        #expect(
          places.contains { lines[$0 + 1] == ManualPage.prose(option.explanation) }, "\(name)")
      }
    }
  }

  @Test func `Nothing but ASCII, no accidental request, no dash that would not copy`() {
    let requests: Set<Substring> = [
      ".TH", ".ad", ".nh", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi", ".B", ".I",
    ]
    for line in lines {
      #expect(line.allSatisfy { $0.isASCII }, "\(line)")
      if line.hasPrefix(".") {
        #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
      }
      #expect(!line.contains(" --"), "\(line)")
    }
  }

  @Test func `Characters that roff reads otherwise are escaped`() {
    #expect(ManualPage.typed(".a -b \\ '~^`…") == "\\&.a \\-b \\e \\(aq\\(ti\\(ha\\(ga\\[u2026]")
    #expect(ManualPage.prose("view-transition (--png") == "view-transition (\\-\\-png")
  }
}
