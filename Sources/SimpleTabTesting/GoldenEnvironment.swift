// SPDX-License-Identifier: MIT
//
// What the environment of a test run decides: which goldens are written, and where the pictures of
// failures go.

import Foundation
import Golden

/// What the environment says about golden tests.
struct GoldenEnvironment {
  let variables: [String: String]

  /// A setting that cannot be used.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Which goldens are written where a call does not say. Throws where `SIMPLETAB_RECORD` names no mode.
  var mode: RecordMode {
    get throws(Fault) {
      guard let text = variables["SIMPLETAB_RECORD"], !text.isEmpty else {
        return (variables["CI"] ?? "").isEmpty ? .missing : .never
      }
      if let mode = RecordMode(rawValue: text) { return mode }
      let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw Fault(description: "SIMPLETAB_RECORD is \"\(text)\"; use one of \(modes)")
    }
  }

  /// The folder for pictures of failures: `SIMPLETAB_RESULTS`, or one in the temporary folder. That one
  /// has the user's number in its name, because others who test on the machine could not write to it.
  var results: URL {
    if let path = variables["SIMPLETAB_RESULTS"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-goldens-\(getuid())")
  }
}
