// SPDX-License-Identifier: MIT
//
// The one place where points become pixels: the layer tree, with what it shows at the clock's time,
// becomes a flat display list. Each layer gives, back to front: shadow, background, contents,
// sublayers by zPosition and insertion, border; inside its mask, its clip and its opacity.

import Compositing
import Foundation
import Raster

/// Lowers layer trees for a screen.
@MainActor
struct Lowering {
  let screen: UIScreen
  let time: Double
  let report: (String) -> Void
  let cache: LoweringCache

  /// Pixels per point.
  var scale: Double { screen.scale }

  init(stage: Stage) {
    screen = stage.screen
    time = stage.clock.now
    report = { [weak stage] in stage?.report($0) }
    cache = stage.loweringCache
  }

  /// What the screen shows of the layers, which lie in its coordinates, back to front. The screen
  /// is black where nothing is.
  func displayList(of layers: [CALayer]) -> DisplayList {
    let size = screen.bounds.size
    var list = DisplayList(
      width: PixelGrid.pixel(size.width * scale), height: PixelGrid.pixel(size.height * scale),
      background: .black)
    let map = PlaneMap(AffineTransform.scale(x: scale, y: scale))
    for layer in layers {
      lower(ShownLayer(layer, parentTime: time), map: map, opacity: 1, into: &list.commands)
    }
    return list
  }

  /// A layer with what it shows.
  @MainActor
  struct ShownLayer {
    let layer: CALayer
    let time: Double
    var state: LayerState
    let motion: Motion

    init(_ layer: CALayer, parentTime: Double, in outer: Motion = .rest) {
      self.layer = layer
      layer.displayIfNeeded()
      time = layer.timing.media.localTime(at: parentTime)
      state = layer.presentedState(at: time)
      motion = Motion(standing: layer.state, shown: state).union(outer)
    }

    /// From the layer's points to its superlayer's, about the anchor point.
    var toParent: CATransform3D {
      let s = state
      let ax = s.bounds.minX + s.anchorPoint.x * s.bounds.width
      let ay = s.bounds.minY + s.anchorPoint.y * s.bounds.height
      var t = CATransform3DConcat(
        CATransform3DMakeTranslation(-ax, -ay, CGFloat(-s.anchorPointZ)), s.transform)
      t = CATransform3DConcat(
        t,
        CATransform3DMakeTranslation(
          s.position.x, s.position.y, CGFloat(s.zPosition + s.anchorPointZ)))
      return t
    }

