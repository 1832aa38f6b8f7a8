// SPDX-License-Identifier: MIT
//
// The article on golden tests is run as a reader would: its first block of JSON becomes the scene, its
// commands are run one after the other, and what they print must be what stands under them. "…" stands
// for lines that are left out. With SIMPLETAB_REWRITE set, the article gets what the commands print.

import FixtureSupport
import Foundation
import ImageCoding
import Raster
import Recording
import SimpleTabScenes
import Testing

@testable import SimpleTabCLI

@MainActor
struct GoldenTestsArticle {
  private static let path =
    Fixtures.root.path + "/Sources/SimpleTab/SimpleTab.docc/GoldenTests.md"

  /// A command and the lines that stand under it.
  private struct Step {
    var line: Int
    var command: String
    var output: [String] = []
  }

  /// The steps of all console blocks, and the JSON blocks.
  private static func read(_ lines: [String]) -> (steps: [Step], json: [String]) {
    var steps: [Step] = []
    var json: [String] = []
    var block = ""
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        block = block.isEmpty ? String(line.dropFirst(3)) : ""
        if block == "json" { json.append("") }
      } else if block == "json" {
        json[json.count - 1] += line + "\n"
      } else if block == "console", line.hasPrefix("$ ") {
        steps.append(Step(line: number, command: String(line.dropFirst(2))))
      } else if block == "console", !steps.isEmpty {
        steps[steps.count - 1].output.append(line)
      }
    }
    return (steps, json)
  }

  /// A shell for the few commands of the article.
  @MainActor
  private struct Shell {
    let folder: String
    var code: Int32 = 0

    mutating func run(_ command: String) throws -> [String] {
      let words = command.split(separator: " ").map(String.init)
      switch words[0] {
      case "simpletab": return simpletab(Array(words.dropFirst()))
      case "echo" where words[1] == "$?": return ["\(code)"]
      case "cp":
        let file = Fixtures.url(String(words[1].dropFirst("Fixtures/".count)))
        try FileWriter.write(FileWriter.read(file.path), to: folder + "/" + words[2])
      case "sed":
        let parts = command.split(separator: "'")[1].split(separator: "/", maxSplits: 3)
        try change(String(parts[1]), to: String(parts[2]), in: words[words.count - 1])
      case "#": try clearOnePixel(of: words[words.count - 2])
      default: Issue.record("the article has a command that nobody runs: \(command)")
      }
      return []
    }

    private mutating func simpletab(_ words: [String]) -> [String] {
      var text = ""
      let arguments = words.map { ["scenes", "goldens"].contains($0) ? folder + "/" + $0 : $0 }
      code = CommandLineTool.run(
        arguments, output: Output(standard: { text += $0 }, error: { text += $0 }))
      return text.replacingOccurrences(of: folder + "/", with: "").split(separator: "\n")
        .map(String.init)
    }

    private func change(_ old: String, to new: String, in file: String) throws {
      let text = String(decoding: try FileWriter.read(folder + "/" + file), as: UTF8.self)
      #expect(text.contains(old), "sed finds nothing: \(old)")
      let changed = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.range(of: old).map { line.replacingCharacters(in: $0, with: new) } ?? String(line)
      }
      try FileWriter.write(
        Array(changed.joined(separator: "\n").utf8), to: folder + "/" + file)
    }

    private func clearOnePixel(of file: String) throws {
      var icon = try PNGReader.read(path: folder + "/" + file).pixmap
      let pixel = (icon.height / 2 * icon.width + icon.width / 2) * 4
      #expect(icon.bytes[pixel + 3] == 255)
      for byte in pixel..<pixel + 4 { icon.bytes[byte] = 0 }
      try FileWriter.write(PNGWriter.encode(icon), to: folder + "/" + file)
    }
  }

  @Test func `Every command of the article prints what stands under it`() throws {
    let text = String(decoding: try FileWriter.read(Self.path), as: UTF8.self)
    var lines = text.components(separatedBy: "\n")
    let (steps, json) = Self.read(lines)
    #expect(steps.count > 30)
    let isRewriting = ProcessInfo.processInfo.environment["SIMPLETAB_REWRITE"] != nil
    try withFolder { folder in
      try FileWriter.createFolder(folder + "/scenes")
      try FileWriter.write(Array(json[0].utf8), to: folder + "/scenes/tabs.json")
      var shell = Shell(folder: folder)
      var added = 0
      for step in steps {
        let printed = try shell.run(step.command)
        if isRewriting {
          lines.replaceSubrange(
            step.line + added + 1..<step.line + added + 1 + step.output.count, with: printed)
          added += printed.count - step.output.count
        } else {
          #expect(Self.isSaid(step.output, by: printed), "\(step.command): \(printed)")
        }
      }
    }
    if isRewriting {
      try FileWriter.write(Array(lines.joined(separator: "\n").utf8), to: Self.path)
      Issue.record("the article was rewritten")
    }
  }

  /// Whether lines with "…" for what is left out say what was printed.
  private static func isSaid(_ lines: [String], by printed: [String]) -> Bool {
    let parts = lines.split(omittingEmptySubsequences: false) {
      $0.trimmingCharacters(in: .whitespaces) == "…"
    }.map(Array.init)
    if parts.count == 1 { return lines == printed }
    guard printed.starts(with: parts[0]), printed.suffix(parts[1].count) == parts[1][...] else {
      return false
    }
    return parts.count == 2 && parts[0].count + parts[1].count <= printed.count
  }

  @Test func `The scene with variants and assertions is one`() throws {
    let text = String(decoding: try FileWriter.read(Self.path), as: UTF8.self)
    let json = Self.read(text.components(separatedBy: "\n")).json
    let scene = try SceneDecoder.decode(Array(json[1].utf8), file: "article.json", folder: ".")
    #expect(scene.variants.count == 3)
    #expect(scene.golden.assertions.count == 4)
  }
}
