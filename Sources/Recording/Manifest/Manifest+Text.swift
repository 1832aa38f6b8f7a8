// SPDX-License-Identifier: MIT
//
// A manifest's text, whole or piece by piece: a long film's frames become text as they are written and
// are not kept. Pieces in order are the whole: an opening, sequences (each an opening, frames, an end),
// an end. The layout is that of `JSONText.indented`: two spaces a level, a frame a line.

extension Manifest {
  /// The manifest as JSON: indented, a frame a line, a line feed at the end.
  public var text: String {
    var text = opening
    for (place, sequence) in sequences.enumerated() {
      text += Self.opening(
        name: sequence.name, duration: sequence.duration, fps: sequence.fps, isFirst: place == 0)
      for (place, frame) in sequence.frames.enumerated() {
        text += Self.lineStart(isFirst: place == 0) + Self.line(of: frame)
      }
      text += Self.sequenceEnd(isEmpty: sequence.frames.isEmpty)
    }
    return text + Self.end(isEmpty: sequences.isEmpty)
  }

  /// What any manifest says first: the version of its format, the tool, the scene, the fonts.
  package static func head(
    schema: Int, tool: Tool, scene: Scene, fonts: [FontFile]
  ) -> [(String, JSONText)] {
    [
      ("schema", .integer(schema)),
      (
        "tool",
        .object([
          ("name", .string(tool.name)), ("version", .string(tool.version)),
          ("freetype", .string(tool.freetype)), ("harfbuzz", .string(tool.harfbuzz)),
          ("libpng", .string(tool.libpng)), ("compressor", .string(tool.compressor)),
        ])
      ),
      (
        "scene",
        .object([("name", .string(scene.name)), ("fingerprint", .string(scene.fingerprint))])
      ),
      (
        "fonts",
        .array(fonts.map { .object([("file", .string($0.file)), ("sha256", .string($0.sha256))]) })
      ),
    ]
  }

  /// What stands above the sequences.
  var opening: String {
    let head = Self.head(schema: schema, tool: tool, scene: scene, fonts: fonts)
    let whole = JSONText.object(head + [("sequences", .array([]))]).indented()
    return String(whole.dropLast(Self.end(isEmpty: true).count - 1))
  }

  /// What stands below the sequences.
  static func end(isEmpty: Bool) -> String { isEmpty ? "]\n}\n" : "\n  ]\n}\n" }

  /// What stands above a sequence's frames, the comma after the sequence before included.
  static func opening(name: String, duration: Double, fps: Int, isFirst: Bool) -> String {
    let whole = JSONText.object([
      ("name", .string(name)), ("duration", .number(duration)), ("fps", .integer(fps)),
      ("frames", .array([])),
    ]).indented(2)
    return (isFirst ? "\n    " : ",\n    ") + whole.dropLast(sequenceEnd(isEmpty: true).count)
  }

  /// What stands between a frame's line and the one before.
  static func lineStart(isFirst: Bool) -> String { isFirst ? "\n" : ",\n" }

  /// A frame's line.
  static func line(of frame: Frame) -> String {
    var members: [(String, JSONText)] = [
      ("index", .integer(frame.index)), ("time", .number(frame.time)),
      ("file", .string(frame.file)), ("pixels", .string(frame.pixels)),
    ]
    if let rows = frame.rows { members.append(("rows", .string(rows))) }
    if let earlier = frame.same_as { members.append(("same_as", .integer(earlier))) }
    return "        " + JSONText.object(members).indented(4)
  }

  /// What stands below a sequence's frames.
  static func sequenceEnd(isEmpty: Bool) -> String { isEmpty ? "]\n    }" : "\n      ]\n    }" }
}
