// SPDX-License-Identifier: MIT
//
// One scene file, many variants: every combination of the given devices, appearances, directions,
// locales, styles and scales, less those excluded, plus those included. A variant's name is the scene's
// and its value on every axis that the file gives, in a fixed order (`demo-iphone-8-dark-rtl-pop-2x`),
// so a further value on an axis renames nothing.

import Recording

/// The axes of a scene file's `matrix`.
public struct SceneMatrix: Sendable, Equatable {
  /// A locale: its name and the tabs' titles in it.
  public struct Locale: Sendable, Equatable {
    /// The name, such as `ar` or `pt-BR`.
    public var name: String
    /// The tabs' titles, in their order; empty for the scene's own.
    public var titles: [String]
    /// Whether the layout runs from right to left; `nil` for the scene's own direction.
    public var isRightToLeft: Bool?
  }

  /// A value for some axes; `nil` where an axis does not matter.
  public struct Combination: Sendable, Equatable {
    /// A device's name.
    public var device: String?
    /// Light or dark.
    public var appearance: SceneAppearance?
    /// Whether the layout runs from right to left.
    public var isRightToLeft: Bool?
    /// A locale's name.
    public var locale: String?
    /// A style's name.
    public var style: String?
    /// Pixels per point.
    public var scale: Int?

    /// Whether another has the same value on every axis that this one gives.
    func covers(_ other: Combination) -> Bool {
      (device == nil || device == other.device)
        && (appearance == nil || appearance == other.appearance)
        && (isRightToLeft == nil || isRightToLeft == other.isRightToLeft)
        && (locale == nil || locale == other.locale) && (style == nil || style == other.style)
        && (scale == nil || scale == other.scale)
    }

    /// The values as parts of a name, in the axes' order.
    var words: [String] {
      [
        device?.lowercased().split(separator: " ").joined(separator: "-"), appearance?.rawValue,
        isRightToLeft.map { $0 ? "rtl" : "ltr" }, locale, style, scale.map { "\($0)x" },
      ].compactMap { $0 }
    }
  }

  /// Device names.
  public var devices: [String] = []
  /// Appearances.
  public var appearances: [SceneAppearance] = []
  /// Directions: whether the layout runs from right to left.
  public var directions: [Bool] = []
  /// Locales.
  public var locales: [Locale] = []
  /// Style names.
  public var styles: [String] = []
  /// Pixels per point.
  public var scales: [Int] = []
  /// Combinations beside those of the axes.
  public var include: [Combination] = []
  /// Combinations that are left out.
  public var exclude: [Combination] = []

  /// Every combination, in the order of the axes, none twice.
  var combinations: [Combination] {
    var all = [Combination()]
    func cross<Value>(_ values: [Value], _ set: (inout Combination, Value) -> Void) {
      if values.isEmpty { return }
      all = all.flatMap { combination in
        values.map { value in
          var next = combination
          set(&next, value)
          return next
        }
      }
    }
    cross(devices) { $0.device = $1 }
    cross(appearances) { $0.appearance = $1 }
    cross(directions) { $0.isRightToLeft = $1 }
    cross(locales) { $0.locale = $1.name }
    cross(styles) { $0.style = $1 }
    cross(scales) { $0.scale = $1 }
    all = all.filter { combination in !exclude.contains { $0.covers(combination) } } + include
    var unique: [Combination] = []
    for combination in all where !unique.contains(combination) { unique.append(combination) }
    return unique
  }
}

extension Scene {
  /// The scenes that the matrix makes of this one; only itself without a matrix.
  public var variants: [Scene] {
    guard let matrix else { return [self] }
    return matrix.combinations.map { combination in
      var scene = self
      scene.matrix = nil
      scene.name = ([name] + combination.words).joined(separator: "-")
      if let device = combination.device.flatMap(Device.find) { scene.device = device }
      if let appearance = combination.appearance { scene.appearance = appearance }
      if let locale = matrix.locales.first(where: { $0.name == combination.locale }) {
        for (index, title) in locale.titles.enumerated() where index < scene.tabs.count {
          scene.tabs[index].title = title
        }
        if let direction = locale.isRightToLeft { scene.isRightToLeft = direction }
      }
      if let direction = combination.isRightToLeft { scene.isRightToLeft = direction }
      if let style = combination.style { scene.style.name = style }
      if let scale = combination.scale { scene.device.scale = scale }
      return scene
    }
  }
}
