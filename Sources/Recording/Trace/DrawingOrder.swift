// SPDX-License-Identifier: MIT
//
// Which of the traced views is drawn over which: a layer is drawn after its superlayer, and after
// siblings of a lower z-position or, at the same one, an earlier place. Kept apart from traces, because
// a view that comes or goes elsewhere would change every number in them.

import ViewKit

/// The order in which views are drawn.
@MainActor
enum DrawingOrder {
  /// The names of views from back to front.
  static func names(of targets: [TraceTarget]) -> [String] {
    targets.map { (name: $0.name, path: path(of: $0.view.layer)) }
      .sorted { isBehind($0.path, $1.path) }.map(\.name)
  }

  private static func path(of layer: CALayer) -> [(z: Double, place: Int)] {
    var path: [(z: Double, place: Int)] = []
    var next = layer
    while let parent = next.superlayer {
      path.append(
        (
          Double(next.zPosition + next.anchorPointZ),
          parent.sublayers?.firstIndex { $0 === next } ?? 0
        ))
      next = parent
    }
    return path.reversed()
  }

  private static func isBehind(
    _ first: [(z: Double, place: Int)], _ second: [(z: Double, place: Int)]
  ) -> Bool {
    for (a, b) in zip(first, second) where a != b { return a < b }
    return first.count < second.count
  }
}
