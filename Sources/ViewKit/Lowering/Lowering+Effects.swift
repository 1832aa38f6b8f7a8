// SPDX-License-Identifier: MIT
//
// What needs pixels before there is a picture: shadows (blurred coverage), gradients and perspective.
// Each is made into a picture of its own and drawn at whole device pixels.

import Animation
import Compositing
import Foundation
import Raster

/// Pictures that effects made, kept while their ingredients stay the same.
@MainActor
final class LoweringCache {
  private var shadows: [(key: DisplayList, radius: Double, image: Image)] = []

  /// The blurred opacity of a list, made anew or found.
  func shadow(of list: DisplayList, radius: Double, make: () -> Image) -> Image {
    if let hit = shadows.first(where: { $0.radius == radius && $0.key == list }) {
      return hit.image
    }
    let image = make()
    shadows.append((list, radius, image))
    // A screen holds a handful of shadows; sixteen outlast a frame.
    if shadows.count > 16 { shadows.removeFirst() }
    return image
  }
}

extension Lowering {
  // MARK: Shadows

  /// How far a shadow's blur may reach, in pixels: some screens' width. Chosen by us, so that its
  /// picture fits the memory.
  private static let longestReach = 4096.0

  /// Draws the shadow of what a layer draws, or of its shadow path. The radius is the standard
  /// deviation of the blur.
  func drawShadow(
    of body: [DrawCommand], state: LayerState, _ map: AffineTransform, opacity: Double,
    into out: inout [DrawCommand]
  ) {
    guard let color = state.shadowColor else { return }
    let shade = color.premultiplied(opacity: opacity * min(state.shadowOpacity, 1))
    var source = body
    var box: CGRect
    if let path = state.shadowPath {
      let outline = path.outline.transformed(by: map)
      source = [.fillPath(outline, rule: .nonZero, color: .black, mode: .sourceOver)]
      box = CGRect(enclosing: outline.points.map(CGPoint.init))
    } else {
      box = Self.extent(of: body) ?? .null
    }
    guard shade.a > 0, !box.isNull, !source.isEmpty else { return }
    let factor = abs(map.determinant).squareRoot()
    let sigma = max(state.shadowRadius, 0) * factor
    let reach = (3 * sigma).rounded(.up) + 1
    let screenBox = CGRect(
      x: 0, y: 0, width: screen.bounds.width * scale, height: screen.bounds.height * scale)
    let dx = Double(state.shadowOffset.width) * map.a + Double(state.shadowOffset.height) * map.c
    let dy = Double(state.shadowOffset.width) * map.b + Double(state.shadowOffset.height) * map.d
    // Rectangles of numbers that are none cannot be cut.
    guard box.isWithinReach, abs(dx) < 1e9, abs(dy) < 1e9 else { return }
    guard reach < Self.longestReach else {
      report("a shadow blurred over \(reach) pixels is left out")
      return
    }
    // What lies further off screen than blur and offset reach throws nothing on it.
    let near = screenBox.insetBy(dx: -(reach + abs(dx)) - 1, dy: -(reach + abs(dy)) - 1)
    box = box.intersection(near)
    if box.isNull || box.isEmpty { return }
    let x0 = Int(box.minX.rounded(.down)) - Int(reach)
    let y0 = Int(box.minY.rounded(.down)) - Int(reach)
    let width = Int(box.maxX.rounded(.up)) + Int(reach) - x0
    let height = Int(box.maxY.rounded(.up)) + Int(reach) - y0
    let list = DisplayList(
      width: width, height: height,
      commands: source.map { $0.moved(x: -Double(x0), y: -Double(y0)) })
    let image = cache.shadow(of: list, radius: sigma) {
      Self.blurred(Mask(opacityOf: Compositor.render(list)), sigma: sigma)
    }
    let place = AffineTransform.translation(
      x: Double(x0 + PixelGrid.pixel(dx)), y: Double(y0 + PixelGrid.pixel(dy)))
    out.append(
      .tintImage(image, transform: place, sampler: .nearest, color: shade, mode: .sourceOver))
  }

