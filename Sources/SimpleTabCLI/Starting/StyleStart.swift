// SPDX-License-Identifier: MIT
//
// A new style: a dot under the selected icon, which jumps. Short enough to be read in a minute, and
// with every hook in it.

/// Makes new styles.
enum StyleStart {
  static func files(named module: String, dependency: PackageDependency) -> StartingPoint {
    let type = module + "TabBarStyle"
    return PackageStart(
      module: module, type: type, source: source(type),
      setup: """
        let style = \(type)(tabBar: controller.tabBar)
        style.setIconColor(.systemTeal, forState: .selected)
        controller.tabBarStyle = style  // last: setting it brings the bar to rest
        """,
      purpose: "A tab bar style for SimpleTab: a dot marks the selected tab, and its icon jumps.",
      dependency: dependency
    ).files
  }

  private static func source(_ type: String) -> String {
    """
    // A style owns what is seen in the bar. Three methods say everything: what it adds, what the bar
    // looks like at rest, and how it gets from one state at rest to the next.

    import SimpleTab
    import UIKit

    /// A dot marks the selected tab, and its icon jumps.
    public final class \(type): SimpleTabBarStyle {
      /// How high the icon jumps, in points.
      public static let jump: CGFloat = 8

      private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 6))

      /// Adds views to the bar; called once, when the bar has its items.
      public override func tabBarCtrlLoaded(
        tabBarCtrl: SimpleTabBarController, tabBar: SimpleTabBar, selectedIndex: Int
      ) {
        dot.layer.cornerRadius = 3
        dot.backgroundColor = iconColors[UIControl.State.selected.rawValue]
        tabBar.addSubview(dot)
      }

      /// The state at rest. It may be asked for at any moment, and gives the same however often.
      public override func refresh() {
        super.refresh()  // places, titles and colours of every item
        guard let tabBar, tabBar.barItems.indices.contains(tabBar.selectedIndex) else { return }
        let item = tabBar.barItems[tabBar.selectedIndex]
        dot.center = CGPoint(x: item.frame.midX, y: item.frame.maxY - 4)
      }

      /// A switch: the dot slides while the icon rises; then the icon falls and bounces.
      public override func animateTabTransition(
        tabBar: SimpleTabBar, toIndex: Int, fromIndex: Int
      ) {
        UIView.animate(withDuration: 0.3) { self.refresh() }
        let icon = tabBar.barItems[toIndex].iconView
        UIView.animate(
          withDuration: 0.15, delay: 0, options: .curveEaseOut,
          animations: { icon.transform = CGAffineTransform(translationX: 0, y: -Self.jump) },
          completion: { _ in
            UIView.animate(
              withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
              options: [], animations: { icon.transform = .identity })
          })
      }
    }

    """
  }
}
