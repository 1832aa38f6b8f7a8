// SPDX-License-Identifier: MIT
//
// The tab bar styles that scenes may name. A new style adds one line to `entries`.

public import SimpleTab

/// The catalogue of tab bar styles.
public enum StyleCatalog {
  /// A style that scenes may name.
  public struct Entry: Sendable {
    /// The name in scene files.
    public let name: String
    /// What it does, as a clause.
    public let summary: String
    /// Makes the style for a bar; `nil` for the bar's own default.
    public let make: @MainActor @Sendable (SimpleTabBar) -> SimpleTabBarStyle?
  }

  /// Every style, in the order of `simpletab list styles`.
  public static let entries: [Entry] = [
    Entry(name: "none", summary: "no style set: the bar's default, without a strip") { _ in nil },
    Entry(name: "simple", summary: "no animation") { SimpleTabBarStyle(tabBar: $0) },
    Entry(name: "pop", summary: "the icon grows and sinks, the strip rises, 0.5 s") {
      PopTabBarStyle(tabBar: $0)
    },
    Entry(name: "elegant", summary: "the icon sinks, the strip slides, 0.5 s") {
      ElegantTabBarStyle(tabBar: $0)
    },
    Entry(name: native, summary: "UIKit's own bar, whose buttons draw icons and titles") { _ in nil
    },
  ]

  /// The name of no style at all: a plain tab bar controller.
  static let native = "native"

  static let names = entries.map(\.name)
}
