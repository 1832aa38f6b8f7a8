// SPDX-License-Identifier: MIT
//
// The walk through recording and verifying, as a user goes it: record, verify, change one thing,
// verify, accept, verify; and every exit code.

import FixtureSupport
import Foundation
import Golden
import ImageCoding
import Raster
import Recording
import SimpleTabScenes
import Testing

@testable import SimpleTabCLI

@MainActor
struct VerifyCommandTests {
  /// Two tabs on a small screen, with an icon file of its own.
  private static let scene = """
    {"name": "small", "device": {"size": [80, 120], "scale": 1},
     "style": {"name": "pop", "iconTopOffset": 3}, "viewTransition": "pop",
     "icons": {"normal": "#AAAAAA", "selected": "#4CB6BE"}, "bar": {"background": "#FFFFFF"},
     "tabs": [{"title": "A", "icon": "icon.png", "page": {"background": "#F0F0F0"}},
              {"title": "B", "icon": "icon.png", "page": {"background": "#E0E0E0"}}]}
    """

  @MainActor
  private struct Walk {
    let folder: String

    init(_ folder: String) throws {
      self.folder = folder
      try FileWriter.createFolder(folder + "/scenes")
      try write(VerifyCommandTests.scene)
      try FileWriter.write(
        FileWriter.read(Fixtures.url("Icons/home.png").path), to: folder + "/scenes/icon.png")
    }

    func write(_ text: String, as name: String = "small") throws {
      try FileWriter.write(Array(text.utf8), to: folder + "/scenes/\(name).json")
    }

    func change(_ old: String, to new: String) throws {
      #expect(VerifyCommandTests.scene.contains(old))
      try write(VerifyCommandTests.scene.replacingOccurrences(of: old, with: new))
    }

    func run(_ command: String, _ options: String...) -> CapturedRun {
      CapturedRun(
        [command, folder + "/scenes", "--goldens", folder + "/goldens"] + options, folder: folder)
    }

    /// Verifies a changed scene and gives what it says, line by line.
    func caught() -> [String] {
      let run = run("verify")
      #expect(run.code == 1, "\(run.error)")
      return run.standard.split(separator: "\n").map(String.init)
    }
  }

  private func walk(_ body: (Walk) throws -> Void) throws {
    try withFolder { folder in
      let walk = try Walk(folder)
      let record = walk.run("record")
      #expect(record.code == 0)
      #expect(record.standard == "2 sequences of 1 scene recorded in DIR/goldens\n")
      #expect(record.error == "small: 0-1, 1-0\n")
      try body(walk)
    }
  }

  @Test func `Recorded, it verifies, with pixels compared too`() throws {
    try walk { walk in
      #expect(walk.run("verify").code == 0)
      #expect(walk.run("verify").standard == "2 sequences: 2 the same\n")
      #expect(walk.run("verify", "--full").standard == "2 sequences: 2 the same\n")
    }
  }

