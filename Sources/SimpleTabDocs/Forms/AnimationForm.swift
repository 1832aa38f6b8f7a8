// SPDX-License-Identifier: MIT
//
// The film as an animated PNG. It rests at its start and at the end of every transition; a transition
// that begins where the one before ended goes on from there.

import Compositing
import Foundation
import ImageCoding
import Recording
import ViewKit

/// The film.
@MainActor
struct AnimationForm {
  /// The most pixels of all frames that are held in memory while an animation is drawn; chosen by us.
  private static let mostPixels = 400_000_000

  let drawing: FormDrawing

  func picture() throws -> DrawnPicture {
    let request = drawing.request
    let stage = try MountedFrames(drawing)
    let names = request.transitions.isEmpty ? [nil] : request.transitions.map(Optional.some)
    let delay = FrameDelay(seconds: request.slower / Double(request.framesPerSecond))
    let hold = FrameDelay(seconds: Double(request.hold) / 1000)
    var frames: [(list: DisplayList, delay: FrameDelay)] = []
    var last: Int?
    for name in names {
      var key = stage.key
      key.sequence = name
      key.framesPerSecond = request.framesPerSecond
      let film = try drawing.library.film(key)
      let count = film.film.frames.count
      // Where the transition before ended, this one begins.
      let first = last != nil && last == film.name.from ? 1 : 0
      last = film.name.to
      guard first < count else { continue }
      for index in first..<count {
        try Interruption.process.check()
        let isRest = index == 0 || index == count - 1
        stage.mount.show(film.picture(index, in: stage.rect))
        let list = stage.sheet.list
        guard (frames.count + 1) * list.width * list.height <= Self.mostPixels else {
          throw DocumentError(
            key: "form", reason: "the animation has more than \(Self.mostPixels) pixels in all",
            hint: "Ask for a smaller width, fewer frames a second, or crop=bar.")
        }
        frames.append((list, isRest && request.hold > 0 ? hold : delay))
      }
    }
    return DrawnPicture(frames: frames, scale: drawing.variant.scale)
  }
}
