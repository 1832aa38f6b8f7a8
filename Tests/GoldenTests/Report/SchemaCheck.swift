// SPDX-License-Identifier: MIT
//
// Checks a JSON value against the part of JSON Schema (2020-12) that the report's schema uses, by the
// specification: type, const, enum, required, properties, additionalProperties, items, minimum, $ref.

import Foundation

/// What of a value breaks a schema, as paths; empty when it is valid.
func faults(of value: Any, by schema: [String: Any], root: [String: Any], at path: String = "")
  -> [String]
{
  if let name = (schema["$ref"] as? String)?.split(separator: "/").last,
    let target = (root["$defs"] as? [String: [String: Any]])?[String(name)]
  {
    return faults(of: value, by: target, root: root, at: path)
  }
  var found: [String] = []
  if let type = schema["type"] as? String, !isA(type, value) {
    found.append("\(path) is no \(type)")
  }
  if let constant = schema["const"] as? Int, value as? Int != constant { found.append(path) }
  if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
    found.append("\(path) is \(value)")
  }
  if let least = schema["minimum"] as? Double, let number = value as? Double, number < least {
    found.append("\(path) is \(number)")
  }
  if let object = value as? [String: Any] {
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      found.append("\(path).\(key) is missing")
    }
    for (key, member) in object {
      if let own = known[key] ?? schema["additionalProperties"] as? [String: Any] {
        found += faults(of: member, by: own, root: root, at: "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path).\(key) is unknown")
      }
    }
  }
  if let items = schema["items"] as? [String: Any], let array = value as? [Any] {
    for (place, item) in array.enumerated() {
      found += faults(of: item, by: items, root: root, at: "\(path)[\(place)]")
    }
  }
  return found
}

private func isA(_ type: String, _ value: Any) -> Bool {
  switch type {
  case "object": value is [String: Any]
  case "array": value is [Any]
  case "string": value is String
  case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
  case "number": value is Double
  default: false
  }
}
