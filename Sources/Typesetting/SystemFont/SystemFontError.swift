// SPDX-License-Identifier: MIT
//
// The system font's files are not installed: which, where they were looked for, what to do.

/// No file of the system font was found.
public struct SystemFontError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The weight that was asked for.
  public let weight: SystemFont.Weight
  /// The file names that would do, in the order they were looked for.
  public let fileNames: [String]
  /// The folders they were looked for in.
  public let folders: [String]

  /// One line: what is missing and how to get it.
  public var description: String {
    "font system: \(fileNames.joined(separator: ", ")) is in none of "
      + "\(folders.joined(separator: ", ")); install it (Debian, Ubuntu: apt-get install "
      + "fonts-inter; Homebrew: brew install --cask font-inter) or name a font file"
  }
}
