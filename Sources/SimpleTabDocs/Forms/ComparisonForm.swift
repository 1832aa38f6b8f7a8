// SPDX-License-Identifier: MIT
//
// Styles under one another, at the same moments: a table whose columns are times and whose rows are
// styles. Cells show the part of the bar in which something happens.

import Foundation
import Recording
import ViewKit

/// A table of styles and times.
@MainActor
struct ComparisonForm {
  private static let gap = 12.0
  private static let headHeight = 22.0
  private static let rowGap = 14.0
  private static let cellWidth = 150.0
  private static let labelSize = 12.0

  let drawing: FormDrawing

  func picture() throws -> DrawnPicture {
    let request = drawing.request
    func key(_ style: String, _ factor: Double) -> FilmKey {
      var key = drawing.key(factor: factor)
      key.style = style
      return key
    }
    let plain = try request.styles.map { try drawing.library.film(key($0, 1)) }
    let rect = plain[0].busyPart
    let factor = drawing.factor(request.width ?? Self.cellWidth, of: rect)
    let size = drawing.shown(rect, factor)
    // The longest film has all the moments; the others rest when they have ended.
    let longest = plain.max { $0.film.duration < $1.film.duration } ?? plain[0]
    let frames = try longest.frames(
      at: request.times, evenly: min(request.moments, 4))

    let sheet = drawing.sheet(width: 0, height: 0)
    sheet.makeCurrent()
    let labels = request.styles.map {
      Sheet.width(of: $0, size: Self.labelSize, weight: .semibold)
    }
    let left = ((labels.max() ?? 0) + 16).rounded(.up)
    let step = CGSize(width: size.width + Self.gap, height: size.height + Self.rowGap)
    let table = drawing.sheet(
      width: left + Double(step.width) * Double(frames.count) - Self.gap,
      height: Self.headHeight + Double(step.height) * Double(request.styles.count) - Self.rowGap)
    for (column, frame) in frames.enumerated() {
      let x = table.snapped(left + CGFloat(column) * step.width)
      table.add(
        longest.label(frame),
        in: CGRect(x: x, y: 0, width: size.width, height: Self.headHeight - 4))
    }
    for (row, style) in request.styles.enumerated() {
      let film = try drawing.library.film(key(style, factor))
      let y = table.snapped(Self.headHeight + CGFloat(row) * step.height)
      table.makeCurrent()
      table.add(
        style, in: CGRect(x: 0, y: y, width: left - 16, height: size.height),
        size: Self.labelSize, weight: .semibold, color: table.palette.text, alignment: .left)
      for (column, frame) in frames.enumerated() {
        var options = MountOptions()
        options.corners = 4
        let mount = FrameMount(
          size: size, factor: factor, options: options, scene: film.scene, sheet: table)
        mount.view.frame.origin = CGPoint(
          x: table.snapped(left + CGFloat(column) * step.width), y: y)
        mount.show(film.picture(min(frame, film.film.frames.count - 1), in: rect))
        table.view.addSubview(mount.view)
      }
    }
    return DrawnPicture(table.list, scale: drawing.variant.scale)
  }
}

extension FilmedScene {
  /// The part of the bar with the tabs that change; all of it in a script.
  var busyPart: CGRect {
    // Without the hairline, over which pages shine through.
    var bar = bar
    bar.origin.y += 1 / scale
    bar.size.height -= 1 / scale
    guard let from = name.from, let to = name.to else { return bar }
    let frames = [from, to].compactMap { view("item[\($0)]", at: 0)?.frame }
    guard frames.count == 2 else { return bar }
    let left = max(Double(bar.minX), frames.map { $0[0] }.min() ?? 0)
    let right = min(Double(bar.maxX), frames.map { $0[0] + $0[2] }.max() ?? 0)
    return CGRect(x: left, y: bar.minY, width: right - left, height: bar.height)
  }
}
