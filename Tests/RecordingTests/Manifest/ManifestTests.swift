// SPDX-License-Identifier: MIT
//
// The manifest's text: its shape, and that it reads back.

import Foundation
import Testing

@testable import Recording

struct ManifestTests {
  private var manifest: Manifest {
    var manifest = Manifest(
      tool: Manifest.Tool(version: "1.2.3"), scene: Manifest.Scene(name: "demo", fingerprint: "ab"))
    manifest.fonts = [Manifest.FontFile(file: "Inter.otf", sha256: "cd")]
    manifest.sequences = [
      Manifest.Sequence(
        name: "0-1", duration: 0.55, fps: 60,
        frames: [
          Manifest.Frame(index: 0, time: 0, file: "0-1/frame-0000.png", pixels: "ef", sameAs: nil),
          Manifest.Frame(
            index: 1, time: 1.0 / 60, file: "0-1/frame-0001.png", pixels: "ef", sameAs: 0),
        ])
    ]
    return manifest
  }

  @Test func `It reads back as it was`() {
    #expect(Manifest(bytes: Array(manifest.text.utf8)) == manifest)
  }

  @Test func `A frame is a line, and same_as stands only where it is true`() {
    let lines = manifest.text.split(separator: "\n").filter { $0.contains("\"index\"") }
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        #"{"index": 0, "time": 0, "file": "0-1/frame-0000.png", "pixels": "ef"},"#,
        #"{"index": 1, "time": 0.016666666666666666, "file": "0-1/frame-0001.png", "#
          + #""pixels": "ef", "same_as": 0}"#,
      ])
  }

  @Test func `The libraries have versions`() {
    let tool = manifest.tool
    for version in [tool.freetype, tool.harfbuzz, tool.libpng, tool.compressor] {
      #expect(version.split(separator: ".").count >= 2, "\(version)")
    }
  }

  @Test func `Other JSON is no manifest`() {
    #expect(Manifest(bytes: Array("{}".utf8)) == nil)
    #expect(Manifest(bytes: Array("nonsense".utf8)) == nil)
    let other = manifest.text.replacingOccurrences(of: "\"schema\": 1", with: "\"schema\": 2")
    #expect(Manifest(bytes: Array(other.utf8)) == nil)
  }
}
