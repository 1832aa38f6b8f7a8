// SPDX-License-Identifier: MIT
//
// A golden from a stranger names files in its own folder, or counts as none.

import Recording
import Testing

@testable import Golden

struct GoldenManifestTests {
  private func manifest(sequence: String, file: String) -> GoldenManifest? {
    var manifest = GoldenManifest(
      tool: Manifest.Tool(version: "1"), scene: Manifest.Scene(name: "s", fingerprint: "f"))
    manifest.sequences = [
      GoldenManifest.Sequence(
        name: sequence, duration: 0.1, fps: 60, scale: 2, trace: "00",
        frames: [Manifest.Frame(index: 0, time: 0, file: file, pixels: "00", sameAs: nil)])
    ]
    return GoldenManifest(bytes: Array(manifest.text.utf8))
  }

  @Test func `Files in the golden's folder are read back`() {
    let golden = manifest(sequence: "0-1", file: "0-1/frame-0000.png")
    #expect(golden?.files == ["golden.json", "0-1.ndjson", "0-1/frame-0000.png"])
    #expect(manifest(sequence: "a..b", file: "..a/b..").map(\.sequences.count) == 1)
  }

  @Test(arguments: ["", "/etc/passwd", "../x", "a/../../x", "a//b", "./a", "a/", ".."])
  func `Files elsewhere make it no golden`(path: String) {
    #expect(manifest(sequence: "0-1", file: path) == nil)
    #expect(manifest(sequence: path, file: "a") == nil)
  }
}
