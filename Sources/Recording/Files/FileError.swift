// SPDX-License-Identifier: MIT
//
// What can go wrong with a file that is written or read: with its path, the system's number and its reason in
// words that no locale changes.

import Foundation

/// A file or folder that could not be written or read.
public struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Which kind of failure it is; the command line gives each its exit code.
  public enum Kind: Sendable, Equatable {
    /// The file or folder cannot be made: no permission, read-only, something in the way. Of what is read:
    /// it cannot be opened.
    case cannotCreate
    /// Reading or writing failed: disk full, broken device.
    case inputOutput
    /// What is read has more bytes than a limit.
    case tooLarge
    /// Whoever read what was written has gone away.
    case closedPipe
  }

  /// Which kind of failure it is.
  public let kind: Kind
  /// The file or folder.
  public let path: String
  /// Why, as a clause without a full stop.
  public let reason: String
  /// Whether it was to be read, not written.
  public let isReading: Bool

  /// A failure with the system's error number.
  public init(path: String, code: Int32) {
    self.init(path: path, code: code, isReading: false)
  }

  /// A failure to read, with the system's error number.
  init(reading path: String, code: Int32) {
    self.init(path: path, code: code, isReading: true)
  }

  private init(path: String, code: Int32, isReading: Bool) {
    self.path = path
    self.isReading = isReading
    let known = Self.reasons.first { $0.code == code }
    kind = known?.kind ?? .inputOutput
    switch code {
    case ENOENT where isReading: reason = "there is no such file"
    case EISDIR where isReading: reason = "this is a folder"
    default: reason = known?.reason ?? "the system reports error \(code)"
    }
  }

  /// A failure that the system did not report.
  package init(path: String, kind: Kind, reason: String, isReading: Bool = false) {
    self.path = path
    self.kind = kind
    self.reason = reason
    self.isReading = isReading
  }

  /// `path: reason`.
  public var description: String { path + ": " + reason }

  private static let reasons: [(code: Int32, kind: Kind, reason: String)] = [
    (EACCES, .cannotCreate, "permission denied"),
    (EPERM, .cannotCreate, "not permitted"),
    (EROFS, .cannotCreate, "the file system is read-only"),
    (ENOENT, .cannotCreate, "a folder on the way does not exist"),
    (ENOTDIR, .cannotCreate, "a part of the path is a file, not a folder"),
    (EISDIR, .cannotCreate, "a folder of that name is in the way"),
    (ENOTEMPTY, .cannotCreate, "a folder of that name is in the way"),
    (EEXIST, .cannotCreate, "something of that name is in the way"),
    (ENAMETOOLONG, .cannotCreate, "the name is too long"),
    (ELOOP, .cannotCreate, "too many symbolic links"),
    (ENOSPC, .inputOutput, "no space left on the device"),
    (EDQUOT, .inputOutput, "the disk quota is used up"),
    (EFBIG, .inputOutput, "the file would be too large"),
    (EMFILE, .inputOutput, "too many open files"),
    (EIO, .inputOutput, "input/output error"),
    (EBADF, .inputOutput, "it is closed"),
    (EPIPE, .closedPipe, "nobody reads the other end of the pipe"),
  ]
}
