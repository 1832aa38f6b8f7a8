// SPDX-License-Identifier: MIT
//
// A folder for one test.

import Foundation
import Recording

/// Calls with a new folder, which is gone afterwards.
func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
  try FileWriter.createFolder(folder)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}
