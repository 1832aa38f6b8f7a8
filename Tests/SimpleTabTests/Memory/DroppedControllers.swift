// SPDX-License-Identifier: MIT
//
// A thousand controllers, each with its own screen, are made, filmed and dropped: nothing of any of them
// is alive in the end.

import Foundation
import Recording
import SimpleTab
import Testing
import ViewKit

@MainActor
struct DroppedControllers {
  private struct Weak {
    weak var object: AnyObject?
  }

  /// Makes a controller with screens, films a switch, and gives what must not outlive it.
  private func film(_ number: Int) throws -> [Weak] {
    let recorder = FrameRecorder(framesPerSecond: 2)
    let controller = SimpleTabBarController()
    let screens = (0..<3).map { World.page(title: "Tab \($0)", tag: $0) }
    controller.viewControllers = screens
    controller.viewTransition = PopViewTransition()
    let style =
      number % 2 == 0
      ? PopTabBarStyle(tabBar: controller.tabBar) : ElegantTabBarStyle(tabBar: controller.tabBar)
    controller.tabBarStyle = style
    let film = try recorder.film(controller) { $0.selectedIndex = 2 }
    #expect(film.duration == 0.55)
    let bar = controller.tabBar
    let objects: [AnyObject] =
      [recorder.stage, recorder.stage.window, controller, bar, style] + screens + bar.barItems
      + bar.barItems.flatMap { [$0.barItemView, $0.iconView, $0.titleLabel] } + bar.subviews
      + screens.compactMap { $0.view } + [controller.view.layer]
    return objects.map { Weak(object: $0) }
  }

  @Test func `a thousand filmed controllers leave nothing`() throws {
    var all: [Weak] = []
    for number in 0..<1000 { all += try film(number) }
    // The current stage is kept by design; another one takes its place.
    Stage().makeCurrent()
    #expect(all.count > 30_000)
    #expect(all.count { $0.object != nil } == 0)
  }

  @Test(arguments: [0, 0.1, 0.32, 0.5])
  func `a stage dropped in the middle of a switch goes, and controller and bar with it`(
    time: Double
  ) {
    var all: [Weak] = []
    do {
      let world = World(style: PopTabBarStyle.init, transition: PopViewTransition())
      world.controller.selectedIndex = 1
      world.advance(to: time)
      #expect(world.stage.hasPendingWork)
      let objects: [AnyObject] = [
        world.stage, world.stage.window, world.controller, world.bar, world.items[2],
      ]
      all = objects.map { Weak(object: $0) }
    }
    Stage().makeCurrent()
    let left = all.compactMap { $0.object.map { String(describing: type(of: $0)) } }
    #expect(left == [])
  }
}
