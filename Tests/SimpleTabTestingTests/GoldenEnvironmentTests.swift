// SPDX-License-Identifier: MIT
//
// What the environment decides: the mode of recording, and the folder for pictures.

import Foundation
import Golden
import Testing

@testable import SimpleTabTesting

struct GoldenEnvironmentTests {
  @Test(arguments: [
    ([:], RecordMode.missing), (["CI": "true"], .never), (["CI": ""], .missing),
    (["SIMPLETAB_RECORD": "changed"], .changed), (["SIMPLETAB_RECORD": ""], .missing),
    (["SIMPLETAB_RECORD": "all", "CI": "1"], .all),
  ])
  func `The mode is what is asked for, else none under CI`(
    variables: [String: String], mode: RecordMode
  ) throws {
    #expect(try GoldenEnvironment(variables: variables).mode == mode)
  }

  @Test func `A mode that does not exist is said, with those that do`() {
    #expect {
      try GoldenEnvironment(variables: ["SIMPLETAB_RECORD": "change"]).mode
    } throws: {
      "\($0)"
        == "SIMPLETAB_RECORD is \"change\"; use one of all, failed, missing, changed, never"
    }
  }

  @Test func `Pictures go where they are asked for, else to a folder of the user's own`() {
    let asked = GoldenEnvironment(variables: ["SIMPLETAB_RESULTS": "pictures"])
    let folder = FileManager.default.currentDirectoryPath
    #expect(asked.results.path == folder + "/pictures")
    let own = GoldenEnvironment(variables: ["SIMPLETAB_RESULTS": ""])
    #expect(own.results.lastPathComponent == "simpletab-goldens-\(getuid())")
  }
}
