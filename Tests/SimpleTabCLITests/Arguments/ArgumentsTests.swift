// SPDX-License-Identifier: MIT
//
// How words become options and operands, and the line for each way to get them wrong.

import Testing

@testable import SimpleTabCLI

struct ArgumentsTests {
  private static let shape = ArgumentShape(
    command: "go",
    options: [
      OptionShape("output", "o", value: "DIR"), OptionShape("quiet", "q"),
      OptionShape("jobs", "j", value: "N"), OptionShape("verbose", "v"),
    ], operands: ["SCENE"], required: 0)

  private func parse(_ words: String...) throws(Failure) -> Arguments {
    try Arguments(words, Self.shape)
  }

  private func fault(_ words: [String]) -> String {
    do throws(Failure) {
      _ = try Arguments(words, Self.shape)
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

  @Test func `Numbers and names are held against what is allowed`() throws {
    let arguments = try parse("--jobs", "12", "--output", "ligth")
    #expect(try arguments.integer("jobs", 1...20) == 12)
    #expect(
      throws: Failure(
        .usage, "go: --jobs 12: a whole number from 1 to 9 is expected", hint: Self.more)
    ) { try arguments.integer("jobs", 1...9) }
    #expect(
      throws: Failure(.usage, "go: --output ligth: not known", hint: "Did you mean light?")
    ) { try arguments.choice("output", among: ["light", "dark"]) }
  }
}
