// SPDX-License-Identifier: MIT
//
// The bytes that the font libraries point into: a copy, or a file that is mapped.

import Foundation
import Testing

@testable import Typesetting

@Suite struct FontBytesTests {
  private func contents(_ bytes: FontBytes) -> [UInt8] {
    withExtendedLifetime(bytes) { unsafe [UInt8](bytes.buffer) }
  }

  private func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("typesetting-\(UUID().uuidString)").path
    try data.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test func aFileHasItsBytes() throws {
    let data = Data((0..<10_000).map { UInt8($0 % 251) })
    try withFile(data) { path in
      let bytes = try FontBytes(file: path, count: data.count)
      #expect(contents(bytes) == [UInt8](data))
    }
  }

  @Test func anEmptyFileHasNone() throws {
    try withFile(Data()) { path in
      let bytes = try FontBytes(file: path, count: 0)
      #expect(contents(bytes).isEmpty)
    }
  }

  @Test func aFileThatIsReplacedOrRemovedStaysReadable() throws {
    try withFile(Data([1, 2, 3])) { path in
      let bytes = try FontBytes(file: path, count: 3)
      try Data([4, 5, 6]).write(to: URL(fileURLWithPath: path), options: .atomic)
      #expect(contents(bytes) == [1, 2, 3])
    }
  }

  @Test func aFileThatIsNotThereIsMissing() {
    #expect(throws: FaceError(path: "/none/font.ttf", cause: .missing)) {
      try FontBytes(file: "/none/font.ttf", count: 1)
    }
  }

  @Test func aCopyIsTheSameBytes() {
    #expect(contents(FontBytes(copying: [7, 8])) == [7, 8])
  }
}
