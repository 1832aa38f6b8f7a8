// SPDX-License-Identifier: MIT
//
// Pictures at rest lie on whole pixels, pictures on their way where they are, along the axis of the way.

import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct MotionTests {
  /// Where the picture lies, in pixels.
  private func place(_ stage: Stage) throws -> Raster.AffineTransform {
    let transforms = stage.displayList().commands.compactMap { command -> Raster.AffineTransform? in
      if case .drawImage(_, let transform, _, _, _) = command { return transform }
      return nil
    }
    return try #require(transforms.first)
  }

  @Test func `A picture moves between pixels, and rests on them`() throws {
    let stage = Support.stage(width: 60, height: 60, scale: 2)
    let holder = UIView(frame: CGRect(x: 10.1, y: 10, width: 20, height: 20))
    let view = UIImageView(image: Support.picture(20, 20, scale: 2))
    holder.addSubview(view)
    stage.window.addSubview(holder)
    #expect(try place(stage) == .translation(x: 20, y: 20))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { holder.center.y += 10 }
    stage.advance(to: 0.33)
    let middle = try place(stage)
    // Along x it rests.
    #expect(middle.tx == 20 && abs(middle.ty - 26.6) < 1e-9)
    stage.advance(to: 1)
    #expect(try place(stage) == .translation(x: 20, y: 40))
  }

  @Test func `What a layer shows in place of what it stands at is motion`() {
    let standing = LayerState()
    var shown = standing
    #expect(Motion(standing: standing, shown: shown) == .rest)
    shown.position.x = 1
    #expect(Motion(standing: standing, shown: shown) == Motion(x: true))
    shown.position = CGPoint(x: 0, y: 1)
    #expect(
      Motion(standing: standing, shown: shown).union(Motion(x: true)) == Motion(x: true, y: true))
    shown = standing
    shown.bounds.origin.y = 3
    #expect(Motion(standing: standing, shown: shown) == Motion(x: true, y: true))
    shown = standing
    shown.opacity = 0.5
    #expect(Motion(standing: standing, shown: shown) == .rest)
  }
}
