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

  /// What differs; `now` is the frame that was drawn and `then` the golden's, if it has one.
  static func text(
    _ difference: PixmapDifference, now: Film.Frame, then: TraceFrame?, scale: Int
  ) -> String {
    if case .sizes = difference.reasons.first { return "\(difference.reasons[0])" }
    let screen = now.screen(scale: 1)
    let views = SeenViews(
      now, then, scale: scale,
      screen: PixelRect(x: 0, y: 0, width: Int(screen.width), height: Int(screen.height)))
    func named(_ rect: PixelRect) -> String? { views.name(at: rect) }
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
}

/// The traced views that a frame or its golden shows, the front first.
private struct SeenViews {
  private let views: [(view: ViewTrace, rect: PixelRect)]

  init(_ now: Film.Frame, _ then: TraceFrame?, scale: Int, screen: PixelRect) {
    let places = Dictionary(
      now.order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    let known = Set(now.views.map(\.name))
    let golden = (then.map { Array($0.views.values) } ?? []).sorted { $0.name < $1.name }
    views = (now.views + golden).filter { view in
      // A page that is not shown is still traced: it is in no window, so it has no place in the order.
      let isShown = places.isEmpty || places[view.name] != nil || !known.contains(view.name)
      return view.alpha > 0.001 && isShown
    }.map { ($0, PixelWords.rect($0, scale: scale).intersection(screen)) }
      .enumerated().sorted {
        let (a, b) = (places[$0.element.0.name] ?? -1, places[$1.element.0.name] ?? -1)
        return (b, $0.offset) < (a, $1.offset)
      }.map(\.element)
  }

  /// The smallest view that holds a rectangle; where none holds all of it, the smallest that holds its
  /// middle. Of several of one size it is the front one and, while that lets it through, what is behind.
  func name(at rect: PixelRect) -> String? {
    let middle = PixelRect(
      x: (rect.minX + rect.maxX) / 2, y: (rect.minY + rect.maxY) / 2, width: 1, height: 1)
    for part in [rect, middle] {
      let holders = views.filter { $0.rect.intersection(part) == part }
      guard let least = holders.map({ $0.rect.width * $0.rect.height }).min() else { continue }
      var names: [String] = []
      for (view, rect) in holders where rect.width * rect.height == least {
        if !names.contains(view.name) { names.append(view.name) }
        if view.alpha >= 0.999 { break }
      }
      return ViewName.list(names)
    }
    return nil
  }
}
