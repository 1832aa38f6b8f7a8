// SPDX-License-Identifier: MIT
//
// Bytes that are gathered for a file before all that stands above them is known. The first 64 KiB stay
// in memory; what is more goes to a file without a name, which nobody finds and which is gone with the
// process, however that ends.
//
// Unsafe, and why it is safe: as in FileWriter. The descriptor belongs to this object, which closes it.

import Foundation

/// A growing run of bytes that takes no more memory than a block.
final class SpoolFile {
  /// Bytes that are gathered before they are written; chosen by us.
  private static let block = 1 << 16

  private let folder: String
  private var descriptor: Int32 = -1
  /// Bytes in the file.
  private var written = 0
  /// The bytes after those.
  private var last: [UInt8] = []

  /// An empty one, whose file, should there be need of it, lies in a folder's file system.
  init(in folder: String) { self.folder = folder }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// How many bytes there are.
  var count: Int { written + last.count }

  /// Adds a text's UTF-8.
  func append(_ text: String) throws(FileError) {
    last += text.utf8
    if last.count >= Self.block { try flush() }
  }

  /// Drops what stands after so many bytes.
  func truncate(to count: Int) throws(FileError) {
    if count >= written {
      last.removeLast(max(0, last.count - (count - written)))
      return
    }
    last = []
    written = count
    guard ftruncate(descriptor, count) == 0, lseek(descriptor, count, SEEK_SET) == count else {
      throw FileError(path: folder, code: errno)
    }
  }

  /// Sends every byte to another descriptor; 0, or the error number.
  func copy(to other: Int32) -> Int32 {
    var block = [UInt8](repeating: 0, count: written == 0 ? 0 : Self.block)
    var done = 0
    while done < written {
      let wanted = min(block.count, written - done)
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe pread(descriptor, $0.baseAddress, wanted, done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      let code = FileWriter.writeAll(block[..<count], to: other)
      guard code == 0 else { return code }
      done += count
    }
    return FileWriter.writeAll(last[...], to: other)
  }

  private func flush() throws(FileError) {
    if descriptor < 0 { descriptor = try FileWriter.openNameless(in: folder) }
    let code = FileWriter.writeAll(last[...], to: descriptor)
    guard code == 0 else { throw FileError(path: folder, code: code) }
    written += last.count
    last.removeAll(keepingCapacity: true)
  }
}
