// SPDX-License-Identifier: MIT
//
// A difference of pixels in words: what is missing or new, how many pixels, by how much, in which view.

import ImageDiff
import Raster
import Recording

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
