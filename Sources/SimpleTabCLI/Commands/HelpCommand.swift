// SPDX-License-Identifier: MIT
//
// `simpletab help [COMMAND]`: the overview, or a command's own page.

import SimpleTabScenes

enum HelpCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "help", summary: "explain the tool or a command",
      paragraphs: ["Explains a command, or lists the commands."],
      operands: [OperandDescription(name: "COMMAND", kind: .command)],
      examples: [.init("Every option of render", "simpletab help render")])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    guard let name = arguments.operands.first else {
      output.standard(HelpText.overview)
      return 0
    }
    guard let command = CommandLineTool.command(named: name) else {
      let names = CommandLineTool.names
      throw arguments.usage(
        "there is no command \"\(name)\"",
        hint: NearestName.of(name, among: names).map { "Did you mean \"\($0)\"?" }
          ?? "Commands: " + names.joined(separator: ", ") + ".")
    }
    output.standard(HelpText.page(command.description))
    return 0
  }
}
