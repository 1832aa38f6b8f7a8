// SPDX-License-Identifier: MIT
//
// What views inherit: tint, safe area, traits; and their share when the superview grows.

import Foundation
import Testing

@testable import ViewKit

/// A view that shows a template in its tint, and counts what it is told.
private final class TintedView: UIView {
  var tintChanges = 0
  var safeAreaChanges = 0

  override func tintColorDidChange() {
    tintChanges += 1
    layer.contentsTint = tintColor.cgColor(for: traitCollection)
  }

  override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
}

@MainActor
struct UIViewEnvironmentTests {
  let stage = Stage(
    size: CGSize(width: 100, height: 200), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))

  init() { stage.makeCurrent() }

  @Test func tintComesFromTheNearestAncestorThatHasOne() {
    stage.makeCurrent()
    let outer = UIView()
    let inner = TintedView()
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    let told = inner.tintChanges
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
    #expect(told >= 1)
    inner.tintColor = nil
    #expect(inner.tintColor == .blue)
  }

  @Test func theTintOfAContainerIsAnimatedInTheTemplatesInside() throws {
    stage.makeCurrent()
    let outer = UIView()
    let inner = TintedView()
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    outer.tintColor = .black
    stage.advance(to: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.tintColor = .white }
    stage.advance(to: 0.25)
    let tint = try #require(inner.layer.presentedState().contentsTint)
    #expect(abs(tint.red - 0.25) < 1e-9)
    stage.advance(to: 1)
    #expect(inner.layer.presentedState().contentsTint?.red == 1)
  }

  @Test func aDimmedTintIsGrey() {
    stage.makeCurrent()
    let view = UIView()
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed
    let c = view.tintColor.cgColor
    #expect(c.red == c.green && c.green == c.blue)
  }

  @Test func safeAreaIsWhatReachesIntoTheView() {
    stage.makeCurrent()
    let view = TintedView(frame: CGRect(x: 0, y: 5, width: 100, height: 190))
    stage.window.addSubview(view)
    stage.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 29, right: 0))
    #expect(view.safeAreaChanges == 1)
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func flexiblePartsShareTheChange() {
    stage.makeCurrent()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    wide.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let middle = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    middle.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    outer.addSubview(wide)
    outer.addSubview(middle)
    outer.frame.size = CGSize(width: 200, height: 300)
    #expect(wide.frame == CGRect(x: 10, y: 210, width: 150, height: 20))
    #expect(middle.frame == CGRect(x: 90, y: 140, width: 20, height: 20))
  }

  @Test func darkModeReachesDynamicColours() {
    stage.makeCurrent()
    let view = UIView()
    view.backgroundColor = .systemBackground
    stage.window.addSubview(view)
    stage.layoutIfNeeded()
    #expect(view.layer.backgroundColor?.red == 1)
    stage.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(view.layer.backgroundColor?.red == 0)
  }
}
