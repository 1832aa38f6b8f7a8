// SPDX-License-Identifier: MIT
//
// A folder for documents, there for the length of a test, with a small scene in it.

import Foundation
import Recording

@testable import SimpleTabDocs

/// A folder that is there for the length of a test.
func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("simpletab-docs-" + UUID().uuidString).path
  try FileWriter.createFolder(folder)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}

/// A folder with a scene `s.json`: two tabs on a small screen, quick to draw.
@MainActor
struct DocumentFolder {
  static let scene = """
    {"device": {"size": [80, 120], "scale": 1}, "style": "pop", "viewTransition": "none",
     "tabs": [{"icon": "builtin:home"}, {"icon": "builtin:heart"}]}
    """
  static let marker = "<!-- simpletab: scene=s.json transition=0-1 scale=1 name=p alt=\"x\" -->"
  static let end = "<!-- /simpletab -->"

  let folder: String

  init(_ folder: String) throws {
    self.folder = folder
    try write("s.json", Self.scene)
  }

  func path(_ name: String) -> String { folder + "/" + name }

  func write(_ name: String, _ text: String) throws {
    try FileWriter.write(Array(text.utf8), to: path(name))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try FileWriter.read(path(name)), as: UTF8.self)
  }

  /// Brings documents up to date.
  @discardableResult
  func update(_ names: String..., prune: Bool = false) throws -> DocumentReport {
    try DocumentUpdate(names.map { DocumentSource(file: path($0)) }, jobs: 2)
      .write(removingLeftovers: prune)
  }

  func check(_ names: String...) throws -> DocumentReport {
    try DocumentUpdate(names.map { DocumentSource(file: path($0)) }).check()
  }

  /// Every file's content, and when it was last written.
  func state() throws -> [String: String] {
    let manager = FileManager.default
    var state: [String: String] = [:]
    for name in try manager.subpathsOfDirectory(atPath: folder) {
      let attributes = try manager.attributesOfItem(atPath: path(name))
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      state[name] = "\(date) \(manager.contents(atPath: path(name))?.hashValue ?? 0)"
    }
    return state
  }
}
