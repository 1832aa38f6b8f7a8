// SPDX-License-Identifier: MIT
//
// Every limit has a flag, says its line when it is reached, and gives way when it is raised; scenes read
// what lies under their own folder, and more only where the user says so.

import FixtureSupport
import Foundation
import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct LimitsTests {
  /// Runs a command over a scene in a folder with a picture in `icons` and one outside.
  private func run(
    _ scene: String, _ words: String..., command: String = "render"
  ) throws -> CapturedRun {
    try withFolder { folder in
      let icon = try FileWriter.read(Fixtures.url("Icons/home.png").path)
      for path in ["inside/icons", "outside"] {
        try FileWriter.createFolder(folder + "/" + path)
        try FileWriter.write(icon, to: folder + "/" + path + "/a.png")
      }
      let font = try FileWriter.read(Fixtures.url("Fonts/Box.ttf").path)
      try FileWriter.write(font, to: folder + "/outside/box.ttf")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/inside/link.png", withDestinationPath: folder + "/outside/a.png")
      try FileWriter.write(Array(scene.utf8), to: folder + "/inside/s.json")
      let given = words.map { $0.replacing("DIR", with: folder) }
      return CapturedRun(
        [command, folder + "/inside/s.json"] + (command == "render" ? ["--dry-run"] : []) + given,
        folder: folder)
    }
  }

  @Test(
    arguments: [
      ("input=20", "input=2000", "DIR/inside/s.json: it has more than 20 bytes"),
      ("nesting=2", "nesting=3", "DIR/inside/s.json:1:11: not JSON: nested deeper than 2 levels"),
      ("tabs=1", "tabs=2", "DIR/inside/s.json:1:10: tabs: 1 to 1 elements are expected, not 2"),
      ("script=1", "script=2", "DIR/inside/s.json:1:69: script: 1 to 1 elements are expected"),
      ("time=2", "time=3", "DIR/inside/s.json:1:101: script[1].at: 3 is not between 0 and 2"),
      ("picture=624", "picture=625", "tabs[0].icon: DIR/inside/icons/a.png: too large: "),
      ("picture-file=60", "picture-file=9999", "tabs[0].icon: DIR/inside/icons/a.png: too large: "),
      ("frame=1000499", "frame=1000500", "plan: 1000500 pixels a frame are more than the limit"),
      ("frames=199", "frames=300", "frames are more than the limit of 199"),
      ("total=1000000", "total=2000000000", "pixels are more than the limit of 250000"),
    ] as [(String, String, String)])
  func `A limit that is reached says so, and gives way when it is raised`(
    low: String, high: String, line: String
  ) throws {
    let scene =
      #"{"tabs": [{"icon": "icons/a.png"}, {}], "style": "none", "script":  "#
      + #"[{"at": 0, "select": 1}, {"at": 3, "select": 0}]}"#
    let stopped = try run(scene, "--limit", low)
    #expect(stopped.code == 65)
    #expect(stopped.error.hasPrefix("simpletab: error: "))
    #expect(stopped.error.contains(line), "\(stopped.error)")
    #expect(stopped.error.split(separator: "\n").count <= 2)
    let raised = try run(scene, "--limit", high)
    #expect(raised.code == 0, "\(raised.error)")
  }

  @Test func `Every limit is listed, and no other is known`() {
    let list = CapturedRun("list", "limits").standard
    for entry in Limits.entries {
      #expect(list.contains(entry.name))
      #expect(entry.get(Limits()) <= entry.most)
      var limits = Limits()
      entry.set(&limits, 12)
      #expect(entry.get(limits) == 12)
    }
    let run = CapturedRun("render", "--limit", "tab=3")
    #expect(run.code == 64)
    #expect(
      run.error
        == "simpletab: error: render: --limit tab=3: there is no limit \"tab\"\n"
        + "  Did you mean tabs?\n")
    #expect(
      CapturedRun("render", "--limit", "tabs=x").error.hasPrefix(
        "simpletab: error: render: --limit tabs=x: tabs=N is expected, with N from 1 to 1000 tabs"))
  }

  @Test(
    arguments: [
      (#"{"tabs": [{"icon": "../outside/a.png"}]}"#, "tabs[0].icon: DIR/inside/../outside/a.png"),
      (#"{"tabs": [{"icon": "link.png"}]}"#, "tabs[0].icon: DIR/inside/link.png"),
      (#"{"tabs": [{"icon": "/dev/zero"}]}"#, "tabs[0].icon: /dev/zero"),
      (#"{"tabs": [{"page": {"image": "../none.png"}}]}"#, "page.image: DIR/inside/../none.png"),
      (
        #"{"tabs": [{}], "titles": {"normal": {"font": "../outside/box.ttf"}}}"#,
        "titles.normal.font: DIR/inside/../outside/box.ttf"
      ),
    ] as [(String, String)])
  func `A scene reads nothing outside its folder`(scene: String, place: String) throws {
    let run = try run(scene)
    #expect(run.code == 65)
    #expect(
      run.error.contains(place + ": a scene reads only files under its own folder\n"),
      "\(run.error)")
    #expect(run.error.hasSuffix("  --allow-path DIR lets it read files under DIR too.\n"))
  }

  @Test func `A scene reads outside its folder where the user allows it`() throws {
    for icon in ["../outside/a.png", "link.png", "icons/a.png"] {
      let scene = #"{"tabs": [{"icon": "\#(icon)"}], "style": "none"}"#
      #expect(try run(scene, "--allow-path", "DIR/outside").code == 0)
    }
    let run = try run(#"{"tabs": [{}]}"#, "--allow-path", "DIR/nowhere")
    #expect(run.code == 66)
    #expect(
      run.error == "simpletab: error: --allow-path DIR/nowhere: there is no such folder\n")
  }
}
