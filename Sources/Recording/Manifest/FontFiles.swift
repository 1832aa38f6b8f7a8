// SPDX-License-Identifier: MIT
//
// The font files whose glyphs are in display lists, each with the SHA-256 of its bytes.

import Compositing
import Typesetting

/// Collects font files.
struct FontFiles {
  private var paths: Set<String> = []
  private var known: [String: Manifest.FontFile] = [:]

  /// Adds the files of a list's glyphs.
  mutating func add(_ list: DisplayList) {
    for command in list.commands {
      if case .drawGlyphs(let run, _, _, _) = command { paths.insert(run.face.path) }
    }
  }

  /// The files, by path; each is read once.
  mutating func files() throws(FileError) -> [Manifest.FontFile] {
    var files: [Manifest.FontFile] = []
    for path in paths.sorted() {
      if let file = known[path] {
        files.append(file)
        continue
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let file = Manifest.FontFile(file: name, sha256: try FileWriter.sha256(of: path))
      known[path] = file
      files.append(file)
    }
    return files
  }
}
