// SPDX-License-Identifier: MIT
//
// A contact sheet: every style beside every view transition, all at the same time. A film that has ended
// by then shows its end.

import Foundation
import Recording
import ViewKit

/// A table of styles and view transitions.
@MainActor
struct SheetForm {
  private static let gap = 14.0
  private static let headHeight = 24.0
  private static let cellWidth = 132.0
  private static let labelSize = 12.0
  /// When most of the motion can be seen; chosen by us.
  private static let time = "250ms"

  let drawing: FormDrawing

  func picture() throws -> DrawnPicture {
    let request = drawing.request
    let moment: Moment
    do throws(FrameSelection.Fault) { moment = try Moment(request.times ?? Self.time) } catch {
      throw DocumentError(key: "at", reason: error.reason)
    }
    func key(_ style: String, _ transition: String, _ factor: Double) -> FilmKey {
      var key = drawing.key(factor: factor)
      key.style = style
      key.viewTransition = transition
      return key
    }
    let (styles, transitions) = (request.styles, request.viewTransitions)
    let rect = try drawing.library.film(key(styles[0], transitions[0], 1)).rect(request.crop)
    let factor = drawing.factor(request.width ?? Self.cellWidth, of: rect)
    let size = drawing.shown(rect, factor)
    drawing.sheet(width: 0, height: 0).makeCurrent()
    let labels = styles.map { Sheet.width(of: $0, size: Self.labelSize, weight: .semibold) }
    let left = ((labels.max() ?? 0) + 16).rounded(.up)
    let step = CGSize(width: size.width + Self.gap, height: size.height + Self.gap)
    var cells: [(CGImage, FilmedScene)] = []
    for style in styles {
      for transition in transitions {
        let film = try drawing.library.film(key(style, transition, factor))
        let time = min(moment.time(in: film.film.duration) ?? .infinity, film.film.duration)
        let frame = Int((time * Double(film.film.framesPerSecond)).rounded())
        let last = film.film.frames.count - 1
        cells.append((film.picture(min(frame, last), in: rect), film))
      }
    }
    let table = drawing.sheet(
      width: left + Double(step.width) * Double(transitions.count) - Self.gap,
      height: Self.headHeight + Double(step.height) * Double(styles.count) - Self.gap)
    for (column, transition) in transitions.enumerated() {
      table.add(
        transition,
        in: CGRect(
          x: table.snapped(left + CGFloat(column) * step.width), y: 0, width: size.width,
          height: Self.headHeight - 4), size: Self.labelSize, weight: .semibold,
        color: table.palette.text)
    }
    for (row, style) in styles.enumerated() {
      let y = table.snapped(Self.headHeight + CGFloat(row) * step.height)
      table.add(
        style, in: CGRect(x: 0, y: y, width: left - 16, height: size.height),
        size: Self.labelSize, weight: .semibold, color: table.palette.text, alignment: .left)
      for column in transitions.indices {
        var options = MountOptions()
        options.corners = request.crop == .bar ? 4 : 6
        let (picture, film) = cells[row * transitions.count + column]
        let mount = FrameMount(
          size: size, factor: factor, options: options, scene: film.scene, sheet: table)
        mount.view.frame.origin = CGPoint(
          x: table.snapped(left + CGFloat(column) * step.width), y: y)
        mount.show(picture)
        table.view.addSubview(mount.view)
      }
    }
    return DrawnPicture(table.list, scale: drawing.variant.scale)
  }
}
