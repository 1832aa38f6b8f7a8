// SPDX-License-Identifier: MIT
//
// What a button shows in its states, and where. In the font of boxes a letter is 0.6 em wide.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIButtonTests {
  private func button() throws -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.titleLabel?.font = try Support.boxFont(10)
    button.setTitle("abc", for: .normal)
    button.setImage(Support.picture(20, 20), for: .normal)
    return button
  }

  @Test func `picture and title stand side by side in the middle`() throws {
    Support.stage()
    let button = try button()
    button.layoutIfNeeded()
    // 20 + 18 points in 100.
    #expect(button.imageView?.frame == CGRect(x: 31, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 51, y: 15, width: 18, height: 10))
    #expect(button.intrinsicContentSize == CGSize(width: 38, height: 20))
  }

  @Test func `from the right the picture stands right of the title`() throws {
    Support.stage(traits: UITraitCollection(layoutDirection: .rightToLeft))
    let button = try button()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 31)
    #expect(button.imageView?.frame.minX == 49)
  }

  @Test func `alignment and insets move them`() throws {
    Support.stage()
    let button = try button()
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 2, y: 1))
    #expect(button.titleLabel?.frame.origin == CGPoint(x: 28, y: 1))
  }

  @Test func `a state without content of its own takes the normal one's`() throws {
    Support.stage()
    let button = try button()
    button.setTitle("on", for: .selected)
    button.setTitleColor(.red, for: .selected)
    #expect(button.currentTitle == "abc")
    #expect(button.titleLabel?.textColor == .white)
    button.isSelected = true
    #expect(button.titleLabel?.text == "on")
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.currentImage?.size.width == 20)
    button.isEnabled = false
    #expect(button.currentTitle == "abc")
    #expect(button.title(for: .disabled) == nil)
  }

  @Test func `a system button is drawn in its tint`() {
    Support.stage()
    let button = UIButton(type: .system)
    button.setTitle("a", for: .normal)
    button.setImage(Support.picture(1, 1), for: .normal)
    button.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
  }

  @Test func `a highlighted button's picture is dimmed unless it has one of its own`() throws {
    Support.stage()
    let button = try button()
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.setImage(Support.picture(5, 5), for: .highlighted)
    #expect(button.imageView?.alpha == 1)
  }
}
