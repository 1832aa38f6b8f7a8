// SPDX-License-Identifier: MIT
//
// Reads presentation values from views. A layer maps a point of its bounds to its superlayer by
//   p' = position + T · (p − origin − anchor · size),
// all taken from the presentation; the frame is the bounding box of the bounds after all maps up to
// the screen.

import Foundation
import ViewKit

extension ViewTrace {
  /// A view's state on its stage now.
  @MainActor
  init(of target: TraceTarget) {
    var maps = MapsToScreen()
    self.init(of: target, &maps)
  }

  /// The states of views on their stage now, in order.
  @MainActor
  static func capture(_ targets: [TraceTarget]) -> [ViewTrace] {
    var maps = MapsToScreen()
    return targets.map { ViewTrace(of: $0, &maps) }
  }

  @MainActor
  private init(of target: TraceTarget, _ maps: inout MapsToScreen) {
    let layer = target.view.layer.presentation() ?? target.view.layer
    let parent = maps.map(from: target.view.layer.superlayer)
    let own = Self.mapToSuperlayer(from: layer)
    let box = layer.bounds.applying(own.concatenating(parent))
    let center = layer.position.applying(parent)
    let transform = CATransform3DGetAffineTransform(layer.transform)
    self.init(
      name: target.name,
      frame: [box.origin.x, box.origin.y, box.size.width, box.size.height].map(Double.init),
      center: [Double(center.x), Double(center.y)], alpha: Double(layer.opacity),
      scale: [
        (transform.a * transform.a + transform.b * transform.b).squareRoot(),
        (transform.c * transform.c + transform.d * transform.d).squareRoot(),
      ].map(Double.init))
    if let label = target.view as? UILabel {
      text = label.text ?? ""
      color = Self.titleColor(of: label)
    }
    tint = Self.iconTint(in: target.view)
  }

  @MainActor
  fileprivate static func mapToSuperlayer(from layer: CALayer) -> CGAffineTransform {
    let bounds = layer.bounds
    let anchor = layer.anchorPoint
    return CGAffineTransform(
      translationX: -bounds.origin.x - anchor.x * bounds.size.width,
      y: -bounds.origin.y - anchor.y * bounds.size.height
    )
    .concatenating(CATransform3DGetAffineTransform(layer.transform))
    .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
  }

  /// The colour of a label's first letter.
  @MainActor
  private static func titleColor(of label: UILabel) -> [Double] {
    components((label.textColor ?? .label).resolvedColor(with: label.traitCollection).cgColor)
  }

  /// The tint of a template picture: the view's own, or that of a picture directly in it.
  @MainActor
  private static func iconTint(in view: UIView) -> [Double]? {
    for candidate in [view] + view.subviews {
      guard let imageView = candidate as? UIImageView,
        imageView.image?.renderingMode == .alwaysTemplate
      else { continue }
      let layer = imageView.layer.presentation() ?? imageView.layer
      return layer.contentsTint.map(components)
    }
    return nil
  }

  private static func components(_ color: CGColor) -> [Double] {
    (color.components ?? []).map(Double.init)
  }
}

/// The maps of layers up to the screen at one time. Views of a bar share their superlayers, so each is
/// computed once.
@MainActor
private struct MapsToScreen {
  private var known: [ObjectIdentifier: CGAffineTransform] = [:]

  mutating func map(from layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return .identity }
    if let map = known[ObjectIdentifier(layer)] { return map }
    let map = ViewTrace.mapToSuperlayer(from: layer.presentation() ?? layer)
      .concatenating(self.map(from: layer.superlayer))
    known[ObjectIdentifier(layer)] = map
    return map
  }
}
