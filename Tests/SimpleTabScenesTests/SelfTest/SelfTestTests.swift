// SPDX-License-Identifier: MIT
//
// The self-test's hash is the one that the changelog tells users, and its font is the fixtures' own.

import FixtureSupport
import Foundation
import Recording
import Testing

@testable import SimpleTabScenes

@MainActor
struct SelfTestTests {
  @Test func `The font is the fixtures' font of boxes`() throws {
    let file = try FileWriter.read(Fixtures.url("Fonts/Box.ttf").path)
    let bytes = try #require(Data(base64Encoded: BoxFont.base64))
    #expect([UInt8](bytes) == file)
  }

  @Test func `The hash is the changelog's, with any number of threads`() throws {
    let text = try String(
      contentsOf: Fixtures.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let one = try SelfTest(jobs: 1)
    #expect(
      text.contains("`\(one.hash)`"),
      "CHANGELOG.md: the self-test's hash is `\(one.hash)`; say why pixels or motion changed")
    #expect(try SelfTest(jobs: 3).sequences == one.sequences)
    #expect(one.sequences.count == 11)
    #expect(one.sequences.allSatisfy { $0.frames > 5 || $0.name.hasPrefix("none/") })
  }
}
