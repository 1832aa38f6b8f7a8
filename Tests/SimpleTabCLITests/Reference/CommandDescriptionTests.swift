// SPDX-License-Identifier: MIT
//
// The parser takes what the descriptions say and nothing else, and the code asks for what they say and
// nothing else.

import FixtureSupport
import Foundation
import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct CommandDescriptionTests {
  private let commands = CommandLineTool.descriptions

  /// Words that the parser must take for a command: its operands and its required options.
  private func fewest(_ command: CommandDescription, without name: String) -> [String] {
    command.operands.filter(\.isRequired).map(\.name)
      + command.options.filter { $0.isRequired && $0.name != name }.flatMap {
        ["--" + $0.name, "x"]
      }
  }

  @Test func `Every described option is accepted in every spelling, and its value arrives`() throws
  {
    for command in commands {
      for option in command.options {
        for spelling in option.spellings {
          let words = fewest(command, without: option.name) + [spelling]
          let arguments = try Arguments(words + (option.value == nil ? [] : ["7"]), command)
          #expect(arguments.has(option.name), "\(command.name) \(spelling)")
          #expect(arguments[option.name] == (option.value == nil ? "" : "7"))
        }
      }
    }
  }

  @Test func `An option of another command is refused`() {
    let names = Set(commands.flatMap(\.options).map(\.name))
    for command in commands {
      for name in names where command.option(name) == nil {
        #expect(throws: Failure.self, "\(command.name) --\(name)") {
          try Arguments(fewest(command, without: "") + ["--" + name, "x"], command)
        }
      }
    }
  }

  @Test func `The code reads the described options and no others`() throws {
    let folder = Fixtures.url("../Sources/SimpleTabCLI").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    var asked: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = String(decoding: try FileWriter.read(folder + "/" + file), as: UTF8.self)
      let reads =
        /arguments(?:\[|\.(?:has|integer|choice)\(|,\s*)"([a-z-]+)"/
      asked.formUnion(text.matches(of: reads).map { String($0.1) })
      // Options of one kind are read in loops over their names.
      for loop in text.matches(
        of: /(?:in|try) \[((?:"[a-z-]+"(?:, )?)+)\](?: where arguments|\.map)/)
      {
        asked.formUnion(loop.1.matches(of: /"([a-z-]+)"/).map { String($0.1) })
      }
    }
    #expect(asked == Set(commands.flatMap(\.options).map(\.name)))
  }

  @Test func `Every command in the folder of commands is in the list`() throws {
    let folder = Fixtures.url("../Sources/SimpleTabCLI/Commands").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let suffix = "Command.swift"
    let names = files.filter { $0.hasSuffix(suffix) && $0 != suffix }
      .map { $0.dropLast(suffix.count).lowercased() }
    #expect(Set(names) == Set(commands.map(\.name)))
    #expect(names.count == commands.count)
  }

  @Test func `Names and letters are unique in a command, and a value has a name`() {
    for command in commands {
      let spellings = command.options.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "\(command.name)")
      for option in command.options where option.isRequired { #expect(option.value != nil) }
      for operand in command.operands.dropLast() { #expect(!operand.takesMany) }
    }
  }

  @Test func `Every example is a command line that the parser takes`() throws {
    for command in commands {
      #expect(!command.examples.isEmpty, "\(command.name)")
      for line in command.examples.flatMap(\.lines) {
        let start = "simpletab "
        let inner =
          line.firstRange(of: "<(" + start) == nil ? line : line.replacing("source <(", with: "")
        guard inner.hasPrefix(start) else { continue }
        let stops: Set<Substring> = ["|", ">"]
        let words = inner.replacing(")", with: "").split(separator: " ").dropFirst()
          .prefix { !stops.contains($0) }.map(String.init)
        let named = try #require(CommandLineTool.command(named: words[0]), "\(line)")
        _ = try Arguments(Array(words.dropFirst()), named.description)
      }
    }
  }
}
