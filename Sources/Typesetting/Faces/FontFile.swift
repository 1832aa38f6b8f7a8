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
  static func read(_ path: String) throws(FaceError) -> Data {
    let size: Int
    switch FileExtent(path) {
    case .file(let bytes): size = bytes
    case .other: throw FaceError(path: path, cause: .notAFile)
    case .failure(ENOENT), .failure(ENOTDIR): throw FaceError(path: path, cause: .missing)
    case .failure(EACCES):
      throw FaceError(path: path, cause: .unreadable("permission denied"))
    case .failure(let code):
      throw FaceError(path: path, cause: .unreadable("error \(code) of the system"))
    }
    guard size <= limit else { throw FaceError(path: path, cause: .tooLarge(bytes: size)) }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FaceError(path: path, cause: cause(of: error))
    }
  }

  private static func cause(of error: any Error) -> FaceError.Cause {
    guard let error = error as? CocoaError else { return .unreadable(error.localizedDescription) }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return .missing
    case .fileReadNoPermission: return .unreadable("permission denied")
    default: return .unreadable(error.localizedDescription)
    }
  }
}