  /// Coverage blurred by a Gauss curve cut at three standard deviations, rows then columns.
  private static func blurred(_ mask: Mask, sigma: Double) -> Image {
    let width = mask.width
    let height = mask.height
    var values = mask.bytes.map { Float($0) }
    if sigma > 0.05 {
      let reach = Int((3 * sigma).rounded(.up))
      var weights = (0...reach).map {
        Elementary.exponential(-Double($0 * $0) / (2 * sigma * sigma))
      }
      let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
      weights = weights.map { $0 / sum }
      let w = weights.map { Float($0) }
      func pass(_ input: [Float], count: Int, lines: Int, step: Int, lineStep: Int) -> [Float] {
        var output = [Float](repeating: 0, count: input.count)
        for line in 0..<lines {
          let start = line * lineStep
          for i in 0..<count {
            var total = input[start + i * step] * w[0]
            for k in stride(from: 1, through: reach, by: 1) {
              if i >= k { total += input[start + (i - k) * step] * w[k] }
              if i + k < count { total += input[start + (i + k) * step] * w[k] }
            }
            output[start + i * step] = total
          }
        }
        return output
      }
      values = pass(values, count: width, lines: height, step: 1, lineStep: width)
      values = pass(values, count: height, lines: width, step: width, lineStep: 1)
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for i in values.indices { bytes[i * 4 + 3] = UInt8(min(max(values[i] + 0.5, 0), 255)) }
    return Image(
      Pixmap(width: width, height: height, premultipliedBytes: bytes)
        ?? Pixmap(width: 0, height: 0))
  }

  /// A rectangle of device pixels that holds everything commands draw; `nil` for nothing.
  private static func extent(of commands: [DrawCommand]) -> CGRect? {
    var box = CGRect.null
    for command in commands { if let part = command.extent { box = box.union(part) } }
    return box.isNull ? nil : box
  }

  // MARK: Gradients

  func drawGradient(
    _ state: LayerState, _ map: AffineTransform, opacity: Double, into out: inout [DrawCommand]
  ) {
    let g = state.gradient
    guard let first = g.colors.first, !state.bounds.isEmpty else { return }
    let box = LayerBox(state: state, map: map, scale: scale)
    if g.colors.count == 1 {
      box.fill(first, opacity: opacity, into: &out)
      return
    }
    let factor = max(abs(map.determinant).squareRoot(), 1e-6)
    let width = max(1, PixelGrid.pixel(Double(state.bounds.width) * factor))
    let height = max(1, PixelGrid.pixel(Double(state.bounds.height) * factor))
    guard width * height <= 64_000_000 else {
      report("a gradient of \(width) × \(height) pixels is too large; it is left out")
      return
    }
    let image = Image(GradientPicture(g).pixmap(width: width, height: height))
    let place = AffineTransform(
      a: Double(state.bounds.width) / Double(width), b: 0, c: 0,
      d: Double(state.bounds.height) / Double(height), tx: state.bounds.minX, ty: state.bounds.minY)
    let command = ImagePlacement(place.concatenating(map)).command(
      image, tint: nil, opacity: opacity)
    if state.cornerRadius > 0 {
      out += [.beginClip(box.clip), command, .endClip]
    } else {
      out.append(command)
    }
  }

  // MARK: Perspective

  /// Draws a layer that is seen in perspective: flat at the screen's scale first, then each device
  /// pixel is fetched from where it lies on the layer.
  func warp(
    _ shown: ShownLayer, map: PlaneMap, opacity: Double, into out: inout [DrawCommand]
  ) {
    let flat = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -Double(shown.state.bounds.minX) * scale,
      ty: -Double(shown.state.bounds.minY) * scale)
    var commands: [DrawCommand] = []
    draw(shown, flat, opacity: 1, into: &commands)
    guard let unflat = flat.inverse else { return }
    project(commands, through: PlaneMap(unflat).concatenating(map), opacity: opacity, into: &out)
  }

