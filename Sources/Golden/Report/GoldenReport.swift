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

  private static let files = ["report.json", "junit.xml", "index.html"]
  private static let folders = ["expected", "actual", "diff"]

  /// Removes an earlier report from a folder and makes the folder. What no report wrote stays; files of a
  /// report's names that none wrote are an error.
  public static func clear(_ folder: String) throws(FileError) {
    try FileWriter.createFolder(folder)
    let isReport = (try? FileWriter.read(folder + "/report.json")).map(isReport) ?? false
    for name in files where FileManager.default.fileExists(atPath: folder + "/" + name) {
      guard isReport else {
        throw FileError(
          path: folder + "/" + name, kind: .cannotCreate,
          reason: "it is there already, and no report has written it")
      }
      try FileWriter.remove(folder + "/" + name)
    }
    for name in folders { try clearPictures(folder + "/" + name) }
  }

  private static func isReport(_ bytes: [UInt8]) -> Bool {
    struct Head: Decodable {
      let schema: Int
      let verdict: String
      let goldens: String
    }
    return (try? JSONDecoder().decode(Head.self, from: Data(bytes))) != nil
  }

  /// Removes `<scene>/<sequence>/frame-0000.png` and so on, and folders that hold nothing then.
  private static func clearPictures(_ folder: String) throws(FileError) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for path in paths {
      let parts = path.split(separator: "/")
      guard parts.count == 3, parts[2].hasPrefix("frame-"), parts[2].hasSuffix(".png") else {
        continue
      }
      try FileWriter.remove(folder + "/" + path)
    }
    // The deepest first.
    for path in paths.sorted().reversed().map({ folder + "/" + $0 }) + [folder]
    where (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true {
      try? FileManager.default.removeItem(atPath: path)
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
