// SPDX-License-Identifier: MIT
//
// Which documents there are, and the words that count in each where a marker gives none: from the
// command line, or from a JSON file for many documents.

import Foundation
import Recording
import SimpleTabScenes

/// A document and what its markers need not say.
public struct DocumentSource: Sendable, Equatable {
  /// The document's path.
  public var file: String
  /// Words for markers that do not give them.
  public var defaults: [MarkerWord]

  /// A document.
  public init(file: String, defaults: [MarkerWord] = []) {
    self.file = file
    self.defaults = defaults
  }

  /// The documents that a configuration names; paths are relative to its folder.
  ///
  /// `{"documents": ["README.md", {"file": "…", "defaults": {…}}], "defaults": {"scale": "1,2"}}`.
  /// Throws the first fault, with its line; unknown keys name the nearest known one.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(DocumentError) -> [DocumentSource] {
    do throws(DocumentError) {
      let root: JSONNode
      do throws(JSONError) { root = try JSONReader.read(bytes) } catch {
        throw DocumentError(line: error.position.line, reason: "not JSON: " + error.reason)
      }
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let folder = String(file.dropLast(name.count))
      let members = try object(root, key: "", known: ["documents", "defaults"])
      let shared = try words(members["defaults"], key: "defaults")
      guard let documents = members["documents"] else {
        throw DocumentError(key: "documents", reason: "this key is required and missing")
      }
      guard case .array(let entries) = documents.content else {
        throw wrong(documents, "documents", "an array")
      }
      var sources: [DocumentSource] = []
      for (index, entry) in entries.enumerated() {
        sources.append(
          try source(entry, key: "documents[\(index)]", folder: folder, shared: shared))
      }
      return sources
    } catch {
      var fault = error
      fault.file = file
      throw fault
    }
  }

  private static func source(
    _ node: JSONNode, key: String, folder: String, shared: [MarkerWord]
  ) throws(DocumentError) -> DocumentSource {
    if case .string(let path) = node.content {
      return DocumentSource(file: joined(folder, path), defaults: shared)
    }
    let members = try object(node, key: key, known: ["file", "defaults"])
    guard let file = members["file"] else {
      throw DocumentError(
        line: node.position.line, key: key + ".file", reason: "this key is required and missing")
    }
    guard case .string(let path) = file.content else { throw wrong(file, key + ".file", "a text") }
    let own = try words(members["defaults"], key: key + ".defaults")
    return DocumentSource(
      file: joined(folder, path),
      defaults: own + shared.filter { word in !own.contains { $0.key == word.key } })
  }

  /// A path from a folder, short: what is `a/../` on the way goes.
  private static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts: [Substring] = []
    for part in (folder + path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private static func wrong(_ node: JSONNode, _ key: String, _ expected: String) -> DocumentError {
    DocumentError(
      line: node.position.line, key: key, reason: "\(expected) is expected, not \(node.kind)")
  }

  private static func object(
    _ node: JSONNode, key: String, known: [String]
  ) throws(DocumentError) -> [String: JSONNode] {
    guard case .object(let members) = node.content else { throw wrong(node, key, "an object") }
    for member in members where !known.contains(member.key) {
      throw DocumentError(
        line: member.position.line, key: (key.isEmpty ? "" : key + ".") + member.key,
        reason: "unknown key",
        hint: NearestName.of(member.key, among: known).map { "Did you mean \"\($0)\"?" }
          ?? "Known keys here: " + known.joined(separator: ", ") + ".")
    }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  private static func words(
    _ node: JSONNode?, key: String
  ) throws(DocumentError) -> [MarkerWord] {
    guard let node else { return [] }
    guard case .object(let members) = node.content else { throw wrong(node, key, "an object") }
    var words: [MarkerWord] = []
    for member in members {
      let value: String
      switch member.value.content {
      case .string(let text): value = text
      case .number(let number): value = JSONText.number(number)
      default: throw wrong(member.value, key + "." + member.key, "a text or a number")
      }
      let word = MarkerWord(key: member.key, value: value)
      do throws(DocumentError) {
        if ["name", "alt"].contains(word.key) {
          throw DocumentError(key: word.key, reason: "every block needs its own")
        }
        try PictureRequest.check(word)
      } catch {
        var fault = error
        fault.line = member.position.line
        fault.key = key + "." + member.key
        throw fault
      }
      words.append(word)
    }
    return words
  }
}
