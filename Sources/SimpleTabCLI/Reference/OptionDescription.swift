// SPDX-License-Identifier: MIT
//
// An option of a command and the values it takes. The kind of the values is said once: it refuses
// wrong ones, stands in the help, and is what the shells offer.

/// An option that a command knows.
struct OptionDescription: Sendable {
  /// The long name without dashes.
  let name: String
  /// The one-letter name, or `nil`.
  let letter: Character?
  /// What it takes, or `nil` for a flag.
  let value: Value?
  /// What it does, as a clause without a full stop.
  let meaning: String
  /// What holds without it, as people write it, or `nil` where nothing needs saying.
  let standard: String?
  let isRequired: Bool

  /// A value as help shows it.
  struct Value: Sendable {
    let name: String
    let kind: ValueKind
  }

  init(
    _ name: String, _ letter: Character? = nil, value: String? = nil, _ kind: ValueKind = .text,
    default standard: String? = nil, isRequired: Bool = false, means meaning: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value.map { Value(name: $0, kind: kind) }
    self.meaning = meaning
    self.standard = standard
    self.isRequired = isRequired
  }

  /// As it is typed, the short form first.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name] }

  /// What it does, which values it takes, and what holds without it.
  var explanation: String {
    var text = meaning
    switch value?.kind {
    // A limit that nobody meets is not worth a line.
    case .integer(let range) where range.upperBound < 1_000_000:
      text += ", \(range.lowerBound) to \(range.upperBound)"
    case .names(let names, let list):
      if let list {
        text += " (\"simpletab list \(list)\")"
      } else if !names.allSatisfy(text.contains) {
        text += ": " + names.joined(separator: ", ")
      }
    default: break
    }
    if isRequired { text += " (required)" }
    return standard.map { text + " (default: \($0))" } ?? text
  }
}

/// What a value is.
enum ValueKind: Sendable {
  /// Anything; the meaning says what.
  case text
  case integer(ClosedRange<Int>)
  /// One of these. `listedBy` says which list explains them, when they are too many for a line.
  case names([String], listedBy: String? = nil)
  /// Anything, but these are what is often wanted.
  case suggestions([String])
  /// A file whose name ends so, such as `.png`.
  case file(String)
  case folder
  /// A scene file, a folder, or a built-in scene.
  case scene
  /// The name of a command.
  case command
}
