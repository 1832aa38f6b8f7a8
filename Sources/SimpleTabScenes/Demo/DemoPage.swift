// SPDX-License-Identifier: MIT
//
// The built-in demo's pages, drawn in code: a mark, a list of messages, a portrait. Bars stand for
// text, so that no font can change them. Lengths in points, y down.

import Foundation
public import ViewKit

/// A page of the built-in demo.
public enum DemoPage: String, CaseIterable, Sendable {
  /// A mark and a word in the middle of the screen.
  case home
  /// A list of messages under a navigation bar, over the whole screen.
  case messages
  /// A person and a name in the middle of the screen.
  case profile

  /// A view of the page; it draws itself anew at every size.
  @MainActor
  public func makeView() -> UIView { DemoPageView(page: self) }

  /// The picture's extent for a screen, in points.
  func extent(in screen: CGSize) -> CGSize {
    switch self {
    case .home: CGSize(width: 240, height: 200)
    case .messages: screen
    case .profile: CGSize(width: 240, height: 330)
    }
  }

  /// What is filled, back to front, in the picture's points.
  @MainActor
  func shapes(in screen: CGSize) -> [DemoShape] {
    switch self {
    case .home: DemoShape.mark
    case .messages: DemoShape.messages(in: screen)
    case .profile: DemoShape.portrait
    }
  }
}

/// An outline and its colour.
@MainActor
struct DemoShape {
  var outline: UIBezierPath
  var color: UIColor

  init(_ color: UIColor, _ outline: UIBezierPath) {
    self.outline = outline
    self.color = color
  }

  static let paper = UIColor(bytes: (255, 255, 255), dark: (16, 16, 19))
  static let ink = UIColor(bytes: (58, 64, 74), dark: (226, 230, 236))
  static let grey = UIColor(bytes: (170, 176, 184), dark: (128, 134, 143))
  static let pale = UIColor(bytes: (222, 226, 231), dark: (62, 67, 76))
  static let line = UIColor(bytes: (228, 230, 234), dark: (40, 43, 49))
  static let navigation = UIColor(bytes: (248, 248, 250), dark: (26, 26, 29))
  static let edge = UIColor(bytes: (188, 190, 196), dark: (58, 60, 66))
  static let teal = UIColor(bytes: 76, 182, 190)
  static let coral = UIColor(bytes: 244, 114, 128)
  static let amber = UIColor(bytes: 250, 187, 92)
  static let violet = UIColor(bytes: 130, 116, 200)
}

extension UIColor {
  /// A colour from its sRGB channels, 0…255, and its opacity, 0…255.
  convenience init(bytes red: Int, _ green: Int, _ blue: Int, opacity: Int = 255) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: CGFloat(opacity) / 255)
  }

  /// An opaque colour for each appearance, from its sRGB channels, 0…255.
  convenience init(bytes light: (Int, Int, Int), dark: (Int, Int, Int)) {
    let light = UIColor(bytes: light.0, light.1, light.2)
    let dark = UIColor(bytes: dark.0, dark.1, dark.2)
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

/// A view that draws a page in its middle.
final class DemoPageView: UIView {
  private let page: DemoPage

  init(page: DemoPage) {
    self.page = page
    super.init(frame: .zero)
    backgroundColor = DemoShape.paper
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var room = bounds.size
    // The list leaves room for a status bar of 20 points; under a taller one it begins lower.
    let inset = page == .messages ? max(0, safeAreaInsets.top - 20) : 0
    if inset > 0 {
      DemoShape.navigation.setFill()
      context.fill(CGRect(x: 0, y: 0, width: room.width, height: inset))
      room.height -= inset
    }
    let extent = page.extent(in: room)
    context.saveGState()
    context.translateBy(
      x: ((room.width - extent.width) / 2).rounded(),
      y: inset + ((room.height - extent.height) / 2).rounded())
    for shape in page.shapes(in: room) {
      shape.color.setFill()
      shape.outline.usesEvenOddFillRule = true
      shape.outline.fill()
    }
    context.restoreGState()
  }
}
