// SPDX-License-Identifier: MIT
//
// `simpletab completions SHELL`: what bash, zsh and fish read to complete commands, options, values.

enum CompletionsCommand: Command {
  /// The shells, each with what makes its script.
  private static let shells:
    [(name: String, script: @MainActor @Sendable ([CommandDescription]) -> String)] = [
      ("bash", BashCompletions.script), ("zsh", ZshCompletions.script),
      ("fish", FishCompletions.script),
    ]

  static var description: CommandDescription {
    CommandDescription(
      name: "completions", summary: "print completions for bash, zsh or fish",
      paragraphs: [
        """
        Prints a script that completes commands, options, their values, built-in scenes and files \
        in a shell.
        """
      ],
      operands: [
        OperandDescription(name: "SHELL", kind: .names(shells.map(\.name)), isRequired: true)
      ],
      examples: [
        .init("bash, in ~/.bashrc", "source <(simpletab completions bash)"),
        .init(
          "zsh, into a folder of $fpath",
          "simpletab completions zsh > ~/.zsh/completions/_simpletab"),
        .init(
          "fish", "simpletab completions fish > ~/.config/fish/completions/simpletab.fish"),
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let name = try arguments.operand(0, "cannot complete for")
    guard let shell = shells.first(where: { $0.name == name }) else {
      throw Failure(.internalFault, "there is no script for \(name)")
    }
    output.standard(shell.script(CommandLineTool.descriptions))
    return 0
  }
}
