// SPDX-License-Identifier: MIT
//
// What an image view gives its layer: the picture, and the tint that fills a template.

import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct UIImageViewTests {
  private func contents(_ view: UIImageView) -> ImageContents? {
    if case .image(let contents)? = view.layer.layerContents { contents } else { nil }
  }

  @Test func `a view made with a picture shows it at its size`() {
    Support.stage()
    let view = UIImageView(image: Support.picture(50, 40, scale: 2))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 25, height: 20))
    #expect(contents(view)?.size == CGSize(width: 25, height: 20))
    #expect(contents(view)?.isTemplate == false)
    #expect(view.intrinsicContentSize == CGSize(width: 25, height: 20))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(contents(view) == nil)
    #expect(view.sizeThatFits(.zero) == .zero)
  }

  @Test func `a template is filled with the nearest tint above`() {
    Support.stage()
    let outer = UIView()
    let view = UIImageView(image: Support.picture(1, 1).withRenderingMode(.alwaysTemplate))
    outer.addSubview(view)
    #expect(view.layer.contentsTint == UIColor.systemBlue.cgColor)
    outer.tintColor = .red
    #expect(view.layer.contentsTint == UIColor.red.cgColor)
    view.tintColor = .green
    outer.tintColor = .blue
    #expect(view.layer.contentsTint == UIColor.green.cgColor)
    #expect(contents(view)?.isTemplate == true)
  }

  @Test func `a change of tint inside an animation blends with its progress`() throws {
    let stage = Support.stage()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIImageView(image: Support.picture(10, 10).withRenderingMode(.alwaysTemplate))
    outer.addSubview(view)
    stage.window.addSubview(outer)
    outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.advance(to: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      outer.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    for progress in [0, 0.25, 0.5, 1] as [CGFloat] {
      stage.advance(to: 1 + Double(progress))
      let shown = view.layer.presentation() ?? view.layer
      let parts = try #require(shown.contentsTint?.components)
      #expect(abs(parts[0] - (1 - progress)) < 1e-9)
      #expect(abs(parts[2] - progress) < 1e-9)
    }
  }

  @Test func `a template's pixels are tint times opacity, never a solid box`() throws {
    let stage = Support.stage(width: 2, height: 1, scale: 1)
    let pixels = try #require(
      Pixmap(width: 2, height: 1, premultipliedBytes: [0, 0, 0, 0, 9, 9, 9, 128]))
    let view = UIImageView(image: UIImage(pixmap: pixels).withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.window.addSubview(view)
    let shown = Compositor.render(stage.displayList())
    // The screen behind is black.
    #expect(shown[0, 0] == .black)
    #expect(shown[1, 0] == PremultipliedColor(r: 128, g: 0, b: 0, a: 255))
  }

  @Test func `a highlighted view shows its other picture, if it has one`() {
    Support.stage()
    let view = UIImageView(image: Support.picture(1, 1), highlightedImage: Support.picture(3, 3))
    #expect(contents(view)?.size.width == 1)
    view.isHighlighted = true
    #expect(contents(view)?.size.width == 3)
    view.highlightedImage = nil
    #expect(contents(view)?.size.width == 1)
  }

  @Test func `cap insets become the part that is stretched`() {
    Support.stage()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = Support.picture(10, 10).resizableImage(withCapInsets: insets)
    let view = UIImageView(image: image)
    #expect(view.layer.contentsCenter == CGRect(x: 0.2, y: 0.1, width: 0.4, height: 0.6))
  }
}
