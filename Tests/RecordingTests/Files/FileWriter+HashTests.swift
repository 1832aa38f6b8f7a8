// SPDX-License-Identifier: MIT
//
// A file's hash is that of its bytes, whatever its size is to the blocks that are read.

import Foundation
import ImageCoding
import Testing

@testable import Recording

struct FileWriterHashTests {
  @Test(arguments: [0, 3, (1 << 17) - 1, 1 << 17, (1 << 17) + 1, 300_000])
  func `The hash of a file is that of its bytes`(count: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
    try FileWriter.createFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    try FileWriter.write(bytes, to: folder + "/a")
    #expect(try FileWriter.sha256(of: folder + "/a") == SHA256.hex(of: bytes))
  }

  @Test func `What is no plain file has no hash`() {
    for path in ["/nothing/here", "/dev/zero", "/"] {
      #expect(throws: FileError.self) { try FileWriter.sha256(of: path) }
    }
  }
}
