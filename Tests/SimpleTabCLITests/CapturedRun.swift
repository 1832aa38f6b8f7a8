// SPDX-License-Identifier: MIT
//
// Runs the tool in this process with everything it prints kept, in a folder of its own.

import Foundation
import Recording

@testable import SimpleTabCLI

/// What a run of the tool printed and how it ended.
@MainActor
struct CapturedRun {
  private(set) var code: Int32 = 0
  private(set) var standard = ""
  private(set) var error = ""
  private(set) var bytes: [UInt8] = []

  /// Runs the tool; `folder` in what it prints becomes `DIR`.
  init(_ arguments: String..., input: String = "", folder: String? = nil) {
    self.init(arguments, input: input, folder: folder)
  }

  init(_ arguments: [String], input: String = "", folder: String? = nil) {
    var (standard, error, bytes) = ("", "", [UInt8]())
    code = CommandLineTool.run(
      arguments,
      output: Output(
        standard: { standard += $0 }, error: { error += $0 }, bytes: { bytes += $0 },
        input: { Array(input.utf8) }))
    func neutral(_ text: String) -> String {
      folder.map { text.replacingOccurrences(of: $0, with: "DIR") } ?? text
    }
    self.standard = neutral(standard)
    self.error = neutral(error)
    self.bytes = bytes
  }
}

/// A folder that is there for the length of a test.
func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
  try FileWriter.createFolder(folder)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}
