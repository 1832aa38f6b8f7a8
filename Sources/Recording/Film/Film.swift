// SPDX-License-Identifier: MIT
//
// A film: what the screen showed at every frame as display lists (a few KB a frame; pixels are made
// when the film is written), and what the traced views did.

import Compositing
public import Foundation
import ImageCoding
import Raster

/// A film of a view controller.
public struct Film: Sendable {
  /// A frame.
  public struct Frame: Sendable, Equatable {
    /// Its number, from 0.
    public let index: Int
    /// Its time, `index / fps`, in seconds.
    public let time: Double
    /// What to draw, in device pixels; of a frame that is not drawn, nothing on a screen of its size.
    let list: DisplayList
    /// Whether the film has the frame's picture: one made for some frames' pictures has the others'
    /// times and traces only.
    public internal(set) var isDrawn = true
    /// The traced views.
    public let views: [ViewTrace]
    /// The names of the traced views that are in the window, from back to front; empty when the camera
    /// does not follow it.
    public var order: [String] = []

    /// The screen's width and height at this frame, in points.
    public func screen(scale: Int) -> (width: Double, height: Double) {
      (Double(list.width) / Double(scale), Double(list.height) / Double(scale))
    }
  }

  /// The film's name in the manifest and in errors.
  public let name: String
  /// Frames per second.
  public let framesPerSecond: Int
  /// Pixels per point.
  public let scale: Int
  /// When everything had settled, in seconds.
  public let duration: Double
  /// The frames: round(duration · fps) + 1, the last one settled.
  public let frames: [Frame]

  /// The traced views over time: a JSON object a line, a line a frame.
  public var trace: String {
    var lines = TraceLines()
    return frames.map { lines.next(frame: $0.index, time: $0.time, views: $0.views) }.joined()
  }

  /// Whether every frame has its picture.
  package var isWhole: Bool { frames.allSatisfy(\.isDrawn) }

  /// A frame's picture, premultiplied, in device pixels. The frame must be drawn.
  public func picture(_ index: Int) -> Pixmap { Compositor.render(drawnList(index)) }

  /// What to draw for a frame.
  func drawnList(_ index: Int) -> DisplayList {
    precondition(frames[index].isDrawn, "Frame \(index) was filmed without its picture.")
    return frames[index].list
  }

  /// Whether two frames, of one film or of two, draw exactly the same.
  package static func drawSame(_ first: Frame, _ second: Frame) -> Bool {
    first.isDrawn && second.isDrawn && first.list == second.list
  }

  /// Whether a frame draws exactly what another frame does, so that its picture is the same.
  public func isHeld(_ index: Int, as other: Int) -> Bool {
    drawnList(index) == drawnList(other)
  }

  /// The font files whose glyphs are in the film, by path. Throws `FileError`.
  public func fonts() throws(FileError) -> [Manifest.FontFile] {
    var fonts = FontFiles()
    for frame in frames { fonts.add(frame.list) }
    return try fonts.files()
  }

  /// Writes `frame-0000.png` and so on, and `manifest.json`, into a folder that is made if need be.
  ///
  /// The bytes do not depend on the number of jobs. Throws `FileError`.
  @discardableResult
  @MainActor
  public func write(
    to folder: URL, format: FrameFormat = .png(.fast), jobs: Int = 1
  ) throws -> Manifest {
    try write(to: folder.path, format: format, jobs: jobs)
  }

  /// Writes the film into a folder of a path; see `write(to:format:jobs:)` with a URL.
  @discardableResult
  @MainActor
  public func write(
    to folder: String, format: FrameFormat = .png(.fast), jobs: Int = 1
  ) throws -> Manifest {
    try FileWriter.createFolder(folder)
    var written: [Manifest.Frame] = []
    let sink = PNGSequenceSink(folder: folder, base: "") { index in
      String("frame-") + String(repeating: "0", count: max(0, 4 - String(index).count))
        + "\(index).png"
    } list: { frame in
      written.append(frame)
    }
    let pipeline = FramePipeline(
      encoder: FrameEncoder(format: format, scale: scale), jobs: jobs, sink: sink)
    defer { pipeline.settle() }
    var fonts = FontFiles()
    for frame in frames {
      fonts.add(frame.list)
      try pipeline.take(index: frame.index, time: frame.time, list: drawnList(frame.index))
    }
    try pipeline.finish()
    var manifest = Manifest(
      tool: Manifest.Tool(version: "library"),
      scene: Manifest.Scene(name: name, fingerprint: SHA256.hex(of: Array(trace.utf8))))
    manifest.fonts = try fonts.files()
    manifest.sequences = [
      Manifest.Sequence(
        name: name, duration: duration, fps: framesPerSecond, frames: written)
    ]
    try FileWriter.write(Array(manifest.text.utf8), to: folder + "/manifest.json")
    return manifest
  }
}
