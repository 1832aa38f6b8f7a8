// SPDX-License-Identifier: MIT
//
// Files that cannot be read, each with its own cause.

import Foundation
import Testing

@testable import Typesetting

@Suite struct FontFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typesetting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func cause(reading path: String) -> FaceError.Cause? {
    do {
      _ = try FontFile.read(path)
      return nil
    } catch {
      #expect(error.path == path)
      return error.cause
    }
  }

  @Test func aFileIsRead() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a")
      try Data([1, 2, 3]).write(to: file)
      #expect(cause(reading: file.path) == nil)
    }
  }

  @Test func aFileThatIsNotThereIsMissing() throws {
    try withFolder { folder in
      #expect(cause(reading: folder.appendingPathComponent("none.ttf").path) == .missing)
    }
  }

  @Test func aFolderAndADeviceAreNoFiles() throws {
    try withFolder { folder in #expect(cause(reading: folder.path) == .notAFile) }
    #expect(cause(reading: "/dev/zero") == .notAFile)
  }

  @Test func aLinkLeadsToItsTarget() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a")
      let link = folder.appendingPathComponent("b")
      try Data([9]).write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(cause(reading: link.path) == nil)
      try FileManager.default.removeItem(at: file)
      #expect(cause(reading: link.path) == .missing)
    }
  }

  @Test func aFileBeyondTheLimitIsRefusedUnread() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("large")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: UInt64(FontFile.limit) + 1)
      try handle.close()
      #expect(cause(reading: file.path) == .tooLarge(bytes: FontFile.limit + 1))
    }
  }
}
