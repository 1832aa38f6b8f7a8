// SPDX-License-Identifier: MIT
//
// Where gravity puts pictures.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LoweringImagesTests {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
  private let size = CGSize(width: 10, height: 10)

  @Test func gravityPlacesThePicture() {
    func place(_ g: CALayerContentsGravity) -> CGRect { Lowering.place(size, in: bounds, by: g) }
    #expect(place(.resize) == bounds)
    #expect(place(.resizeAspect) == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(place(.resizeAspectFill) == CGRect(x: 0, y: -10, width: 40, height: 40))
    #expect(place(.center) == CGRect(x: 15, y: 5, width: 10, height: 10))
    #expect(place(.topLeft) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(place(.bottomRight) == CGRect(x: 30, y: 10, width: 10, height: 10))
    #expect(place(.left) == CGRect(x: 0, y: 5, width: 10, height: 10))
  }

  @Test func aTemplateTakesTheTint() {
    let stage = Stage(size: CGSize(width: 4, height: 4), scale: 1)
    stage.makeCurrent()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    let image = Image(Pixmap(width: 4, height: 4, color: .black))
    layer.layerContents = .image(ImageContents(image: image, scale: 1, isTemplate: true))
    layer.contentsTint = UIColor.red.cgColor
    stage.window.layer.addSublayer(layer)
    #expect(Compositor.render(stage.displayList())[1, 1].r == 255)
  }

  @Test func onlyTheMiddleOfAStretchedPictureStretches() {
    let stage = Stage(size: CGSize(width: 9, height: 3), scale: 1)
    stage.makeCurrent()
    var pixmap = Pixmap(width: 3, height: 3, color: .white)
    for y in 0..<3 {
      for c in 0..<3 { pixmap.bytes[(y * 3 + 1) * 4 + c] = 0 }
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 9, height: 3)
    layer.contents = CGImage(pixmap)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    stage.window.layer.addSublayer(layer)
    let p = Compositor.render(stage.displayList())
    #expect(p[0, 1] == .white && p[4, 1] == .black && p[8, 1] == .white)
  }
}
