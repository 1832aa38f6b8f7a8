// SPDX-License-Identifier: MIT
//
// A tab bar as Core Animation libraries build one, in language mode 5: UIKit's own controller, a layer
// with a mask whose outline morphs, a dot that a spring moves, a ring that keyframes swell, and steps
// that follow at their times.

import UIKit

public final class MorphTabBarController: UITabBarController {
  public let bump = CAShapeLayer()
  public let fill = CALayer()
  public let dot = CALayer()
  public let ring = CAShapeLayer()
  /// What has happened, and when.
  public private(set) var log: [(event: String, time: CFTimeInterval)] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["A", "B", "C"].map { name in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      screen.tabBarItem = UITabBarItem(title: name, image: nil, selectedImage: nil)
      return screen
    }
    tabBar.shadowImage = UIImage()
    tabBar.backgroundImage = UIImage()

    fill.frame = CGRect(x: 0, y: 0, width: tabBar.bounds.width, height: 49)
    fill.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1).cgColor
    bump.path = outline(over: 0).cgPath
    bump.fillRule = .evenOdd
    fill.mask = bump
    tabBar.layer.insertSublayer(fill, at: 0)

    dot.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    dot.position = CGPoint(x: center(of: 0), y: 40)
    dot.cornerRadius = 4
    dot.backgroundColor = UIColor.red.cgColor
    tabBar.layer.addSublayer(dot)

    ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    ring.path = UIBezierPath(ovalIn: ring.bounds).cgPath
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.black.cgColor
    ring.lineWidth = 2
    ring.opacity = 0
    tabBar.layer.addSublayer(ring)
  }

  public override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(of: item) else { return }
    move(to: index)
  }

  public func center(of index: Int) -> CGFloat {
    (CGFloat(index) + 0.5) * tabBar.bounds.width / 3
  }

  /// The bar's outline with a hole over an item: the same elements for every item.
  public func outline(over index: Int) -> UIBezierPath {
    let path = UIBezierPath(rect: fill.bounds)
    path.append(
      UIBezierPath(
        roundedRect: CGRect(x: center(of: index) - 20, y: 4, width: 40, height: 30),
        cornerRadius: 8))
    return path
  }

  func move(to index: Int) {
    let old = dot.position
    note("selected")

    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.note("morphed") }
    let morph = CABasicAnimation(keyPath: "path")
    morph.fromValue = bump.path
    morph.toValue = outline(over: index).cgPath
    morph.duration = 0.4
    morph.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    morph.fillMode = .forwards
    morph.isRemovedOnCompletion = false
    bump.add(morph, forKey: "morph")
    CATransaction.commit()

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dot.position = CGPoint(x: center(of: index), y: old.y)
    CATransaction.commit()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = old.x
    spring.toValue = dot.position.x
    spring.damping = 12
    spring.stiffness = 200
    spring.duration = spring.settlingDuration
    dot.add(spring, forKey: "spring")

    let swell = CAKeyframeAnimation(keyPath: "transform.scale")
    swell.values = [1, 1.5, 0.75, 1]
    swell.keyTimes = [0, 0.25, 0.5, 1]
    swell.duration = 0.8
    dot.add(swell, forKey: "swell")

    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in
      self?.note("ring")
      self?.showRing(at: index)
    }
  }

  private func showRing(at index: Int) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.position = CGPoint(x: center(of: index), y: 40)
    CATransaction.commit()
    let appear = CABasicAnimation(keyPath: "opacity")
    appear.fromValue = 1
    appear.toValue = 0
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 0.5
    grow.toValue = 2
    let group = CAAnimationGroup()
    group.animations = [appear, grow]
    group.duration = 0.5
    ring.add(group, forKey: nil)
    DispatchQueue.main.async { [weak self] in self?.note("next turn") }
  }

  private func note(_ event: String) { log.append((event, CACurrentMediaTime())) }
}
