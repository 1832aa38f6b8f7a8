// SPDX-License-Identifier: MIT
//
// What a command is: a name, what it takes, its help, and its work. A new command is one file and one
// line in `CommandLineTool.commands`.

/// A command of the tool.
@MainActor
protocol Command {
  /// What it takes.
  static var shape: ArgumentShape { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The help text, written by hand.
  static var help: String { get }
  /// Does the work; the exit code is 0 unless it says otherwise.
  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32
}
