// SPDX-License-Identifier: MIT
//
// The kept frames of a film against their pictures. Equal hashes of pixels settle it without reading a
// picture; only where they differ, or a full comparison is asked for, pictures are compared. Ignored
// views are painted over in both, by their frames in both traces.

import Foundation
import ImageCoding
import ImageDiff
import Raster
import Recording

/// Compares kept frames.
@MainActor
struct PixelVerification {
  let scene: GoldenScene
  let store: GoldenStore
  let isFull: Bool
  /// The results folder, when pictures of differences are wanted.
  let results: String?

  /// One frame against its golden, and the verdict.
  func verify(
    _ kept: Manifest.Frame, of film: Film, _ name: String, traces: [TraceFrame]
  ) throws -> (result: FrameResult, verdict: GoldenVerdict) {
    var result = FrameResult(index: kept.index, time: kept.time)
    guard film.frames.indices.contains(kept.index) else { return (result, .same) }
    let actual = film.picture(kept.index)
    if !isFull, PixelHash.hex(of: actual) == kept.pixels { return (result, .same) }
    let expected: Pixmap
    do throws(ImageReadError) {
      expected = try PNGReader.read(path: store.path(scene.name) + "/" + kept.file).pixmap
    } catch {
      result.message = "the golden's picture \(kept.file) cannot be read: \(error.cause.reason)"
      return (result, .missing)
    }
    let now = TraceFrame(film.frames[kept.index])
    let then = traces.indices.contains(kept.index) ? traces[kept.index] : nil
    let hidden = rects(ignoredIn: [now, then].compactMap { $0 }, scale: film.scale)
    let difference = PixmapComparison.compare(
      expected: Self.covered(expected, hidden), actual: Self.covered(actual, hidden),
      tolerance: scene.rules.tolerance)
    if difference.passes { return (result, .same) }
    result.message =
      MotionWords.place(kept.index, kept.time) + ": "
      + PixelWords.text(
        difference, views: [now, then].compactMap { $0 }, scale: film.scale)
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    try write(&result, name, expected, actual, isSameSize ? difference : nil, film.scale)
    return (result, isSameSize ? .differs : .size)
  }

  private func write(
    _ result: inout FrameResult, _ name: String, _ expected: Pixmap, _ actual: Pixmap,
    _ difference: PixmapDifference?, _ scale: Int
  ) throws {
    guard let results else { return }
    func put(_ picture: Pixmap, _ kind: String) throws -> String {
      let folder = "\(kind)/\(scene.name)/\(name)"
      try FileWriter.createFolder(results + "/" + folder)
      let file = folder + "/" + GoldenPictures.fileName(result.index)
      try FileWriter.write(
        GoldenPictures.bytes(of: picture, scale: scale), to: results + "/" + file)
      return file
    }
    result.expected = try put(expected, "expected")
    result.actual = try put(actual, "actual")
    if let difference {
      result.difference = try put(DifferencePicture.draw(difference, over: expected), "diff")
    }
  }

  private func rects(ignoredIn frames: [TraceFrame], scale: Int) -> [PixelRect] {
    guard !scene.rules.ignoredViews.isEmpty else { return [] }
    return frames.flatMap { frame in
      frame.views.values.filter { scene.rules.ignores($0.name) }.map {
        PixelWords.rect($0, scale: scale)
      }
    }
  }

  /// A picture with rectangles painted grey.
  private static func covered(_ picture: Pixmap, _ rects: [PixelRect]) -> Pixmap {
    var picture = picture
    for rect in rects {
      let part = rect.intersection(picture.bounds)
      guard part.minX < part.maxX else { continue }
      for y in part.minY..<max(part.minY, part.maxY) {
        for i in (y * picture.width + part.minX) * 4..<(y * picture.width + part.maxX) * 4 {
          picture.bytes[i] = i % 4 == 3 ? 255 : 128
        }
      }
    }
    return picture
  }
}

/// A difference of pixels in words.
enum PixelWords {
  static func rect(_ view: ViewTrace, scale: Int) -> PixelRect {
    let values = view.frame.map { max(-1e6, min(1e6, $0 * Double(scale))) }
    return PixelRect(
      minX: Int(values[0].rounded(.down)), minY: Int(values[1].rounded(.down)),
      maxX: Int((values[0] + values[2]).rounded(.up)),
      maxY: Int((values[1] + values[3]).rounded(.up)))
  }

  static func text(
    _ difference: PixmapDifference, views: [TraceFrame], scale: Int
  ) -> String {
    if case .sizes = difference.reasons.first { return "\(difference.reasons[0])" }
    func named(_ rect: PixelRect) -> String? { view(at: rect, in: views, scale: scale) }
    func place(_ rect: PixelRect) -> String {
      (named(rect).map { "in \($0) " } ?? "")
        + "at x \(rect.minX)..<\(rect.maxX), y \(rect.minY)..<\(rect.maxY)"
    }
    var parts: [String] = []
    for reason in difference.reasons {
      let (areas, verb): ([PixelRect], String)
      switch reason {
      case .missingContent(let missing): (areas, verb) = (missing, "is missing")
      case .addedContent(let added): (areas, verb) = (added, "was added")
      default: continue
      }
      var names: [String] = []
      for name in areas.map({ named($0) ?? "the picture" }) where !names.contains(name) {
        names.append(name)
      }
      parts.append("content \(verb) in " + names.prefix(4).joined(separator: ", "))
    }
    let count = difference.wrongPixels
    let largest =
      difference.largestColorDifference.map { "by ΔE \(MotionProperty.rounded($0)) at most" }
      ?? "by \(difference.largestChannelDifference)/255 at most"
    var text = "\(count) wrong \(count == 1 ? "pixel" : "pixels"), \(largest)"
    let clusters = difference.clusters.sorted { $0.pixels > $1.pixels }
    let shown = clusters.prefix(3).map { cluster in
      (clusters.count == 1 ? "" : "\(cluster.pixels) ") + place(cluster.bounds)
    }
    if !shown.isEmpty { text += ", " + shown.joined(separator: "; ") }
    if clusters.count > shown.count { text += "; and \(Self.more(clusters.count - shown.count))" }
    return (parts + [text]).joined(separator: "; ")
  }

  private static func more(_ count: Int) -> String {
    count == 1 ? "1 more place" : "\(count) more places"
  }

  /// The smallest traced view that can be seen and holds a rectangle; where none holds all of it, the
  /// smallest that holds its middle.
  private static func view(at rect: PixelRect, in frames: [TraceFrame], scale: Int) -> String? {
    let middle = PixelRect(
      x: (rect.minX + rect.maxX) / 2, y: (rect.minY + rect.maxY) / 2, width: 1, height: 1)
    let views = frames.flatMap { $0.views.values }.filter { $0.alpha > 0.001 }
    for part in [rect, middle] {
      let holders = views.filter { view in
        let frame = Self.rect(view, scale: scale)
        return frame.minX <= part.minX && part.maxX <= frame.maxX && frame.minY <= part.minY
          && part.maxY <= frame.maxY
      }
      let smallest = holders.min {
        ($0.frame[2] * $0.frame[3], $0.name) < ($1.frame[2] * $1.frame[3], $1.name)
      }
      if let smallest { return ViewName.spoken(smallest.name) }
    }
    return nil
  }
}
