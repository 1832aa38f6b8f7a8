// SPDX-License-Identifier: MIT
//
// A scene on a stage: the names that traces give its views, and the events of its script.

import Foundation
import Recording
import SimpleTab
import ViewKit

/// A scene on a stage.
@MainActor
struct BuiltScene {
  let scene: Scene
  let stage: Stage
  let controller: UITabBarController
  /// Kept for the controller, which does not.
  var delegate: NativeTransitions?

  /// Every view with its trace name.
  var targets: [TraceTarget] { controller.traceTargets }

  /// A shot of a switch to a tab.
  func shot(selecting tab: Int) -> Shot {
    Shot(stage: stage, bar: controller.tabBar, targets: { targets }) {
      controller.selectedIndex = tab
    }
  }

  /// A shot of the script: every event waits on the stage's clock.
  func shot(of script: [SceneEvent]) -> Shot {
    Shot(stage: stage, bar: controller.tabBar, targets: { targets }) {
      let start = stage.clock.now
      for event in script {
        stage.clock.schedule(at: start + event.time) {
          MainActor.assumeIsolated { perform(event.action) }
        }
      }
    }
  }

  private func perform(_ action: SceneEvent.Action) {
    switch action {
    case .select(let tab): controller.selectedIndex = tab
    case .tap(let tab):
      // A tab without a button of its own is reached through the last one, "More".
      let items = controller.tabBar.items ?? []
      if !items.isEmpty { controller.tabBar.tap(items[min(tab, items.count - 1)]) }
    case .tintColor(let color): stage.window.tintColor = color.uiColor
    case .badge(let tab, let value):
      controller.viewControllers?[tab].tabBarItem?.badgeValue = value
    case .appearance(let appearance):
      stage.setTraits(UITraitCollection(userInterfaceStyle: appearance.userInterfaceStyle))
    case .rotate(let isLandscape):
      let device = scene.device
      let isTurned = isLandscape == (device.width < device.height)
      resize(to: isTurned ? device.turned : device)
    case .resize(let size):
      var device = scene.device
      (device.width, device.height) = (size.width, size.height)
      resize(to: device)
    }
  }

  private func resize(to device: Device) {
    let insets = device.safeArea
    stage.resize(
      to: CGSize(width: device.width, height: device.height),
      safeAreaInsets: UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      traits: device.traits)
  }
}
