// SPDX-License-Identifier: MIT
//
// Files are whole or absent, and every failure names its path and its kind.

import Foundation
import Testing

@testable import Recording

struct FileWriterTests {
  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `A file is written, replaced, and leaves nothing beside it`() throws {
    try withFolder { folder in
      try FileWriter.write([1, 2, 3], to: folder + "/a")
      try FileWriter.write([4], to: folder + "/a")
      #expect(try FileWriter.read(folder + "/a") == [4])
      #expect(try names(folder) == ["a"])
    }
  }

  @Test func `A second name is the same file, and replacing one leaves the other`() throws {
    try withFolder { folder in
      try FileWriter.write([7], to: folder + "/a")
      try FileWriter.link(folder + "/a", as: folder + "/b")
      try FileWriter.link(folder + "/a", as: folder + "/b")
      let number = try FileManager.default.attributesOfItem(atPath: folder + "/b")[.referenceCount]
      #expect(number as? Int == 2)
      try FileWriter.write([8], to: folder + "/a")
      #expect(try FileWriter.read(folder + "/b") == [7])
      #expect(try names(folder) == ["a", "b"])
    }
  }

  @Test func `Folders are made with those above them, and may exist`() throws {
    try withFolder { folder in
      try FileWriter.createFolder(folder + "/x/y/z")
      try FileWriter.createFolder(folder + "/x/y/z/")
      #expect(try names(folder + "/x/y") == ["z"])
    }
  }

