// SPDX-License-Identifier: MIT
//
// Layer trees as display lists, shown as text.

import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LoweringTests {
  let stage = Stage(size: CGSize(width: 10, height: 10), scale: 2)

  init() { stage.makeCurrent() }

  private func add(
    _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ color: UIColor = .red,
    to parent: UIView? = nil
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: w, height: h))
    view.backgroundColor = color
    (parent ?? stage.window).addSubview(view)
    return view
  }

  private var lines: [String] {
    stage.displayList().description.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func theScreenIsBlackWhereNothingIs() {
    stage.makeCurrent()
    #expect(stage.displayList() == DisplayList(width: 20, height: 20, background: .black))
  }

  @Test func edgesOfPlainLayersGoToTheNearestPixelHalvesUp() {
    stage.makeCurrent()
    _ = add(1.25, 0.2, 3, 2.1)
    // 2.5 → 3, 0.4 → 0, 8.5 → 9, 4.6 → 5.
    let red = PremultipliedColor(r: 255, g: 0, b: 0, a: 255)
    #expect(
      stage.displayList().commands == [
        .fillRect(
          PixelRect(minX: 3, minY: 0, maxX: 9, maxY: 5), color: red, mode: .sourceOver)
      ])
  }

  @Test func opacityOfALoneCommandFoldsIntoItsColour() {
    stage.makeCurrent()
    let view = add(0, 0, 5, 5)
    view.alpha = 0.5
    #expect(lines.count == 2)
    let half = PremultipliedColor(straightRed: 1, green: 0, blue: 0, opacity: 0.5)
    #expect(
      stage.displayList().commands.first
        == .fillRect(PixelRect(x: 0, y: 0, width: 10, height: 10), color: half, mode: .sourceOver))
  }

  @Test func opacityOfSeveralCommandsIsAGroup() {
    stage.makeCurrent()
    let view = add(0, 0, 5, 5)
    view.alpha = 0.5
    _ = add(0, 0, 2, 2, .blue, to: view)
    #expect(stage.displayList().commands.first == .beginGroup(opacity: 128, mode: .sourceOver))
    #expect(stage.displayList().commands.count == 4)
  }

  @Test func hiddenAndClearLayersDrawNothing() {
    stage.makeCurrent()
    add(0, 0, 5, 5).isHidden = true
    add(0, 0, 5, 5).alpha = 0
    _ = add(0, 0, 5, 5, .clear)
    #expect(stage.displayList().commands.isEmpty)
  }

  @Test func boundsClipSublayers() {
    stage.makeCurrent()
    let view = add(0, 0, 5, 5)
    view.clipsToBounds = true
    _ = add(3, 3, 5, 5, .blue, to: view)
    let commands = stage.displayList().commands
    #expect(commands[1] == .beginClip(.rect(PixelRect(x: 0, y: 0, width: 10, height: 10))))
    #expect(commands.last == .endClip)
    view.layer.cornerRadius = 2
    guard case .beginClip(.path) = stage.displayList().commands[1] else {
      Issue.record("round corners clip along an outline")
      return
    }
  }

  @Test func siblingsGoByZPositionThenInsertion() {
    stage.makeCurrent()
    let a = add(0, 0, 1, 1, .red)
    _ = add(0, 0, 1, 1, .green)
    _ = add(0, 0, 1, 1, .blue)
    a.layer.zPosition = 1
    let colors = stage.displayList().commands.map { command -> PremultipliedColor in
      if case .fillRect(_, let color, _) = command { return color }
      return .clear
    }
    #expect(colors.map(\.r) == [0, 0, 255])
    #expect(colors.map(\.g) == [255, 0, 0])
  }

  @Test func aScaledPlainLayerStillEndsOnPixels() {
    stage.makeCurrent()
    let view = add(2, 2, 4, 4)
    view.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    #expect(lines[1].hasPrefix("fill [3 3 13 13]"))
  }

  @Test func aTurnedLayerIsCoveredExactly() {
    stage.makeCurrent()
    let view = add(2, 2, 4, 4)
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    #expect(lines[1].hasPrefix("fill path{"))
  }

  @Test func aMaskKeepsWhatItCovers() {
    stage.makeCurrent()
    let view = add(0, 0, 5, 5)
    let mask = CALayer()
    mask.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    let commands = stage.displayList().commands
    #expect(commands.count == 6)
    #expect(commands[2] == .beginGroup(opacity: 255, mode: .destinationIn))
    let picture = Compositor.render(stage.displayList())
    #expect(picture[2, 2].r == 255)
    #expect(picture[1, 1] == .black)
    #expect(picture[6, 6] == .black)
  }

  @Test func aBorderIsDrawnOverSublayersInsideTheEdge() {
    stage.makeCurrent()
    let view = add(0, 0, 5, 5)
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.green.cgColor
    _ = add(0, 0, 5, 5, .blue, to: view)
    let picture = Compositor.render(stage.displayList())
    #expect(picture[0, 5].g == 255)
    #expect(picture[1, 5].g == 255)
    #expect(picture[2, 5].b == 255)
    #expect(picture[9, 9].g == 255)
    #expect(picture[10, 9] == .black)
  }

  @Test func aLayerInPerspectiveIsForeshortened() {
    stage.makeCurrent()
    let view = add(2, 2, 6, 6)
    var t = CATransform3DIdentity
    t.m34 = -1 / 20
    view.layer.transform = CATransform3DRotate(t, .pi / 4, 0, 1, 0)
    let picture = Compositor.render(stage.displayList())
    func height(_ x: Int) -> Int { (0..<20).count { picture[x, $0].r > 127 } }
    // The left side turns toward the eye.
    #expect(height(6) > height(13))
    #expect(height(10) > 0)
    #expect(picture[4, 10] == .black)
  }

  @Test func theBackOfAOneSidedLayerIsNotDrawn() {
    stage.makeCurrent()
    let view = add(2, 2, 6, 6)
    view.layer.isDoubleSided = false
    view.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(stage.displayList().commands.isEmpty)
  }
}
