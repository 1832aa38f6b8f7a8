// SPDX-License-Identifier: MIT
//
// The script for zsh names every command, option and value. What zsh makes of it is tried by
// `Scripts/check-completions.sh`.

import Testing

@testable import SimpleTabCLI

@MainActor
struct ZshCompletionsTests {
  private let commands = CommandLineTool.descriptions

  @Test func `Every command and every option stands in it`() {
    let script = CapturedRun("completions", "zsh").standard
    for command in commands {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains("--\(option.name)"), "\(command.name) --\(option.name)")
      }
    }
  }

  @Test func `Meanings and values are quoted`() {
    let script = ZshCompletions.script([
      CommandDescription(
        name: "go", summary: "goes: [far]", paragraphs: [],
        options: [
          OptionDescription(
            "device", "d", value: "NAME", .names(["iPhone 8", "Bob's"]), means: "it's [1:1]")
        ])
    ])
    #expect(script.contains("'go:goes: [far]'"))
    #expect(
      script.contains(
        #"'(-d --device)'{-d+,--device=}'[it'\''s \[1\:1\]]:NAME:(iPhone\ 8 Bob\'\''s)'"#))
  }
}
