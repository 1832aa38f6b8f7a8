// SPDX-License-Identifier: MIT
//
// Holds a JSON tree against a shape and throws the first fault in the order of the text: unknown keys
// (with the nearest known one), wrong kinds, values out of range, keys that are missing.

/// Checks JSON values against a description.
enum ShapeChecker {
  static func check(_ node: JSONNode, _ shape: ValueShape, key: String) throws(SceneError) {
    func wrong(_ expected: String) -> SceneError {
      SceneError(at: node.position, key: key, reason: "\(expected) is expected, not \(node.kind)")
    }
    switch (shape, node.content) {
    case (.textOrNull, .null), (.flag, .bool): return
    case (.text(let limit), .string(let text)), (.textOrNull(let limit), .string(let text)):
      guard text.unicodeScalars.count <= limit else {
        throw SceneError(
          at: node.position, key: key, reason: "longer than \(limit) characters")
      }
    case (.choice(let names), .string(let text)), (.nameOr(let names, _), .string(let text)):
      try checkName(text, among: names, at: node.position, key: key)
    case (.number(let range), .number(let value)):
      guard range.contains(value) else {
        throw SceneError(
          at: node.position, key: key,
          reason: "\(number(value)) is not between \(number(range.lowerBound)) and "
            + number(range.upperBound))
      }
    case (.positive(let limit), .number(let value)):
      guard value > 0, value <= limit else {
        throw SceneError(
          at: node.position, key: key,
          reason: value > 0
            ? "\(number(value)) is more than the limit of \(number(limit))"
            : "\(number(value)) is not above 0")
      }
    case (.integer(let range), .number(let value)):
      guard value == value.rounded(), value >= Double(range.lowerBound),
        value <= Double(range.upperBound)
      else {
        throw SceneError(
          at: node.position, key: key,
          reason: range.lowerBound == range.upperBound
            ? "\(range.lowerBound) is expected, not \(number(value))"
            : "\(number(value)) is not a whole number from \(range.lowerBound) to "
              + "\(range.upperBound)")
      }
    case (.tuple(let names, let element), .array(let values)):
      guard values.count == names.count else {
        throw SceneError(
          at: node.position, key: key,
          reason: "\(names.count) values are expected (\(names.joined(separator: ", "))), not "
            + "\(values.count)")
      }
      for (index, value) in values.enumerated() {
        try check(value, element, key: "\(key)[\(index)]")
      }
    case (.list(let element, let count), .array(let values)):
      guard count.contains(values.count) else {
        throw SceneError(
          at: node.position, key: key,
          reason: "\(count.lowerBound) to \(count.upperBound) elements are expected, not "
            + "\(values.count)")
      }
      for (index, value) in values.enumerated() {
        try check(value, element, key: "\(key)[\(index)]")
      }
    case (.color, .string(let text)):
      do throws(ColorTextError) { _ = try ColorText.read(text) } catch {
        throw SceneError(
          at: node.position, key: key, reason: error.reason, hint: error.hint)
      }
    case (.color, .object): try check(node, Self.colorPair, key: key)
    case (.object(let object), .object(let members)),
      (.nameOr(_, let object), .object(let members)):
      try checkObject(members, object, at: node.position, key: key)
    default: throw wrong(expectation(shape))
    }
  }

  /// `{ "light": …, "dark": … }`, whose members are texts.
  static let colorPair = ObjectShape(
    meaning: "A colour for each appearance.",
    keys: [
      KeyShape("light", .text(atMost: 64), "The colour in light appearance.", isRequired: true),
      KeyShape("dark", .text(atMost: 64), "The colour in dark appearance.", isRequired: true),
    ])

  private static func check(
    _ node: JSONNode, _ pair: ObjectShape, key: String
  ) throws(SceneError) {
    guard case .object(let members) = node.content else { return }
    try checkObject(members, pair, at: node.position, key: key)
    for member in members {
      guard case .string = member.value.content else { continue }
      try check(member.value, .color, key: key + "." + member.key)
    }
  }

  private static func checkObject(
    _ members: [JSONMember], _ shape: ObjectShape, at position: SourcePosition, key: String
  ) throws(SceneError) {
    let prefix = key.isEmpty ? "" : key + "."
    for member in members {
      guard let known = shape[member.key] else {
        let names = shape.keys.map(\.name)
        throw SceneError(
          at: member.position, key: prefix + member.key, reason: "unknown key",
          hint: NearestName.of(member.key, among: names).map { "Did you mean \"\($0)\"?" }
            ?? "Known keys here: " + names.joined(separator: ", ") + ".")
      }
      try check(member.value, known.value, key: prefix + member.key)
    }
    for known in shape.keys where known.isRequired {
      guard members.contains(where: { $0.key == known.name }) else {
        throw SceneError(
          at: position, key: prefix + known.name, reason: "this key is required and missing",
          hint: known.meaning)
      }
    }
    if !shape.exactlyOneOf.isEmpty {
      let given = members.filter { shape.exactlyOneOf.contains($0.key) }
      let all = shape.exactlyOneOf.joined(separator: ", ")
      if given.isEmpty {
        throw SceneError(at: position, key: key, reason: "one of \(all) is expected")
      }
      if given.count > 1 {
        throw SceneError(
          at: given[1].position, key: prefix + given[1].key,
          reason: "only one of \(all) may be given, and \(given[0].key) is")
      }
    }
  }

  private static func checkName(
    _ text: String, among names: [String], at position: SourcePosition, key: String
  ) throws(SceneError) {
    guard !names.contains(text) else { return }
    throw SceneError(
      at: position, key: key, reason: "\"\(text)\" is not known here",
      hint: NearestName.of(text, among: names).map { "Did you mean \"\($0)\"?" }
        ?? "Known: " + names.joined(separator: ", ") + ".")
  }

  private static func expectation(_ shape: ValueShape) -> String {
    switch shape {
    case .text: "a text"
    case .textOrNull: "a text or null"
    case .choice: "a name"
    case .flag: "true or false"
    case .number, .positive: "a number"
    case .integer: "a whole number"
    case .tuple(let names, _): "an array of \(names.count)"
    case .list: "an array"
    case .color: "a colour"
    case .object: "an object"
    case .nameOr: "a name or an object"
    }
  }

  /// A number as people write it: no ".0" after whole numbers.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }
}
