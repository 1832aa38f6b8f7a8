// SPDX-License-Identifier: MIT
//
// The report as one HTML file that works from disk: no network, no file beside it. Its pictures are in
// it as base64, each in a `script` element of JSON that is only read when its failure is looked at, so
// hundreds of failures open at once. Pictures from files would taint the canvas, and then no pixel
// could be read for the zoom.

import Foundation
import Recording

/// Writes `index.html`.
struct HTMLReport {
  let report: GoldenReport
  let folder: String
  /// Bytes of pictures in the file; failures beyond have their motion and messages only. Chosen by
  /// us: Chromium opens as much in about a second.
  var pictureLimit = 48 << 20

  func bytes() -> [UInt8] {
    var left = pictureLimit
    var list: [JSONText] = []
    var details = ""
    for (index, result) in report.summary.failures.enumerated() {
      list.append(
        .object([
          ("name", .string(result.name)), ("scene", .string(result.scene)),
          ("verdict", .string(result.verdict.rawValue)),
          ("message", .string(result.messages.first ?? GoldenWords.phrase(result.verdict))),
        ]))
      details += OfflinePage.data(detail(result, &left), id: "d\(index)")
    }
    let head = JSONText.object([
      ("accept", .string(report.accept)), ("goldens", .string(report.goldens)),
      ("summary", .string(GoldenWords.summary(report.summary).trimmingCharacters(in: .newlines))),
      ("passed", .integer(report.summary.count(.same))), ("failures", .array(list)),
    ])
    let page =
      ReportPage.head + ReportPage.style + ReportPage.body + OfflinePage.data(head, id: "report")
    return Array((page + details + ReportPage.script + ReportPage.end).utf8)
  }

  private func detail(_ result: SequenceResult, _ left: inout Int) -> JSONText {
    var frames: [JSONText] = []
    for frame in result.frames where !frame.message.isEmpty {
      var values: [(String, JSONText)] = [
        ("index", .integer(frame.index)), ("time", .number(frame.time)),
        ("message", .string(frame.message)),
      ]
      for (key, file) in [("expected", frame.expected), ("actual", frame.actual)] {
        guard let file, left > 0, let bytes = try? FileWriter.read(folder + "/" + file) else {
          continue
        }
        left -= bytes.count
        values.append(
          (key, .verbatim("\"data:image/png;base64,\(Data(bytes).base64EncodedString())\"")))
      }
      frames.append(.object(values))
    }
    return .object([
      ("messages", .array(result.messages.map(JSONText.string))),
      ("fps", .integer(result.framesPerSecond)), ("frames", .array(frames)),
      ("curves", .array(curves(result))),
    ])
  }

  /// The trajectories that differ: a view's property over time, expected and actual.
  private func curves(_ result: SequenceResult) -> [JSONText] {
    guard let traces = result.traces else { return [] }
    var curves: [JSONText] = []
    for finding in result.motion {
      guard let property = MotionProperty(rawValue: finding.property) else { continue }
      for view in finding.views where curves.count < 24 {
        func values(_ frames: [TraceFrame], _ component: Int) -> JSONText {
          .array(
            frames.map { frame in
              guard let values = frame.views[view].flatMap(property.values),
                values.indices.contains(component)
              else { return .null }
              return .number((values[component] * 1e4).rounded() / 1e4)
            })
        }
        let count = traces.expected.first?.views[view].flatMap(property.values)?.count ?? 1
        let names = property.components
        for component in 0..<count where differs(traces, view, property, component) {
          curves.append(
            .object([
              ("name", .string(ViewName.spoken(view) + ": " + names[component % names.count])),
              ("expected", values(traces.expected, component)),
              ("actual", values(traces.actual, component)),
            ]))
        }
      }
    }
    return curves
  }

  private func differs(
    _ traces: (expected: [TraceFrame], actual: [TraceFrame]), _ view: String,
    _ property: MotionProperty, _ component: Int
  ) -> Bool {
    zip(traces.expected, traces.actual).contains { expected, actual in
      guard let e = expected.views[view].flatMap(property.values),
        let a = actual.views[view].flatMap(property.values), e.count == a.count,
        e.indices.contains(component)
      else { return false }
      return abs(e[component] - a[component]) > property.limit(0)
    }
  }
}

extension MotionProperty {
  /// What its numbers are called, with units.
  var components: [String] {
    switch self {
    case .y: ["y (pt)"]
    case .x: ["x (pt)"]
    case .scale: ["scale, horizontal", "scale, vertical"]
    case .size: ["width (pt)", "height (pt)"]
    case .alpha: ["alpha"]
    case .color: ["red", "green", "blue", "opacity"]
    case .tint: ["tint, red", "tint, green", "tint, blue", "tint, opacity"]
    }
  }
}
