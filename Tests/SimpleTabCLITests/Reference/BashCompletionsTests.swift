// SPDX-License-Identifier: MIT
//
// The script for bash names every command, option and value. What bash makes of it is tried by
// `Scripts/check-completions.sh`.

import Testing

@testable import SimpleTabCLI

@MainActor
struct BashCompletionsTests {
  private let commands = CommandLineTool.descriptions

  @Test func `Every command and every option stands in it`() {
    let script = CapturedRun("completions", "bash").standard
    for command in commands {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains("--\(option.name)"), "\(command.name) --\(option.name)")
        if option.value != nil {
          #expect(script.contains("\(command.name):--\(option.name))"), "\(option.name)")
        }
      }
    }
  }

  @Test func `Values with spaces and apostrophes are quoted`() {
    let script = BashCompletions.script([
      CommandDescription(
        name: "go", summary: "goes: [far]", paragraphs: [],
        options: [
          OptionDescription(
            "device", "d", value: "NAME", .names(["iPhone 8", "Bob's"]), means: "it's [1:1]")
        ])
    ])
    #expect(
      script.contains(
        """
            go:-d | go:--device)
              _simpletab_offer $'iPhone 8\\nBob\\'s'
              return ;;
        """))
  }
}