  /// Draws commands into a picture of their own, which a map with perspective takes to the device.
  func project(
    _ commands: [DrawCommand], through map: PlaneMap, opacity: Double,
    into out: inout [DrawCommand]
  ) {
    guard let extent = Self.extent(of: commands), extent.isWithinReach else { return }
    // One clear pixel around, so that edges are smooth.
    let flatX = Int(extent.minX.rounded(.down)) - 1
    let flatY = Int(extent.minY.rounded(.down)) - 1
    let width = Int(extent.maxX.rounded(.up)) + 1 - flatX
    let height = Int(extent.maxY.rounded(.up)) + 1 - flatY
    guard width > 0, height > 0, width * height <= 64_000_000 else {
      report("a layer of \(width) × \(height) pixels in perspective is left out")
      return
    }
    let list = DisplayList(
      width: width, height: height,
      commands: commands.map { $0.moved(x: -Double(flatX), y: -Double(flatY)) })
    let toDevice = PlaneMap(.translation(x: Double(flatX), y: Double(flatY))).concatenating(map)
    let corners = [
      Point(x: 0, y: 0), Point(x: Double(width), y: 0), Point(x: 0, y: Double(height)),
      Point(x: Double(width), y: Double(height)),
    ].compactMap(toDevice.apply)
    guard corners.count == 4, let inverse = toDevice.inverse else {
      if corners.count != 4 {
        report("a layer that reaches behind the eye of its perspective is left out")
      }
      return
    }
    let screenBox = CGRect(
      x: 0, y: 0, width: screen.bounds.width * scale, height: screen.bounds.height * scale)
    let outline = CGRect(enclosing: corners.map(CGPoint.init))
    guard [outline.minX, outline.minY, outline.maxX, outline.maxY].allSatisfy(\.isFinite) else {
      return
    }
    let box = outline.intersection(screenBox)
    if box.isNull || box.isEmpty { return }
    let x0 = Int(box.minX.rounded(.down))
    let y0 = Int(box.minY.rounded(.down))
    let picture = ProjectedPicture(source: Compositor.render(list), map: inverse)
    let pixmap = picture.pixmap(
      x: x0, y: y0, width: Int(box.maxX.rounded(.up)) - x0,
      height: Int(box.maxY.rounded(.up)) - y0)
    out.append(
      ImagePlacement(.translation(x: Double(x0), y: Double(y0)))
        .command(Image(pixmap), tint: nil, opacity: opacity))
  }
}

extension CGRect {
  /// Whether its edges are numbers that fit integers with room to spare.
  fileprivate var isWithinReach: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1_073_741_824 }
  }
}

extension DrawCommand {
  /// The command shifted by whole pixels.
  func moved(x: Double, y: Double) -> DrawCommand {
    let shift = AffineTransform.translation(x: x, y: y)
    let (dx, dy) = (PixelGrid.pixel(x), PixelGrid.pixel(y))
    switch self {
    case .fillRect(let rect, let color, let mode):
      return .fillRect(rect.offsetBy(dx: dx, dy: dy), color: color, mode: mode)
    case .fillPath(let path, let rule, let color, let mode):
      return .fillPath(path.transformed(by: shift), rule: rule, color: color, mode: mode)
    case .tintImage(let image, let t, let sampler, let color, let mode):
      return .tintImage(
        image, transform: t.concatenating(shift), sampler: sampler, color: color, mode: mode)
    case .drawImage(let image, let t, let sampler, let opacity, let mode):
      return .drawImage(
        image, transform: t.concatenating(shift), sampler: sampler, opacity: opacity, mode: mode)
    case .drawGlyphs(let run, let t, let color, let mode):
      return .drawGlyphs(run, transform: t.concatenating(shift), color: color, mode: mode)
    case .beginClip(.rect(let rect)): return .beginClip(.rect(rect.offsetBy(dx: dx, dy: dy)))
    case .beginClip(.path(let path, let rule)):
      return .beginClip(.path(path.transformed(by: shift), rule: rule))
    case .beginGroup, .endGroup, .endClip: return self
    }
  }

  /// A rectangle of device pixels that holds what the command draws; glyphs are taken as reaching
  /// two ems around their pens.
  var extent: CGRect? {
    func mapped(_ image: Image, _ t: AffineTransform) -> CGRect {
      CGRect(x: 0, y: 0, width: image.pixmap.width, height: image.pixmap.height)
        .applying(CGAffineTransform(t))
    }
    switch self {
    case .fillRect(let r, _, _):
      return CGRect(x: r.minX, y: r.minY, width: r.width, height: r.height)
    case .fillPath(let path, _, _, _):
      return path.isEmpty ? nil : CGRect(enclosing: path.points.map(CGPoint.init))
    case .tintImage(let image, let t, _, _, _): return mapped(image, t)
    case .drawImage(let image, let t, _, _, _): return mapped(image, t)
    case .drawGlyphs(let run, let t, _, _):
      let pens = run.glyphs.map { CGPoint(x: $0.x, y: $0.y) }
      if pens.isEmpty { return nil }
      let reach = 2 * run.pixelsPerEm
      return CGRect(enclosing: pens).insetBy(dx: -reach, dy: -reach)
        .applying(CGAffineTransform(t))
    case .beginGroup, .endGroup, .beginClip, .endClip: return nil
    }
  }
}
