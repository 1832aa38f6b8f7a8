// SPDX-License-Identifier: MIT
//
// What is compared with goldens: films by name, and how strictly. Whoever knows scene files or views
// makes these; this module knows films.

public import ImageDiff
public import Recording

/// Something with a golden folder: films, and how they are compared.
@MainActor
public struct GoldenScene {
  /// The golden folder's name: one path component.
  public let name: String
  /// The file that a person would change, for messages; empty when there is none.
  public var source = ""
  /// SHA-256 over everything that decides the films, or `nil` when nobody knows that: then they are
  /// always filmed.
  public var fingerprint: String?
  /// How it is compared.
  public var rules = GoldenRules()
  /// The films' names, in order.
  public let sequences: [String]
  /// Times in seconds at which something happens in a film.
  public var events: (String) -> [Double] = { _ in [] }
  /// Makes a film.
  public let film: (String) throws -> Film
  /// Makes a film that has the pictures of some frames only, which takes less time; `nil` when whole
  /// films are made for comparisons, too.
  public var filmDrawing: ((_ name: String, _ frames: Set<Int>) throws -> Film)?

  /// A scene of films by name.
  public init(
    name: String, sequences: [String], film: @escaping @MainActor (String) throws -> Film
  ) {
    self.name = name
    self.sequences = sequences
    self.film = film
  }
}

/// How films are compared with goldens.
public struct GoldenRules: Sendable, Equatable {
  /// How far pixels may lie apart. Exact unless there is a reason.
  public var tolerance: Tolerance
  /// Why anything but an exact comparison is right here.
  public var toleranceReason: String
  /// How far lengths may lie apart, in points; opacity and colours by a hundredth of it.
  public var motion: Double
  /// Views left out of the comparison, by the names of traces: their motion and the pixels in them.
  public var ignoredViews: [String]
  /// What must hold on every frame, goldens or not.
  public var assertions: [FrameAssertion]

  /// An exact comparison.
  public init(
    tolerance: Tolerance = .exact, reason: String = "", motion: Double = 0,
    ignoring views: [String] = [], assertions: [FrameAssertion] = []
  ) {
    self.tolerance = tolerance
    toleranceReason = reason
    self.motion = motion
    ignoredViews = views
    self.assertions = assertions
  }

  /// Whether two sets of rules compare alike; assertions count by name.
  public static func == (first: GoldenRules, second: GoldenRules) -> Bool {
    first.tolerance == second.tolerance && first.toleranceReason == second.toleranceReason
      && first.motion == second.motion && first.ignoredViews == second.ignoredViews
      && first.assertions.map(\.name) == second.assertions.map(\.name)
  }

  /// These rules, or an error when there is a tolerance and nobody says why.
  func checked() throws(GoldenRulesError) -> GoldenRules {
    let isTolerant = tolerance != .exact || motion > 0
    if isTolerant, toleranceReason.allSatisfy(\.isWhitespace) { throw .noReason }
    return self
  }

  /// Whether a view is left out: itself or a part of one that is.
  func ignores(_ view: String) -> Bool {
    ignoredViews.contains { view == $0 || view.hasPrefix($0 + ".") }
  }
}

/// Rules that contradict themselves.
public enum GoldenRulesError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is a tolerance without a reason.
  case noReason

  /// In words.
  public var description: String {
    "a tolerance needs a reason, and there is none: say in \"reason\" why exactly these pixels may "
      + "differ"
  }
}
