// SPDX-License-Identifier: MIT
//
// The scenes that need no files: written as scene files are, with icons and pages drawn in code.

/// The catalogue of built-in scenes.
public enum SceneCatalog {
  /// A built-in scene.
  public struct Entry: Sendable {
    /// The name that commands take in the place of a file.
    public let name: String
    /// What it shows, as a clause.
    public let summary: String
    let text: String
  }

  /// Every built-in scene; the first is filmed when no scene is named.
  public static let entries = [
    Entry(
      name: "demo", summary: "three tabs, pop style, pop transition",
      text: demo(style: "pop", transition: "pop")),
    Entry(
      name: "demo-elegant", summary: "three tabs, elegant style, cross-fade",
      text: demo(style: "elegant", transition: "crossFade")),
  ]

  /// A built-in scene, or `nil` when there is none of the name.
  public static func scene(_ name: String) throws(SceneError) -> Scene? {
    guard let entry = entries.first(where: { $0.name == name }) else { return nil }
    return try SceneDecoder.decode(Array(entry.text.utf8), file: name, folder: ".")
  }

  private static func demo(style: String, transition: String) -> String {
    """
    {
      "device": "iPhone 8",
      "tintColor": "#4CB6BE",
      "style": "\(style)",
      "viewTransition": "\(transition)",
      "titles": { "normal": { "color": "#AAAAAA", "size": 14 },
                  "selected": { "color": "#4CB6BE", "size": 14 } },
      "icons": { "normal": "#AAAAAA", "selected": "#4CB6BE" },
      "bar": { "background": { "light": "#FFFFFF", "dark": "#161616" } },
      "tabs": [
        { "title": "Home", "icon": "builtin:home", "page": { "image": "builtin:home" } },
        { "title": "Messages", "icon": "builtin:messages", "page": { "image": "builtin:messages" } },
        { "title": "Profile", "icon": "builtin:person", "page": { "image": "builtin:profile" } }
      ]
    }
    """
  }
}
