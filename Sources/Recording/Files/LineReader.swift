// SPDX-License-Identifier: MIT
//
// A plain file line by line, a block of it in memory at a time.
//
// Unsafe, and why it is safe: as in FileWriter. The descriptor belongs to this object, which closes it.

import Foundation

/// Reads the lines of a file from any place on.
final class LineReader {
  /// Bytes that are read at once, and the most that a line may have; chosen by us.
  private static let (block, longest) = (1 << 16, 1 << 20)

  private let descriptor: Int32
  /// What is read and not given out, from `start` on.
  private var buffer: [UInt8] = []
  private var start = 0
  /// Where in the file the next line begins.
  private(set) var offset = 0

  /// A reader of a plain file; `nil` where there is none, or none that can be read.
  init?(_ path: String) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var information = stat()
    guard descriptor >= 0, unsafe fstat(descriptor, &information) == 0,
      information.st_mode & S_IFMT == S_IFREG
    else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Goes to a place at which a line begins.
  func move(to offset: Int) {
    self.offset = offset
    (buffer, start) = ([], 0)
  }

  /// The next line without its line feed; `nil` after the last, for one that has no end or is longer than
  /// any of ours, and where reading fails.
  func next() -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 10) {
        defer {
          offset += end + 1 - start
          start = end + 1
        }
        return buffer[start..<end]
      }
      searched = buffer.count - start
      guard searched < Self.longest, fill() else { return nil }
    }
  }

  /// Adds a block to the buffer; whether there was one.
  private func fill() -> Bool {
    buffer.removeFirst(start)
    start = 0
    let known = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.block))
    let from = offset + known
    var count = 0
    repeat {
      count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe pread(
          descriptor, bytes.baseAddress?.advanced(by: known), bytes.count - known, from)
      }
    } while count < 0 && errno == EINTR
    buffer.removeLast(Self.block - max(0, count))
    return count > 0
  }
}
