// SPDX-License-Identifier: MIT
//
// A document's place in the file system: the folder that its pictures lie below, as the system knows it,
// and what a picture's path is in messages.

import Foundation

/// Where a document and its pictures are.
struct DocumentPlace: Equatable {
  /// The document as it was named.
  let file: String
  /// The folder as it was named, with a slash at its end, or empty.
  private let shownFolder: String
  /// The folder with every symbolic link resolved.
  let folder: String

  init(_ file: String) {
    self.file = file
    let name = file.split(separator: "/").last.map(String.init) ?? file
    shownFolder = String(file.dropLast(name.count))
    folder =
      URL(fileURLWithPath: shownFolder.isEmpty ? "." : shownFolder)
      .resolvingSymlinksInPath().path
  }

  /// A path below the folder as the system knows it.
  func path(_ relative: String) -> String { folder + "/" + relative }

  /// A path below the folder as messages show it.
  func shown(_ relative: String) -> String { shownFolder + relative }

  /// Whether a path below the folder stays below it when links are resolved.
  func holds(_ relative: String) -> Bool {
    let resolved = Self.resolved(path(relative))
    return resolved.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// A scene's path: from the document's folder, unless it is absolute or a built-in name.
  func scene(_ name: String, isBuiltIn: Bool) -> String {
    isBuiltIn || name.hasPrefix("/") ? name : shownFolder + name
  }

  /// A path with the links of those of its folders resolved that exist.
  private static func resolved(_ path: String) -> String {
    var existing = path
    var rest: [String] = []
    while existing.count > 1, !FileManager.default.fileExists(atPath: existing) {
      let name = existing.split(separator: "/").last.map(String.init) ?? ""
      rest.insert(name, at: 0)
      existing = String(existing.dropLast(name.count + 1))
    }
    let real = URL(fileURLWithPath: existing.isEmpty ? "/" : existing).resolvingSymlinksInPath()
      .path
    return ([real] + rest).joined(separator: "/")
  }

  /// The document's path from a folder of a picture, as it is kept in the picture.
  func mark(below picture: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let depth = picture.split(separator: "/").count - 1
    return String(repeating: "../", count: depth) + name
  }
}
