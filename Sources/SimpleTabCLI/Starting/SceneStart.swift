// SPDX-License-Identifier: MIT
//
// A new scene: a scene file with three tabs, and its icons at three scales, drawn by our own raster.

import Foundation
import SimpleTabScenes

/// Makes new scenes.
@MainActor
enum SceneStart {
  private static let icons: [DemoIcon] = [.home, .search, .heart]

  static func files(named name: String) throws -> StartingPoint {
    var point = StartingPoint()
    point.add(
      "scene.json",
      """
      {
        "schema": 1,
        "name": "\(name)",
        "device": "iPhone 8",
        "tintColor": "#4CB6BE",
        "style": "pop",
        "viewTransition": "pop",
        "bar": { "background": { "light": "#FFFFFF", "dark": "#161616" } },
        "tabs": [
          { "title": "Home", "icon": "icons/home.png",
            "page": { "background": { "light": "#F4F8F8", "dark": "#101414" } } },
          { "title": "Search", "icon": "icons/search.png",
            "page": { "background": { "light": "#F8F4F8", "dark": "#141014" } } },
          { "title": "Saved", "icon": "icons/heart.png", "badge": "3",
            "page": { "background": { "light": "#F8F8F4", "dark": "#141410" } } }
        ]
      }

      """)
    for icon in icons {
      for scale in 1...3 {
        guard let data = icon.image(scale: CGFloat(scale)).pngData() else {
          throw Failure(.internalFault, "the icon \(icon.rawValue) has no picture")
        }
        let ending = scale == 1 ? "" : "@\(scale)x"
        point.files.append(("icons/\(icon.rawValue)\(ending).png", [UInt8](data)))
      }
    }
    return point
  }
}
