// SPDX-License-Identifier: MIT
//
// `simpletab diff`: are two PNG files the same picture, and where not.

import ImageCoding
import ImageDiff
import Raster
import Recording

enum DiffCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "diff", summary: "compare two pictures",
      paragraphs: [
        """
        Compares B, the actual picture, with A, the expected one, and says how many pixels differ, \
        by how much, and where. Files are read as premultiplied sRGB pixels, so two files that \
        show the same are the same.
        """
      ],
      operands: ["A.png", "B.png"].map {
        OperandDescription(name: $0, kind: .file(".png"), isRequired: true)
      },
      options: [
        OptionDescription(
          "output", "o", value: "FILE.png", .file(".png"),
          means: """
            expected, difference and actual side by side; not written when the pictures are the \
            same or of different sizes
            """)
      ] + ToleranceOptions.options + [
        Limits.limit,
        OptionDescription("json", means: "print the result as JSON"),
        OptionDescription("quiet", "q", means: "print nothing"),
      ],
      exitCodes: [
        .init(code: 0, meaning: "the same"), .init(code: 1, meaning: "they differ"),
        .init(code: 3, meaning: "their sizes differ"),
      ],
      examples: [
        .init("Where two frames differ", "simpletab diff expected.png actual.png -o where.png")
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let tolerance = try ToleranceOptions.tolerance(arguments)
    let limits = try Limits(arguments).scene.pictures
    let expected = try PNGReader.read(path: arguments.operands[0], limits: limits).pixmap
    let actual = try PNGReader.read(path: arguments.operands[1], limits: limits).pixmap
    let difference = PixmapComparison.compare(
      expected: expected, actual: actual, tolerance: tolerance)
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    if !arguments.has("quiet") {
      output.standard(
        arguments.has("json") ? json(difference).line + "\n" : text(difference))
    }
    if let file = arguments["output"], isSameSize, !difference.passes {
      let picture = DifferencePicture.sideBySide(
        expected: expected, actual: actual, difference: difference)
      let bytes: [UInt8]
      do throws(ImageWriteError) {
        bytes = try PNGWriter.encode(picture, options: PNGWriter.Options(preset: .small))
      } catch { throw Failure(.badData, "picture: \(error)") }
      if file == "-" { try output.bytes(bytes) } else { try FileWriter.write(bytes, to: file) }
    }
    if difference.passes { return 0 }
    return (isSameSize ? ExitCode.differs : .sizeDiffers).rawValue
  }

  private static func text(_ difference: PixmapDifference) -> String {
    if difference.isExact { return "the same\n" }
    var lines = difference.passes ? ["the same within the tolerance"] : ["different"]
    lines += difference.reasons.map { "  \($0)" }
    guard difference.differingPixels > 0 else { return lines.map { $0 + "\n" }.joined() }
    lines.append(
      "  \(counted(difference.differingPixels, "pixel")) not the same, by "
        + "\(difference.largestChannelDifference)/255 at most")
    let shown = difference.clusters.prefix(10)
    lines += shown.map { cluster in
      let bounds = cluster.bounds
      return "  \(counted(cluster.pixels, "pixel")) at x \(bounds.minX)..<\(bounds.maxX), "
        + "y \(bounds.minY)..<\(bounds.maxY)"
    }
    if difference.clusters.count > shown.count {
      lines.append("  and \(difference.clusters.count - shown.count) more places")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func json(_ difference: PixmapDifference) -> JSONText {
    .object([
      ("schema", .integer(1)), ("passes", .bool(difference.passes)),
      ("reasons", .array(difference.reasons.map { .string($0.description) })),
      ("differing_pixels", .integer(difference.differingPixels)),
      ("wrong_pixels", .integer(difference.wrongPixels)),
      ("excused_pixels", .integer(difference.excusedPixels)),
      ("largest_channel_difference", .integer(difference.largestChannelDifference)),
      (
        "largest_color_difference",
        difference.largestColorDifference.map(JSONText.number) ?? .null
      ),
      (
        "clusters",
        .array(
          difference.clusters.map { cluster in
            .object([
              ("x", .integer(cluster.bounds.minX)), ("y", .integer(cluster.bounds.minY)),
              ("width", .integer(cluster.bounds.width)),
              ("height", .integer(cluster.bounds.height)), ("pixels", .integer(cluster.pixels)),
            ])
          })
      ),
    ])
  }
}
