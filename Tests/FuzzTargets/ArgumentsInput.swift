// SPDX-License-Identifier: MIT
//
// Bytes as a command line, one word a line. Only commands that write nothing here are run: `render`
// with --dry-run, pictures to standard output. Promised: an exit code of the table, never that of a
// fault of ours, and a failure says so in one line.

import SimpleTabCLI

@MainActor
enum ArgumentsInput {
  private static let scene = """
    {"device": {"size": [40, 60], "scale": 1}, "style": "none", "tabs": [{}, {"title": "B"}]}
    """
  private static let safe: [String: [String]] = [
    "render": ["--dry-run"], "still": ["-o", "-"], "film": ["-o", "-"], "trace": [], "diff": [],
    "list": [], "schema": [], "help": [], "--version": [], "--help": [], "-h": [],
  ]

  static func run(_ bytes: [UInt8]) -> String? {
    // No paths but relative ones, so that no file of the machine is read.
    var words = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(40).map { String(decoding: $0, as: UTF8.self) }
    words = words.map { $0.contains("/") ? $0.replacing("/", with: "_") : $0 }
    if let first = words.first, let given = safe[first] {
      words.insert(contentsOf: given, at: 1)
    } else if let first = words.first, !first.isEmpty, !first.hasPrefix("-") {
      // Some other command writes files, and one may be added: none begins so.
      words[0] = "x" + first
    }
    var error = ""
    let code = CommandLineTool.run(
      words,
      output: Output(
        standard: { _ in }, error: { error += $0 }, bytes: { _ in }, input: { Array(scene.utf8) }))
    guard [0, 1, 2, 3, 4, 64, 65, 66, 73, 74].contains(code) else {
      return "exit code \(code): \(error)"
    }
    if code >= 64, words.first != nil, !error.hasPrefix("simpletab: error: "), !words.isEmpty {
      return words == [""] || error.hasPrefix("usage")
        ? nil : "a failure without its line: \(error)"
    }
    if error.split(separator: "\n").count > 2, error.hasPrefix("simpletab: error: ") {
      return "a failure of more than a line and a hint: \(error)"
    }
    return nil
  }
}
