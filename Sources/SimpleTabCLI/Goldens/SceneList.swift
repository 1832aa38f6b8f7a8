// SPDX-License-Identifier: MIT
//
// The scenes of a run, by name. Each is read twice: at first, so that a fault in any of them is told
// before anything is done, and when its turn comes. In between only its name is kept, so that a
// thousand scenes take hardly more memory than one.

import Recording
import SimpleTabScenes

/// Scenes in order, read when they are asked for.
@MainActor
final class SceneList {
  /// A variant of a scene.
  private struct Entry {
    let name: String
    /// What names the scene, and the variant's place among those of the scene.
    let operand: String
    let place: Int
  }

  /// Reads every variant of the scene that an operand names.
  private let read: (_ operand: String) throws -> [Scene]
  private var entries: [Entry] = []
  /// What can be read only once: standard input and pipes.
  private var kept: [String: [Scene]] = [:]
  /// The variants that were read last.
  private var last: (operand: String, variants: [Scene])?

  init(read: @escaping (_ operand: String) throws -> [Scene]) { self.read = read }

  /// How many there are.
  var count: Int { entries.count }
  /// A scene's name.
  func name(_ index: Int) -> String { entries[index].name }

  /// Reads what an operand names and gives its variants; those of wanted names are listed.
  func add(_ operand: String, where isWanted: (String) -> Bool) throws -> [Scene] {
    let variants = try read(operand)
    if operand == "-" || FileWriter.isSpecial(operand) { kept[operand] = variants }
    for (place, variant) in variants.enumerated() where isWanted(variant.name) {
      entries.append(Entry(name: variant.name, operand: operand, place: place))
    }
    return variants
  }

  /// A scene, read again.
  func scene(_ index: Int) throws -> Scene {
    let entry = entries[index]
    let variants: [Scene]
    if let known = kept[entry.operand] {
      variants = known
    } else if let last, last.operand == entry.operand {
      variants = last.variants
    } else {
      variants = try read(entry.operand)
      last = (entry.operand, variants)
    }
    guard variants.indices.contains(entry.place), variants[entry.place].name == entry.name else {
      throw Failure(
        .badData, "scene \(entry.operand): it no longer has \"\(entry.name)\"",
        hint: "The file was changed during the run; run it again.")
    }
    return variants[entry.place]
  }
}
