// SPDX-License-Identifier: MIT
//
// A font at a size, as views name it. Measures are in points and follow UIKit: the system font has
// San Francisco's vertical measures whatever file draws it, a named font has its file's.

public import Foundation
import Typesetting

/// A font at a size; immutable.
public final class UIFont: NSObject, Sendable {
  /// The name the font was asked for by.
  public let fontName: String
  /// The family's name.
  public let familyName: String
  /// Points per em.
  public let pointSize: CGFloat
  /// The strokes' weight.
  let weight: Weight
  /// Where this came from, to make the same at another size.
  private let source: Source
  /// What sets text, or `nil` when the system font's file is missing.
  let font: Font?
  /// Why the system font's file could not be used.
  let failure: (any Error)?

  private enum Source: Hashable, Sendable {
    case system
    case named(String)
  }

  private init(
    source: Source, name: String, family: String, size: CGFloat, weight: Weight, font: Font?,
    failure: (any Error)? = nil
  ) {
    self.source = source
    self.fontName = name
    self.familyName = family
    self.pointSize = size
    self.weight = weight
    self.font = font
    self.failure = failure
    super.init()
  }

  /// A font that was registered with `FontRegistry.shared` under a name, or `nil` for another name.
  ///
  /// Sizes of 0 or less, and such that are not finite, give the system size.
  public convenience init?(name: String, size: CGFloat) {
    let size = Self.checked(size)
    guard let font = FontRegistry.shared.font(named: name, size: Double(size)) else { return nil }
    self.init(
      source: .named(name), name: name, family: font.faces[0].familyName, size: size,
      weight: .regular, font: font)
  }

  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system font at a size in points, in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let size = Self.checked(size)
    var font: Font?
    var failure: (any Error)?
    do {
      font = try FontRegistry.shared.systemFont(
        size: Double(size), weight: weight.systemWeight)
    } catch { failure = error }
    return UIFont(
      source: .system, name: "system", family: font?.faces[0].familyName ?? "system", size: size,
      weight: weight, font: font, failure: failure)
  }

  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system font; our file has no italic, so it stands upright.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size)
  }

  /// The system font with digits of one width where the file has them.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The size of running interface text, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small interface text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of button titles, in points.
  public static var buttonFontSize: CGFloat { 18 }

  /// The same font at another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    switch source {
    case .system: Self.systemFont(ofSize: size, weight: weight)
    case .named(let name): UIFont(name: name, size: size) ?? self
    }
  }

  // MARK: - Measures, in points

  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { CGFloat(metrics.ascender) * pointSize }
  /// From the baseline to the bottom of the line; negative below.
  public var descender: CGFloat { CGFloat(metrics.descender) * pointSize }
  /// From one baseline to the next.
  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) * pointSize }
  /// From the baseline up to the top of capital letters.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) * pointSize }
  /// From the baseline up to the top of small letters.
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) * pointSize }
  /// The gap between two lines.
  public var leading: CGFloat { 0 }

  private var metrics: FontMetrics { font?.metrics ?? SystemFont.metrics }

  /// Whether the other is the same font at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return source == other.source && pointSize == other.pointSize && weight == other.weight
      && font == other.font
  }

  /// Equal fonts have equal hashes.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  private static func checked(_ size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? size : systemFontSize
  }
}
