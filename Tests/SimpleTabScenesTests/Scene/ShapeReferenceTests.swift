// SPDX-License-Identifier: MIT
//
// The tables of keys: every key of the schema is in them, and the article has them as they are.

import FixtureSupport
import Foundation
import Testing

@testable import SimpleTabScenes

struct ShapeReferenceTests {
  @Test func `The article about scene files has the tables of today`() throws {
    let article = try String(
      contentsOf: Fixtures.url("../Sources/SimpleTab/SimpleTab.docc/TheSceneFile.md"),
      encoding: .utf8)
    #expect(
      article.hasSuffix(SceneSchema.markdown),
      "replace what stands under \"Every key\" with simpletab schema --markdown")
  }

  @Test func `Every property of the JSON Schema has its row, under the heading of its path`() throws
  {
    let schema = try JSONSerialization.jsonObject(with: Data(SceneSchema.text.utf8))
    var tables: [String: [String]] = [:]
    var heading = ""
    for line in SceneSchema.markdown.split(separator: "\n") {
      if line.hasPrefix("### ") {
        heading = line == "### The file" ? "" : String(line.dropFirst(5).dropLast())
      } else if line.hasPrefix("| `") {
        tables[heading, default: []].append(String(line.dropFirst(3).prefix { $0 != "`" }))
      }
    }
    var seen = 0
    func walk(_ value: Any, _ path: String) {
      guard let object = value as? [String: Any] else { return }
      if let properties = object["properties"] as? [String: Any], properties["light"] == nil {
        seen += 1
        #expect(Set(properties.keys) == Set(tables[path] ?? []), "\(path)")
        for (key, inner) in properties { walk(inner, path.isEmpty ? key : path + "." + key) }
      }
      if let items = object["items"] { walk(items, path + "[]") }
      for inner in object["anyOf"] as? [Any] ?? [] { walk(inner, path) }
    }
    walk(schema, "")
    #expect(seen == tables.count)
  }

  @Test func `A row has the value, the meaning with its unit, and the default`() {
    let object = ObjectShape(
      meaning: "A thing.",
      keys: [
        KeyShape("a", .integer(1...4), "How many.", unit: "points", absent: "2"),
        KeyShape("b", .choice(["x|y"]), "Which.", isRequired: true),
      ], exactlyOneOf: ["a", "b"])
    #expect(
      ShapeReference.tables(object, path: "t[]") == [
        """
        ### `t[]`

        A thing.

        | Key | Value | Meaning | Default |
        | --- | --- | --- | --- |
        | `a` | whole number, 1 to 4 | How many. In points. | `2` |
        | `b` | `"x\\|y"` | Which. | required |

        Exactly one of `a`, `b` is given.

        """
      ])
  }
}
