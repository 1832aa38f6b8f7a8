// SPDX-License-Identifier: MIT
//
// Progress on standard error: a bar that redraws itself on a terminal, one line per sequence elsewhere,
// JSON lines for programs, or nothing.

import Recording

/// Prints a render's progress.
@MainActor
struct ProgressPrinter {
  /// How progress is shown.
  enum Kind: String, CaseIterable {
    case auto
    case bar
    case json
    case none
  }

  private let kind: Kind
  private let output: Output

  init(_ kind: Kind, _ output: Output) {
    self.kind = kind
    self.output = output
  }

  func show(_ event: Renderer.Event) {
    switch kind {
    case .none: break
    case .json: output.error(json(event).line + "\n")
    case .bar: bar(event)
    case .auto: if output.isTerminal { bar(event) } else { line(event) }
    }
  }

  private func line(_ event: Renderer.Event) {
    guard case .end(let sequence, let frames, let isReused) = event else { return }
    output.error("\(sequence): \(counted(frames, "frame"))\(isReused ? ", there already" : "")\n")
  }

  private func bar(_ event: Renderer.Event) {
    switch event {
    case .begin: break
    case .frame(let sequence, let done, let frames):
      let filled = done * 24 / max(1, frames)
      output.error(
        "\r\(sequence) [" + String(repeating: "#", count: filled)
          + String(repeating: " ", count: 24 - filled) + "] \(done)/\(frames)")
    case .end:
      output.error("\r\u{1B}[K")
      line(event)
    }
  }

  private func json(_ event: Renderer.Event) -> JSONText {
    switch event {
    case .begin(let sequence, let frames):
      .object([
        ("event", .string("begin")), ("sequence", .string(sequence)), ("frames", .integer(frames)),
      ])
    case .frame(let sequence, let done, let frames):
      .object([
        ("event", .string("frame")), ("sequence", .string(sequence)), ("done", .integer(done)),
        ("frames", .integer(frames)),
      ])
    case .end(let sequence, let frames, let isReused):
      .object([
        ("event", .string("end")), ("sequence", .string(sequence)), ("frames", .integer(frames)),
        ("reused", .bool(isReused)),
      ])
    }
  }
}

/// A number with its noun.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
