// SPDX-License-Identifier: MIT
//
// The tool from its words to its exit code: help, version, and the line for every kind of bad input.

import FixtureSupport
import Foundation
import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct CommandLineToolTests {
  @Test func `The version is one line`() {
    let run = CapturedRun("--version")
    #expect(run.code == 0)
    #expect(run.standard == "simpletab 0.1.0\n")
  }

  @Test func `Without a command the overview goes to standard error`() {
    let run = CapturedRun([])
    #expect(run.code == 64)
    #expect(run.error.hasPrefix("usage: simpletab COMMAND"))
  }

  @Test func `A mistyped command finds its name`() {
    #expect(
      CapturedRun("rendr").error
        == "simpletab: error: unknown command \"rendr\"\n  Did you mean \"render\"?\n")
    #expect(CapturedRun("--what").code == 64)
  }

  @Test func `A help text is its golden, in 80 columns`() throws {
    for name in ["overview"] + CommandLineTool.names {
      let file = Self.goldens + "/\(name).txt"
      let expected = String(decoding: (try? FileWriter.read(file)) ?? [], as: UTF8.self)
      let run = name == "overview" ? CapturedRun("help") : CapturedRun("help", name)
      #expect(run.standard == expected, "simpletab help \(name) > \(file)")
      if name != "overview" { #expect(CapturedRun(name, "--help").standard == expected) }
      for line in expected.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func `Every option stands in its command's help, with every value it may have`() {
    for command in CommandLineTool.descriptions {
      let help = HelpText.page(command).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for option in command.options {
        #expect(help.contains(option.spellings.joined(separator: ", ")), "\(option.name)")
        if case .names(let names, listedBy: nil) = option.value?.kind {
          for name in names { #expect(help.contains(name), "\(option.name) \(name)") }
        }
      }
    }
  }

  private static let goldens = Fixtures.url("Golden/SimpleTabCLI/Help").path

  // MARK: Bad input

  /// A PNG file whose header says 40,000 × 40,000 pixels.
  private nonisolated static let hugePNG: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x9C, 0x40, 0x00, 0x00, 0x9C, 0x40, 0x08, 0x06, 0x00, 0x00, 0x00, 0x51, 0x0C, 0x0E,
    0x05, 0x00, 0x00, 0x00, 0x0C, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x60, 0xA0, 0x3D, 0x00,
    0x00, 0x00, 0x64, 0x00, 0x01, 0x86, 0x64, 0x3C, 0x35, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private nonisolated static let badScenes:
    [(name: String, text: String, code: Int32, error: String)] = [
      (
        "not-json", "{\n  \"tabs\": [,]\n}", 65,
        "DIR/s.json:2:12: not JSON: a value is expected, not ','"
      ),
      (
        "unknown-key", "{\"tabs\": [{\"icn\": \"a\"}]}", 65,
        "DIR/s.json:1:12: tabs[0].icn: unknown key\n  Did you mean \"icon\"?"
      ),
      (
        "wrong-type", "{\"tabs\": {}}", 65,
        "DIR/s.json:1:10: tabs: an array is expected, not an object"
      ),
      (
        "negative-size", "{\"tabs\": [{}], \"device\": {\"size\": [-5, 5]}}", 65,
        "DIR/s.json:1:36: device.size[0]: -5 is not above 0"
      ),
      (
        "huge-size", "{\"tabs\": [{}], \"device\": {\"size\": [5, 1e30]}}", 65,
        "DIR/s.json:1:39: device.size[1]: 1e+30 is more than the limit of 8192"
      ),
      (
        "nan-size", "{\"tabs\": [{}], \"device\": {\"size\": [NaN, 5]}}", 65,
        "DIR/s.json:1:36: not JSON: NaN is not a value in JSON"
      ),
      (
        "no-tabs", "{\"tabs\": []}", 65,
        "DIR/s.json:1:10: tabs: 1 to 50 elements are expected, not 0"
      ),
      (
        "missing-icon", "{\"tabs\": [{\"icon\": \"none.png\"}]}", 66,
        "DIR/s.json:1:20: tabs[0].icon: DIR/none.png: there is no such file\n"
          + "  Pictures are PNG files; paths are relative to the scene file."
      ),
      (
        "icon-no-png", "{\"tabs\": [{\"icon\": \"s.json\"}]}", 65,
        "DIR/s.json:1:20: tabs[0].icon: DIR/s.json: this is not a PNG file\n"
          + "  Pictures are PNG files; paths are relative to the scene file."
      ),
      (
        "truncated-icon", "{\"tabs\": [{\"icon\": \"cut.png\"}]}", 65,
        "DIR/s.json:1:20: tabs[0].icon: DIR/cut.png: the file ends before its picture does"
      ),
      (
        "huge-page", "{\"tabs\": [{\"page\": {\"image\": \"huge.png\"}}]}", 65,
        "DIR/s.json:1:30: tabs[0].page.image: DIR/huge.png: too large: "
      ),
      (
        "missing-font", "{\"tabs\": [{}], \"titles\": {\"normal\": {\"font\": \"none.ttf\"}}}", 66,
        "DIR/s.json:1:46: titles.normal.font: DIR/none.ttf: there is no such file\n"
          + "  \"system\" is the built-in font; paths are relative to the scene file."
      ),
      (
        "broken-font", "{\"tabs\": [{}], \"titles\": {\"normal\": {\"font\": \"s.json\"}}}", 65,
        "DIR/s.json:1:46: titles.normal.font: DIR/s.json: "
      ),
    ]

  @Test(arguments: badScenes.indices)
  func `A bad scene earns its line, its exit code, and no file`(index: Int) throws {
    let bad = Self.badScenes[index]
    try withFolder { folder in
      try FileWriter.write(Array(bad.text.utf8), to: folder + "/s.json")
      try FileWriter.write(Self.hugePNG, to: folder + "/huge.png")
      let icon = try FileWriter.read(Fixtures.url("Icons/home.png").path)
      try FileWriter.write(Array(icon.dropLast(40)), to: folder + "/cut.png")
      let run = CapturedRun("render", folder + "/s.json", "-o", folder + "/out", folder: folder)
      #expect(run.code == bad.code, "\(bad.name)")
      #expect(run.error.hasPrefix("simpletab: error: scene " + bad.error), "\(run.error)")
      #expect(run.error.split(separator: "\n").count <= 2)
      #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
    }
  }

  @Test func `A folder is no scene, and hides no built-in one`() throws {
    try withFolder { folder in
      let run = CapturedRun("trace", folder, folder: folder)
      #expect(run.code == 66)
      #expect(
        run.error == "simpletab: error: scene DIR: this is a folder; a JSON file is expected\n")
    }
  }

  @Test func `Text that does not arrive is exit code 74`() {
    var error = ""
    var output = Output(standard: { _ in }, error: { error += $0 })
    output.failure = { FileError(path: "standard output", code: ENOSPC) }
    #expect(CommandLineTool.run(["trace"], output: output) == 74)
    #expect(error.hasPrefix("simpletab: error: cannot write standard output: no space left"))
  }

  @Test func `A scene that is not there is missing input`() {
    let run = CapturedRun("render", "no/such.json")
    #expect(run.code == 66)
    #expect(
      run.error == "simpletab: error: scene no/such.json: there is no such file\n"
        + "  Without a scene, \"simpletab render\" films the built-in demo.\n")
  }

  @Test(
    arguments: [
      (["render", "--transition", "0-3"], "--transition 0-3: the scene has no such transition"),
      (["render", "--transition", "0-0"], "--transition 0-0: the scene has no such transition"),
      (["render", "--frames", "99"], "film 0-1: there is no frame 99, the last is frame 33"),
      (["render", "--at", "9s"], "film 0-1: there is no time 9 s, the last is 0.55 s"),
      (["render", "--fps", "0"], "--fps 0: a whole number from 1 to 1000 is expected"),
      (["render", "--scale", "9"], "--scale 9: a whole number from 1 to 4 is expected"),
      (["render", "--style", "popp"], "--style popp: not known"),
      (["render", "--format", "gif"], "--format gif: not known"),
      (["render", "--format", "raw"], "--format raw goes to standard output"),
      (["render", "-j", "0"], "-j 0: a number from 1 to 1024 or a share such as 50% is expected"),
      (
        ["render", "--pattern", "../%d"],
        "\"../%d\" is not a name inside the output folder"
      ),
      (["still", "--at", "1s", "-o", "x.png"], "--at 1s: the transition 0-1 ends at 0.55 s"),
      (["still"], "-o FILE.png is missing"),
      (["list", "devces"], "cannot list \"devces\""),
      (["help", "rendr"], "there is no command \"rendr\""),
    ] as [([String], String)])
  func `A wrong option is wrong usage`(words: [String], reason: String) {
    let run = CapturedRun(words)
    #expect(run.code == 64)
    #expect(run.error.hasPrefix("simpletab: error: \(words[0]): \(reason)\n"), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 2)
  }

  @Test func `An output folder that cannot be made is exit code 73`() throws {
    try withFolder { folder in
      try FileWriter.write([1], to: folder + "/file")
      let run = CapturedRun("render", "-o", folder + "/file", folder: folder)
      #expect(run.code == 73)
      #expect(
        run.error == "simpletab: error: cannot write DIR/file: "
          + "a part of the path is a file, not a folder\n  Choose another place.\n")
    }
  }

  @Test func `Frames that cannot be sent are exit code 74`() {
    var error = ""
    let code = CommandLineTool.run(
      ["render", "-o", "-", "--transition", "0-1", "-q"],
      output: Output(
        standard: { _ in }, error: { error += $0 },
        bytes: { _ in throw FileError(path: "standard output", code: ENOSPC) }))
    #expect(code == 74)
    #expect(error.hasPrefix("simpletab: error: cannot write standard output: no space left"))
  }
}
