// SPDX-License-Identifier: MIT
//
// What the tool is as a whole: the words that need no command, what a scene is, and the exit codes.

/// The tool as its users see it.
enum ToolDescription {
  static let purpose =
    "Films animated tab bars: a scene file becomes PNG frames of every tab transition."

  static let scene = """
    SCENE is a JSON file, a built-in scene ("simpletab list scenes"), or - for standard input; \
    "simpletab schema" describes it.
    """

  /// What stands in the place of a command.
  static let options: [(word: String, meaning: String)] = [
    ("help COMMAND", "explain a command and its options"),
    ("--version", "print the version"),
  ]

  /// Every exit code of every command.
  static let exitCodes =
    [CommandDescription.ExitMeaning(code: 0, meaning: "done")]
    + ExitCode.allCases.map {
      CommandDescription.ExitMeaning(code: $0.rawValue, meaning: $0.meaning)
    }
}
