// SPDX-License-Identifier: MIT
//
// What a run over documents found: one entry for each picture and document that was not as it should be.

/// What a run found.
public struct DocumentReport: Sendable, Equatable {
  /// A picture or document that was not as it should be.
  public struct Entry: Sendable, Equatable {
    /// How it was not.
    public enum State: String, Sendable {
      /// It was not there.
      case missing
      /// It showed or said something else.
      case stale
      /// No block asks for it any more.
      case leftover = "left over"
    }

    /// How it was not.
    public let state: State
    /// Its path, for people.
    public let file: String
    /// The block that asks for it, as `README.md:12`, or empty.
    public let place: String
    /// More about it, or empty.
    public let detail: String

    /// `stale README.md:12: pictures/pop@2x.png: its pixels differ`.
    public var line: String {
      let head = state.rawValue + " " + (place.isEmpty ? file : place + ": " + file)
      return detail.isEmpty ? head : head + ": " + detail
    }
  }

  /// Everything that was not as it should be, in the order of the documents.
  public internal(set) var entries: [Entry] = []
  /// How many documents there were.
  public internal(set) var documents = 0
  /// How many picture files their blocks ask for.
  public internal(set) var pictures = 0
  /// What scenes reported, each once: missing letters and the like.
  public internal(set) var diagnostics: [String] = []

  /// Whether nothing is missing, stale or left over.
  public var isFresh: Bool { entries.isEmpty }
}
