// SPDX-License-Identifier: MIT
//
// What a command is: its description, and its work. A new command is one file and one line in
// `CommandLineTool.commands`; parser, help, manual page and completions follow from the description.

/// A command of the tool.
@MainActor
protocol Command {
  /// What it is called, takes and does.
  static var description: CommandDescription { get }
  /// Does the work; the exit code is 0 unless it says otherwise.
  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32
}
