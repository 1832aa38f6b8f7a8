// SPDX-License-Identifier: MIT
//
// Reads what `Film.trace` and `simpletab trace` write: a JSON object a line, a line a frame.

import Foundation

/// What the traced views did at one frame, by name.
public struct TraceFrame: Sendable, Equatable {
  /// The frame's number, from 0.
  public var index: Int
  /// Its time, in seconds.
  public var time: Double
  /// The views by name.
  public var views: [String: ViewTrace]

  /// A frame of a trace.
  public init(index: Int, time: Double, views: [String: ViewTrace]) {
    self.index = index
    self.time = time
    self.views = views
  }

  /// A film's frame.
  public init(_ frame: Film.Frame) {
    self.init(
      index: frame.index, time: frame.time,
      views: Dictionary(frame.views.map { ($0.name, $0) }) { first, _ in first })
  }

  /// The frames of a trace's text, or `nil` when it is none.
  public static func read(_ text: String) -> [TraceFrame]? {
    let decoder = JSONDecoder()
    var frames: [TraceFrame] = []
    for line in text.split(separator: "\n") {
      guard let read = try? decoder.decode(Line.self, from: Data(line.utf8)),
        let views = try? read.views.map({ try ($0, $1.trace(named: $0)) })
      else { return nil }
      frames.append(
        TraceFrame(
          index: read.frame, time: read.time,
          views: Dictionary(views) { first, _ in first }))
    }
    return frames
  }

  private struct Line: Decodable {
    let frame: Int
    let time: Double
    let views: [String: View]
  }

  private struct WrongLength: Error {}

  private struct View: Decodable {
    let frame: [Double]
    let center: [Double]
    let alpha: Double
    let scale: [Double]
    let text: String?
    let color: [Double]?
    let tint: [Double]?

    func trace(named name: String) throws -> ViewTrace {
      guard frame.count == 4, center.count == 2, scale.count == 2 else { throw WrongLength() }
      return ViewTrace(
        name: name, frame: frame, center: center, alpha: alpha, scale: scale, text: text,
        color: color, tint: tint)
    }
  }
}
