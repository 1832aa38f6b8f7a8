// SPDX-License-Identifier: MIT
//
// Pictures of the situations, committed and compared pixel by pixel. A missing one fails. With
// SIMPLETAB_RECORD set, each is written instead and the run fails all the same;
// Scripts/update-goldens.sh does that.

import FixtureSupport
import Foundation
import ImageCoding
import ImageDiff
import Raster
import Testing

enum SituationGolden {
  static let folder = Fixtures.url("Golden/SimpleTabScenes/situations")
  private static let results = Fixtures.root.appendingPathComponent("out/golden-results/situations")
  private static let advice = "Scripts/update-goldens.sh records what is drawn now"

  private static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["SIMPLETAB_RECORD"] != nil && environment["CI"] == nil
  }

  /// Expects a picture as the golden of that file name.
  static func expect(_ actual: Pixmap, is name: String, scale: Double) throws {
    let file = folder.appendingPathComponent(name)
    if isRecording {
      let bytes = try PNGWriter.encode(
        actual, options: PNGWriter.Options(preset: .small, scale: scale))
      try write(bytes, to: file)
      Issue.record("\(name): recorded; look at it, then run again without recording")
      return
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      Issue.record("\(name): there is no golden; \(advice)")
      return
    }
    let expected = try PNGReader.read(bytes: [UInt8](data)).pixmap
    let difference = PixmapComparison.compare(expected: expected, actual: actual)
    if difference.passes { return }
    let picture = DifferencePicture.sideBySide(
      expected: expected, actual: actual, difference: difference)
    let output = results.appendingPathComponent(name)
    try write(PNGWriter.encode(picture), to: output)
    let reasons = difference.reasons.map(\.description).joined(separator: "; ")
    Issue.record(
      "\(name): \(reasons)\nexpected | difference | actual: \(output.path)\n\(advice)")
  }

  private static func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  }
}
