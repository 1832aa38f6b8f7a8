// SPDX-License-Identifier: MIT
//
// What `render --dry-run` prints: a line per sequence, then the sum.

import Recording

/// The text of a dry run.
@MainActor
enum DryRun {
  static func text(_ plan: [PlannedSequence], _ renderer: Renderer) -> String {
    var lines: [String] = []
    for sequence in plan {
      let (first, last) = (sequence.frames.first, sequence.frames.last)
      let files = [first, last].compactMap { $0 }.map { renderer.file(sequence.name, $0) }
      let length = sequence.length
      lines.append(
        "\(sequence.name.text): \(JSONText.number(length.duration)) s, "
          + "\(sequence.frames.count) of \(counted(length.count, "frame")), "
          + "\(length.width)×\(length.height) px: "
          + files.map { renderer.folder + "/" + $0 }.joined(separator: " … "))
    }
    let pixels = plan.map { $0.frames.count * $0.length.width * $0.length.height }.reduce(0, +)
    lines.append(
      "\(counted(plan.map(\.frames.count).reduce(0, +), "frame")), "
        + "\(pixels * 4 / 1_000_000) MB before encoding; nothing was written")
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Warnings: what went on although something was not as it should be.
enum Warnings {
  static func print(_ texts: [String], _ output: Output) {
    for text in texts { output.error("simpletab: warning: \(text.onOneLine)\n") }
  }
}
