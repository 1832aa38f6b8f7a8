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

  static let ink = UIColor(bytes: 58, 64, 74)
  static let grey = UIColor(bytes: 170, 176, 184)
  static let pale = UIColor(bytes: 222, 226, 231)
  static let line = UIColor(bytes: 228, 230, 234)
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
}

/// A view that draws a page in its middle.
final class DemoPageView: UIView {
  private let page: DemoPage

  init(page: DemoPage) {
    self.page = page
    super.init(frame: .zero)
    backgroundColor = .white
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let extent = page.extent(in: bounds.size)
    context.saveGState()
    context.translateBy(
      x: ((bounds.width - extent.width) / 2).rounded(),
      y: ((bounds.height - extent.height) / 2).rounded())
    for shape in page.shapes(in: bounds.size) {
      shape.color.setFill()
      shape.outline.usesEvenOddFillRule = true
      shape.outline.fill()
    }
    context.restoreGState()
  }
}
