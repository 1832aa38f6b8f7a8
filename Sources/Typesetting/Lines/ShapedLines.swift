// SPDX-License-Identifier: MIT
//
// Lines that were shaped before: a label that is laid out again, or one of many with the same text, is
// not shaped again. A line is a function of what it is asked with, so what is kept, and which thread
// asks, changes no line.

import Synchronization

/// Shaped lines by what they were asked with, up to a budget.
final class ShapedLines: Sendable {
  /// Those that all typesetting shares.
  static let shared = ShapedLines()

  /// What decides a line.
  struct Question: Hashable, Sendable {
    var text: String
    var font: Font
    var direction: LineDirection
    /// Where the line is cut, in points; `nil` for nowhere.
    var maximumWidth: Double?

    /// Texts are the same when their bytes are: two forms of one letter may be drawn by other glyphs.
    static func == (left: Question, right: Question) -> Bool {
      left.font == right.font && left.direction == right.direction
        && left.maximumWidth == right.maximumWidth
        && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(font.size)
      hasher.combine(maximumWidth)
    }

    /// About what keeping a line costs beside its glyphs, in bytes.
    fileprivate var cost: Int { 256 + text.utf8.count }
  }

  /// The lines, and the faces that they and their questions hold: a face is as large as its file, so only
  /// a few are kept alive here.
  private struct State {
    let budget: Int
    let mostFaces: Int
    var lines: GenerationCache<Question, ShapedLine>
    var faces: Set<ObjectIdentifier> = []

    mutating func insert(_ line: ShapedLine, for question: Question, cost: Int) {
      let own = question.font.faces.map { ObjectIdentifier($0) }
      if !faces.isSuperset(of: own) {
        if faces.union(own).count > mostFaces {
          lines = GenerationCache(budget: budget)
          faces = []
        }
        faces.formUnion(own)
        if faces.count > mostFaces { return faces = [] }
      }
      lines.insert(line, for: question, cost: cost)
    }
  }

  private let state: Mutex<State>

  /// Keeps lines of up to so many bytes in all, of up to so many faces. The measures of the shared ones
  /// are chosen by us: some three thousand titles, a dozen fonts with their fallbacks.
  init(budget: Int = 1 << 20, mostFaces: Int = 64) {
    state = Mutex(
      State(budget: budget, mostFaces: mostFaces, lines: GenerationCache(budget: budget)))
  }

  /// How many lines are kept.
  var count: Int { state.withLock { $0.lines.count } }

  /// The line kept for a question, or the one that `shape` makes, which then is kept.
  func line(for question: Question, shape: () -> ShapedLine) -> ShapedLine {
    if let known = state.withLock({ $0.lines.value(for: question) }) { return known }
    let line = shape()
    let glyphs = line.runs.reduce(0) { $0 + $1.glyphs.count }
    state.withLock {
      $0.insert(
        line, for: question, cost: question.cost + glyphs * MemoryLayout<PositionedGlyph>.stride)
    }
    return line
  }
}
