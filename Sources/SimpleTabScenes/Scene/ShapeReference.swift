// SPDX-License-Identifier: MIT
//
// Prints the scene file's description as Markdown for people: a table an object, a row a key, with
// what it may hold, what it means, its unit and its default. The same description checks files and
// makes the JSON Schema.

extension SceneSchema {
  /// The keys of scene files as Markdown tables, for documents.
  public static var markdown: String {
    ShapeReference.tables(SceneShape.scene, path: "").joined(separator: "\n")
  }
}

enum ShapeReference {
  /// The table of an object, then those of the objects in it, each under a heading with its path.
  static func tables(_ object: ObjectShape, path: String) -> [String] {
    var lines = [
      path.isEmpty ? "### The file" : "### `\(path)`", "", object.meaning, "",
      "| Key | Value | Meaning | Default |", "| --- | --- | --- | --- |",
    ]
    for key in object.keys {
      let unit = key.unit.map { " In \($0)." } ?? ""
      let absent = key.isRequired ? "required" : key.absent.map { "`\($0)`" } ?? ""
      let cells = ["`\(key.name)`", value(key.value), key.meaning + unit, absent]
      lines.append("| " + cells.map(cell).joined(separator: " | ") + " |")
    }
    if !object.exactlyOneOf.isEmpty {
      let names = object.exactlyOneOf.map { "`\($0)`" }.joined(separator: ", ")
      lines += ["", "Exactly one of \(names) is given."]
    }
    var tables = [lines.map { $0 + "\n" }.joined()]
    for key in object.keys {
      let place = path.isEmpty ? key.name : path + "." + key.name
      if let (inner, ending) = inner(key.value) {
        tables += self.tables(inner, path: place + ending)
      }
    }
    return tables
  }

  /// The object in a value, and what its path has after the key.
  private static func inner(_ shape: ValueShape) -> (ObjectShape, String)? {
    switch shape {
    case .object(let object), .nameOr(_, let object): (object, "")
    case .list(let element, _): inner(element).map { ($0.0, "[]") }
    default: nil
    }
  }

  private static func value(_ shape: ValueShape) -> String {
    switch shape {
    case .text: "text"
    case .textOrNull: "text or `null`"
    case .choice(let names): choice(names)
    case .flag: "`true` or `false`"
    case .number(let range):
      "number, \(text(range.lowerBound)) to \(text(range.upperBound))"
    case .positive(let limit): "number above 0, to \(text(limit))"
    case .integer(let range) where range.lowerBound == range.upperBound: "\(range.lowerBound)"
    case .integer(let range): "whole number, \(range.lowerBound) to \(range.upperBound)"
    case .tuple(let names, _): "[" + names.joined(separator: ", ") + "]"
    case .list(let element, let count):
      "list of \(count.lowerBound) to \(count.upperBound): \(value(element))"
    case .color: "colour"
    case .object: "object"
    case .nameOr(let names, _): choice(names) + ", or an object"
    }
  }

  /// Names, unless there are more than a cell can show.
  private static func choice(_ names: [String]) -> String {
    names.count > 8
      ? "one of \(names.count) names" : names.map { "`\"\($0)\"`" }.joined(separator: ", ")
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
