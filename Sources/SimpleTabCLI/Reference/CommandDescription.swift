// SPDX-License-Identifier: MIT
//
// What a command is called, takes and does, said once: the parser accepts it, and the help, the manual
// page and the shells' completions print it.

/// A command as its users see it.
struct CommandDescription: Sendable {
  let name: String
  /// A clause for the list of commands, without a capital and a full stop.
  let summary: String
  /// What it does, as whole paragraphs, each without line breaks.
  let paragraphs: [String]
  var operands: [OperandDescription] = []
  var options: [OptionDescription] = []
  /// The exit codes that mean more here than in every command.
  var exitCodes: [ExitMeaning] = []
  var examples: [Example] = []

  /// What an exit code means for one command.
  struct ExitMeaning: Sendable {
    let code: Int32
    let meaning: String
  }

  /// A command line to copy.
  struct Example: Sendable {
    /// What it does, without a full stop.
    let caption: String
    /// As typed; more than one line ends all but the last in `|` or a backslash.
    let lines: [String]

    init(_ caption: String, _ lines: String...) {
      self.caption = caption
      self.lines = lines
    }
  }

  /// What stands after the command's name in its line of usage.
  var synopsis: String {
    let words =
      operands.map(\.usage)
      + options.filter(\.isRequired).map { "\($0.spellings[0]) \($0.value?.name ?? "")" }
      + (options.allSatisfy(\.isRequired) ? [] : ["[OPTIONS]"])
    return words.joined(separator: " ")
  }

  func option(_ name: String) -> OptionDescription? { options.first { $0.name == name } }
}

/// An argument without a dash.
struct OperandDescription: Sendable {
  let name: String
  let kind: ValueKind
  var isRequired = false
  /// Whether any number may follow; only of the last operand.
  var takesMany = false

  var usage: String {
    let text = name + (takesMany ? "…" : "")
    return isRequired ? text : "[\(text)]"
  }

  /// A scene file, standard input, or a built-in scene.
  static let scene = OperandDescription(name: "SCENE", kind: .scene)
  /// Scene files, folders of them, and built-in scenes.
  static let scenes = OperandDescription(
    name: "SCENE", kind: .scene, isRequired: true, takesMany: true)
}
