// SPDX-License-Identifier: MIT
//
// `simpletab docs` as people type it.

import Foundation
import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct DocsCommandTests {
  private static let scene = """
    {"device": {"size": [80, 120], "scale": 1}, "style": "pop", "viewTransition": "none",
     "tabs": [{"icon": "builtin:home"}, {"icon": "builtin:heart"}]}
    """
  private static let document = """
    <!-- simpletab: scene=s.json transition=0-1 scale=1 name=p/x alt="x" -->
    <!-- /simpletab -->
    """

  private func write(_ text: String, _ path: String) throws {
    try FileWriter.write(Array(text.utf8), to: path)
  }

  @Test func `A document is filled, then checked, then found stale`() throws {
    try withFolder { folder in
      try write(Self.scene, folder + "/s.json")
      try write(Self.document, folder + "/a.md")
      @MainActor func run(_ words: String...) -> CapturedRun {
        CapturedRun(["docs"] + words + [folder + "/a.md"], folder: folder)
      }
      let missing = run("--check")
      #expect(missing.code == 4)
      #expect(missing.standard.hasPrefix("missing DIR/a.md:1: DIR/p/x.png\n"))
      #expect(missing.error.hasPrefix("simpletab: error: docs: 3 files out of date\n"))
      let first = run()
      #expect(first.code == 0)
      #expect(
        first.standard == "wrote DIR/p/x.png\nwrote DIR/p/x~dark.png\nwrote DIR/a.md:1\n"
          + "2 pictures in 1 document: 3 files written\n")
      #expect(run().standard == "2 pictures in 1 document: 0 files written\n")
      #expect(run("--check").standard == "2 pictures in 1 document: all up to date\n")
      try write(Self.scene.replacingOccurrences(of: ":home", with: ":star"), folder + "/s.json")
      let stale = run("--check", "-j1")
      #expect(stale.code == 4)
      #expect(
        stale.standard == "stale DIR/a.md:1: DIR/p/x.png: its pixels differ\n"
          + "stale DIR/a.md:1: DIR/p/x~dark.png: its pixels differ\n")
    }
  }

  @Test func `Leftovers are named, and removed when asked`() throws {
    try withFolder { folder in
      try write(Self.scene, folder + "/s.json")
      try write(Self.document, folder + "/a.md")
      #expect(CapturedRun("docs", "-q", folder + "/a.md").standard == "")
      try write(Self.document.replacingOccurrences(of: "p/x", with: "p/y"), folder + "/a.md")
      let run = CapturedRun("docs", folder + "/a.md", folder: folder)
      #expect(
        run.standard.contains(
          "left over DIR/p/x.png: no block of DIR/a.md asks for it (--prune removes it)\n"))
      let pruned = CapturedRun("docs", "--prune", folder + "/a.md", folder: folder)
      #expect(pruned.standard.hasPrefix("removed DIR/p/x.png\nremoved DIR/p/x~dark.png\n"))
      #expect(CapturedRun("docs", "--check", folder + "/a.md").code == 0)
    }
  }

  @Test func `A configuration names documents`() throws {
    try withFolder { folder in
      try write(Self.scene, folder + "/s.json")
      try write(Self.document, folder + "/a.md")
      try write(
        #"{"documents": ["a.md"], "defaults": {"appearance": "light"}}"#, folder + "/c.json")
      let run = CapturedRun("docs", "--config", folder + "/c.json", folder: folder)
      #expect(run.code == 0 && run.standard.hasSuffix("1 picture in 1 document: 2 files written\n"))
    }
  }

  @Test(arguments: [
    ([], 64, "docs: FILE.md or --config is missing"),
    (["--check", "--prune", "a.md"], 64, "docs: --check and --prune exclude each other"),
    (["no.md"], 66, "docs: no.md: there is no such document"),
    (["--config", "no.json"], 66, "configuration no.json:"),
    (["DIR/bad.md"], 65, "docs: DIR/bad.md:1: the block is not ended"),
    (["DIR/lost.md"], 66, "docs: DIR/lost.md:1: scene: DIR/t.json: there is no such file"),
    (
      ["DIR/icon.md"], 66,
      "docs: DIR/icon.md:1: scene DIR/icon.json:1:20: tabs[0].icon: DIR/no.png:"
    ),
    (["DIR/lock.md"], 73, "docs: DIR/lock.md: the file is read-only; nothing was written"),
  ])
  func `What is wrong has its exit code`(words: [String], code: Int, line: String) throws {
    try withFolder { folder in
      try write(Self.scene, folder + "/s.json")
      try write("<!-- simpletab: -->", folder + "/bad.md")
      try write(
        Self.document.replacingOccurrences(of: "s.json", with: "t.json"), folder + "/lost.md")
      try write(
        Self.document.replacingOccurrences(of: "s.json", with: "icon.json"), folder + "/icon.md")
      try write(#"{"tabs": [{"icon": "no.png"}, {}]}"#, folder + "/icon.json")
      try write(Self.document, folder + "/lock.md")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: folder + "/lock.md")
      let run = CapturedRun(
        ["docs"] + words.map { $0.replacingOccurrences(of: "DIR", with: folder) }, folder: folder)
      #expect(run.code == code)
      #expect(run.error.hasPrefix("simpletab: error: " + line), "\(run.error)")
    }
  }

  @Test func `Forms and keys are listed`() {
    let forms = CapturedRun("list", "forms").standard
    #expect(forms.hasPrefix("still       one instant\nfilmstrip   moments side by side"))
    let keys = CapturedRun("list", "keys").standard
    for word in ["moments", "alt", "light,dark", "zoom"] { #expect(keys.contains(word)) }
  }

  @Test func `film writes every form, and says what a form does not know`() throws {
    try withFolder { folder in
      try write(Self.scene, folder + "/s.json")
      let run = CapturedRun(
        "film", folder + "/s.json", "--form", "strobe", "--set", "zoom=2", "-o",
        folder + "/x.png")
      #expect(run.code == 0 && run.error == "")
      #expect(try FileWriter.read(folder + "/x.png").count > 200)
      let wrong = CapturedRun(
        "film", folder + "/s.json", "--form", "plot", "--set", "zoom=2", "-o", folder + "/y.png")
      #expect(wrong.code == 64)
      #expect(
        wrong.error.hasPrefix("simpletab: error: film: zoom: form=plot does not know this key\n"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/y.png"))
    }
  }
}
