// SPDX-License-Identifier: MIT
//
// Bad inputs made by hand, each with the line and the exit code that it earns: Fixtures/BadInput/cases.ndjson,
// one a line. `@/` in a word stands for the test's folder, which the messages call DIR; `times` repeats
// the scene's text. Nothing may be written.

import FixtureSupport
import Foundation
import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct BadInputTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let words: [String]
    let scene: String?
    let times: Int?
    let code: Int32
    let error: String

    var testDescription: String { name }
  }

  private nonisolated static let cases: [Case] = {
    let file = Fixtures.url("BadInput/cases.ndjson")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }()

  @Test func `There are at least two hundred, each with a name of its own`() throws {
    let lines = try String(contentsOf: Fixtures.url("BadInput/cases.ndjson"), encoding: .utf8)
      .split(separator: "\n")
    #expect(Self.cases.count == lines.count)
    #expect(Set(Self.cases.map(\.name)).count == Self.cases.count)
    #expect(Self.cases.count >= 200)
  }

  /// What lies in the folder beside the scene.
  private func fill(_ folder: String) throws {
    let icon = try FileWriter.read(Fixtures.url("Icons/home.png").path)
    let box = try FileWriter.read(Fixtures.url("Fonts/Box.ttf").path)
    var sum = icon
    sum[29] ^= 1
    // 40,000 × 40,000 pixels, with the header's checksum right.
    var huge = icon
    huge.replaceSubrange(16..<24, with: [0, 0, 0x9C, 0x40, 0, 0, 0x9C, 0x40])
    huge.replaceSubrange(29..<33, with: CRC.bytes(of: huge[12..<29]))
    let small = try FileWriter.read(Fixtures.url("Icons/home-32.png").path)
    let files: [(String, [UInt8])] = [
      ("icon.png", icon), ("small.png", small), ("cut.png", Array(icon.dropLast(40))),
      ("empty.png", []), ("text.png", Array("no picture\n".utf8)), ("sum.png", sum),
      ("huge.png", huge), ("box.ttf", box), ("half.ttf", Array(box.prefix(box.count / 2))),
      ("../outside.png", icon),
    ]
    try FileWriter.createFolder(folder + "/folder")
    for (name, bytes) in files { try FileWriter.write(bytes, to: folder + "/" + name) }
    for (name, target) in [("link.png", "../outside.png"), ("circle.png", "circle.png")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/" + name, withDestinationPath: target)
    }
  }

  @Test(arguments: cases)
  func `A bad input earns its line and its exit code`(input: Case) throws {
    try withFolder { base in
      let folder = base + "/in"
      try FileWriter.createFolder(folder)
      try fill(folder)
      if let scene = input.scene {
        let text = String(repeating: scene, count: input.times ?? 1)
        try FileWriter.write(Array(text.utf8), to: folder + "/s.json")
      }
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      let run = CapturedRun(
        input.words.map { $0.replacing("@/", with: folder + "/") }, folder: folder)
      #expect(run.code == input.code)
      #expect(run.error == input.error)
      let after = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      #expect(after == before)
    }
  }
}

/// CRC-32 as PNG has it (PNG specification, annex D).
private enum CRC {
  static func bytes(of data: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return (0..<4).map { UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * $0)) }
  }
}
