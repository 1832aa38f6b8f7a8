// SPDX-License-Identifier: MIT
//
// `simpletab help [COMMAND]`: the overview, or a command's own text.

import SimpleTabScenes

enum HelpCommand: Command {
  static let shape = ArgumentShape(command: "help", options: [], operands: ["COMMAND"])
  static let summary = "explain the tool or a command"
  static let help = """
    usage: simpletab help [COMMAND]

    Explains a command, or lists the commands.

    """

  static var overview: String {
    let lines = CommandLineTool.commands.map { command in
      let name = command.shape.command
      return "  " + name + String(repeating: " ", count: 9 - name.count) + command.summary
    }
    return """
      usage: simpletab COMMAND [OPTIONS] [SCENE]

      Films animated tab bars: a scene file becomes PNG frames of every tab transition.

      commands:
      \(lines.joined(separator: "\n"))

        simpletab help COMMAND    explain a command and its options
        simpletab --version       print the version

      SCENE is a JSON file, or - for standard input; "simpletab schema" describes it.
      Exit codes: 0 done, 1 pictures differ, 2 a golden is missing, 3 sizes differ, 4 something
      is out of date, 64 wrong usage, 65 wrong data, 66 missing input, 70 a fault of ours,
      73 cannot create a file, 74 reading or writing failed.

      """
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    guard let name = arguments.operands.first else {
      output.standard(overview)
      return 0
    }
    guard let command = CommandLineTool.command(named: name) else {
      let names = CommandLineTool.commands.map { $0.shape.command }
      throw arguments.usage(
        "there is no command \"\(name)\"",
        hint: NearestName.of(name, among: names).map { "Did you mean \"\($0)\"?" }
          ?? "Commands: " + names.joined(separator: ", ") + ".")
    }
    output.standard(command.help)
    return 0
  }
}
