// SPDX-License-Identifier: MIT
//
// Prints the scene file's description as JSON Schema 2020-12. Units stand in `x-unit` and at the end
// of each description.

import Recording

/// The scene file's JSON Schema.
public enum SceneSchema {
  /// The schema as a JSON text, indented, with a line feed at its end.
  public static var text: String {
    var members: [(String, JSONText)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("SimpleTab scene")),
    ]
    members += ShapeSchema.members(.object(SceneShape.scene), named: [])
    return JSONText.object(members).indented() + "\n"
  }
}

enum ShapeSchema {
  /// The schema's keywords for a value. `named` are keys described where the value stands.
  static func members(
    _ shape: ValueShape, named: [(String, JSONText)]
  ) -> [(String, JSONText)] {
    switch shape {
    case .text(let limit):
      return named + [("type", .string("string")), ("maxLength", .integer(limit))]
    case .textOrNull(let limit):
      return named + [
        ("type", .array([.string("string"), .string("null")])), ("maxLength", .integer(limit)),
      ]
    case .choice(let names): return named + [("enum", .array(names.map(JSONText.string)))]
    case .flag: return named + [("type", .string("boolean"))]
    case .number(let range):
      return named + [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .positive(let limit):
      return named + [
        ("type", .string("number")), ("exclusiveMinimum", .integer(0)),
        ("maximum", .number(limit)),
      ]
    case .integer(let range):
      return named + [
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    case .tuple(let names, let element):
      return named + [
        ("type", .string("array")),
        (
          "prefixItems",
          .array(names.map { .object(members(element, named: [("title", .string($0))])) })
        ),
        ("items", .bool(false)), ("minItems", .integer(names.count)),
      ]
    case .list(let element, let count):
      return named + [
        ("type", .string("array")), ("items", .object(members(element, named: []))),
        ("minItems", .integer(count.lowerBound)), ("maxItems", .integer(count.upperBound)),
      ]
    case .color: return named + [("anyOf", .array([colorText, colorPair]))]
    case .object(let object): return named + keywords(object, isDescribed: !named.isEmpty)
    case .nameOr(let names, let object):
      return named + [
        (
          "anyOf",
          .array([
            .object([("enum", .array(names.map(JSONText.string)))]),
            .object(keywords(object, isDescribed: false)),
          ])
        )
      ]
    }
  }

  private static func keywords(
    _ object: ObjectShape, isDescribed: Bool
  ) -> [(String, JSONText)] {
    var result: [(String, JSONText)] = [("type", .string("object"))]
    if !isDescribed { result.append(("description", .string(object.meaning))) }
    result.append(
      (
        "properties",
        .object(object.keys.map { ($0.name, .object(members($0.value, named: described($0)))) })
      ))
    let required = object.keys.filter(\.isRequired).map { JSONText.string($0.name) }
    if !required.isEmpty { result.append(("required", .array(required))) }
    result.append(("additionalProperties", .bool(false)))
    if !object.exactlyOneOf.isEmpty {
      result.append(
        (
          "oneOf",
          .array(object.exactlyOneOf.map { .object([("required", .array([.string($0)]))]) })
        ))
    }
    return result
  }

  private static func described(_ key: KeyShape) -> [(String, JSONText)] {
    let unit = key.unit.map { " In \($0)." } ?? ""
    var result: [(String, JSONText)] = [("description", .string(key.meaning + unit))]
    if let unit = key.unit { result.append(("x-unit", .string(unit))) }
    if let absent = key.absent { result.append(("default", .verbatim(absent))) }
    return result
  }

  private static let colorText = JSONText.object(colorTextMembers)

  private static let colorTextMembers: [(String, JSONText)] = [
    (
      "anyOf",
      .array([
        .object([
          ("type", .string("string")),
          ("pattern", .string("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
        ]),
        .object([("enum", .array(ColorNames.all.map(JSONText.string)))]),
      ])
    )
  ]

  private static let colorPair = JSONText.object([
    ("type", .string("object")),
    ("description", .string(ShapeChecker.colorPair.meaning)),
    (
      "properties",
      .object(
        ShapeChecker.colorPair.keys.map { key in
          (key.name, .object([("description", .string(key.meaning))] + colorTextMembers))
        })
    ),
    ("required", .array([.string("light"), .string("dark")])),
    ("additionalProperties", .bool(false)),
  ])
}
