// SPDX-License-Identifier: MIT
//
// An earlier manifest in our own layout, read line by line, says what one says that is read whole.

import Foundation
import Testing

@testable import Recording

struct EarlierManifestTests {
  private func manifest(_ counts: [Int], file: (Int) -> String) -> Manifest {
    var manifest = Manifest(
      tool: Manifest.Tool(version: "1"), scene: Manifest.Scene(name: "s \"t\"", fingerprint: "ab"))
    manifest.fonts = [Manifest.FontFile(file: "Box.ttf", sha256: "cd")]
    manifest.sequences = counts.enumerated().map { place, count in
      Manifest.Sequence(
        name: "0-\(place)", duration: 1.0 / 3, fps: 60,
        frames: (0..<count).map {
          Manifest.Frame(
            index: $0, time: Double($0) / 60, file: file($0), pixels: "ef",
            sameAs: $0 % 3 == 2 ? 0 : nil)
        })
    }
    return manifest
  }

  private func inFile(_ text: String, _ body: (EarlierManifest?) throws -> Void) throws {
    try withFolder { folder in
      try FileWriter.write(Array(text.utf8), to: folder + "/manifest.json")
      try body(EarlierManifest(path: folder + "/manifest.json"))
    }
  }

  private func frames(
    _ earlier: EarlierManifest, _ sequence: EarlierManifest.Sequence
  ) -> [Manifest.Frame] {
    var frames: [Manifest.Frame] = []
    earlier.forEachFrame(of: sequence) {
      frames.append($0)
      return true
    }
    return frames
  }

  private func expectSame(_ earlier: EarlierManifest?, _ manifest: Manifest) throws {
    let earlier = try #require(earlier)
    #expect(earlier.scene == manifest.scene)
    #expect(earlier.fonts == manifest.fonts)
    #expect(earlier.sequences.map(\.name) == manifest.sequences.map(\.name))
    #expect(earlier.sequences.map(\.duration) == manifest.sequences.map(\.duration))
    #expect(earlier.sequences.map(\.fps) == manifest.sequences.map(\.fps))
    // Backwards, so that it goes back and forth in the file.
    for (found, wanted) in zip(earlier.sequences, manifest.sequences).reversed() {
      #expect(frames(earlier, found) == wanted.frames)
    }
  }

  @Test(arguments: [[], [0], [1], [0, 4, 0], [5, 1, 2], [3, 2000, 1]])
  func `In our layout it is read as it was written`(counts: [Int]) throws {
    let manifest = manifest(counts) { "0-1/frame-\($0).png" }
    try inFile(manifest.text) { earlier in
      #expect(earlier?.isReadByLine == true)
      try expectSame(earlier, manifest)
    }
  }

  @Test func `Names with escapes, and those too long for a line, are read too`() throws {
    let manifest = manifest([4]) { $0 == 1 ? String(repeating: "long/", count: 60) : "\"\\\n\($0)" }
    try inFile(manifest.text) { earlier in
      #expect(earlier?.isReadByLine == true)
      try expectSame(earlier, manifest)
    }
  }

  @Test func `Another layout is read whole`() throws {
    let manifest = manifest([3, 2]) { "\($0).png" }
    let compact = try JSONEncoder().encode(manifest)
    try inFile(String(decoding: compact, as: UTF8.self)) { earlier in
      #expect(earlier?.isReadByLine == false)
      try expectSame(earlier, manifest)
    }
  }

  @Test func `Reading ends where the reader has enough`() throws {
    try inFile(manifest([9]) { "\($0).png" }.text) { earlier in
      let earlier = try #require(earlier)
      var indices: [Int] = []
      earlier.forEachFrame(of: earlier.sequences[0]) {
        indices.append($0.index)
        return indices.count < 4
      }
      #expect(indices == [0, 1, 2, 3])
    }
  }

  @Test func `What is no manifest, or is cut off, is none`() throws {
    let text = manifest([3, 2]) { "\($0).png" }.text
    for text in ["", "{}", "nonsense", String(text.dropLast(3)), String(text.prefix(900))] {
      try inFile(text) { #expect($0 == nil) }
    }
    #expect(EarlierManifest(path: "/dev/zero") == nil)
    #expect(EarlierManifest(path: "/nowhere") == nil)
  }

  @Test(
    arguments: [
      #"{"index": 1, "time": 0.5, "file": "a", "pixels": "b"}"#,
      #"{"index": 1, "time": 1e-7, "file": "ä/b.png", "pixels": "", "same_as": 0}"#,
    ])
  func `A frame's line is read as a general reader reads it`(line: String) throws {
    let general = try JSONDecoder().decode(Manifest.Frame.self, from: Data(line.utf8))
    #expect(Manifest.Frame(line: Array(line.utf8)) == general)
  }

  @Test(
    arguments: [
      #"{"index": 1, "time": nan, "file": "a", "pixels": "b"}"#,
      #"{"index": 1, "time": 0x10, "file": "a", "pixels": "b"}"#,
      #"{"index": 1, "time": 1e999, "file": "a", "pixels": "b"}"#,
      #"{"index": 99999999999999999999, "time": 1, "file": "a", "pixels": "b"}"#,
      #"{"index": 1, "time": 1, "file": "a\n", "pixels": "b"}"#,
      #"{"index": 1, "time": 1, "file": "a", "pixels": "b"} "#,
      #"{"index": 1, "time": 1, "file": "a", "pixels": "b", "same_as": x}"#,
      #"{"index": 1, "time": 1, "file": "a"#, "",
    ])
  func `Any other line is left to the general reader`(line: String) {
    #expect(Manifest.Frame(line: Array(line.utf8)) == nil)
  }
}
