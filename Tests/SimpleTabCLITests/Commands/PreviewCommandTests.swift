// SPDX-License-Identifier: MIT
//
// `simpletab preview`: what is sent to a terminal and when, and what the page has in it. The bytes of
// each protocol are checked in ImageCoding.

import Foundation
import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct PreviewCommandTests {
  private let few = ["--fps", "6", "--style", "simple", "--view-transition", "crossFade"]

  /// A run on a terminal: what it was sent, and the pauses between.
  private func play(
    _ words: [String], environment: [String: String] = [:]
  ) -> (code: Int32, text: String, pauses: [Double], error: String) {
    var (bytes, pauses, error) = ([UInt8](), [Double](), "")
    var output = Output(standard: { _ in }, error: { error += $0 }, bytes: { bytes += $0 })
    output.showsPictures = true
    output.environment = environment
    output.pause = { pauses.append($0) }
    let code = CommandLineTool.run(["preview"] + words + few, output: output)
    return (code, String(decoding: bytes, as: UTF8.self), pauses, error)
  }

  @Test func `Frames are shown in one place at the film's pace, as often as asked for`() {
    let run = play(["--columns", "10", "--times", "2"])
    #expect(run.code == 0)
    #expect(run.error == "0-1: 3 frames, 0.35 s\n")
    #expect(run.pauses == [Double](repeating: 1.0 / 6, count: 6))
    // 10 columns of 375 × 667 points are 9 rows; room for them is made first.
    #expect(run.text.hasPrefix(String(repeating: "\n", count: 9) + "\u{1B}[9A\u{1B}7"))
    #expect(run.text.hasSuffix("\u{1B}8\u{1B}[9B\r"))
    #expect(run.text.components(separatedBy: "\u{1B}7").count == 7)
    let frame = run.text.components(separatedBy: "\u{1B}7")[1].dropLast(2)
    #expect(frame.split(separator: "\n").count == 9)
    #expect(frame.count { $0 == "▀" } == 90)
  }

  @Test(arguments: [
    ("xterm-kitty", "\u{1B}_Ga=T"), ("foot", "\u{1B}P0;1;0q"), ("xterm", "\u{1B}[38;2;"),
  ])
  func `The terminal decides on the protocol`(term: String, start: String) {
    let run = play(["--columns", "8", "--crop", "bar"], environment: ["TERM": term])
    #expect(run.code == 0)
    #expect(run.text.contains("\u{1B}7" + start))
  }

  @Test func `A protocol that is named is taken without a terminal; else that is an error`() {
    let run = CapturedRun(
      ["preview", "--protocol", "iterm2", "--columns", "8", "--crop", "bar"] + few)
    #expect(run.code == 0)
    #expect(String(decoding: run.bytes, as: UTF8.self).contains("\u{1B}]1337;File=inline=1;"))
    let none = CapturedRun("preview")
    #expect(none.code == 64)
    #expect(
      none.error == "simpletab: error: preview: standard output is not a terminal\n"
        + "  --protocol blocks prints all the same; --html FILE.html writes a page.\n")
  }

  @Test func `A page has every frame's picture once, and nothing from outside`() throws {
    try withFolder { folder in
      let run = CapturedRun(
        ["preview", "--html", folder + "/p.html", "--scale", "1"] + few, folder: folder)
      #expect(run.code == 0 && run.error.isEmpty)
      let page = String(decoding: try FileWriter.read(folder + "/p.html"), as: UTF8.self)
      let start = try #require(page.range(of: "id=\"film\">")?.upperBound)
      let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)?.lowerBound)
      let film = try #require(
        JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
      let pictures = try #require(film["pictures"] as? [String])
      let sequences = try #require(film["sequences"] as? [[String: Any]])
      #expect(
        sequences.map { $0["name"] as? String } == ["0-1", "0-2", "1-0", "1-2", "2-0", "2-1"])
      let frames = sequences.flatMap { $0["frames"] as? [Int] ?? [] }
      #expect(frames.count == 18)
      // The three states at rest are shared.
      #expect(pictures.count < frames.count)
      #expect(Set(frames) == Set(pictures.indices))
      for picture in pictures { #expect(picture.hasPrefix("data:image/png;base64,")) }
      #expect(!page.contains("http://") && !page.contains("https://"))
    }
  }

  @Test func `A scene's name is text in the page`() throws {
    let scene = "{\"name\": \"a<b>&c\", \"tabs\": [{}, {}]}"
    let run = CapturedRun(
      ["preview", "-", "--html", "-", "--transition", "0-1", "--scale", "1"] + few, input: scene)
    #expect(run.code == 0 || run.error.contains("name"), "\(run.error)")
  }

  @Test func `Options for a terminal and a page exclude each other`() {
    let run = CapturedRun("preview", "--html", "x.html", "--times", "2")
    #expect(run.code == 64)
    #expect(run.error.hasPrefix("simpletab: error: preview: --times makes no sense with --html\n"))
  }
}
