// SPDX-License-Identifier: MIT
//
// What is added comes out, whether it fits into memory or not, and no file is left to be seen.

import Foundation
import Testing

@testable import Recording

struct SpoolFileTests {
  private func text(_ spool: SpoolFile, _ folder: String) throws -> String {
    try FileWriter.place("<", spool, ">", at: folder + "/all")
    return String(decoding: try FileWriter.read(folder + "/all"), as: UTF8.self)
  }

  @Test(arguments: [0, 1, 1000, 20_000])
  func `What was added comes out in order`(count: Int) throws {
    try withFolder { folder in
      let spool = SpoolFile(in: folder)
      for number in 0..<count { try spool.append("ä\(number),") }
      let expected = (0..<count).map { "ä\($0)," }.joined()
      #expect(spool.count == expected.utf8.count)
      #expect(try text(spool, folder) == "<" + expected + ">")
      // And again: copying takes nothing away.
      #expect(try text(spool, folder) == "<" + expected + ">")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["all"])
    }
  }

  @Test(arguments: [0, 5, 65_536, 65_540, 199_990, 200_000])
  func `What stands after a length can be dropped`(length: Int) throws {
    try withFolder { folder in
      let spool = SpoolFile(in: folder)
      for _ in 0..<20_000 { try spool.append("0123456789") }
      try spool.truncate(to: length)
      #expect(spool.count == length)
      try spool.append("end")
      let expected = String(repeating: "0123456789", count: 20_000).prefix(length)
      #expect(try text(spool, folder) == "<" + expected + "end>")
    }
  }

  @Test func `A folder that is gone is said once there is no more room in memory`() throws {
    let spool = SpoolFile(in: "/nowhere/at/all")
    try spool.append("short")
    let error = #expect(throws: FileError.self) {
      for _ in 0..<20_000 { try spool.append("0123456789") }
    }
    #expect(error?.path == "/nowhere/at/all")
  }
}
