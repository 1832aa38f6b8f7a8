// SPDX-License-Identifier: MIT
//
// What stands under a path, by stat(2). Foundation's attributes would look up the owner's name, too,
// which takes as long as reading the font.
//
// Why it is safe: the path is bridged for the one call, which writes into a local value.

import Foundation

/// What stands under a path; links are followed.
enum FileExtent: Equatable {
  /// A file of so many bytes.
  case file(bytes: Int)
  /// A folder, a device, a pipe.
  case other
  /// Nothing that can be looked at: the system's error number.
  case failure(code: Int32)

  init(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      self = .failure(code: errno)
      return
    }
    self = status.st_mode & S_IFMT == S_IFREG ? .file(bytes: Int(status.st_size)) : .other
  }
}
