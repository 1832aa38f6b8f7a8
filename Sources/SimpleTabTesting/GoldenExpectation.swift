// SPDX-License-Identifier: MIT
//
// One expectation's work: verify, record if the mode says so, and tell the test framework that runs:
// Swift Testing when a test of it is running, else XCTest.

import Foundation
import Golden
import Recording
import Testing
import XCTest

/// An expectation of one golden.
@MainActor
struct GoldenExpectation {
  let scene: GoldenScene
  /// Which goldens are written; `nil` for what the environment says.
  let record: RecordMode?
  let place: GoldenPlace
  private static var claims = GoldenClaims()
  private let environment = GoldenEnvironment(variables: ProcessInfo.processInfo.environment)

  /// Where pictures of differences go.
  private var results: String {
    let stem = URL(fileURLWithPath: place.file).deletingPathExtension().lastPathComponent
    return environment.results.appendingPathComponent(stem).appendingPathComponent(scene.name).path
  }

  func run() {
    let claim = GoldenClaims.Claim(
      file: place.fileID, line: place.line, test: Test.current.map { "\($0.id)" })
    if let clash = Self.claims.take(place.folder + "/" + scene.name, for: claim) {
      return fail("\(scene.name): \(clash)", attaching: [])
    }
    do { try expect() } catch { fail("\(scene.name): \(error)", attaching: []) }
  }

  private func expect() throws {
    let mode = try record ?? environment.mode
    let store = GoldenStore(folder: place.folder)
    let results = results
    try GoldenReport.clear(results)
    let outcome = try GoldenVerifier(store: store, results: results).verify(scene)
    let recorder = GoldenRecorder(store: store, tool: Manifest.Tool(version: "library"))
    if mode != .never { try store.clean() }
    let isRecorded = try !recorder.record(scene, mode: mode, after: outcome).isEmpty
    let failures = outcome.results.filter { $0.verdict != .same }
    if failures.isEmpty, !isRecorded { return }
    var text = failures.map { GoldenWords.text($0) }.joined()
    if isRecorded {
      text += "recorded in \(store.path(scene.name)); look at it, then run again\n"
    } else {
      text += "to accept: run again with SIMPLETAB_RECORD=changed\n"
    }
    if failures.contains(where: { !$0.frames.isEmpty }) { text += "pictures: \(results)\n" }
    fail(text, attaching: isRecorded ? [] : pictures(failures, in: results))
  }

  /// The first frame that differs: expected, difference and actual, as files' bytes.
  private func pictures(
    _ failures: [SequenceResult], in results: String
  ) -> [(name: String, bytes: [UInt8])] {
    let frame = failures.flatMap(\.frames).first { $0.actual != nil }
    let files = [
      ("expected", frame?.expected), ("difference", frame?.difference), ("actual", frame?.actual),
    ]
    return files.compactMap { kind, file in
      file.flatMap { try? FileWriter.read(results + "/" + $0) }.map {
        ("\(scene.name)-\(kind).png", $0)
      }
    }
  }

  private func fail(_ text: String, attaching pictures: [(name: String, bytes: [UInt8])]) {
    guard Test.current != nil else {
      XCTFail(text, file: place.staticFile, line: UInt(place.line))
      return
    }
    let location = SourceLocation(
      fileID: place.fileID, filePath: place.file, line: place.line, column: place.column)
    for picture in pictures {
      Attachment.record(picture.bytes, named: picture.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}
