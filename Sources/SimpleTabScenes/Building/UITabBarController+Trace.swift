// SPDX-License-Identifier: MIT
//
// The names that traces give the views of a tab bar controller: `item[0]`, `item[0].icon`,
// `item[0].title`, `item[0].badge`, `selector`, `page[0]`, `bar`.

public import Recording
import SimpleTab
public import ViewKit

extension UITabBarController {
  /// Every view with its trace name: items with icon, title and badge, strip, pages once they are
  /// loaded, bar.
  public var traceTargets: [TraceTarget] {
    var targets: [TraceTarget] = []
    for (index, item) in (tabBar.items ?? []).enumerated() {
      guard let button = item.value(forKey: "view") as? UITabBarButton else { continue }
      let name = "item[\(index)]"
      if let styled = item as? SimpleTabBarItem {
        targets.append(TraceTarget(name: name + ".icon", view: styled.iconView))
        targets.append(TraceTarget(name: name + ".title", view: styled.titleLabel))
        targets.append(TraceTarget(name: name, view: styled.barItemView))
      } else {
        targets.append(TraceTarget(name: name + ".icon", view: button.imageView))
        targets.append(TraceTarget(name: name + ".title", view: button.label))
        targets.append(TraceTarget(name: name, view: button))
      }
      if let badge = button.badgeView {
        targets.append(TraceTarget(name: name + ".badge", view: badge))
      }
    }
    if let bar = tabBar as? SimpleTabBar, let style = bar.tabBarStyle as? SelectorTabBarStyle {
      targets.append(TraceTarget(name: "selector", view: style.selectorView))
    }
    for (index, page) in (viewControllers ?? []).enumerated() {
      if let view = page.viewIfLoaded {
        targets.append(TraceTarget(name: "page[\(index)]", view: view))
      }
    }
    targets.append(TraceTarget(name: "bar", view: tabBar))
    return targets
  }
}
