// SPDX-License-Identifier: MIT
//
// Which frames of a film are wanted: all, by number (`0-33`, `1,5-9`, `0-60:2`), by time (`0.15s`,
// `150ms`), by share (`50%`), or by name (`start`, `mid`, `end`). A text is read once; it is resolved
// for each film, because shares and names depend on its length.

/// Frames of a film.
public struct FrameSelection: Sendable, Equatable {
  enum Part: Sendable, Equatable {
    case frames(ClosedRange<Int>, step: Int)
    case time(Double)
    case share(Double)
    case evenly(Int)
  }

  /// A text that names no frames; why, as a clause.
  public struct Fault: Error, Equatable {
    /// Why, as a clause without a full stop.
    public let reason: String
  }

  var parts: [Part]?

  /// Every frame.
  public static let all = FrameSelection(parts: nil)

  /// At most so many frames, evenly from the first to the last.
  public static func evenly(_ count: Int) -> FrameSelection {
    FrameSelection(parts: [.evenly(max(1, count))])
  }

  /// Every frame that both selections of one command line name: `frames` and `times` together.
  public func adding(_ other: FrameSelection) -> FrameSelection {
    guard let parts, let others = other.parts else { return parts == nil ? other : self }
    return FrameSelection(parts: parts + others)
  }

  private init(parts: [Part]?) { self.parts = parts }

  /// Frames by number: `12`, `0-33`, `0-60:2`, and lists of these with commas.
  public init(frames text: String) throws(Fault) {
    var parts: [Part] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = item.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false)
      let step = halves.count == 2 ? Self.count(halves[1]) : 1
      guard let step, step > 0, ends.count <= 2, let first = Self.count(ends[0]),
        let last = Self.count(ends[ends.count - 1]), first <= last
      else { throw Fault(reason: "\"\(item)\" is not a frame or a range such as 0-33 or 0-60:2") }
      parts.append(.frames(first...last, step: step))
    }
    self.parts = parts
  }

  /// Frames by time: seconds (`0.15`, `0.15s`, `150ms`), shares (`50%`), names (`start`, `mid`,
  /// `end`), and lists of these with commas.
  public init(times text: String) throws(Fault) {
    var parts: [Part] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append(try Self.moment(String(item)))
    }
    self.parts = parts
  }

  private static func count(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }

  static func moment(_ text: String) throws(Fault) -> Part {
    func number(_ ending: String) -> Double? {
      // Digits and a point: what else Double reads (hexadecimal, exponents, "nan") is no time.
      let digits = text.dropLast(ending.count)
      guard text.hasSuffix(ending),
        digits.allSatisfy({ $0 == "." || ($0.isASCII && $0.isNumber) })
      else { return nil }
      return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }
    switch text {
    case "start": return .share(0)
    case "mid": return .share(0.5)
    case "end": return .share(1)
    default: break
    }
    if let share = number("%"), share <= 100 { return .share(share / 100) }
    if let milliseconds = number("ms") { return .time(milliseconds / 1000) }
    if let seconds = number("s") ?? number("") { return .time(seconds) }
    throw Fault(
      reason: "\"\(text)\" is not a time such as 0.15s, 150ms, 50%, start, mid or end")
  }

  /// The frames' numbers, ascending, none twice.
  ///
  /// A range ends with the film at the latest; a time means the frame nearest to it. Throws when the film, of so many frames, has no such
  /// frame.
  public func numbers(
    count: Int, framesPerSecond: Int, film: String
  ) throws(RecordingError) -> [Int] {
    guard let parts else { return Array(0..<count) }
    var wanted: Set<Int> = []
    for part in parts {
      switch part {
      case .frames(let range, let step):
        guard range.lowerBound < count else {
          throw .noSuchFrame(
            film: film, asked: "frame \(range.lowerBound)", last: "frame \(count - 1)")
        }
        let last = min(range.upperBound, count - 1)
        wanted.formUnion(stride(from: range.lowerBound, through: last, by: step))
      case .time(let seconds):
        let nearest = (seconds * Double(framesPerSecond)).rounded()
        guard nearest < Double(count) else {
          throw .noSuchFrame(
            film: film, asked: "time \(JSONText.number(seconds)) s",
            last: "\(JSONText.number(Double(count - 1) / Double(framesPerSecond))) s")
        }
        wanted.insert(Int(nearest))
      case .share(let share): wanted.insert(Int((share * Double(count - 1)).rounded()))
      case .evenly(let most):
        let steps = max(1, min(most, count) - 1)
        for step in 0...steps {
          wanted.insert(Int((Double(step * (count - 1)) / Double(steps)).rounded()))
        }
      }
    }
    return wanted.sorted()
  }
}
