// SPDX-License-Identifier: MIT
//
// The text in pieces against the same values written by JSONText in one piece.

import Testing

@testable import Recording

struct ManifestTextTests {
  /// The whole manifest as one JSON value: how its layout is defined.
  private func reference(_ manifest: Manifest) -> String {
    func object(_ members: (String, JSONText)...) -> JSONText { .object(members) }
    let tool = manifest.tool
    return object(
      ("schema", .integer(manifest.schema)),
      (
        "tool",
        object(
          ("name", .string(tool.name)), ("version", .string(tool.version)),
          ("freetype", .string(tool.freetype)), ("harfbuzz", .string(tool.harfbuzz)),
          ("libpng", .string(tool.libpng)), ("compressor", .string(tool.compressor)))
      ),
      (
        "scene",
        object(
          ("name", .string(manifest.scene.name)),
          ("fingerprint", .string(manifest.scene.fingerprint)))
      ),
      (
        "fonts",
        .array(
          manifest.fonts.map { object(("file", .string($0.file)), ("sha256", .string($0.sha256))) })
      ),
      (
        "sequences",
        .array(
          manifest.sequences.map { sequence in
            object(
              ("name", .string(sequence.name)), ("duration", .number(sequence.duration)),
              ("fps", .integer(sequence.fps)),
              (
                "frames",
                .array(
                  sequence.frames.map { frame in
                    .object(
                      [
                        ("index", .integer(frame.index)), ("time", .number(frame.time)),
                        ("file", .string(frame.file)), ("pixels", .string(frame.pixels)),
                      ] + (frame.same_as.map { [("same_as", .integer($0))] } ?? []))
                  })
              ))
          })
      )
    ).indented() + "\n"
  }

  @Test(arguments: [[], [0], [1], [0, 3, 0], [3, 2]], [0, 2])
  func `Its layout is that of one JSON value`(counts: [Int], fonts: Int) {
    var manifest = Manifest(
      tool: Manifest.Tool(version: "1"), scene: Manifest.Scene(name: "é\n", fingerprint: "ab"))
    manifest.fonts = (0..<fonts).map { Manifest.FontFile(file: "\($0).ttf", sha256: "cd") }
    manifest.sequences = counts.enumerated().map { place, count in
      Manifest.Sequence(
        name: "\"\(place)\"", duration: 1.0 / 3, fps: 60,
        frames: (0..<count).map { index in
          // The second is too long for a line.
          Manifest.Frame(
            index: index, time: Double(index) / 7,
            file: String(repeating: "long/", count: index == 1 ? 40 : 1), pixels: "ef",
            sameAs: index == 2 ? 0 : nil)
        })
    }
    #expect(manifest.text == reference(manifest))
  }
}