    /// What the layer does to its sublayers' space, about its anchor point.
    var sublayerMap: CATransform3D? {
      let s = state
      if s.sublayerTransform == CATransform3DIdentity { return nil }
      let ax = s.bounds.minX + s.anchorPoint.x * s.bounds.width
      let ay = s.bounds.minY + s.anchorPoint.y * s.bounds.height
      return CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-ax, -ay, 0), s.sublayerTransform),
        CATransform3DMakeTranslation(ax, ay, 0))
    }
  }

  /// Lowers a layer that lies in a space which `map` takes to device pixels.
  func lower(
    _ shown: ShownLayer, map: PlaneMap, lens: CATransform3D? = nil, opacity outer: Double,
    into out: inout [DrawCommand]
  ) {
    let s = shown.state
    let opacity = min(max(s.opacity, 0), 1) * outer
    guard !s.isHidden, opacity > 0 else { return }
    let space = lens.map { CATransform3DConcat(shown.toParent, $0) } ?? shown.toParent
    let own = PlaneMap(space).concatenating(map)
    if !s.isDoubleSided && own.showsBack { return }
    guard let affine = own.affine else {
      warp(shown, map: own, opacity: opacity, into: &out)
      return
    }
    guard affine.isFinite, affine.determinant != 0 else { return }
    var commands: [DrawCommand] = []
    draw(shown, affine, opacity: 1, into: &commands)
    if commands.isEmpty { return }
    if opacity >= 1 {
      out += commands
    } else if commands.count == 1 {
      draw(shown, affine, opacity: opacity, into: &out)
    } else {
      let byte = UInt8(PixelGrid.roundHalfUp(opacity * 255))
      if byte == 0 { return }
      out.append(.beginGroup(opacity: byte, mode: .sourceOver))
      out += commands
      out.append(.endGroup)
    }
  }

  /// Draws a layer with its sublayers, without its own opacity.
  func draw(
    _ shown: ShownLayer, _ map: AffineTransform, opacity: Double, into out: inout [DrawCommand]
  ) {
    let s = shown.state
    let mask = shown.layer.maskLayer
    var body: [DrawCommand] = []
    drawBody(shown, map, opacity: opacity, into: &body)
    if let mask {
      var shape: [DrawCommand] = []
      lower(
        ShownLayer(mask, parentTime: shown.time, in: shown.motion), map: PlaneMap(map), opacity: 1,
        into: &shape)
      body =
        [.beginGroup(opacity: 255, mode: .sourceOver)] + body
        + [.beginGroup(opacity: 255, mode: .destinationIn)] + shape + [.endGroup, .endGroup]
    }
    if s.shadowOpacity > 0, !s.masksToBounds {
      drawShadow(of: body, state: s, map, opacity: opacity, into: &out)
    }
    out += body
  }

  private func drawBody(
    _ shown: ShownLayer, _ map: AffineTransform, opacity: Double, into out: inout [DrawCommand]
  ) {
    let s = shown.state
    let box = LayerBox(state: s, map: map, scale: scale)
    if let color = s.backgroundColor { box.fill(color, opacity: opacity, into: &out) }
    var inside: [DrawCommand] = []
    drawContents(shown, map, opacity: opacity, into: &inside)
    let children = shown.layer.children.map {
      ShownLayer($0, parentTime: shown.time, in: shown.motion)
    }
    let ordered = children.enumerated().sorted {
      ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset)
    }
    let lens = shown.sublayerMap
    for (_, child) in ordered {
      lower(child, map: PlaneMap(map), lens: lens, opacity: opacity, into: &inside)
    }
    inside = withTransition(shown, map, inside)
    if !inside.isEmpty {
      if s.masksToBounds {
        out.append(.beginClip(box.clip))
        out += inside
        out.append(.endClip)
      } else {
        out += inside
      }
    }
    if s.borderWidth > 0, let color = s.borderColor {
      box.stroke(color, width: s.borderWidth, opacity: opacity, into: &out)
    }
  }

  private func drawContents(
    _ shown: ShownLayer, _ map: AffineTransform, opacity: Double, into out: inout [DrawCommand]
  ) {
    let s = shown.state
    switch s.contents {
    case .image(let contents): drawImage(contents, shown, map, opacity: opacity, into: &out)
    case .vector(let contents):
      let recording = VectorLowering(
        scale: scale, map: snapped(map, to: s.bounds.origin, shown.motion), motion: shown.motion)
      var commands: [DrawCommand] = []
      recording.draw(contents.commands, opacity: opacity, into: &commands)
      if shown.layer.contentsAreDrawn && !commands.isEmpty {
        // A view draws into pixels of its own extent.
        let box = LayerBox(state: s, map: map, scale: scale, ignoringCorners: true)
        out += [.beginClip(box.clip)] + commands + [.endClip]
      } else {
        out += commands
      }
    case nil: break
    }
    if shown.layer is CAShapeLayer { drawShape(s.shape, map, opacity: opacity, into: &out) }
    if shown.layer is CAGradientLayer {
      drawGradient(s, map, opacity: opacity, into: &out)
    }
  }

  /// The map with the layer's origin on a device pixel, where its points are as large as on screen:
  /// what was drawn into whole pixels stays in them. Under any other scale, and on its way, it moves
  /// freely.
  func snapped(_ map: AffineTransform, to origin: CGPoint, _ motion: Motion) -> AffineTransform {
    guard map.a == scale, map.d == scale, map.b == 0, map.c == 0 else { return map }
    let corner = map.apply(Point(origin))
    var out = map
    if !motion.x { out.tx += Double(PixelGrid.pixel(corner.x)) - corner.x }
    if !motion.y { out.ty += Double(PixelGrid.pixel(corner.y)) - corner.y }
    return out
  }
}
