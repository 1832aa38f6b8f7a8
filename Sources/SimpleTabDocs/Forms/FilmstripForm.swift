// SPDX-License-Identifier: MIT
//
// Moments of a transition side by side, each with its time under it.

import Foundation
import Recording
import ViewKit

/// Frames side by side.
@MainActor
struct FilmstripForm {
  /// A frame's width when none is given, in points; all lengths here are chosen by us.
  static let screenWidth = 112.0
  static let barWidth = 280.0
  private static let gap = 14.0
  private static let labelHeight = 22.0
  private static let rowGap = 10.0

  let drawing: FormDrawing

  func picture() throws -> DrawnPicture {
    let request = drawing.request
    let plain = try drawing.library.film(drawing.key())
    let rect = plain.rect(request.crop)
    let isBar = request.crop == .bar
    let width = request.width ?? (isBar ? Self.barWidth : Self.screenWidth)
    let factor = drawing.factor(width, of: rect)
    let film = try drawing.library.film(drawing.key(factor: factor))
    let frames = try film.frames(at: request.times, evenly: request.moments)

    var options = request.mount
    options.hasShadow = false
    if options.corners == nil, !options.hasDevice { options.corners = isBar ? 4 : 6 }
    let size = drawing.shown(rect, factor)
    let bezel = options.hasDevice ? DeviceOutline(scene: film.scene, factor: factor).bezel : 0
    let outer = CGSize(width: size.width + 2 * bezel, height: size.height + 2 * bezel)
    let columns = min(request.columns ?? (isBar ? 2 : 6), frames.count)
    let rows = (frames.count + columns - 1) / columns
    let step = CGSize(
      width: outer.width + Self.gap, height: outer.height + Self.labelHeight + Self.rowGap)
    let sheet = drawing.sheet(
      width: Double(step.width) * Double(columns) - Self.gap,
      height: Double(step.height) * Double(rows) - Self.rowGap)
    for (index, frame) in frames.enumerated() {
      let x = sheet.snapped(CGFloat(index % columns) * step.width)
      let y = sheet.snapped(CGFloat(index / columns) * step.height)
      let mount = FrameMount(
        size: size, factor: factor, options: options, scene: film.scene, sheet: sheet)
      mount.view.frame.origin = CGPoint(x: x, y: y)
      mount.show(film.picture(frame, in: rect))
      sheet.view.addSubview(mount.view)
      sheet.add(
        film.label(frame),
        in: CGRect(
          x: x, y: y + outer.height + 2, width: outer.width, height: Self.labelHeight - 2))
    }
    return DrawnPicture(sheet.list, scale: drawing.variant.scale)
  }
}
