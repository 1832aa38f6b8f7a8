// SPDX-License-Identifier: MIT
//
// A file's SHA-256, read a block at a time: programs and fonts are large, and a run's memory would show
// them for good.
//
// Unsafe, and why it is safe: as in FileWriter.

import Foundation
import ImageCoding

extension FileWriter {
  /// Bytes that are read at once; chosen by us.
  private static let hashedBlock = 1 << 17

  /// The SHA-256 of a plain file's bytes, as 64 lower-case hexadecimal digits.
  public static func sha256(of path: String) throws(FileError) -> String {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(reading: path, code: errno) }
    defer { close(descriptor) }
    guard !isSpecial(path) else {
      throw FileError(
        path: path, kind: .cannotCreate, reason: "it is no plain file", isReading: true)
    }
    var chain = SHA256.Chain()
    var block = [UInt8](repeating: 0, count: hashedBlock)
    while true {
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(reading: path, code: errno) }
      if count == 0 { return chain.hex() }
      chain.add(block, in: 0..<count)
    }
  }
}
