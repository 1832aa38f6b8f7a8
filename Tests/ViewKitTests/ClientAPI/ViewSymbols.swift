// SPDX-License-Identifier: MIT
//
// Views, items and screens as client code makes them: initializers that UIKit declares, and hooks that
// clients override.

import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct ViewSymbols {
  private final class Laid: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      layouts = -1
    }
  }

  private final class Warned: UITabBarController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  @Test func `a view's layout is called before it shows, when asked for`() {
    let stage = Support.stage()
    let view = Laid()
    stage.window.addSubview(view)
    stage.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.prepareForInterfaceBuilder()
    #expect(view.layouts == -1)
  }

  @Test func `archives hold nothing, and what they make works`() {
    let stage = Support.stage()
    let controller = UITabBarController(coder: NSCoder())
    let item = UITabBarItem(coder: NSCoder())
    let bar = UITabBar(coder: NSCoder())
    bar?.items = item.map { [$0] }
    #expect((item?.value(forKey: "view") as? UIView)?.superview === bar)
    controller?.viewControllers = [UIViewController(), UIViewController()]
    stage.rootViewController = controller
    controller?.selectedIndex = 1
    #expect(controller?.selectedViewController === controller?.viewControllers?[1])
  }

  @Test func `a controller keeps its nib's name, reads none, and can be warned`() {
    let stage = Support.stage()
    let controller = Warned(nibName: "Screen", bundle: nil)
    #expect(controller.nibName == "Screen")
    stage.rootViewController = controller
    #expect(controller.isViewLoaded)
    controller.didReceiveMemoryWarning()
    #expect(controller.warnings == 1)
  }

  @Test func `an item's title is moved by its adjustment`() throws {
    Support.stage()
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    bar.items = [item]
    let button = try #require(item.value(forKey: "view") as? UIView)
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.last)
    let before = label.frame
    item.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
    button.layoutIfNeeded()
    #expect(label.frame == before.offsetBy(dx: 2, dy: -3))
  }

  @Test func `every form of an animation block moves the view and calls back`() {
    let stage = Support.stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.advance(to: 0)
    var done: [String] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 })
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 15 }, completion: { _ in done.append("x") })
    UIView.animate(
      withDuration: 1, delay: 1, options: [.curveLinear], animations: { view.center.y = 15 },
      completion: { _ in done.append("y") })
    stage.advance(to: 0.5)
    // Half-way through, ease-in-out is half-way.
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 10) < 1e-9)
    #expect(view.layer.presentation()?.position.y == 5)
    stage.advance(to: 1.25)
    #expect(view.layer.presentation()?.position.y == 7.5)
    stage.advance(to: 2)
    #expect(done == ["x", "y"])
  }

  @Test func `bars are dark in the older black styles`() {
    Support.stage()
    let bar = UITabBar(frame: .zero)
    bar.barStyle = .blackTranslucent
    let translucent = TabBarBackground(bar: bar).color
    bar.barStyle = UIBarStyle.black
    #expect(TabBarBackground(bar: bar).color == translucent)
    bar.barStyle = .default
    #expect(TabBarBackground(bar: bar).color != translucent)
  }

  /// A view that fills itself.
  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    }
  }

  @Test func `a view draws itself and its subviews where it stands, unless it is hidden`() {
    let stage = Support.stage(width: 4, height: 2, scale: 1)
    stage.window.backgroundColor = .white
    let view = Drawn(frame: CGRect(x: 1, y: 0, width: 2, height: 2))
    view.backgroundColor = .clear
    let inner = UIView()
    inner.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    inner.backgroundColor = .black
    view.addSubview(inner)
    stage.window.addSubview(view)
    view.setNeedsDisplay()
    let red = PremultipliedColor(straightRed: 1, green: 0, blue: 0, opacity: 1)
    let shown = Compositor.render(stage.displayList())
    #expect(shown[1, 0] == red)
    #expect(shown[2, 1] == .black)
    #expect(shown[2, 0] == .white)
    view.isHidden = true
    #expect(Compositor.render(stage.displayList())[1, 0] == .white)
  }

  @Test func `a picture that is fitted or centred stands where its content mode says`() {
    let stage = Support.stage(width: 6, height: 2, scale: 1)
    stage.window.backgroundColor = .white
    let view = UIImageView(image: Support.picture(1, 1))
    view.frame = CGRect(x: 0, y: 0, width: 6, height: 2)
    stage.window.addSubview(view)
    func row(_ y: Int) -> [Bool] {
      let picture = Compositor.render(stage.displayList())
      return (0..<6).map { picture[$0, y] == .black }
    }
    view.contentMode = .scaleAspectFit
    #expect(row(1) == [false, false, true, true, false, false])
    view.frame = CGRect(x: 0, y: 0, width: 5, height: 1)
    view.contentMode = .center
    #expect(row(0) == [false, false, true, false, false, false])
  }
}
