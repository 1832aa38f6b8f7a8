// SPDX-License-Identifier: MIT
//
// The manual page in the man macros of roff (groff_man(7), man(7)). Hyphens that are typed are `\-`;
// every character outside ASCII is written by its number, so that no reader has to guess an encoding;
// a line that begins with a dot or an apostrophe is guarded.

/// The manual page simpletab(1).
@MainActor
enum ManualPage {
  static var text: String {
    let commands = CommandLineTool.descriptions
    var lines = [
      ".TH SIMPLETAB 1 \"\" \"simpletab \(CommandLineTool.version)\" \"User Commands\"",
      ".ad l", ".nh",
      ".SH NAME", "simpletab \\- film animated tab bars",
      ".SH SYNOPSIS", ".B simpletab", ".I COMMAND", "[\\fIOPTIONS\\fR] [\\fISCENE\\fR]",
      ".SH DESCRIPTION", prose(ToolDescription.purpose), ".PP", prose(ToolDescription.scene),
      ".SH OPTIONS",
    ]
    for option in ToolDescription.options {
      lines += [".TP", "\\fB" + typed(option.word) + "\\fR", prose(option.meaning)]
    }
    lines.append(".SH COMMANDS")
    for command in commands { lines += section(command) }
    lines.append(".SH EXIT STATUS")
    for code in ToolDescription.exitCodes {
      lines += [".TP", "\\fB\(code.code)\\fR", prose(code.meaning)]
    }
    lines.append(".SH EXAMPLES")
    for (index, example) in commands.flatMap(\.examples).enumerated() {
      lines += (index == 0 ? [] : [".PP"]) + [prose(example.caption) + ":", ".PP", ".RS 4", ".nf"]
      lines += example.lines.map(typed) + [".fi", ".RE"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func section(_ command: CommandDescription) -> [String] {
    var lines = [
      ".SS " + typed(command.name),
      "\\fBsimpletab " + typed(command.name) + "\\fR " + typed(command.synopsis),
    ]
    for paragraph in command.paragraphs { lines += [".PP", prose(paragraph)] }
    for option in command.options {
      let value = option.value.map { " \\fI" + typed($0.name) + "\\fR" } ?? ""
      let names = option.spellings.map { "\\fB" + typed($0) + "\\fR" }
      lines += [".TP", names.joined(separator: ", ") + value, prose(option.explanation)]
    }
    if !command.exitCodes.isEmpty {
      let codes = command.exitCodes.map { "\($0.code) \($0.meaning)" }
      lines += [".PP", prose("Exit codes: \(codes.joined(separator: ", ")).")]
    }
    return lines
  }

  /// Text whose hyphens are minus signs, to be copied into a shell.
  static func typed(_ text: String) -> String { escaped(text, hyphen: "\\-") }

  /// Running text: the words that begin with a dash are typed, other hyphens join words.
  static func prose(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let isTyped = word.drop { "(\"".contains($0) }.hasPrefix("-") || word.contains("/")
      return escaped(String(word), hyphen: isTyped ? "\\-" : "-")
    }
    return guarded(words.joined(separator: " "))
  }

  private static func escaped(_ text: String, hyphen: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += hyphen
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case _ where !scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return guarded(result)
  }

  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
