// SPDX-License-Identifier: MIT
//
// The commands that write pictures, from words to files.

import Foundation
import ImageCoding
import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct RenderCommandTests {
  /// Two tabs on a small screen: quick to draw.
  private static let scene = """
    {"name": "small", "device": {"size": [80, 120], "scale": 1}, "style": "pop",
     "viewTransition": "pop", "tabs": [{"title": "A"}, {"title": "B"}]}
    """

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      !$0.hasSuffix("-0") && $0.contains(".")
    }
    .sorted()
  }

  @Test func `Every transition is written, and a line says so`() throws {
    try withFolder { folder in
      let run = CapturedRun(
        ["render", "-", "-o", folder + "/out", "-j2"], input: Self.scene, folder: folder)
      #expect(run.code == 0)
      #expect(run.error == "0-1: 34 frames\n1-0: 34 frames\n")
      #expect(run.standard == "68 frames in 2 sequences in DIR/out/small\n")
      let files = try files(folder + "/out")
      #expect(files.count == 69)
      #expect(files.first == "small/0-1/frame-0000.png" && files.last == "small/manifest.json")
      let manifest = try #require(
        Manifest(bytes: FileWriter.read(folder + "/out/small/manifest.json")))
      #expect(manifest.fonts.count == 1)
      for frame in manifest.sequences[0].frames {
        let image = try PNGReader.read(path: folder + "/out/small/" + frame.file)
        #expect(PixelHash.hex(of: image) == frame.pixels)
      }
    }
  }

  @Test(arguments: [
    (["--format", "raw", "-o", "-"], "raw frames have one size"),
    (["--format", "apng"], "an animation has one size"),
  ])
  func `A screen that changes its size needs a file a frame`(words: [String], why: String) throws {
    let scene = """
      {"name": "turning", "device": {"size": [80, 120], "scale": 1}, "tabs": [{}, {}],
       "script": [{"at": 0, "rotate": "landscape"}]}
      """
    try withFolder { folder in
      let run = CapturedRun(
        ["render", "-"] + (words.contains("-o") ? words : words + ["-o", folder]), input: scene)
      #expect(run.code == 65)
      #expect(run.error.contains("film script: the screen changes its size, and \(why)\n"))
      #expect(run.bytes == [])
      let lines = run.error.components(separatedBy: "\n").count
      #expect(lines == 3)
      let written = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(written == [])
    }
  }

  @Test(arguments: [
    ["render", "-", "-o", "no-such-folder"], ["still", "-", "-o", "no-such.png"],
    ["film", "-", "-o", "no-such.png"],
  ])
  func `A screen of a billion pixels is refused, when it grows so large too`(words: [String]) {
    let growing = """
      {"device": {"size": [80, 120], "scale": 4}, "tabs": [{}],
       "script": [{"at": 0, "resize": [8192, 8192]}]}
      """
    let large = """
      {"device": {"size": [8192, 8192], "scale": 4}, "tabs": [{}, {}]}
      """
    for scene in [growing, large] {
      let run = CapturedRun(words, input: scene)
      #expect(run.code == 65)
      #expect(run.error.contains("1073741824 pixels a frame are more than the limit"))
    }
  }

  @Test func `A filmstrip of a billion pixels is refused`() {
    let run = CapturedRun(
      "film", "demo", "--width", "2000", "--frames", "0-33", "--scale", "4", "-o", "no-such.png")
    #expect(run.code == 65)
    #expect(run.error.contains("are more than the limit"))
  }

  @Test func `A still of the bar is cut where the bar is then`() throws {
    let scene = """
      {"name": "turning", "device": {"size": [80, 120], "scale": 1}, "tabs": [{}, {}],
       "script": [{"at": 0, "rotate": "landscape"}]}
      """
    let run = CapturedRun(["still", "-", "-o", "-", "--crop", "bar"], input: scene)
    #expect(try PNGReader.read(bytes: run.bytes).pixmap.width == 120)
  }

  @Test func `An animation is one file a sequence, whose first picture is the first frame`() throws
  {
    try withFolder { folder in
      let run = CapturedRun(
        ["render", "-", "-o", folder, "--format", "apng", "--transition", "0-1", "-q"],
        input: Self.scene)
      #expect(run.code == 0)
      #expect(try files(folder) == ["small/0-1.png", "small/manifest.json"])
      let manifest = try #require(Manifest(bytes: FileWriter.read(folder + "/small/manifest.json")))
      #expect(manifest.sequences[0].frames.count == 34)
      let image = try PNGReader.read(path: folder + "/small/0-1.png")
      #expect(PixelHash.hex(of: image) == manifest.sequences[0].frames[0].pixels)
    }
  }

  @Test func `An animation's bytes do not depend on the number of jobs`() throws {
    try withFolder { folder in
      let files = try [1, 2, 5].map { jobs in
        let run = CapturedRun(
          [
            "render", "-", "-o", "\(folder)/\(jobs)", "--format", "apng", "--transition", "0-1",
            "-q", "-j", "\(jobs)",
          ], input: Self.scene)
        #expect(run.code == 0)
        return try FileWriter.read("\(folder)/\(jobs)/small/0-1.png")
      }
      #expect(files[0].starts(with: [137, 80, 78, 71]))
      #expect(files[1] == files[0] && files[2] == files[0])
    }
  }

  @Test func `An animation is played as often, and its last frame stays as long, as asked for`()
    throws
  {
    try withFolder { folder in
      let arguments = ["render", "-", "-o", folder, "--transition", "0-1", "-q", "--loop", "3"]
      let run = CapturedRun(
        arguments + ["--format", "apng", "--png", "fast", "--hold", "900"], input: Self.scene)
      #expect(run.code == 0)
      let bytes = try FileWriter.read(folder + "/small/0-1.png")
      // acTL: frames, then plays. The last fcTL's delay: the frames before the last equal it and are
      // one with it, 15/60 s and 0.9 s, which is 23/20 s.
      let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "acTL".utf8) })
      #expect(Array(bytes[start + 8..<start + 12]) == [0, 0, 0, 3])
      let last = try #require(bytes.indices.last { bytes[$0...].starts(with: "fcTL".utf8) })
      #expect(Array(bytes[last + 24..<last + 28]) == [0, 23, 0, 20])
      #expect(CapturedRun(arguments, input: Self.scene).code == 64)
    }
  }

  @Test func `A dry run writes nothing and says what would be written`() throws {
    try withFolder { folder in
      let run = CapturedRun(
        ["render", "-", "-o", folder + "/out", "--dry-run", "--at", "start,end"],
        input: Self.scene, folder: folder)
      #expect(
        run.standard == """
          0-1: 0.55 s, 2 of 34 frames, 80×120 px: DIR/out/small/0-1/frame-0000.png … \
          DIR/out/small/0-1/frame-0033.png
          1-0: 0.55 s, 2 of 34 frames, 80×120 px: DIR/out/small/1-0/frame-0000.png … \
          DIR/out/small/1-0/frame-0033.png
          4 frames, 0 MB before encoding; nothing was written

          """)
      #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
    }
  }

  @Test func `Without style and transition a switch is one frame`() throws {
    let run = CapturedRun(
      [
        "render", "-", "-o", "x", "--dry-run", "--style", "simple", "--view-transition", "none",
        "--transition", "0-1",
      ], input: Self.scene)
    #expect(run.standard.hasPrefix("0-1: 0 s, 1 of 1 frame, 80×120 px"))
  }

  @Test func `Progress as JSON is an object a line`() throws {
    try withFolder { folder in
      let run = CapturedRun(
        [
          "render", "-", "-o", folder, "--progress", "json", "--frames", "0-1", "--transition",
          "0-1",
          "-j1",
        ], input: Self.scene)
      #expect(
        run.error == """
          {"event": "begin", "sequence": "0-1", "frames": 2}
          {"event": "frame", "sequence": "0-1", "done": 1, "frames": 2}
          {"event": "frame", "sequence": "0-1", "done": 2, "frames": 2}
          {"event": "end", "sequence": "0-1", "frames": 2, "reused": false}

          """)
    }
  }

  @Test func `A still at a frame's time is that frame`() throws {
    try withFolder { folder in
      let still = CapturedRun(
        ["still", "-", "--transition", "0-1", "--at", "0.15s", "-o", "-"], input: Self.scene)
      _ = CapturedRun(
        ["render", "-", "-o", folder, "--transition", "0-1", "--frames", "9", "-q"],
        input: Self.scene)
      let frame = try PNGReader.read(path: folder + "/small/0-1/frame-0009.png")
      #expect(try PNGReader.read(bytes: still.bytes) == frame)
    }
  }

  @Test func `A filmstrip is as wide as its columns`() throws {
    let run = CapturedRun(
      ["film", "-", "--columns", "3", "--width", "40", "--at", "start,mid,end", "-o", "-"],
      input: Self.scene)
    let image = try PNGReader.read(bytes: run.bytes)
    // Margins of 16, gaps of 12, a label of 18.
    #expect(image.width == 176)
    #expect(image.height == 110)
  }

  @Test func `A trace has a line a frame`() {
    let run = CapturedRun(["trace", "-", "--fps", "30"], input: Self.scene)
    #expect(run.standard.split(separator: "\n").count == 18)
  }

  @Test(arguments: ["scenes", "devices", "styles", "transitions", "formats", "fonts", "limits"])
  func `Lists are tables for people and arrays for programs`(what: String) throws {
    let table = CapturedRun("list", what)
    #expect(table.code == 0)
    let json = CapturedRun("list", what, "--json")
    let array = try JSONSerialization.jsonObject(with: Data(json.standard.utf8)) as? [[String: Any]]
    // Columns of numbers have heads.
    let heads = ["devices", "limits"].contains(what) ? 1 : 0
    let lines = table.standard.split(separator: "\n")
    #expect(array?.count == lines.count - heads)
    #expect(lines[0].hasPrefix("name  ") == (heads == 1))
  }

  @Test func `Letters that no font has are warned about once`() {
    let run = CapturedRun(
      ["still", "-", "-o", "-"],
      input: #"{"device": {"size": [80, 120]}, "tabs": [{"title": "\ud83d\ude00"}, {}]}"#)
    #expect(run.code == 0)
    #expect(run.error.hasPrefix("simpletab: warning: "))
    #expect(run.error.split(separator: "\n").count == 1)
  }
}
