// SPDX-License-Identifier: MIT
//
// Bytes as a Markdown file with markers of `docs`: planned, drawn, written, and looked at again. Promised:
// what is wrong is said as a document's or a scene's fault; what was written is up to date; bytes outside
// the blocks stay; nothing is written outside the document's folder.

import Foundation
import Recording
import SimpleTabDocs
import SimpleTabScenes

@MainActor
enum DocumentInput {
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("simpletab-fuzz-docs-\(ProcessInfo.processInfo.processIdentifier)").path
  private static let scene = """
    {"device": {"size": [30, 40], "scale": 1}, "style": "none", "viewTransition": "none",
     "tabs": [{}, {"title": "B"}]}
    """

  static func run(_ bytes: [UInt8]) -> String? {
    _ = try? MarkerWord.read(String(decoding: bytes, as: UTF8.self))
    _ = try? DocumentSource.read(bytes, file: "docs.json")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileWriter.createFolder(folder + "/in")
      try FileWriter.write(Array(scene.utf8), to: folder + "/in/s.json")
      try FileWriter.write(bytes, to: folder + "/in/d.md")
      let source = DocumentSource(file: folder + "/in/d.md")
      // Large pictures are right, and slow to draw: only what is quick is drawn.
      let text = String(decoding: bytes, as: UTF8.self)
      guard !text.contains("demo"), text.count < 2000 else {
        _ = try DocumentUpdate([source])
        return nil
      }
      _ = try DocumentUpdate([source]).write()
      let entries = try FileManager.default.contentsOfDirectory(atPath: folder)
      guard entries == ["in"] else { return "written outside the document's folder: \(entries)" }
      guard try DocumentUpdate([source]).check().isFresh else {
        return "what was just written is out of date"
      }
    } catch is DocumentError {
      return nil
    } catch is SceneFault {
      return nil
    } catch is FileError {
      return nil
    } catch { return "not a document's fault: \(error)" }
    return nil
  }
}
