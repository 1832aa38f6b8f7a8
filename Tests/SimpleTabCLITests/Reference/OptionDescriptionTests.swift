// SPDX-License-Identifier: MIT
//
// What an option says of itself: spellings, values, and what holds without it.

import Testing

@testable import SimpleTabCLI

struct OptionDescriptionTests {
  @Test func `The short spelling stands first`() {
    #expect(OptionDescription("jobs", "j", means: "threads").spellings == ["-j", "--jobs"])
    #expect(OptionDescription("fps", means: "rate").spellings == ["--fps"])
  }

  @Test func `Ranges, names, need and default follow the meaning`() {
    #expect(
      OptionDescription("fps", value: "N", .integer(1...9), default: "6", means: "rate").explanation
        == "rate, 1 to 9 (default: 6)")
    #expect(
      OptionDescription("crop", value: "W", .names(["a", "b"]), isRequired: true, means: "keep")
        .explanation == "keep: a, b (required)")
    #expect(
      OptionDescription("d", value: "W", .names(["a"], listedBy: "devices"), means: "which")
        .explanation == "which (\"simpletab list devices\")")
  }

  @Test func `Names that the meaning explains are not listed again`() {
    #expect(
      OptionDescription("m", value: "W", .names(["all", "few"]), means: "all: each; few: some")
        .explanation == "all: each; few: some")
  }
}
