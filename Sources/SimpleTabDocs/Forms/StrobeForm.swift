// SPDX-License-Identifier: MIT
//
// Motion in one picture: moments of the bar laid over one another, later ones stronger, and over them
// the paths of the icons' and the strip's centres with a dot at each moment. Moments are laid over by the
// darker colour on light bars and by the lighter one on dark bars, so that the bar's own colour does
// not wash them out.

import Compositing
import Foundation
import Raster
import ViewKit

/// Moments over one another.
@MainActor
struct StrobeForm {
  /// Around the bar for paths that leave it, in points; all lengths here are chosen by us.
  private static let margin = 14.0
  private static let legendHeight = 26.0

  let drawing: FormDrawing

  func picture() throws -> DrawnPicture {
    let request = drawing.request
    let zoom = request.zoom
    let plain = try drawing.library.film(drawing.key())
    let rect = plain.busyPart
    var key = drawing.key()
    key.scale = drawing.variant.scale * zoom
    let film = try drawing.library.film(key)
    let frames = try film.frames(at: request.times, evenly: request.moments)
    let size = CGSize(width: rect.width * CGFloat(zoom), height: rect.height * CGFloat(zoom))
    let margin = CGFloat(Self.margin)
    let sheet = drawing.sheet(
      width: Double(size.width + 2 * margin),
      height: Double(size.height + 2 * margin) + Self.legendHeight)

    var options = MountOptions()
    options.corners = 6
    let mount = FrameMount(
      size: size, factor: Double(zoom), options: options, scene: film.scene, sheet: sheet)
    mount.view.frame.origin = CGPoint(x: margin, y: margin)
    mount.show(CGImage(Self.overlay(frames.map { film.picture($0, in: rect).image })))
    sheet.view.addSubview(mount.view)

    func place(_ center: [Double]) -> CGPoint {
      CGPoint(
        x: margin + (center[0] - rect.minX) * CGFloat(zoom),
        y: margin + (center[1] - rect.minY) * CGFloat(zoom))
    }
    let palette = sheet.palette
    var legend: [(text: String, color: UIColor)] = []
    for (index, path) in Self.paths(film).enumerated() {
      let color = palette.curves[index % palette.curves.count]
      let points = film.film.frames.indices.compactMap { frame in
        film.view(path.view, at: frame).map { place($0.center) }
      }
      guard Self.length(points) > 1 else { continue }
      sheet.addPath(points, color: palette.page, width: 4, opacity: 0.85)
      sheet.addPath(points, color: color, width: 2)
      for frame in frames {
        guard let view = film.view(path.view, at: frame) else { continue }
        sheet.addDot(at: place(view.center), radius: 3.5, color: color, ring: palette.page)
      }
      legend.append((path.text, color))
    }
    add(legend, film, frames, to: sheet, below: size.height + 2 * margin)
    return DrawnPicture(sheet.list, scale: drawing.variant.scale)
  }

  /// What is followed, with its name in the legend.
  private static func paths(_ film: FilmedScene) -> [(view: String, text: String)] {
    var paths: [(view: String, text: String)] = []
    if let to = film.name.to { paths.append(("item[\(to)].icon", "icon of \(film.title(to))")) }
    if let from = film.name.from, from != film.name.to {
      paths.append(("item[\(from)].icon", "icon of \(film.title(from))"))
    }
    if film.name.to == nil {
      for tab in film.scene.tabs.indices.prefix(3) {
        paths.append(("item[\(tab)].icon", "icon of \(film.title(tab))"))
      }
    }
    paths.append(("selector", "strip"))
    return paths
  }

  private static func length(_ points: [CGPoint]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let (dx, dy) = (Double(pair.1.x - pair.0.x), Double(pair.1.y - pair.0.y))
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }

  /// Pictures over one another: the last one whole, the others fainter the earlier they are.
  private static func overlay(_ images: [Image]) -> Pixmap {
    guard let last = images.last else { return Pixmap(width: 0, height: 0) }
    let ground = last.pixmap[2, last.pixmap.height / 2]
    let isDark = Int(ground.r) + Int(ground.g) + Int(ground.b) < 384
    var list = DisplayList(width: last.pixmap.width, height: last.pixmap.height)
    list.commands.append(
      .drawImage(last, transform: .identity, sampler: .nearest, opacity: 255, mode: .sourceOver))
    for (index, image) in images.dropLast().enumerated() {
      let share = Double(index + 1) / Double(images.count)
      list.commands.append(
        .drawImage(
          image, transform: .identity, sampler: .nearest,
          opacity: UInt8(70 + 120 * share), mode: isDark ? .lighten : .darken))
    }
    return Compositor.render(list)
  }

  private func add(
    _ legend: [(text: String, color: UIColor)], _ film: FilmedScene, _ frames: [Int],
    to sheet: Sheet, below y: CGFloat
  ) {
    let middle = y + CGFloat(Self.legendHeight) / 2 - 2
    var x = CGFloat(Self.margin)
    for (text, color) in legend {
      sheet.addPath(
        [CGPoint(x: x, y: middle), CGPoint(x: x + 18, y: middle)], color: color, width: 2)
      sheet.addDot(at: CGPoint(x: x + 9, y: middle), radius: 3.5, color: color)
      let width = CGFloat(Sheet.width(of: text, size: 11))
      sheet.add(
        text, in: CGRect(x: x + 24, y: middle - 10, width: width + 2, height: 20),
        alignment: .left)
      x += 24 + width + 20
    }
    guard let first = frames.first, let last = frames.last else { return }
    let times = "a dot at \(frames.count) moments, \(film.label(first)) to \(film.label(last))"
    let width = CGFloat(Sheet.width(of: times, size: 11)) + 2
    let right = sheet.view.bounds.width - CGFloat(Self.margin)
    guard right - width > x else { return }
    sheet.add(
      times, in: CGRect(x: right - width, y: middle - 10, width: width, height: 20),
      alignment: .right)
  }
}
