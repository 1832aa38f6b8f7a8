// SPDX-License-Identifier: MIT
//
// Results in words for a terminal.

import Recording

/// Texts about results.
public enum GoldenWords {
  /// Messages of one result that a terminal shows; the report has all.
  static let shownMessages = 12

  /// A failure: its name and verdict, then its messages, indented. Where a golden is missing, the first
  /// message says so, and what of it.
  public static func text(_ result: SequenceResult) -> String {
    var messages = result.messages[...]
    let isMissing = result.verdict == .missing
    let verdict = (isMissing ? messages.popFirst() : nil) ?? phrase(result.verdict)
    var lines = ["\(result.name): \(verdict)"]
    lines += messages.prefix(shownMessages).map { "  " + $0 }
    if messages.count > shownMessages {
      lines.append("  and \(messages.count - shownMessages) more")
    }
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  static func phrase(_ verdict: GoldenVerdict) -> String {
    switch verdict {
    case .same: "the same"
    case .differs: "differs"
    case .size: "has another size"
    case .missing: "has no golden"
    case .stale: "stale"
    }
  }

  /// One line that counts the results.
  public static func summary(_ summary: VerificationSummary) -> String {
    let total = summary.total
    let words: [(GoldenVerdict, String)] = [
      (.differs, "different"), (.size, "of another size"), (.missing, "without a golden"),
      (.stale, "stale"),
    ]
    let parts =
      ["\(summary.count(.same)) the same"]
      + words.filter { summary.count($0.0) > 0 }.map { "\(summary.count($0.0)) \($0.1)" }
    return "\(total) \(total == 1 ? "sequence" : "sequences"): " + parts.joined(separator: ", ")
      + "\n"
  }

  /// The result for a golden whose scene is gone.
  public static func orphan(_ scene: String) -> SequenceResult {
    SequenceResult(
      scene: scene, source: "", sequence: "", verdict: .stale,
      messages: ["there is a golden, but no scene of that name; \"simpletab prune\" removes it"])
  }

  /// A word as a shell takes it.
  public static func quoted(_ word: String) -> String {
    func isPlain(_ character: Character) -> Bool {
      character.isASCII
        && (character.isLetter || character.isNumber || "/._-=+,:@%".contains(character))
    }
    if !word.isEmpty, word.allSatisfy(isPlain) { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
