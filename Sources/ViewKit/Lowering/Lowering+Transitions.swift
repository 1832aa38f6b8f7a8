// SPDX-License-Identifier: MIT
//
// Layer transitions while they run: the old picture and the new one, faded or moved across the
// layer's bounds.

import Compositing
import Foundation
import Raster

extension Lowering {
  /// What is inside a layer, with the transition that runs on it.
  func withTransition(_ shown: ShownLayer, _ map: AffineTransform, _ inside: [DrawCommand])
    -> [DrawCommand]
  {
    for attached in shown.layer.attachedAnimations {
      guard let transition = attached.animation as? CATransition,
        let source = transition.source, let p = transition.progress(at: shown.time)
      else { continue }
      return mix(transition, source: source, progress: p, shown, map, inside)
    }
    return inside
  }

  private func mix(
    _ transition: CATransition, source: CALayer, progress p: Double, _ shown: ShownLayer,
    _ map: AffineTransform, _ new: [DrawCommand]
  ) -> [DrawCommand] {
    let bounds = shown.state.bounds
    var old: [DrawCommand] = []
    draw(ShownLayer(source, parentTime: 0), map, opacity: 1, into: &old)
    let size = (Double(bounds.width), Double(bounds.height))
    /// The way from where the new picture comes from, in points.
    let way: (Double, Double) =
      switch transition.subtype {
      case CATransitionSubtype.fromLeft: (-size.0, 0)
      case CATransitionSubtype.fromTop: (0, -size.1)
      case CATransitionSubtype.fromBottom: (0, size.1)
      default: (size.0, 0)
      }
    func shifted(_ commands: [DrawCommand], _ k: Double) -> [DrawCommand] {
      let dx = (way.0 * map.a + way.1 * map.c) * k
      let dy = (way.0 * map.b + way.1 * map.d) * k
      let x = Double(PixelGrid.pixel(dx))
      let y = Double(PixelGrid.pixel(dy))
      return commands.map { $0.moved(x: x, y: y) }
    }
    func group(_ commands: [DrawCommand], _ opacity: Double) -> [DrawCommand] {
      let byte = UInt8(PixelGrid.roundHalfUp(min(max(opacity, 0), 1) * 255))
      return [.beginGroup(opacity: byte, mode: .sourceOver)] + commands + [.endGroup]
    }
    if let side = transition.flip {
      return flip(side, p, old: old, new: new, shown, map)
    }
    let layers: [DrawCommand]
    switch transition.type {
    case .push: layers = shifted(old, -p) + shifted(new, 1 - p)
    case .moveIn: layers = old + shifted(new, 1 - p)
    case .reveal: layers = new + shifted(old, -p)
    default: return group(old, 1) + group(new, p)
    }
    let box = LayerBox(state: shown.state, map: map, scale: scale, ignoringCorners: true)
    return [.beginClip(box.clip)] + layers + [.endClip]
  }

  /// A card that turns half round: the old picture up to a quarter turn, the new one from there.
  private func flip(
    _ side: FlipSide, _ p: Double, old: [DrawCommand], new: [DrawCommand], _ shown: ShownLayer,
    _ map: AffineTransform
  ) -> [DrawCommand] {
    let isOld = p < 0.5
    let angle = isOld ? p * Double.pi : (p - 1) * Double.pi
    let bounds = shown.state.bounds
    // Seen from twice the longer side: chosen by us, close to what UIKit shows.
    let distance = 2 * Double(max(bounds.width, bounds.height))
    let middle = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
    let back = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
    let turn = CATransform3DConcat(
      CATransform3DConcat(middle, side.transform(angle: angle, distance: distance)), back)
    guard let toLayer = map.inverse else { return [] }
    let whole = PlaneMap(toLayer).concatenating(PlaneMap(turn)).concatenating(PlaneMap(map))
    var out: [DrawCommand] = []
    project(isOld ? old : new, through: whole, opacity: 1, into: &out)
    return out
  }
}
