// SPDX-License-Identifier: MIT
//
// The script for fish names every command, option and value. What fish makes of it is tried by
// `Scripts/check-completions.sh`.

import Testing

@testable import SimpleTabCLI

@MainActor
struct FishCompletionsTests {
  private let commands = CommandLineTool.descriptions

  @Test func `Every command and every option stands in it`() {
    let script = CapturedRun("completions", "fish").standard
    for command in commands {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(
          script.contains("--long-option \(option.name) "), "\(command.name) --\(option.name)")
      }
    }
  }

  @Test func `Meanings and values are quoted`() {
    let script = FishCompletions.script([
      CommandDescription(
        name: "go", summary: "goes: [far]", paragraphs: [],
        options: [
          OptionDescription(
            "device", "d", value: "NAME", .names(["iPhone 8", "Bob's"]), means: "it's [1:1]")
        ])
    ])
    #expect(
      script.contains(
        #"'__simpletab_is go' --short-option d --long-option device --exclusive "#
          + #"--arguments 'iPhone\\ 8 Bob\\\'s' --description 'it\'s [1:1]'"#))
  }
}
