// SPDX-License-Identifier: MIT
//
// A folder's replacement stopped between any two of its steps: the content is there, old or new.

import Foundation
import Testing

@testable import Recording

struct FolderReplacementTests {
  private func fill(_ folder: String, _ byte: UInt8) throws {
    try FileWriter.createFolder(folder)
    try FileWriter.write([byte], to: folder + "/content")
  }

  @Test func `The new content takes the old one's place and nothing is left over`() throws {
    try withFolder { folder in
      try fill(folder + "/a", 1)
      let replacement = FolderReplacement(folder + "/a")
      try replacement.begin()
      try fill(replacement.part, 2)
      try replacement.commit()
      #expect(try FileWriter.read(folder + "/a/content") == [2])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  @Test func `Stopped while building, the old content stands and the leftover goes`() throws {
    try withFolder { folder in
      try fill(folder + "/a", 1)
      // A process number beyond the system's limit of 4,194,304.
      try fill(folder + "/.a.99999999.part", 2)
      #expect(FolderReplacement(folder + "/a").current == folder + "/a")
      #expect(try FolderReplacement.clean(folder) == [".a.99999999.part"])
      #expect(try FileWriter.read(folder + "/a/content") == [1])
    }
  }

  @Test func `Stopped between the two renames, the old content is read and put back`() throws {
    try withFolder { folder in
      try fill(folder + "/.a.old", 1)
      #expect(FolderReplacement(folder + "/a").current == folder + "/.a.old")
      try FolderReplacement.clean(folder)
      #expect(try FileWriter.read(folder + "/a/content") == [1])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  @Test func `Stopped after both, the new content stands`() throws {
    try withFolder { folder in
      try fill(folder + "/a", 2)
      try fill(folder + "/.a.old", 1)
      #expect(FolderReplacement(folder + "/a").current == folder + "/a")
      try FolderReplacement.clean(folder)
      #expect(try FileWriter.read(folder + "/a/content") == [2])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  @Test func `What a running process builds stays`() throws {
    try withFolder { folder in
      // Process 1 always runs; whether it may be signalled or not, it is there.
      try fill(folder + "/.a.1.part", 2)
      #expect(try FolderReplacement.clean(folder).isEmpty)
      try FolderReplacement(folder + "/a").remove()
    }
  }

  @Test func `A removed folder is gone`() throws {
    try withFolder { folder in
      try fill(folder + "/a", 1)
      try FolderReplacement(folder + "/a").remove()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }
}
