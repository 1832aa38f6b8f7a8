// SPDX-License-Identifier: MIT
//
// `simpletab help`, in 80 columns: the overview, and a page for each command, from their descriptions.

/// Help for a terminal.
@MainActor
enum HelpText {
  /// Where the meanings of options begin.
  private static let column = 26

  static func page(_ command: CommandDescription) -> String {
    var lines = usage(command)
    for paragraph in command.paragraphs { lines += [""] + WrappedText.lines(paragraph) }
    if !command.options.isEmpty {
      lines += [""] + command.options.flatMap(entry)
    }
    if !command.exitCodes.isEmpty {
      let codes = command.exitCodes.map { "\($0.code) \($0.meaning)" }.joined(separator: ", ")
      lines += [""] + WrappedText.lines("Exit codes: \(codes).")
    }
    if !command.examples.isEmpty { lines += ["", "examples:"] }
    for example in command.examples {
      lines += ["  # " + example.caption] + example.lines.map { "  " + $0 }
    }
    return text(lines)
  }

  private static func usage(_ command: CommandDescription) -> [String] {
    let start = "usage: simpletab \(command.name) "
    let rows = WrappedText.lines(command.synopsis, width: WrappedText.columns - start.count)
    guard let first = rows.first else { return [start.trimmingSpace] }
    let indent = String(repeating: " ", count: start.count)
    return [start + first] + rows.dropFirst().map { indent + $0 }
  }

  private static func entry(_ option: OptionDescription) -> [String] {
    var term = option.spellings.joined(separator: ", ")
    if let value = option.value { term += " " + value.name }
    return WrappedText.entry("  " + term, option.explanation, column: column)
  }

  static var overview: String {
    let commands = CommandLineTool.descriptions
    let column = (commands.map(\.name.count).max() ?? 0) + 4
    var lines = ["usage: simpletab COMMAND [OPTIONS] [SCENE]", ""]
    lines += WrappedText.lines(ToolDescription.purpose)
    lines += ["", "commands:"]
    lines += commands.flatMap {
      WrappedText.entry("  " + $0.name, $0.summary, column: column)
    }
    lines += [""]
    lines += ToolDescription.options.flatMap {
      WrappedText.entry("  simpletab " + $0.word, $0.meaning, column: column + 16)
    }
    lines += [""] + WrappedText.lines(ToolDescription.scene)
    let codes = ToolDescription.exitCodes.map { "\($0.code) \($0.meaning)" }
    lines += WrappedText.lines("Exit codes: \(codes.joined(separator: ", ")).")
    return text(lines)
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

extension String {
  fileprivate var trimmingSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
