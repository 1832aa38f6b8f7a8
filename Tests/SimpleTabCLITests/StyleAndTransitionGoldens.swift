// SPDX-License-Identifier: MIT
//
// Every style with every view transition, forwards and backwards: what each view does, as text at 20
// frames a second, and what it looks like, as a filmstrip. Text is set in the box font, so that no
// font's release can change a golden.

import FixtureSupport
import Foundation
import SimpleTabCLI
import Testing

@MainActor
struct StyleAndTransitionGoldens {
  struct Case: Sendable, CustomTestStringConvertible {
    var style: String
    var transition: String
    var pair: String

    /// The golden's name without its kind: kebab-case.
    var name: String { "\(style)-\(transition == "crossFade" ? "cross-fade" : transition)/\(pair)" }
    var testDescription: String { name }
    var options: [String] {
      [
        "demo", "--style", style, "--view-transition", transition, "--transition", pair,
        "--font", Fixtures.url("Fonts/Box.ttf").path,
      ]
    }
  }

  nonisolated static let cases = ["none", "simple", "pop", "elegant"].flatMap { style in
    ["none", "pop", "crossFade"].flatMap { transition in
      ["0-1", "2-0"].map { Case(style: style, transition: transition, pair: $0) }
    }
  }

  /// Runs the command in this process and gives what it printed.
  private func run(_ arguments: [String], bytes: @escaping ([UInt8]) -> Void = { _ in }) -> String {
    var text = ""
    let output = Output(
      standard: { text += $0 }, error: { Issue.record("\($0)") }, bytes: { bytes($0) })
    #expect(CommandLineTool.run(arguments, output: output) == 0)
    return text
  }

  @Test("What each view does is as recorded", arguments: cases)
  func trace(_ sample: Case) throws {
    let text = run(["trace"] + sample.options + ["--fps", "20"])
    try Golden.expect(text: text, is: sample.name + ".ndjson")
  }

  @Test("The filmstrip is as recorded", arguments: cases)
  func filmstrip(_ sample: Case) throws {
    var png: [UInt8] = []
    let look = [
      "--scale", "1", "--width", "94", "--columns", "8", "--at", "0%,10%,20%,35%,50%,65%,80%,100%",
    ]
    _ = run(["film"] + sample.options + look + ["-o", "-"]) { png += $0 }
    try Golden.expect(png: png, is: sample.name + ".png")
  }

  @Test("No golden is left over")
  func orphans() {
    let expected = Set(Self.cases.flatMap { ["\($0.name).ndjson", "\($0.name).png"] })
    let root = Golden.folder.path
    let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let files = Set(found.filter { $0.contains(".") })
    #expect(files.subtracting(expected).isEmpty)
  }
}