  @Test func `A file in the place of a folder cannot be created in`() throws {
    try withFolder { folder in
      try FileWriter.write([1], to: folder + "/file")
      #expect(throws: FileError(path: folder + "/file", code: ENOTDIR)) {
        try FileWriter.createFolder(folder + "/file/sub")
      }
      #expect(FileError(path: "", code: ENOTDIR).kind == .cannotCreate)
    }
  }

  @Test func `A folder in the place of a file stays, and no part is left`() throws {
    try withFolder { folder in
      try FileWriter.createFolder(folder + "/taken")
      #expect(throws: FileError(path: folder + "/taken", code: EISDIR)) {
        try FileWriter.write([1], to: folder + "/taken")
      }
      #expect(throws: FileError(path: folder + "/.", code: EISDIR)) {
        try FileWriter.write([1], to: folder + "/.")
      }
      #expect(try names(folder) == ["taken"])
    }
  }

  @Test func `A device is written to and stays a device`() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/null", withDestinationPath: "/dev/null")
      try FileWriter.write([1], to: folder + "/null")
      #expect(try FileWriter.read(folder + "/null", ofAnyKind: true) == [])
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/full", withDestinationPath: "/dev/full")
      #expect(throws: FileError(path: folder + "/full", code: ENOSPC)) {
        try FileWriter.write([1], to: folder + "/full")
      }
      #expect(try names(folder) == ["full", "null"])
    }
  }

  @Test func `What a link leads to is replaced, and the link stays`() throws {
    try withFolder { folder in
      try FileWriter.write([1], to: folder + "/file")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "file")
      try FileWriter.write([2], to: folder + "/link")
      #expect(try FileWriter.read(folder + "/file") == [2])
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "file")
    }
  }

  @Test func `A link to nothing makes what it names, a link to itself is an error`() throws {
    try withFolder { folder in
      try FileWriter.createFolder(folder + "/deep")
      for (link, target) in [("link", "deep/second"), ("deep/second", "../new"), ("loop", "loop")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/" + link, withDestinationPath: target)
      }
      try FileWriter.write([2], to: folder + "/link")
      #expect(try FileWriter.read(folder + "/new") == [2])
      #expect(try FileWriter.read(folder + "/link") == [2])
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "deep/second"
      )
      let error = #expect(throws: FileError.self) {
        try FileWriter.write([3], to: folder + "/loop")
      }
      #expect(error?.reason == "too many symbolic links")
    }
  }

  @Test func `A full disk is an input and output error in plain words`() throws {
    let error = FileError(path: "frame.png", code: ENOSPC)
    #expect(error.kind == .inputOutput)
    #expect(error.description == "frame.png: no space left on the device")
    #expect(throws: FileError(path: "standard output", code: ENOSPC)) {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      try FileWriter.write([1], toDescriptor: full.fileDescriptor)
    }
  }

  @Test func `A file that is not there cannot be read but can be removed`() throws {
    try withFolder { folder in
      for (path, reason) in [("/none", "there is no such file"), ("", "this is a folder")] {
        let error = #expect(throws: FileError.self) { try FileWriter.read(folder + path) }
        #expect(error?.reason == reason && error?.isReading == true)
      }
      try FileWriter.remove(folder + "/none")
    }
  }

  @Test func `What is no plain file and lies in a frame's place is left alone`() {
    let error = #expect(throws: FileError.self) { try FileWriter.place([1], at: "/dev/null") }
    #expect(error?.kind == .cannotCreate)
    #expect(error?.reason == "something of that name is in the way")
  }

  @Test func `Names as long as the file system allows are written`() throws {
    try withFolder { folder in
      for name in [String(repeating: "n", count: 255), String(repeating: "é", count: 127)] {
        try FileWriter.write([5], to: folder + "/" + name)
        #expect(try FileWriter.read(folder + "/" + name) == [5])
      }
      let error = #expect(throws: FileError.self) {
        try FileWriter.write([5], to: folder + "/" + String(repeating: "n", count: 256))
      }
      #expect(error?.reason == "the name is too long")
    }
  }

  @Test func `No more is read than asked for, of files and of devices without end`() throws {
    try withFolder { folder in
      try FileWriter.write([1, 2, 3], to: folder + "/a")
      #expect(try FileWriter.read(folder + "/a", atMost: 3).count == 3)
      for (path, limit) in [(folder + "/a", 2), ("/dev/zero", 100_000)] {
        let error = #expect(throws: FileError.self) {
          try FileWriter.read(path, atMost: limit, ofAnyKind: true)
        }
        #expect(error?.kind == .tooLarge)
        #expect(error?.reason == "it has more than \(limit) bytes, which is the limit")
      }
    }
  }

  @Test func `What is no plain file is not waited for`() throws {
    try withFolder { folder in
      // Scripts/check-faults.sh has a pipe that nobody writes to.
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "/dev/zero")
      for path in ["/dev/zero", "/dev/null", folder + "/link"] {
        let error = #expect(throws: FileError.self) { try FileWriter.read(path) }
        #expect(error?.reason == "it is no plain file")
        #expect(FileWriter.isSpecial(path))
      }
      try FileWriter.write([1], to: folder + "/a")
      for path in [folder, folder + "/a", folder + "/nothing"] {
        #expect(!FileWriter.isSpecial(path))
      }
    }
  }

  @Test func `What lies in a folder is told by where links lead`() throws {
    try withFolder { folder in
      try FileWriter.createFolder(folder + "/in/deep")
      try FileWriter.createFolder(folder + "/inner")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/in/out", withDestinationPath: folder + "/inner")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/to-in", withDestinationPath: folder + "/in")
      for path in ["in", "in/", "in/deep", "in/new", "in/new/../x", "to-in/deep", "in/./deep/.."] {
        #expect(FileWriter.isInside(folder + "/" + path, folder + "/in"), "\(path)")
      }
      for path in ["", "inner", "in/..", "in/out", "in/out/new", "in/new/../../x", "in/../inner"] {
        #expect(!FileWriter.isInside(folder + "/" + path, folder + "/in"), "\(path)")
      }
      #expect(FileWriter.isInside("a/b", "."))
      #expect(!FileWriter.isInside("../b", "."))
      #expect(FileWriter.isInside("/x", "/"))
    }
  }
}
