// SPDX-License-Identifier: MIT
//
// One instant of a transition, exactly, with what was asked for around it.

import Foundation
import Recording
import ViewKit

/// A frame alone.
@MainActor
struct StillForm {
  let drawing: FormDrawing

  func picture() throws -> DrawnPicture {
    let moment: Moment
    do throws(FrameSelection.Fault) { moment = try Moment(drawing.request.times ?? "end") } catch {
      throw DocumentError(key: "at", reason: error.reason)
    }
    let stage = try MountedFrames(drawing)
    let film = try drawing.library.instant(stage.key, at: moment)
    stage.mount.show(film.picture(0, in: stage.rect))
    return DrawnPicture(stage.sheet.list, scale: drawing.variant.scale)
  }
}

/// One frame on a sheet, with what is around it; its picture can be exchanged.
@MainActor
struct MountedFrames {
  let key: FilmKey
  /// What is kept of the screen, in points.
  let rect: CGRect
  let sheet: Sheet
  let mount: FrameMount

  init(_ drawing: FormDrawing) throws {
    let request = drawing.request
    // What is kept does not depend on how large it is filmed.
    let plain = try drawing.library.film(drawing.key())
    rect = plain.rect(request.crop)
    let factor = drawing.factor(request.width, of: rect)
    key = drawing.key(factor: factor)
    let hasShadow = request.mount.hasShadow ?? request.mount.hasDevice
    let padding = request.mount.padding ?? (hasShadow ? FrameMount.shadowReach : 0)
    let size = drawing.shown(rect, factor)
    let bezel =
      request.mount.hasDevice ? DeviceOutline(scene: plain.scene, factor: factor).bezel : 0
    sheet = drawing.sheet(
      width: Double(size.width) + 2 * (bezel + padding),
      height: Double(size.height) + 2 * (bezel + padding))
    mount = FrameMount(
      size: size, factor: factor, options: request.mount, scene: plain.scene, sheet: sheet)
    mount.view.frame.origin = CGPoint(x: padding, y: padding)
    sheet.view.addSubview(mount.view)
  }
}
