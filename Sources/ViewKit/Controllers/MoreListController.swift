// SPDX-License-Identifier: MIT
//
// The list behind a tab bar's "More" button: a row for each screen that has no button of its own. A tap
// on a row selects the screen; it is then shown in the tab bar controller itself, not on the list's
// navigation stack.

import Foundation

/// Lists the screens that have no button.
final class MoreListController: UIViewController {
  weak var owner: UITabBarController?
  private var rows: [MoreRow] = []
  /// A row's height, in points: that of a plain table's row.
  private static let rowHeight: CGFloat = 44

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for row in rows { row.removeFromSuperview() }
    rows = (owner?.screensInMore ?? []).map { screen in
      let row = MoreRow(item: screen.tabBarItem)
      row.addAction(
        UIAction { [weak owner = self.owner, weak screen] _ in
          if let screen { owner?.selectedViewController = screen }
        }, for: .touchUpInside)
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: view.safeAreaInsets.top + CGFloat(index) * Self.rowHeight,
        width: view.bounds.width, height: Self.rowHeight)
    }
  }
}

/// A row of the list.
final class MoreRow: UIControl {
  private let icon = UIImageView()
  private let label = UILabel()
  private let line = UIView()

  init(item: UITabBarItem) {
    super.init(frame: .zero)
    icon.image = item.image?.withRenderingMode(.alwaysTemplate)
    icon.contentMode = .center
    label.text = item.title
    line.backgroundColor = .separator
    for view in [icon, label, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = CGFloat(PixelGrid(scale: Double(Stage.current.screen.scale)).onePixel)
    icon.frame = CGRect(x: 15, y: 0, width: 30, height: bounds.height)
    label.frame = CGRect(x: 60, y: 0, width: max(0, bounds.width - 75), height: bounds.height)
    line.frame = CGRect(x: 60, y: bounds.height - pixel, width: bounds.width - 60, height: pixel)
  }
}
