// SPDX-License-Identifier: MIT
//
// The printed schema: valid JSON by Foundation's reader, and every key documented.

import Foundation
import Testing

@testable import SimpleTabScenes

struct ShapeSchemaTests {
  @Test func `The schema is JSON and names its draft`() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(SceneSchema.text.utf8)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["required"] as? [String] == ["tabs"])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(SceneShape.scene.keys.map(\.name)))
  }

  @Test func `Every key has a meaning that is a sentence, and every default is JSON`() throws {
    func walk(_ object: ObjectShape) throws {
      for key in object.keys {
        #expect(key.meaning.hasSuffix("."), "\(key.name)")
        if let absent = key.absent { _ = try JSONReader.read(Array(absent.utf8)) }
        try walk(key.value)
      }
    }
    func walk(_ shape: ValueShape) throws {
      switch shape {
      case .object(let object), .nameOr(_, let object): try walk(object)
      case .list(let element, _), .tuple(_, let element): try walk(element)
      default: break
      }
    }
    try walk(SceneShape.scene)
  }

  @Test func `A default passes its own check`() throws {
    for key in SceneShape.scene.keys {
      guard let absent = key.absent else { continue }
      try ShapeChecker.check(JSONReader.read(Array(absent.utf8)), key.value, key: key.name)
    }
  }
}
