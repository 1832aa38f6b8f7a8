// SPDX-License-Identifier: MIT
//
// Scenes are read when they are asked for, each file once for all of its variants, and standard input
// only once at all.

import Recording
import SimpleTabScenes
import Testing

@testable import SimpleTabCLI

@MainActor
struct SceneListTests {
  /// Scenes by operand, and what was read of them.
  private final class Shelf {
    var scenes: [String: [String]] = [
      "a": ["a-light", "a-dark"], "b": ["b"], "-": ["input"],
    ]
    var read: [String] = []

    func read(_ operand: String) throws -> [Scene] {
      read.append(operand)
      var scene = try #require(try SceneCatalog.scene("demo"))
      return try #require(scenes[operand]).map { name in
        scene.name = name
        return scene
      }
    }
  }

  @Test func `Scenes come in order, and a file is read once more for all of its variants`() throws {
    let shelf = Shelf()
    let list = SceneList(read: shelf.read)
    #expect(try list.add("a") { _ in true }.count == 2)
    #expect(try list.add("-") { _ in true }.count == 1)
    #expect(try list.add("b") { $0 != "b" }.count == 1)
    #expect((0..<list.count).map(list.name) == ["a-light", "a-dark", "input"])
    shelf.read = []
    #expect(try (0..<3).map { try list.scene($0).name } == ["a-light", "a-dark", "input"])
    #expect(shelf.read == ["a"])
  }

  @Test func `A file that lost a scene during the run is told`() throws {
    let shelf = Shelf()
    let list = SceneList(read: shelf.read)
    _ = try list.add("a") { _ in true }
    shelf.scenes["a"] = ["a-light"]
    #expect(try list.scene(0).name == "a-light")
    let failure = #expect(throws: Failure.self) { try list.scene(1) }
    #expect(failure?.message == "scene a: it no longer has \"a-dark\"")
  }
}
