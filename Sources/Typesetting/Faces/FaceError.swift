// SPDX-License-Identifier: MIT
//
// Why a font file could not be used. Each error carries the file's path and what is wrong with it,
// so that the command line can say it in one line.

/// A font file that could not be used.
public struct FaceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Cause: Sendable, Equatable {
    /// There is no file of that name.
    case missing
    /// The name is a folder's, a device's or a pipe's.
    case notAFile
    /// The system refused to read it; its own words.
    case unreadable(String)
    /// It is larger than any font we read; its size in bytes.
    case tooLarge(bytes: Int)
    /// It is no font at all, or one without OpenType tables.
    case notAFont
    /// The file holds `count` faces, and the one asked for is not among them.
    case noSuchFace(index: Int, count: Int)
    /// It starts as a font does, but a table is damaged or absent.
    case brokenTables(String)
    /// It has pictures of its glyphs but no outlines.
    case withoutOutlines
  }

  /// The file's path, as it was given.
  public let path: String
  /// What is wrong with it.
  public let cause: Cause

  /// An error about one file.
  public init(path: String, cause: Cause) {
    self.path = path
    self.cause = cause
  }

  /// One line that names the file and the cause.
  public var description: String {
    "font \(path): \(reason)"
  }

  /// The cause in words, without the path.
  public var reason: String {
    switch cause {
    case .missing: "no such file"
    case .notAFile: "not a regular file"
    case .unreadable(let why): "cannot be read: \(why)"
    case .tooLarge(let bytes): "\(bytes) bytes are more than a font may have (\(FontFile.limit))"
    case .notAFont: "not a TrueType or OpenType font"
    case .noSuchFace(let index, let count):
      "there is no face \(index); the file holds \(count), counted from 0"
    case .brokenTables(let why): "damaged: \(why)"
    case .withoutOutlines: "it has glyph pictures only; a font with outlines is needed"
    }
  }
}
