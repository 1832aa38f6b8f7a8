// SPDX-License-Identifier: MIT
//
// A description of what a scene file may hold: for every key its meaning, unit, default and kind of
// value. `ShapeChecker` holds files against it and `ShapeSchema` prints it as JSON Schema, so what is
// accepted and what is documented cannot drift apart.

/// An object with known keys.
struct ObjectShape: Sendable {
  /// What the object is, in a few words.
  let meaning: String
  /// Its keys in the order of the documentation.
  let keys: [KeyShape]
  /// Keys of which exactly one must be given; empty when there is no such rule.
  var exactlyOneOf: [String] = []

  subscript(key: String) -> KeyShape? { keys.first { $0.name == key } }
}

/// One key of an object.
struct KeyShape: Sendable {
  let name: String
  /// What the key means, as a sentence.
  let meaning: String
  /// The unit of its numbers, such as "points".
  var unit: String?
  /// The value that counts when the key is absent, as JSON; `nil` when absence has its own meaning.
  var absent: String?
  var isRequired = false
  let value: ValueShape

  init(
    _ name: String, _ value: ValueShape, _ meaning: String, unit: String? = nil,
    absent: String? = nil, isRequired: Bool = false
  ) {
    self.name = name
    self.value = value
    self.meaning = meaning
    self.unit = unit
    self.absent = absent
    self.isRequired = isRequired
  }
}

/// A kind of value.
indirect enum ValueShape: Sendable {
  /// Any text of at most so many Unicode scalars.
  case text(atMost: Int)
  /// A text or null.
  case textOrNull(atMost: Int)
  /// A text that is one of these.
  case choice([String])
  /// `true` or `false`.
  case flag
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A number above zero and at most a limit.
  case positive(upTo: Double)
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A fixed number of values, each with a name for messages.
  case tuple([String], of: ValueShape)
  /// A list with a number of elements in a range.
  case list(of: ValueShape, count: ClosedRange<Int>)
  /// A colour: text or an object with `light` and `dark`.
  case color
  /// An object.
  case object(ObjectShape)
  /// A name, or an object that spells it out.
  case nameOr([String], ObjectShape)
}
