// SPDX-License-Identifier: MIT
//
// The system's numbers become kinds, which decide on exit codes, and words that no locale changes.

import Foundation
import Testing

@testable import Recording

struct FileErrorTests {
  @Test(
    arguments: [
      (EACCES, .cannotCreate, "permission denied"),
      (EROFS, .cannotCreate, "the file system is read-only"),
      (ENOENT, .cannotCreate, "a folder on the way does not exist"),
      (ENAMETOOLONG, .cannotCreate, "the name is too long"),
      (ENOSPC, .inputOutput, "no space left on the device"),
      (EDQUOT, .inputOutput, "the disk quota is used up"),
      (EFBIG, .inputOutput, "the file would be too large"),
      (EMFILE, .inputOutput, "too many open files"),
      (EBADF, .inputOutput, "it is closed"),
      (EPIPE, .closedPipe, "nobody reads the other end of the pipe"),
      (12345, .inputOutput, "the system reports error 12345"),
    ] as [(Int32, FileError.Kind, String)])
  func `A number of the system has its kind and its words`(
    code: Int32, kind: FileError.Kind, reason: String
  ) {
    let error = FileError(path: "a/b", code: code)
    #expect(error.kind == kind)
    #expect(error.description == "a/b: " + reason)
  }
}
