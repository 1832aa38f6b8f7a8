// SPDX-License-Identifier: MIT
//
// Why a picture file could not be read. The message is one sentence that names the file.

/// A picture that could not be read.
public struct ImageReadError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Cause: Error, Sendable, Equatable {
    /// There is no such file.
    case missing
    /// The path names a folder.
    case isDirectory
    /// The system does not let us read it; its own words.
    case unreadable(String)
    /// It does not begin as a PNG does.
    case notAPNG
    /// It ends before its picture does.
    case truncated
    /// It breaks PNG's rules; which one.
    case corrupt(String)
    /// It is a PNG of a kind that is not read; which one.
    case unsupported(String)
    /// It, or its picture, is larger than the limits allow; what is, and the limit.
    case tooLarge(String)
  }

  /// The file, as the caller named it; `nil` when the bytes came from memory.
  public let path: String?
  /// What is wrong.
  public let cause: Cause

  /// An error about a file, or about bytes without a name.
  public init(path: String?, cause: Cause) {
    self.path = path
    self.cause = cause
  }

  /// The file and what is wrong with it, in one line.
  public var description: String { "\(path ?? "The picture"): \(cause.reason)" }
}

extension ImageReadError.Cause {
  /// What is wrong, as the end of a sentence that begins with the file.
  public var reason: String {
    switch self {
    case .missing: "there is no such file."
    case .isDirectory: "this is a folder, not a picture."
    case .unreadable(let words): "it cannot be read: \(words)."
    case .notAPNG: "this is not a PNG file."
    case .truncated: "the file ends before its picture does."
    case .corrupt(let words): "the file is damaged: \(words)."
    case .unsupported(let words): "this kind of PNG is not read: \(words)."
    case .tooLarge(let words): "too large: \(words)."
    }
  }
}
