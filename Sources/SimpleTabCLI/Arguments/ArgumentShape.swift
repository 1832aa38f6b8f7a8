// SPDX-License-Identifier: MIT
//
// What a command takes: options with and without values, and operands.

/// An option that a command knows.
struct OptionShape: Sendable, Equatable {
  /// The long name without dashes.
  let name: String
  /// The one-letter name, or `nil`.
  let letter: Character?
  /// What the value is called in messages, or `nil` for a flag.
  let value: String?

  init(_ name: String, _ letter: Character? = nil, value: String? = nil) {
    self.name = name
    self.letter = letter
    self.value = value
  }
}

/// What a command takes.
struct ArgumentShape: Sendable {
  let command: String
  let options: [OptionShape]
  /// What the operands are called; the last may repeat when `takesMany`.
  var operands: [String] = []
  var required = 0
  var takesMany = false
}
