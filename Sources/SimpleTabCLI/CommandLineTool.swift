// SPDX-License-Identifier: MIT
//
// Arguments in, work done, exit code out. Every failure ends here as one line and a hint.

import SimpleTabScenes

/// The `simpletab` command.
@MainActor
public enum CommandLineTool {
  /// The tool's version, as `--version` prints it.
  public static let version = "0.1.0"

  static let commands: [any Command.Type] = [
    RenderCommand.self, StillCommand.self, FilmCommand.self, TraceCommand.self, DiffCommand.self,
    RecordCommand.self, VerifyCommand.self, PruneCommand.self, DocsCommand.self, ListCommand.self,
    SchemaCommand.self, SelfTestCommand.self, PreviewCommand.self, NewCommand.self,
    ManCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  /// The commands' names, in the order of the help.
  static var names: [String] { descriptions.map(\.name) }

  static var descriptions: [CommandDescription] { commands.map { $0.description } }

  static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.description.name == name }
  }

  /// Runs the tool with arguments (without the program's name) and gives the exit code: 0 for
  /// success, 64 and up for the failures of facts in the help.
  public static func run(_ arguments: [String], output: Output = .process) -> Int32 {
    do {
      let code = try dispatch(arguments, output)
      if let failure = output.failure() { throw failure }
      return code
    } catch {
      let failure = Failure(error)
      output.error(failure.text)
      return failure.code.rawValue
    }
  }

  private static func dispatch(_ words: [String], _ output: Output) throws -> Int32 {
    guard let first = words.first else {
      output.error(HelpText.overview)
      return ExitCode.usage.rawValue
    }
    switch first {
    case "--version":
      output.standard("simpletab \(version)\n")
      return 0
    case "--help", "-h":
      output.standard(HelpText.overview)
      return 0
    default: break
    }
    guard let command = command(named: first) else {
      let near = NearestName.of(first, among: names)
      throw Failure(
        .usage,
        first.hasPrefix("-") ? "unknown option \(first)" : "unknown command \"\(first)\"",
        hint: near.map { "Did you mean \"\($0)\"?" } ?? "\"simpletab help\" lists the commands.")
    }
    let rest = words.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      output.standard(HelpText.page(command.description))
      return 0
    }
    return try command.run(Arguments(Array(rest), command.description), output)
  }
}
