// SPDX-License-Identifier: MIT
//
// Completions for fish: one line an option, under the condition that its command was typed. Values
// with spaces are escaped, because fish splits the text of `--arguments` as it splits commands.

import SimpleTabScenes

/// Writes the script for fish.
@MainActor
enum FishCompletions {
  static func script(_ commands: [CommandDescription]) -> String {
    var lines = [
      "# fish completions for simpletab; written by \"simpletab completions fish\".", "",
      "# Prints the command that was typed; fails when there is none yet.",
      "function __simpletab_command",
      "    for word in (commandline --tokenize --current-process --cut-at-cursor)[2..]",
      "        if not string match --quiet -- '-*' $word", "            echo $word",
      "            return 0", "        end", "    end", "    return 1", "end", "",
      "# Whether the command that was typed is $argv[1].",
      "function __simpletab_is", "    test (__simpletab_command; or echo) = $argv[1]", "end", "",
      "complete --command simpletab --no-files",
      "complete --command simpletab --condition 'not __simpletab_command' --long-option version "
        + "--description 'print the version'",
      "complete --command simpletab --short-option h --long-option help --description 'explain'",
    ]
    for command in commands {
      lines.append(
        "complete --command simpletab --condition 'not __simpletab_command' "
          + "--arguments \(command.name) --description \(quoted(command.summary))")
    }
    for command in commands {
      let start = "complete --command simpletab --condition '__simpletab_is \(command.name)'"
      for operand in command.operands.prefix(1) {
        lines.append(start + arguments(operand.kind))
      }
      lines += command.options.map { option in
        let letter = option.letter.map { " --short-option \($0)" } ?? ""
        let value = option.value.map { " --exclusive" + arguments($0.kind) } ?? ""
        return start + letter + " --long-option \(option.name)" + value
          + " --description " + quoted(option.meaning)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func arguments(_ kind: ValueKind) -> String {
    switch kind {
    case .names(let names, _), .suggestions(let names): list(names)
    case .command: list(CommandLineTool.names)
    case .file(let ending): " --arguments '(__fish_complete_suffix \(ending))'"
    case .folder: " --arguments '(__fish_complete_directories)'"
    case .scene:
      " --arguments '\(SceneCatalog.entries.map(\.name).joined(separator: " ")) "
        + "(__fish_complete_suffix .json)'"
    case .text, .integer: ""
    }
  }

  private static func list(_ words: [String]) -> String {
    let escaped = words.map { word in
      word.map { $0.isLetter || $0.isNumber || "-._,".contains($0) ? "\($0)" : "\\\($0)" }.joined()
    }
    return " --arguments " + quoted(escaped.joined(separator: " "))
  }

  /// Text inside apostrophes, where fish reads `\'` and `\\`.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
