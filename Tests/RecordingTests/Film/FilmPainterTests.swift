// SPDX-License-Identifier: MIT
//
// A painter's pictures are the film's, whatever it drew before.

import Foundation
import Testing
import ViewKit

@testable import Recording

@MainActor
struct FilmPainterTests {
  @Test func `Pictures are the film's own, of films of several sizes`() throws {
    let painter = FilmPainter()
    var kept = [painter.picture(try film(40), 0)]
    for size in [40.0, 60, 40] {
      let film = try film(size)
      for index in film.frames.indices {
        kept.append(painter.picture(film, index))
        #expect(kept.last == film.picture(index))
      }
    }
    // What was handed out is not drawn over.
    #expect(try kept[0] == film(40).picture(0))
  }

  private func film(_ size: Double) throws -> Film {
    let recorder = FrameRecorder(
      device: Device(name: "small", width: size, height: 40, scale: 1), framesPerSecond: 10)
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 2, y: 2, width: 30, height: 20))
    label.text = "Ab"
    controller.view.addSubview(label)
    return try recorder.film(controller) { _ in
      UIView.animate(withDuration: 0.5) { label.center.x += 9 }
    }
  }
}
