// SPDX-License-Identifier: MIT
//
// Paths of each kind that every system has.

import Foundation
import Testing

@testable import Typesetting

@Suite struct FileExtentTests {
  @Test("A file has its size, a folder and a device are something else, nothing is an error")
  func kinds() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("extent-\(UUID().uuidString)")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(FileExtent(file.path) == .file(bytes: 3))
    #expect(FileExtent("/") == .other)
    #expect(FileExtent("/dev/zero") == .other)
    #expect(FileExtent(file.path + ".none") == .failure(code: ENOENT))
  }
}
