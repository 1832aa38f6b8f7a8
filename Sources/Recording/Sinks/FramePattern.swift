// SPDX-License-Identifier: MIT
//
// File names of frames from one template: `{scene}`, `{sequence}`, `{from}`, `{to}`, and the frame's
// number as `%04d` or `####`. Names are relative to the output folder and never leave it.

/// A template for the names of frames.
public struct FramePattern: Sendable, Equatable {
  /// A template that cannot be used; why, as a clause.
  public struct Fault: Error, Equatable {
    /// Why, as a clause without a full stop.
    public let reason: String
  }

  enum Part: Sendable, Equatable {
    case text(String)
    case scene
    case sequence
    case from
    case to
    case number(digits: Int)
  }

  let parts: [Part]

  /// `{scene}/{from}-{to}/frame-%04d.png`.
  public static let standard = FramePattern(parts: [
    .scene, .text("/"), .sequence, .text("/frame-"), .number(digits: 4), .text(".png"),
  ])

  private init(parts: [Part]) { self.parts = parts }

  /// Reads a template.
  public init(_ template: String) throws(Fault) {
    let folders = template.split(separator: "/", omittingEmptySubsequences: false)
    guard !template.isEmpty, !folders.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." })
    else { throw Fault(reason: "\"\(template)\" is not a name inside the output folder") }
    var parts: [Part] = []
    var rest = Substring(template)
    let words: [(String, Part)] = [
      ("{from}-{to}", .sequence), ("{scene}", .scene), ("{sequence}", .sequence),
      ("{from}", .from), ("{to}", .to),
    ]
    while let first = rest.first {
      if let (word, part) = words.first(where: { rest.hasPrefix($0.0) }) {
        parts.append(part)
        rest = rest.dropFirst(word.count)
      } else if first == "#" {
        let digits = rest.prefix { $0 == "#" }.count
        parts.append(.number(digits: digits))
        rest = rest.dropFirst(digits)
      } else if let (digits, length) = Self.percent(rest) {
        parts.append(.number(digits: digits))
        rest = rest.dropFirst(length)
      } else if first == "{" || first == "%" {
        throw Fault(
          reason: "\"\(rest.prefix(8))\" in the pattern is not known; known are {scene}, "
            + "{sequence}, {from}, {to}, %04d and ####")
      } else {
        parts.append(.text(String(first)))
        rest = rest.dropFirst()
      }
    }
    let numbers = parts.filter { if case .number = $0 { true } else { false } }
    guard numbers.count == 1 else {
      throw Fault(reason: "the pattern needs the frame's number once, as %04d or ####")
    }
    self.parts = parts
  }

  /// The digits and length of `%d`, `%4d` or `%04d`.
  private static func percent(_ text: Substring) -> (digits: Int, length: Int)? {
    guard text.first == "%" else { return nil }
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard text.dropFirst(1 + digits.count).first == "d", digits.count <= 2 else { return nil }
    return (max(1, Int(digits) ?? 1), digits.count + 2)
  }

  /// A frame's name, relative to the output folder.
  public func name(scene: String, sequence: SequenceName, frame: Int) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .scene: scene
      case .sequence: sequence.text
      case .from: sequence.from.map(String.init) ?? sequence.text
      case .to: sequence.to.map(String.init) ?? sequence.text
      case .number(let digits):
        String(repeating: "0", count: max(0, digits - String(frame).count)) + String(frame)
      }
    }.joined()
  }
}

/// What a sequence of frames is called: `0-1` for a transition, a word for anything else.
public struct SequenceName: Sendable, Hashable {
  /// The tab that is left.
  public let from: Int?
  /// The tab that is shown.
  public let to: Int?
  /// The name.
  public let text: String

  /// A transition between two tabs.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
    text = "\(from)-\(to)"
  }

  /// A sequence that is not a transition.
  public init(_ text: String) {
    from = nil
    to = nil
    self.text = text
  }
}
