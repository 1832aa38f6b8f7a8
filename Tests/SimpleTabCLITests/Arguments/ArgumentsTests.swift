// SPDX-License-Identifier: MIT
//
// How words become options and operands, and the line for each way to get them wrong.

import Testing

@testable import SimpleTabCLI

struct ArgumentsTests {
  private static let command = CommandDescription(
    name: "go", summary: "go", paragraphs: [],
    operands: [OperandDescription(name: "SCENE", kind: .names(["demo", "other"]))],
    options: [
      OptionDescription("output", "o", value: "DIR", .names(["light", "dark"]), means: "where"),
      OptionDescription("quiet", "q", means: "no lines"),
      OptionDescription("jobs", "j", value: "N", .integer(1...20), means: "threads"),
      OptionDescription("verbose", "v", means: "more lines"),
    ])

  private func parse(_ words: String...) throws(Failure) -> Arguments {
    try Arguments(words, Self.command)
  }

  private func fault(_ words: [String]) -> String {
    do throws(Failure) {
      _ = try Arguments(words, Self.command)
      return "no fault"
    } catch { return "\(error.code.rawValue) \(error.message) | \(error.hint ?? "")" }
  }

  @Test func `Values stand after a space, an equals sign, or the letter`() throws {
    #expect(try parse("--output", "a")["output"] == "a")
    #expect(try parse("--output=a=b")["output"] == "a=b")
    #expect(try parse("--output=")["output"] == "")
    #expect(try parse("-o", "a")["output"] == "a")
    #expect(try parse("-j4")["jobs"] == "4")
    #expect(try parse("-qvj2")["jobs"] == "2")
  }

  @Test func `Options and operands may stand in any order`() throws {
    let arguments = try parse("scene.json", "-q", "--jobs", "3")
    #expect(arguments.operands == ["scene.json"])
    #expect(arguments.has("quiet"))
    #expect(!arguments.has("verbose"))
  }

  @Test func `A dash is an operand, and after two dashes everything is`() throws {
    #expect(try parse("-").operands == ["-"])
    #expect(try parse("-q", "--", "--output").operands == ["--output"])
  }

  private static let more = "\"simpletab help go\" lists what it takes."
  static let faults: [([String], String)] = [
    (["--ouput", "x"], "64 go: unknown option --ouput | Did you mean --output?"),
    (["--gravity"], "64 go: unknown option --gravity | \(more)"),
    (["-x"], "64 go: unknown option -x | \(more)"),
    (["--output"], "64 go: --output needs a value: DIR | \(more)"),
    (["--quiet=1"], "64 go: --quiet takes no value | \(more)"),
    (["-q", "-q"], "64 go: -q is given twice | \(more)"),
    (["a", "b"], "64 go: \"b\" is one argument too many | \(more)"),
  ]

  @Test(arguments: faults)
  func `A wrong word earns one line and a hint`(words: [String], expected: String) {
    #expect(fault(words) == expected)
  }

  @Test func `Numbers and names are held against what the description allows`() throws {
    #expect(try parse("--jobs", "12").integer("jobs") == 12)
    let arguments = try parse("--jobs", "21", "--output", "ligth", "dmo")
    #expect(
      throws: Failure(
        .usage, "go: --jobs 21: a whole number from 1 to 20 is expected", hint: Self.more)
    ) { try arguments.integer("jobs") }
    #expect(
      throws: Failure(.usage, "go: --output ligth: not known", hint: "Did you mean light?")
    ) { try arguments.choice("output") }
    #expect(
      throws: Failure(.usage, "go: cannot film \"dmo\"", hint: "Did you mean \"demo\"?")
    ) { try arguments.operand(0, "cannot film") }
    #expect(throws: Failure.self) { try arguments.integer("output") }
  }

  @Test func `What is required is named when it is missing`() {
    let command = CommandDescription(
      name: "go", summary: "go", paragraphs: [], operands: [.scenes],
      options: [
        OptionDescription("output", "o", value: "DIR", isRequired: true, means: "where")
      ])
    #expect(command.synopsis == "SCENE… -o DIR")
    #expect(throws: Failure(.usage, "go: SCENE is missing", hint: Self.more)) {
      try Arguments(["-o", "x"], command)
    }
    #expect(throws: Failure(.usage, "go: -o DIR is missing", hint: Self.more)) {
      try Arguments(["a", "b"], command)
    }
  }
}