  @Test(
    arguments: [
      (#""alpha": 1"#, #""alpha": 1e300"#),
      (#""center": \["#, #""center": [1e308, -1e308], "x": ["#),
      (#""frame": \["#, #""frame": [-1e300, 1e308, 1e308, 1e308], "x": ["#),
      (#""scale": \[1, 1\]"#, #""scale": [1e300, -1e300]"#), (#""tint": \["#, #""tint": [1e300, "#),
      (#""time": [0-9.]+"#, #""time": -1e308"#),
      (#"\{"frame": 1,"#, #"{"frame": 9223372036854775807,"#),
      (#""duration": [0-9.]+"#, #""duration": 1e300"#), (#""fps": 60"#, #""fps": 0"#),
      (#""fps": 60"#, #""fps": -9223372036854775808"#),
      (#""scale": 1,"#, #""scale": 9223372036854775807,"#),
      (#""index": [0-9]+"#, #""index": -9223372036854775808"#),
    ] as [(String, String)])
  func `A golden from a stranger has any numbers in it`(pattern: String, number: String) throws {
    try walk { walk in
      let folder = walk.folder + "/goldens/small"
      var manifest = try String(contentsOfFile: folder + "/golden.json", encoding: .utf8)
      // Another fingerprint has the scene filmed.
      manifest.replace(/"fingerprint": "../, with: #""fingerprint": "zz"#)
      for name in ["0-1", "1-0"] {
        let path = folder + "/\(name).ndjson"
        let trace = try String(contentsOfFile: path, encoding: .utf8)
        let changed = trace.replacingOccurrences(
          of: pattern, with: number, options: .regularExpression)
        try FileWriter.write(Array(changed.utf8), to: path)
        manifest.replace(
          SHA256.hex(of: Array(trace.utf8)), with: SHA256.hex(of: Array(changed.utf8)))
      }
      manifest = manifest.replacingOccurrences(
        of: pattern, with: number, options: .regularExpression)
      try FileWriter.write(Array(manifest.utf8), to: folder + "/golden.json")
      for options in [[], ["--full"], ["--results", walk.folder + "/results"]] {
        let run = CapturedRun(
          ["verify", walk.folder + "/scenes", "--goldens", walk.folder + "/goldens"] + options,
          folder: walk.folder)
        #expect((0...4).contains(run.code))
      }
      #expect(walk.run("record", "--mode", "changed").code == 0)
      #expect(walk.run("verify").code <= 4)
    }
  }

  @Test func `One pixel of an icon is caught`() throws {
    try walk { walk in
      let path = walk.folder + "/scenes/icon.png"
      var icon = try PNGReader.read(path: path).pixmap
      let pixel = (icon.height / 2 * icon.width + icon.width / 2) * 4
      for byte in pixel..<pixel + 4 { icon.bytes[byte] = icon.bytes[byte] == 255 ? 0 : 255 }
      try FileWriter.write(PNGWriter.encode(icon), to: path)
      let lines = walk.caught()
      #expect(lines[0] == "small 0-1: differs")
      #expect(lines[1].hasPrefix("  frame 0 (0 ms): "), "\(lines[1])")
      #expect(lines[1].contains("wrong pixel") && lines[1].contains("icon of item 0"))
      #expect(lines[1].contains("icon of item 1"))
    }
  }

  @Test func `A colour off by 1/255 is caught`() throws {
    try walk { walk in
      try walk.change("#4CB6BE", to: "#4CB6BF")
      #expect(
        walk.caught()[1]
          == "  frame 0 (0 ms): icon of item 0 has tint #4CB6BF, expected #4CB6BE, on frames 0 to 17"
      )
      try walk.change("#F0F0F0", to: "#F0F0F1")
      let lines = walk.caught()
      #expect(lines[1].hasPrefix("  frame 0 (0 ms): "))
      #expect(lines[1].contains("by 1/255 at most, in page 0 at x 0..<80"), "\(lines[1])")
    }
  }

  @Test func `A page that changed is named, not one that covers it or is not shown`() throws {
    try walk { walk in
      try walk.change("#E0E0E0", to: "#E0E0E1")
      let lines = walk.caught()
      let split = try #require(lines.firstIndex(of: "small 1-0: differs"))
      // From page 0 to page 1, then back: in between each shines through the other.
      #expect(lines[..<split].last?.contains("at most, in page 1 at") == true, "\(lines)")
      #expect(lines[split + 1].contains("at most, in page 1 at"), "\(lines)")
      let between = lines[1..<split - 1]
      #expect(between.allSatisfy { $0.contains("at most, in page 1 ") }, "\(lines)")
      #expect(between.first?.contains("in page 1 and page 0 at") == true, "\(lines)")
    }
  }

  @Test func `An offset of half a point is caught`() throws {
    try walk { walk in
      try walk.change("\"iconTopOffset\": 3", to: "\"iconTopOffset\": 3.5")
      #expect(
        walk.caught()[1]
          == "  frame 0 (0 ms): icon of item 0 and icon of item 1 are 0.5 pt too low on every frame"
      )
    }
  }

  @Test func `Another curve is caught`() throws {
    try walk { walk in
      try walk.change("\"pop\", \"iconTopOffset\"", to: "\"elegant\", \"iconTopOffset\"")
      #expect(
        walk.caught().contains {
          $0.contains("icon of item 1 has scale 1.000, expected 1.500; it does not change at all")
        })
    }
  }

  @Test func `Another duration is caught`() throws {
    try walk { walk in
      try walk.change("\"viewTransition\": \"pop\"", to: "\"viewTransition\": \"crossFade\"")
      #expect(
        walk.caught()[1] == "  it lasts 0.5 s (31 frames), expected 0.55 s (34 frames)")
    }
  }

  @Test func `A dropped title is caught`() throws {
    try walk { walk in
      try walk.change("\"title\": \"B\"", to: "\"title\": \"\"")
      #expect(
        walk.caught()[1] == "  frame 0 (0 ms): title of item 1 is empty, expected \"B\"")
    }
  }

  @Test func `Accepted, a change verifies`() throws {
    try walk { walk in
      try walk.change("#F0F0F0", to: "#F0F0F1")
      #expect(walk.run("verify", "--record", "failed").code == 1)
      #expect(walk.run("verify").code == 0)
      try walk.change("#F0F0F0", to: "#F0F0F2")
      #expect(walk.run("record", "--mode", "changed").code == 0)
      #expect(walk.run("verify").code == 0)
    }
  }

  @Test func `The command that accepts has what decides the pixels, and accepts`() throws {
    try withFolder { folder in
      let goldens = folder + "/my goldens"
      let words = ["demo", "--goldens", goldens, "--only", "demo", "--fps", "20"]
      let run = CapturedRun(["verify"] + words + ["--results", folder + "/out", "-q"])
      #expect(run.code == 2, "\(run.error)")
      let json = Data(try FileWriter.read(folder + "/out/report.json"))
      let report = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
      #expect(
        report["accept"] as? String
          == "simpletab record demo --goldens '\(goldens)' --only demo --fps 20 --mode changed")
      #expect(CapturedRun(["record"] + words + ["--mode", "changed", "-q"]).code == 0)
      #expect(CapturedRun(["verify"] + words + ["--full", "-q"]).code == 0)
    }
  }

  @Test func `Variants warn of the same once`() throws {
    try withFolder { folder in
      let scene = folder + "/scene.json"
      try FileWriter.write(
        Array(
          #"{"tabs": [{"title": "\u4e00"}, {}], "matrix": {"appearances": ["light", "dark"]}}"#.utf8
        ),
        to: scene)
      for words in [["record", "--mode", "all"], ["verify", "--full"]] {
        let run = CapturedRun(words + [scene, "--goldens", folder + "/goldens", "-q"])
        let warnings = run.error.split(separator: "\n").filter { $0.contains("warning: no font") }
        #expect(run.code == 0 && warnings.count == 1, "\(run.error)")
      }
    }
  }

  @Test func `A missing golden, another size and a stale one have codes of their own`() throws {
    try walk { walk in
      try walk.write("{\"name\": \"new\", \"tabs\": [{}]}", as: "new")
      let missing = walk.run("verify")
      #expect(missing.code == 2)
      #expect(missing.standard.hasPrefix("new 0-0: there is no golden\n"))
      #expect(missing.standard.hasSuffix("3 sequences: 2 the same, 1 without a golden\n"))
      #expect(walk.run("verify", "--only", "small").code == 0)
      try FileWriter.remove(walk.folder + "/scenes/new.json")
      try walk.change("[80, 120]", to: "[81, 120]")
      let size = walk.run("verify")
      #expect(
        size.standard.split(separator: "\n").dropFirst().first
          == "  frame 0 (0 ms): size 81×120, expected 80×120")
      #expect(size.code == 3)
      #expect(size.standard.contains("  frame 0 (0 ms): size 81×120, expected 80×120"))
      try walk.write(Self.scene.replacingOccurrences(of: "\"small\"", with: "\"other\""))
      #expect(walk.run("record", "--mode", "missing").code == 0)
      let stale = walk.run("verify")
      #expect(stale.code == 4)
      #expect(stale.standard.hasPrefix("small: stale\n"))
    }
  }

  @Test func `Pruning removes what is gone, and nothing under a filter`() throws {
    try walk { walk in
      try walk.write(Self.scene.replacingOccurrences(of: "\"small\"", with: "\"other\""))
      #expect(walk.run("record", "--mode", "missing").code == 0)
      #expect(walk.run("prune", "--only", "other").standard == "nothing to remove\n")
      let file = CapturedRun(
        "prune", walk.folder + "/scenes/small.json", "--goldens", walk.folder + "/goldens")
      #expect(file.standard == "nothing to remove\n")
      #expect(walk.run("prune", "--dry-run").standard == "would remove small\n")
      #expect(walk.run("prune").standard == "removed small\n")
      #expect(walk.run("verify").code == 0)
    }
  }

  @Test func `A matrix is recorded by its variants`() throws {
    try withFolder { folder in
      let walk = try Walk(folder)
      try walk.write(
        Self.scene.dropLast() + ", \"matrix\": {\"appearances\": [\"light\", \"dark\"]}}")
      #expect(walk.run("record").standard.hasPrefix("4 sequences of 2 scenes"))
      #expect(GoldenStore(folder: folder + "/goldens").scenes == ["small-dark", "small-light"])
      #expect(walk.run("verify").code == 0)
    }
  }

  @Test func `A report is written where it is asked for`() throws {
    try walk { walk in
      try walk.change("#F0F0F0", to: "#F0F0F1")
      #expect(walk.run("verify", "--results", walk.folder + "/out", "--github").code == 1)
      for name in ["index.html", "report.json", "junit.xml", "actual/small/0-1/frame-0000.png"] {
        #expect(FileManager.default.fileExists(atPath: walk.folder + "/out/" + name), "\(name)")
      }
    }
  }

  @Test func `In continuous integration nothing is recorded unless asked`() throws {
    try withFolder { folder in
      let walk = try Walk(folder)
      var error = ""
      var output = Output(standard: { _ in }, error: { error += $0 })
      output.isContinuousIntegration = true
      let words = ["record", folder + "/scenes", "--goldens", folder + "/goldens"]
      #expect(CommandLineTool.run(words, output: output) == 64)
      #expect(error.hasPrefix("simpletab: error: record: CI is set, so nothing is recorded\n"))
      #expect(CommandLineTool.run(words + ["--mode", "all"], output: output) == 0)
      #expect(walk.run("verify").code == 0)
    }
  }

  @Test func `Two scenes of one name, no scene, and no folder are faults`() throws {
    try walk { walk in
      try walk.write(Self.scene, as: "twin")
      let twins = walk.run("verify")
      #expect(twins.code == 65)
      #expect(
        twins.error.hasPrefix(
          "simpletab: error: scene DIR/scenes/twin.json: another one is named \"small\""))
      #expect(walk.run("verify", "--only", "nothing").code == 66 || twins.code == 65)
      #expect(CapturedRun("verify", "demo").code == 64)
      #expect(CapturedRun("verify", "--goldens", "g").code == 64)
    }
  }

  @Test func `Two scenes whose names differ only in case are a fault`() throws {
    try walk { walk in
      try walk.write(
        Self.scene.replacing("\"small\"", with: "\"Small\""), as: "twin")
      let twins = walk.run("verify")
      #expect(twins.code == 65)
      #expect(
        twins.error.contains(": \"Small\" and \"small\" differ only in case\n")
          || twins.error.contains(": \"small\" and \"Small\" differ only in case\n"))
    }
  }

  @Test func `Scene files may name exactly the assertions that there are`() {
    #expect(SceneGoldenRules.assertionNames == FrameAssertion.all.map(\.name))
  }
}
