// SPDX-License-Identifier: MIT
//
// Whether a layer is on its way. Pictures and drawn views at rest lie on whole device pixels, so that
// they are sharp; on their way they lie where they are, between pixels too, so that motion is smooth.

import Foundation

/// Along which axes a layer moves now, by an animation of its own or of a layer above it.
struct Motion: Equatable {
  var x = false
  var y = false

  static let rest = Motion()

  init(x: Bool = false, y: Bool = false) {
    self.x = x
    self.y = y
  }

  /// What a layer that shows other values than it stands at does to itself.
  init(standing: LayerState, shown: LayerState) {
    let isTransformed =
      standing.transform != shown.transform || standing.bounds != shown.bounds
      || standing.anchorPoint != shown.anchorPoint
      || standing.sublayerTransform != shown.sublayerTransform
    x = isTransformed || standing.position.x != shown.position.x
    y = isTransformed || standing.position.y != shown.position.y
  }

  /// This motion and that of a layer above.
  func union(_ other: Motion) -> Motion { Motion(x: x || other.x, y: y || other.y) }
}
