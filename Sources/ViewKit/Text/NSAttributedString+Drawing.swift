// SPDX-License-Identifier: MIT
//
// Measuring and drawing text without a label. Text is set as a label of any number of lines sets it;
// where it has no font, in 12 points of the system font, and where it has no colour, in black.

public import Foundation

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are set one under the other, instead of all on one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Gaps between lines count; fonts here have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// What a caller can learn about drawing; nothing here.
public final class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  @MainActor
  private var setter: LabelSetter {
    var setter = LabelSetter(
      runs: attributeRuns, font: .systemFont(ofSize: 12), color: .black)
    setter.numberOfLines = 0
    setter.lineBreakMode = .byWordWrapping
    setter.scale = Stage.current.screen.scale
    setter.isRightToLeft = Stage.current.traits.layoutDirection == .rightToLeft
    return setter
  }

  /// The text's extent on lines of its own breaks, in points, not rounded.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    let setter = self.setter
    return setter.layout(width: nil).size(spacing: setter.paragraph.lineSpacing)
  }

  /// The text's extent in a width, in points, not rounded. Without `usesLineFragmentOrigin` it stands on
  /// one line.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let setter = self.setter
    let isBounded =
      options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width.isFinite
    let layout = setter.layout(width: isBounded ? size.width : nil)
    return CGRect(origin: .zero, size: layout.size(spacing: setter.paragraph.lineSpacing))
  }

  /// Draws the text from the top of a box of the current context, in points.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let setter = self.setter
    let height = setter.layout(width: rect.width).size(spacing: setter.paragraph.lineSpacing).height
    let box = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    for command in setter.drawing(in: box).commands { context.draw(command) }
  }

  /// Draws the text from a point of the current context, in points.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
}

extension String {
  /// The text's extent with attributes, in points, not rounded.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Draws the text from the top of a box of the current context, in points.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}

extension NSString {
  /// The text's extent with attributes, in points, not rounded.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// Draws the text from the top of a box of the current context, in points.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    description.draw(in: rect, withAttributes: attributes)
  }
}
