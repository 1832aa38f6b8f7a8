// SPDX-License-Identifier: MIT
//
// The results folder: `report.json`, `junit.xml`, `index.html`, and the pictures of what differs under
// `expected/`, `actual/` and `diff/`.

import Foundation
public import Recording

/// A verification's report.
public struct GoldenReport {
  /// The results.
  public let summary: VerificationSummary
  /// The goldens' folder.
  public let goldens: String
  /// The command that accepts what is drawn now.
  public let accept: String

  /// A report about results.
  public init(summary: VerificationSummary, goldens: String, accept: String) {
    self.summary = summary
    self.goldens = goldens
    self.accept = accept
  }

  /// What a results folder holds; nothing else is ever removed from it.
  private static let names = [
    "expected", "actual", "diff", "report.json", "junit.xml", "index.html",
  ]

  /// Removes an earlier report from a folder and makes the folder.
  public static func clear(_ folder: String) throws(FileError) {
    try FileWriter.createFolder(folder)
    for name in names {
      let path = folder + "/" + name
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do { try FileManager.default.removeItem(atPath: path) } catch {
        throw FileError(path: path, code: EIO)
      }
    }
  }

  /// Writes the report into a folder, beside the pictures that the verification wrote there.
  public func write(to folder: String) throws(FileError) {
    try FileWriter.createFolder(folder)
    try FileWriter.write(Array((json.indented() + "\n").utf8), to: folder + "/report.json")
    try FileWriter.write(Array(JUnitReport.text(summary).utf8), to: folder + "/junit.xml")
    try FileWriter.write(
      HTMLReport(report: self, folder: folder).bytes(), to: folder + "/index.html")
  }

  /// The results as JSON, version 1.
  var json: JSONText {
    .object([
      ("schema", .integer(1)), ("verdict", .string(summary.verdict.rawValue)),
      (
        "counts",
        .object(GoldenVerdict.allCases.map { ($0.rawValue, .integer(summary.count($0))) })
      ),
      ("goldens", .string(goldens)), ("accept", .string(accept)),
      ("results", .array(summary.results.map(json))),
    ])
  }

  private func json(_ result: SequenceResult) -> JSONText {
    var members: [(String, JSONText)] = [
      ("scene", .string(result.scene)), ("sequence", .string(result.sequence)),
      ("source", .string(result.source)), ("verdict", .string(result.verdict.rawValue)),
    ]
    if result.verdict == .same { return .object(members) }
    members.append(("messages", .array(result.messages.map(JSONText.string))))
    members.append(
      (
        "motion",
        .array(
          result.motion.map { finding in
            .object([
              ("views", .array(finding.views.map(JSONText.string))),
              ("property", .string(finding.property)), ("frame", .integer(finding.frame)),
              ("time", .number(finding.time)), ("from", .integer(finding.firstFrame)),
              ("message", .string(finding.message)),
            ])
          })
      ))
    members.append(("frames", .array(result.frames.map(json))))
    return .object(members)
  }

  private func json(_ frame: FrameResult) -> JSONText {
    var values: [(String, JSONText)] = [
      ("index", .integer(frame.index)), ("time", .number(frame.time)),
      ("message", .string(frame.message)),
    ]
    if let file = frame.expected { values.append(("expected", .string(file))) }
    if let file = frame.actual { values.append(("actual", .string(file))) }
    if let file = frame.difference { values.append(("diff", .string(file))) }
    return .object(values)
  }
}
