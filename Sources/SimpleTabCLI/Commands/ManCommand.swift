// SPDX-License-Identifier: MIT
//
// `simpletab man`: the manual page of all commands.

enum ManCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "man", summary: "print the manual page",
      paragraphs: ["Prints the manual page simpletab(1), with every command and option."],
      examples: [
        .init("Read it", "simpletab man | man -l -"),
        .init(
          "Keep it for \"man simpletab\"",
          "simpletab man > ~/.local/share/man/man1/simpletab.1"),
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    output.standard(ManualPage.text)
    return 0
  }
}
