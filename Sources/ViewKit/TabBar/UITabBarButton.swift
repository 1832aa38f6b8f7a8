// SPDX-License-Identifier: MIT
//
// The button that shows an item of a tab bar: an image view first, a label last, a badge between them.
// Client code finds it by its class's name and reads its frame.
//
// Stacked, in a button of 48 points: the icon's middle is 6 points over the button's, its left edge on
// a whole point; the label is 12 points high and ends 1 point over the button's bottom. Source: two
// public frame dumps. Beside each other: QMUI's and ESTabBarController's figures for iOS 11.

public import Foundation

/// A button of a tab bar.
open class UITabBarButton: UIControl {
  /// The item shown.
  public private(set) weak var item: UITabBarItem?
  /// Shows the item's picture.
  public let imageView = UIImageView()
  /// Shows the item's title.
  public let label = UILabel()
  /// Shows the item's badge; `nil` while it has none.
  public private(set) var badgeView: TabBarBadgeView?

  /// The title that the badge follows, in the button's points, where something else draws icon and
  /// title beside each other; `nil` for the badge's usual place.
  public var badgeAnchor: CGRect? {
    didSet { if badgeAnchor != oldValue { setNeedsLayout() } }
  }

  weak var bar: UITabBar?
  private var appearance = TabBarButtonAppearance()

  /// A button that shows an item of a bar.
  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    addSubview(imageView)
    addSubview(label)
    label.textAlignment = .center
    imageView.contentMode = .scaleToFill
  }

  /// A button without an item; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(imageView)
    addSubview(label)
  }

  /// Whether the item is the bar's selected one.
  open override var isSelected: Bool { didSet { if isSelected != oldValue { refresh() } } }

  /// Takes everything shown from the item and the bar, and lays it out.
  func refresh() {
    guard let item, let bar else { return }
    isEnabled = item.isEnabled
    appearance = bar.buttonAppearance(for: item, state: state)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    imageView.tintColor = appearance.iconColor
    if let title = item.title, !title.isEmpty {
      label.setText(title, attributes: appearance.titleAttributes)
    } else {
      label.text = ""
    }
    refreshBadge(item)
    setNeedsLayout()
    bar.contentsDidChange()
  }

  private func refreshBadge(_ item: UITabBarItem) {
    guard let value = item.badgeValue else {
      badgeView?.removeFromSuperview()
      badgeView = nil
      return
    }
    let view = badgeView ?? TabBarBadgeView()
    if badgeView == nil {
      badgeView = view
      insertSubview(view, at: 1)
    }
    view.show(value, color: appearance.badgeColor, attributes: appearance.badgeAttributes)
  }

  /// Lays out icon, title and badge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    imageView.frame = content.iconFrame
    label.frame = content.titleFrame
    badgeView?.frame = content.badgeFrame
  }

  /// The width that icon and title need beside each other, in points.
  var inlineWidth: CGFloat { content?.inlineWidth ?? 0 }

  private var content: TabBarItemGeometry? {
    guard let item, let bar else { return nil }
    return TabBarItemGeometry(
      size: bounds.size, layout: bar.metrics.layout, scale: Stage.current.screen.scale,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      iconSize: imageView.image?.size ?? .zero, titleSize: label.intrinsicContentSize,
      hasTitle: !(label.text ?? "").isEmpty, imageInsets: item.imageInsets,
      titleOffset: appearance.titleOffset(of: item),
      badgeSize: badgeView?.intrinsicContentSize ?? .zero, badgeOffset: appearance.badgeOffset,
      badgeAnchor: badgeAnchor,
      badgeRoom: badgeRoom(in: bar))
  }

  /// From where to where a badge may reach; `nil` for a button that is nowhere.
  private func badgeRoom(in bar: UITabBar) -> ClosedRange<CGFloat>? {
    let start = 2 - frame.minX
    let end = max(2, bar.bounds.width - 2) - frame.minX
    return start <= end ? start...end : nil
  }
}

/// What a button takes from the item and the bar for one state.
struct TabBarButtonAppearance {
  var iconColor = UIColor.gray
  var titleAttributes: [NSAttributedString.Key: Any] = [:]
  var titleAdjustment: UIOffset?
  var badgeColor = UIColor.systemRed
  var badgeAttributes: [NSAttributedString.Key: Any] = [:]
  var badgeOffset = UIOffset.zero

  @MainActor
  func titleOffset(of item: UITabBarItem) -> UIOffset {
    guard let titleAdjustment, item.titlePositionAdjustment == .zero else {
      return item.titlePositionAdjustment
    }
    return titleAdjustment
  }
}
