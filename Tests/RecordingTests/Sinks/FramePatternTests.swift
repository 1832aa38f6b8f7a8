// SPDX-License-Identifier: MIT
//
// Frame names from templates, and the templates that are refused.

import Testing

@testable import Recording

struct FramePatternTests {
  private let transition = SequenceName(from: 0, to: 1)

  @Test func `The standard name has the scene, the tabs and four digits`() {
    #expect(
      FramePattern.standard.name(scene: "demo", sequence: transition, frame: 7)
        == "demo/0-1/frame-0007.png")
    #expect(
      FramePattern.standard.name(scene: "demo", sequence: SequenceName("script"), frame: 12345)
        == "demo/script/frame-12345.png")
  }

  @Test(arguments: [
    ("{scene}_{from}_{to}_###.png", "demo_0_1_007.png"), ("f%d.png", "f7.png"),
    ("{sequence}/%02d", "0-1/07"), ("{from}-{to}/%04d.png", "0-1/0007.png"),
  ])
  func `Templates name what they say`(template: String, expected: String) throws {
    let pattern = try FramePattern(template)
    #expect(pattern.name(scene: "demo", sequence: transition, frame: 7) == expected)
  }

  @Test(arguments: [
    "", "frame.png", "../%04d.png", "/a/%04d.png", "%04d-%04d", "{x}%d", "a//%d", "%x",
  ])
  func `A template that names nothing, or leaves the folder, is refused`(template: String) {
    #expect(throws: FramePattern.Fault.self) { try FramePattern(template) }
  }
}
