// SPDX-License-Identifier: MIT
//
// Why a film cannot be made: too long, too large, or a frame asked for that it does not have.

/// A film that cannot be made.
public enum RecordingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Something still runs at the limit, in seconds; what, by name.
  case neverSettles(film: String, limit: Double, running: [String])
  /// The plan has more than a limit of frames, pixels or bytes.
  case tooMuch(what: String, count: Int, limit: Int)
  /// A frame or time that the film does not have.
  case noSuchFrame(film: String, asked: String, last: String)
  /// Frames of different extents where one extent is needed: for what, by name.
  case changesSize(film: String, need: String)
  /// A picture without pixels, or one that cannot be encoded.
  case picture(String)

  /// What went wrong, as a line without a full stop.
  public var description: String {
    switch self {
    case .neverSettles(let film, let limit, let running):
      "film \(film): not settled after \(JSONText.number(limit)) s, still running: "
        + (running.isEmpty ? "something without a name" : running.joined(separator: ", "))
    case .tooMuch(let what, let count, let limit):
      "plan: \(count) \(what) are more than the limit of \(limit)"
    case .noSuchFrame(let film, let asked, let last):
      "film \(film): there is no \(asked), the last is \(last)"
    case .changesSize(let film, let need):
      "film \(film): the screen changes its size, and \(need) one size"
    case .picture(let reason): "picture: \(reason)"
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .neverSettles:
      "A transition must call completeTransition, and what it starts must end."
    case .tooMuch:
      "Ask for fewer frames, a smaller screen or a smaller scale, or raise it with --limit."
    case .noSuchFrame: "Frames count from 0; --dry-run prints how many there are."
    case .changesSize: "PNG files, one a frame, may have any size."
    case .picture: nil
    }
  }
}
