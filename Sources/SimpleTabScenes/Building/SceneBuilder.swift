// SPDX-License-Identifier: MIT
//
// A scene becomes a stage with a tab bar controller on it, at rest with a tab selected. Every sequence
// gets a stage of its own whose clock stands at 0, so sequences cannot influence each other.

import Foundation
import Recording
import SimpleTab
import ViewKit

/// Builds scenes.
@MainActor
public final class SceneBuilder {
  /// The scene.
  public let scene: Scene
  let assets: SceneAssets
  private var lastStage: Stage?
  private var earlierDiagnostics: [String] = []

  /// A builder; reads the scene's pictures and fonts, and throws for the first that cannot be used.
  public init(_ scene: Scene) throws(SceneError) {
    self.scene = scene
    assets = SceneAssets(of: scene.source)
    stage().makeCurrent()
    for tab in scene.tabs {
      for icon in [tab.icon, tab.selectedIcon].compactMap({ $0 }) { _ = try assets.icon(icon) }
      if let image = tab.pageImage { _ = try pageView(image) }
    }
    for title in [scene.normalTitle, scene.selectedTitle].compactMap({ $0 }) {
      if let file = title.font { _ = try assets.font(file, size: title.size) }
    }
  }

  /// The scene on a stage of its own, at rest with a tab selected.
  func build(selected: Int) throws(SceneError) -> BuiltScene {
    let stage = stage()
    stage.makeCurrent()
    if let tint = scene.tintColor { stage.window.tintColor = tint.uiColor }
    let pages = try pages()
    let controller: UITabBarController
    var delegate: NativeTransitions?
    let transition = TransitionCatalog.entries.first { $0.name == scene.viewTransition }?.make()
    if scene.style.name == StyleCatalog.native {
      controller = UITabBarController()
      controller.viewControllers = pages
      delegate = NativeTransitions(transition)
      controller.delegate = delegate
      try applyTitles(to: pages)
      if let color = scene.normalIcon { controller.tabBar.unselectedItemTintColor = color.uiColor }
      if let color = scene.selectedIcon { controller.tabBar.tintColor = color.uiColor }
    } else {
      let styled = SimpleTabBarController()
      styled.viewControllers = pages
      styled.viewTransition = transition
      controller = styled
      try applyStyle(to: styled)
    }
    try apply(scene.bar, to: controller.tabBar)
    controller.selectedIndex = selected
    stage.window.rootViewController = controller
    stage.layoutIfNeeded()
    return BuiltScene(scene: scene, stage: stage, controller: controller, delegate: delegate)
  }

  private func pages() throws(SceneError) -> [UIViewController] {
    var pages: [UIViewController] = []
    for (index, tab) in scene.tabs.enumerated() {
      let page = PageViewController(
        background: tab.pageBackground?.uiColor ?? .systemBackground,
        content: try tab.pageImage.map { file throws(SceneError) in try pageView(file) })
      let item = scene.style.name == StyleCatalog.native ? UITabBarItem() : SimpleTabBarItem()
      item.title = tab.title
      item.tag = index
      item.image = try tab.icon.map { file throws(SceneError) in try assets.icon(file) }
      item.selectedImage = try tab.selectedIcon.map { file throws(SceneError) in
        try assets.icon(file)
      }
      if let insets = tab.imageInsets {
        item.imageInsets = UIEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      }
      item.titlePositionAdjustment = tab.titleOffset?.uiOffset ?? .zero
      item.badgeValue = tab.badge
      item.badgeColor = tab.badgeColor?.uiColor
      page.tabBarItem = item
      pages.append(page)
    }
    return pages
  }

  /// What the stages so far reported, each once: missing letters and the like.
  var diagnostics: [String] {
    earlierDiagnostics + (lastStage?.diagnostics ?? []).filter { !earlierDiagnostics.contains($0) }
  }

  /// A page's view: drawn in code, or the picture of a file.
  private func pageView(_ file: SceneFile) throws(SceneError) -> PageView.Content {
    if let page = try assets.page(file) { return .view(page.makeView()) }
    return .picture(try assets.picture(file))
  }

  private func stage() -> Stage {
    earlierDiagnostics = diagnostics
    let stage = Stage(
      device: scene.screen,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: scene.appearance.userInterfaceStyle),
        UITraitCollection(layoutDirection: scene.isRightToLeft ? .rightToLeft : .leftToRight),
      ]))
    lastStage = stage
    return stage
  }

  private func applyStyle(to controller: SimpleTabBarController) throws(SceneError) {
    let bar = controller.tabBar
    let entry = StyleCatalog.entries.first { $0.name == scene.style.name }
    if let style = entry?.make(bar) {
      let given = scene.style
      if let size = given.iconSize {
        style.iconSize = CGSize(width: size.width, height: size.height)
      }
      if let offset = given.iconTopOffset { style.iconTopOffset = CGFloat(offset) }
      if let offset = given.titleBottomOffset { style.titleBottomOffset = CGFloat(offset) }
      if let height = given.titleHeight { style.titleHeight = CGFloat(height) }
      if let strip = style as? SelectorTabBarStyle {
        if let height = given.selectorHeight { strip.selectorHeight = CGFloat(height) }
        if let insets = given.selectorSideInsets { strip.selectorSideInsets = CGFloat(insets) }
      }
      style.originalBehaviors = OriginalBehaviors(
        OriginalBehaviors.named.filter { given.originalBehaviors.contains($0.name) }.map(\.behavior)
      )
      controller.tabBarStyle = style
    }
    try applyTitle(scene.normalTitle, .normal, to: controller)
    try applyTitle(scene.selectedTitle, .selected, to: controller)
    if let color = scene.normalIcon { controller.setIconColor(color.uiColor, forState: .normal) }
    if let color = scene.selectedIcon {
      controller.setIconColor(color.uiColor, forState: .selected)
    }
  }

  private func applyTitle(
    _ title: SceneTitle?, _ state: UIControl.State, to controller: SimpleTabBarController
  ) throws(SceneError) {
    guard let title else { return }
    controller.setTitleTextAttributes(try attributes(title), forState: state)
  }

  /// UIKit's items carry their titles' attributes themselves.
  private func applyTitles(to pages: [UIViewController]) throws(SceneError) {
    let states = [(scene.normalTitle, UIControl.State.normal), (scene.selectedTitle, .selected)]
    for (title, state) in states {
      guard let title else { continue }
      let attributes = try attributes(title)
      for page in pages { page.tabBarItem.setTitleTextAttributes(attributes, for: state) }
    }
  }

  func attributes(_ title: SceneTitle) throws(SceneError) -> [NSAttributedString.Key: Any] {
    let font = try title.font.map { file throws(SceneError) in
      try assets.font(file, size: title.size)
    }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? UIFont.systemFont(ofSize: CGFloat(title.size))
    ]
    if let color = title.color { attributes[.foregroundColor] = color.uiColor }
    return attributes
  }
}

extension SceneAppearance {
  var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

extension SceneSize {
  /// As a distance to the right and down.
  var uiOffset: UIOffset { UIOffset(horizontal: width, vertical: height) }
}
