// SPDX-License-Identifier: MIT
//
// Completions for zsh, by its function _arguments: an option is `(itself)…[meaning]:VALUE:action`, in
// which colons, brackets and backslashes of a meaning are escaped.

import SimpleTabScenes

/// Writes the script for zsh.
@MainActor
enum ZshCompletions {
  static func script(_ commands: [CommandDescription]) -> String {
    """
    #compdef simpletab
    # zsh completions for simpletab; written by "simpletab completions zsh".

    _simpletab_commands() {
      local -a commands=(
    \(commands.map { "    '" + quoted("\($0.name):\($0.summary)") + "'" }.joined(separator: "\n"))
      )
      _describe command commands
    }

    _simpletab_scenes() {
      local -a scenes=(\(SceneCatalog.entries.map(\.name).joined(separator: " ")))
      _alternative 'scenes:built-in scene:compadd -a scenes' 'files:scene file:_files -g "*.json"'
    }

    _simpletab() {
      local curcontext=$curcontext state line
      typeset -A opt_args
      _arguments -C \\
        '(- *)'{-h,--help}'[list the commands]' \\
        '(- *)--version[print the version]' \\
        '1:command:_simpletab_commands' \\
        '*::argument:->rest'
      if [[ $state != rest ]]; then return; fi
      curcontext=${curcontext%:*:*}:simpletab-$words[1]:
      case $words[1] in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _simpletab ]]; then _simpletab "$@"; else compdef _simpletab simpletab; fi

    """
  }

  private static func branch(_ command: CommandDescription) -> String {
    var lines = command.options.map(specification)
    lines.append("'(- *)'{-h,--help}'[explain the command]'")
    for (index, operand) in command.operands.enumerated() {
      let place = operand.takesMany ? "*" : String(index + 1)
      lines.append("'\(place):\(quoted(escaped(operand.name))):\(action(operand.kind))'")
    }
    return "    \(command.name))\n      _arguments -s \\\n"
      + lines.map { "        " + $0 }.joined(separator: " \\\n") + "\n      ;;"
  }

  private static func specification(_ option: OptionDescription) -> String {
    let meaning = "[" + quoted(escaped(option.meaning)) + "]"
    let value = option.value.map { ":\(quoted(escaped($0.name))):\(action($0.kind))" } ?? ""
    guard let letter = option.letter else {
      return "'--\(option.name)\(option.value == nil ? "" : "=")\(meaning)\(value)'"
    }
    let names =
      option.value == nil ? "{-\(letter),--\(option.name)}" : "{-\(letter)+,--\(option.name)=}"
    return "'(-\(letter) --\(option.name))'\(names)'\(meaning)\(value)'"
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .names(let names, _), .suggestions(let names):
      "(" + names.map { quoted(word($0)) }.joined(separator: " ") + ")"
    case .command: "_simpletab_commands"
    case .file(let ending): "_files -g \"*\(ending)\""
    case .folder: "_files -/"
    case .scene: "_simpletab_scenes"
    case .text, .integer: " "
    }
  }

  /// A word of a list in parentheses, which the shell reads again.
  private static func word(_ name: String) -> String {
    name.map { $0.isLetter || $0.isNumber || "-._%,".contains($0) ? "\($0)" : "\\\($0)" }.joined()
  }

  /// Text inside brackets or between colons.
  private static func escaped(_ text: String) -> String {
    text.map { ":[]\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// Text inside apostrophes.
  private static func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
}
