// SPDX-License-Identifier: MIT
//
// Failures as workflow commands of GitHub Actions: an annotation each, on the scene's file. `%`, line
// ends, and in properties `:` and `,` are escaped as its documentation says.

import Recording

/// Writes annotations.
public enum GitHubAnnotations {
  /// A line a failure.
  public static func text(_ summary: VerificationSummary) -> String {
    summary.failures.map { result in
      let title = property("\(result.name) \(GoldenWords.phrase(result.verdict))".onOneLine)
      var properties = ["title=\(title)"]
      if !result.source.isEmpty { properties.insert("file=\(property(result.source))", at: 0) }
      let message = result.messages.prefix(GoldenWords.shownMessages).map(\.onOneLine)
        .joined(separator: "\n")
      return "::error \(properties.joined(separator: ","))::\(data(message))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.map { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case "\r\n": "%0D%0A"
      default: String(character)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}
