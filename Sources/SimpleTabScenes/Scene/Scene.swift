// SPDX-License-Identifier: MIT
//
// A scene as values: what a scene file says, with defaults filled in and every number in range, but
// nothing loaded or built yet. Points and seconds throughout.

public import Recording

/// A tab bar, its pages, and what happens to them.
public struct Scene: Sendable, Equatable {
  /// The scene's name, which its output folder bears.
  public var name: String
  /// The screen, upright.
  public var device: Device
  /// Whether the device is turned at first.
  public var isLandscape = false
  /// Light or dark.
  public var appearance: SceneAppearance = .light
  /// Whether the layout runs from right to left.
  public var isRightToLeft = false
  /// The window's tint colour; `nil` for the system's.
  public var tintColor: SceneColor?
  /// The tab bar's style.
  public var style: SceneStyle
  /// The name of the view transition.
  public var viewTransition: String
  /// How titles look that are not selected; `nil` for the style's own default.
  public var normalTitle: SceneTitle?
  /// How the selected title looks; `nil` for the style's own default.
  public var selectedTitle: SceneTitle?
  /// The colour of icons that are not selected; `nil` for the style's own default.
  public var normalIcon: SceneColor?
  /// The colour of the selected icon; `nil` for the style's own default.
  public var selectedIcon: SceneColor?
  /// The bar itself.
  public var bar = SceneBar()
  /// The tabs, in order; at least one.
  public var tabs: [SceneTab]
  /// The tab selected at first.
  public var selected = 0
  /// What happens; `nil` to film every ordered pair of tabs.
  public var script: [SceneEvent]?
  /// The variants to record and verify; `nil` for the scene alone.
  public var matrix: SceneMatrix?
  /// How it is compared with its goldens.
  public var golden = SceneGoldenRules()
  /// Where the scene came from.
  public var source = SceneSource()

  /// The screen as the device is held at first.
  public var screen: Device { isLandscape ? device.turned : device }
}

/// Where a scene came from: names for messages, a folder for relative paths, and its limits.
public struct SceneSource: Sendable, Equatable {
  /// The file as it was named, `-` for standard input, empty for a scene made in code.
  public var file = ""
  /// The folder that paths are relative to.
  public var folder = "."
  /// How much the scene may ask for, and where it may read.
  public var limits = SceneLimits()
}

/// Light or dark.
public enum SceneAppearance: String, Sendable, Equatable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// A tab bar style and the numbers given for it.
public struct SceneStyle: Sendable, Equatable {
  /// A name of the catalogue.
  public var name: String
  /// The icon's box, in points.
  public var iconSize: SceneSize?
  /// From the item's top to the icon, in points.
  public var iconTopOffset: Double?
  /// From the title to the item's bottom, in points.
  public var titleBottomOffset: Double?
  /// The title's height, in points.
  public var titleHeight: Double?
  /// The selector strip's height, in points.
  public var selectorHeight: Double?
  /// From the item's sides to the selector strip, in points.
  public var selectorSideInsets: Double?
  /// Names of the original library's behaviours to keep where ours differs.
  public var originalBehaviors: [String] = []

  /// A style with its own default numbers.
  public init(name: String) { self.name = name }
}

/// A width and a height, in points.
public struct SceneSize: Sendable, Equatable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
}

/// How titles look in one state.
public struct SceneTitle: Sendable, Equatable {
  /// The text's colour; `nil` for the state's default.
  public var color: SceneColor?
  /// `system` or a font file.
  public var font: SceneFile?
  /// The font's size, in points.
  public var size = 14.0
}

/// A file that a scene names, with the key and place for messages.
public struct SceneFile: Sendable, Equatable {
  /// The path as the scene gives it.
  public var path: String
  /// The key's path, such as `tabs[1].icon`.
  public var key: String
  /// Where the scene names it.
  public var position: SourcePosition?
}

/// A tab.
public struct SceneTab: Sendable, Equatable {
  /// The item's title.
  public var title = ""
  /// The icon's PNG file.
  public var icon: SceneFile?
  /// The icon's PNG file while the tab is selected; `nil` for the same.
  public var selectedIcon: SceneFile?
  /// How the icon is shrunk or shifted: top, left, bottom, right, in points.
  public var imageInsets: DeviceInsets?
  /// How far the title is moved, in points.
  public var titleOffset: SceneSize?
  /// The badge's text.
  public var badge: String?
  /// The badge's fill; `nil` for the system's.
  public var badgeColor: SceneColor?
  /// The page's colour; `nil` for the system's background.
  public var pageBackground: SceneColor?
  /// The page's picture.
  public var pageImage: SceneFile?
}

/// Something that happens while a film runs.
public struct SceneEvent: Sendable, Equatable {
  /// What happens.
  public enum Action: Sendable, Equatable {
    /// A tab is selected by code.
    case select(Int)
    /// A tab's item is tapped.
    case tap(Int)
    /// The window gets another tint colour.
    case tintColor(SceneColor)
    /// The device is turned.
    case rotate(isLandscape: Bool)
    /// The screen gets a new extent.
    case resize(SceneSize)
    /// A tab's badge changes; `nil` takes it away.
    case badge(tab: Int, value: String?)
    /// The appearance changes.
    case appearance(SceneAppearance)
  }

  /// When, in seconds.
  public var time: Double
  /// What.
  public var action: Action
}
