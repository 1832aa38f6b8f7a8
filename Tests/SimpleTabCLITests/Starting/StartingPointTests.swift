// SPDX-License-Identifier: MIT
//
// A folder comes to be as a whole or not at all.

import Foundation
import Recording
import Testing

@testable import SimpleTabCLI

struct StartingPointTests {
  private let point = StartingPoint(files: [("a.txt", [1]), ("b/c.txt", [2])])

  @Test func `Files and the folders above them are made`() throws {
    try withFolder { folder in
      try point.write(to: folder + "/x/y/")
      #expect(try FileWriter.read(folder + "/x/y/a.txt") == [1])
      #expect(try FileWriter.read(folder + "/x/y/b/c.txt") == [2])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/x") == ["y"])
    }
  }

  @Test(arguments: ["folder", "file", "link"])
  func `What is there already is not touched`(kind: String) throws {
    try withFolder { folder in
      let place = folder + "/there"
      switch kind {
      case "folder": try FileWriter.createFolder(place)
      case "file": try FileWriter.write([9], to: place)
      default:
        try FileManager.default.createSymbolicLink(
          atPath: place, withDestinationPath: folder + "/nowhere")
      }
      do {
        try point.write(to: place)
        Issue.record("it was written")
      } catch let failure as Failure {
        #expect(failure.code == .cannotCreate)
        #expect(failure.message == "\(place) is there already; nothing was written")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["there"])
    }
  }
}
