// SPDX-License-Identifier: MIT
//
// Reads a font file whole, or says why it cannot be read.

import Foundation

/// Reading font files.
enum FontFile {
  /// The most bytes a font may have: 256 MiB, more than ten times the largest font in use. Chosen by
  /// us, so that a wrong path cannot fill the memory.
  static let limit = 256 << 20

  /// The file's bytes.
  static func read(_ path: String) throws(FaceError) -> FontBytes {
    switch FileExtent(path) {
    case .file(let count):
      guard count <= limit else { throw FaceError(path: path, cause: .tooLarge(bytes: count)) }
      return try FontBytes(file: path, count: count)
    case .other: throw FaceError(path: path, cause: .notAFile)
    case .failure(let code): throw FaceError(path: path, cause: cause(of: code))
    }
  }

  /// What an error number of the system means for a font file.
  static func cause(of code: Int32) -> FaceError.Cause {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .unreadable("permission denied")
    default: .unreadable("error \(code) of the system")
    }
  }
}
