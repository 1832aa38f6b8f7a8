// SPDX-License-Identifier: MIT
//
// Completions for bash 4 and later, without the package bash-completion. The script knows the words
// before the cursor; bash splits `--style=pop` at the equals sign, so that is put together again.
// Values with spaces are offered as they must be typed.

import SimpleTabScenes

/// Writes the script for bash.
@MainActor
enum BashCompletions {
  static func script(_ commands: [CommandDescription]) -> String {
    let names = commands.map(\.name) + ["--help", "--version"]
    return """
      # bash completions for simpletab; written by "simpletab completions bash".

      # Offers the lines of $1 that begin with what is typed, as they must be typed.
      _simpletab_offer() {
        local line
        while IFS= read -r line; do
          if [[ -n $line && $line == "$typed"* ]]; then
            if [[ $quote ]]; then COMPREPLY+=("$line"); else COMPREPLY+=("$(printf '%q' "$line")"); fi
          fi
        done <<<"$1"
      }

      # Offers folders, and files whose names end in $1.
      _simpletab_files() {
        local line
        compopt -o filenames 2>/dev/null
        while IFS= read -r line; do
          if [[ -d $line || $line == *"$1" ]]; then COMPREPLY+=("$line"); fi
        done < <(compgen -f -- "$typed")
      }

      _simpletab() {
        COMPREPLY=()
        local typed=${COMP_WORDS[COMP_CWORD]} quote= option= command= word i at=$COMP_CWORD
        if [[ $typed == = ]]; then
          typed=
          at=$((at + 1))
        fi
        if ((at >= 2)) && [[ ${COMP_WORDS[at - 1]} == = ]]; then
          option=${COMP_WORDS[at - 2]}
        else
          option=${COMP_WORDS[COMP_CWORD - 1]}
        fi
        case $typed in
          [\\"\\']*) quote=${typed:0:1} typed=${typed:1} ;;
          *) typed=${typed//\\\\/} ;;
        esac
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if [[ $word != -* ]]; then
            command=$word
            break
          fi
        done
        case $command:$option in
      \(commands.flatMap(values).map { "    " + $0 }.joined(separator: "\n"))
        esac
        case $command in
          '') \(offer(names)) ;;
      \(commands.flatMap(words).map { "    " + $0 }.joined(separator: "\n"))
        esac
      }

      complete -F _simpletab simpletab

      """
  }

  /// The lines of a case over command and option: what follows an option.
  private static func values(_ command: CommandDescription) -> [String] {
    command.options.flatMap { option -> [String] in
      guard let value = option.value else { return [] }
      let pattern = option.spellings.map { "\(command.name):\($0)" }.joined(separator: " | ")
      return [pattern + ")"] + offer(value.kind).map { "  " + $0 } + ["  return ;;"]
    }
  }

  /// The lines of a case over commands: options after a dash, else operands.
  private static func words(_ command: CommandDescription) -> [String] {
    let options = command.options.flatMap(\.spellings) + ["--help"]
    let operands = command.operands.first.map { offer($0.kind) } ?? []
    return [
      "\(command.name))", "  if [[ $typed == -* ]]; then",
      "    " + offer(options), "  else",
    ] + (operands.isEmpty ? [":"] : operands).map { "    " + $0 } + ["  fi ;;"]
  }

  private static func offer(_ kind: ValueKind) -> [String] {
    switch kind {
    case .names(let names, _), .suggestions(let names): [offer(names)]
    case .command: [offer(CommandLineTool.names)]
    case .file(let ending): ["_simpletab_files \(ending)"]
    case .folder: ["_simpletab_files /"]
    case .scene: ["_simpletab_files .json", offer(SceneCatalog.entries.map(\.name))]
    case .text, .integer: []
    }
  }

  private static func offer(_ words: [String]) -> String {
    "_simpletab_offer $'" + words.map(quoted).joined(separator: "\\n") + "'"
  }

  /// A word inside `$'…'`.
  private static func quoted(_ word: String) -> String {
    word.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
