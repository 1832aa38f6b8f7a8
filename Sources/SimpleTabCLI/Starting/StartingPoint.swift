// SPDX-License-Identifier: MIT
//
// A folder of files to begin with, written as a whole: they are put into a hidden folder beside the
// wanted one, which takes the name in one step. What is there already is never touched.

import Foundation
import Recording

/// Files to begin with.
struct StartingPoint {
  /// Paths in the folder and contents.
  var files: [(path: String, bytes: [UInt8])] = []

  mutating func add(_ path: String, _ text: String) { files.append((path, Array(text.utf8))) }

  /// Writes the files into a folder that does not exist yet.
  func write(to folder: String) throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
    guard attributes == nil else {
      throw Failure(
        .cannotCreate, "\(folder) is there already; nothing was written",
        hint: "Choose another folder with -o.")
    }
    let plain = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let url = URL(fileURLWithPath: plain)
    let parent = url.deletingLastPathComponent().path
    try FileWriter.createFolder(parent)
    let part =
      parent + "/." + url.lastPathComponent
      + ".\(ProcessInfo.processInfo.processIdentifier).part"
    do {
      for file in files {
        let path = part + "/" + file.path
        try FileWriter.createFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try FileWriter.write(file.bytes, to: path)
      }
      try FileManager.default.moveItem(atPath: part, toPath: url.path)
    } catch {
      try? FileManager.default.removeItem(atPath: part)
      if error is FileError { throw error }
      throw Failure(.cannotCreate, "cannot write \(folder): it appeared meanwhile")
    }
  }
}
