// SPDX-License-Identifier: MIT
//
// Goldens: what the command printed or drew, committed, and compared exactly. A missing one fails. With
// SIMPLETAB_RECORD set, each is written instead, and the run fails all the same, so that nobody
// mistakes a recording for a test; Scripts/update-goldens.sh does that.

import FixtureSupport
import Foundation
import ImageCoding
import ImageDiff
import Raster
import Testing

enum Golden {
  static let folder = Fixtures.url("Golden/SimpleTabCLI/style-and-transition")
  /// Where pictures of differences go.
  static let results = Fixtures.root.appendingPathComponent("out/golden-results")
  static let advice = "Scripts/update-goldens.sh records what is drawn now"

  private static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["SIMPLETAB_RECORD"] != nil && environment["CI"] == nil
  }

  /// Expects a text, line by line, as the golden of that name.
  static func expect(text: String, is name: String) throws {
    guard let golden = try stored(name, or: Array(text.utf8)) else { return }
    let expected = String(decoding: golden, as: UTF8.self).split(separator: "\n")
    let actual = text.split(separator: "\n")
    #expect(actual.count == expected.count, "\(name): another number of lines; \(advice)")
    for (line, (a, b)) in zip(actual, expected).enumerated() where a != b {
      Issue.record("\(name), line \(line + 1)\n expected \(b)\n actual   \(a)\n\(advice)")
      return
    }
  }

  /// Expects the pixels of a PNG as those of the golden of that name.
  static func expect(png: [UInt8], is name: String) throws {
    guard let golden = try stored(name, or: png) else { return }
    let expected = try PNGReader.read(bytes: golden).pixmap
    let actual = try PNGReader.read(bytes: png).pixmap
    let difference = PixmapComparison.compare(expected: expected, actual: actual)
    if difference.passes { return }
    let picture = DifferencePicture.sideBySide(
      expected: expected, actual: actual, difference: difference)
    let file = results.appendingPathComponent(name)
    try write(PNGWriter.encode(picture), to: file)
    let reasons = difference.reasons.map(\.description).joined(separator: "; ")
    Issue.record("\(name): \(reasons)\nexpected | difference | actual: \(file.path)\n\(advice)")
  }

  /// The golden's bytes; `nil` when there are none or when they were just recorded.
  private static func stored(_ name: String, or bytes: [UInt8]) throws -> [UInt8]? {
    let file = folder.appendingPathComponent(name)
    if isRecording {
      try write(bytes, to: file)
      Issue.record("\(name): recorded; look at it, then run again without recording")
      return nil
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      Issue.record("\(name): there is no golden; \(advice)")
      return nil
    }
    return [UInt8](data)
  }

  private static func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  }
}
