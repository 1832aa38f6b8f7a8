// SPDX-License-Identifier: MIT
//
// Results as JUnit XML, which every system of continuous integration reads: a suite a scene, a case a
// sequence. No times, so the same results give the same bytes.

/// Writes `junit.xml`.
enum JUnitReport {
  static func text(_ summary: VerificationSummary) -> String {
    var suites: [(name: String, results: [SequenceResult])] = []
    var places: [String: Int] = [:]
    for result in summary.results {
      if let index = places[result.scene] {
        suites[index].results.append(result)
      } else {
        places[result.scene] = suites.count
        suites.append((result.scene, [result]))
      }
    }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"simpletab verify\" tests=\"\(summary.results.count)\" "
        + "failures=\"\(summary.failures.count)\">",
    ]
    for suite in suites {
      let failures = suite.results.filter { $0.verdict != .same }.count
      lines.append(
        "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.results.count)\" "
          + "failures=\"\(failures)\">")
      for result in suite.results { lines += testCase(result) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func testCase(_ result: SequenceResult) -> [String] {
    let name = result.sequence.isEmpty ? "golden" : result.sequence
    var head = "    <testcase classname=\"\(escaped(result.scene))\" name=\"\(escaped(name))\""
    if !result.source.isEmpty { head += " file=\"\(escaped(result.source))\"" }
    if result.verdict == .same { return [head + "/>"] }
    let first = result.messages.first ?? GoldenWords.phrase(result.verdict)
    return [
      head + ">",
      "      <failure type=\"\(result.verdict.rawValue)\" message=\"\(escaped(first))\">"
        + escaped(result.messages.joined(separator: "\n")) + "</failure>",
      "    </testcase>",
    ]
  }

  /// A text as XML takes it; characters that XML 1.0 does not have become the replacement character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
