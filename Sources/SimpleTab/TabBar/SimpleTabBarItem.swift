// SPDX-License-Identifier: MIT
//
// An item of a `SimpleTabBar`: a tab bar item whose icon and title are views of its own, so that a
// style can place, tint and animate them. UIKit's own button gets no title and no image, and so draws
// nothing but a badge. Lengths are in points.

public import Foundation
public import ViewKit

/// A tab bar item that a style draws.
open class SimpleTabBarItem: UITabBarItem {
  /// The item's place in the bar, from 0.
  public private(set) var index = 0
  /// The bar that shows the item. The bar owns its items, so the item does not own the bar; `nil`
  /// before a bar shows it.
  public private(set) weak var tabBar: SimpleTabBar!
  /// The item's frame in the bar, in points: one of the style's `barFrames`.
  public private(set) var frame = CGRect.zero

  /// The view that holds icon and title, at ``frame`` in the bar. A style that is set anew gets new
  /// views.
  public private(set) lazy var barItemView = UIView()
  /// The view that holds the icon. Setting its tint colour colours the icon.
  public private(set) lazy var iconView = UIView()
  /// The title.
  public private(set) lazy var titleLabel = UILabel()

  private weak var style: SimpleTabBarStyle?
  private lazy var imageView = UIImageView()
  private var tabImage: UIImage?
  private var tabSelectedImage: UIImage?
  private var shownState = UIControl.State.normal

  /// An item without a title or an image.
  public override init() { super.init() }

  /// An item without a title or an image; there is nothing to decode.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: What UIKit's button sees

  /// Reads as an empty text by design, so that UIKit draws no title under the style's. What was set
  /// is in ``tabTitle``.
  open override var title: String? {
    get { "" }
    set {
      super.title = newValue
      showTitle(for: shownState)
      // Beside an icon, a title's width decides on both places.
      if frame.height < ItemPlaces.stackedHeight { placeAgain() }
    }
  }

  /// The title's text; empty when there is none.
  open var tabTitle: String {
    get { super.title ?? "" }
    set { title = newValue }
  }

  /// The icon. Reads as `nil` while a bar shows the item, so that UIKit draws no icon under the
  /// style's. Only its opacity counts: it is drawn as a template in the icon's colour, but for a picture
  /// without a transparent pixel, which keeps its own colours.
  open override var image: UIImage? {
    get { tabBar == nil ? tabImage : nil }
    set {
      tabImage = newValue
      super.image = tabBar == nil ? newValue : nil
      showImage()
    }
  }

  /// The icon while the item is selected; without one, ``image``. Reads as `nil` while a bar shows
  /// the item, as ``image`` does.
  open override var selectedImage: UIImage? {
    get { tabBar == nil ? tabSelectedImage : nil }
    set {
      tabSelectedImage = newValue
      super.selectedImage = tabBar == nil ? newValue : nil
      showImage()
    }
  }

  // MARK: Building and placing

  /// Builds the item's views for a style, at a place in its bar.
  open func initialize(style: SimpleTabBarStyle, index: Int) {
    barItemView.removeFromSuperview()
    self.style = style
    self.index = index
    tabBar = style.tabBar
    super.image = nil
    super.selectedImage = nil

    barItemView = UIView()
    barItemView.isUserInteractionEnabled = false
    iconView = UIView()
    imageView = UIImageView()
    imageView.contentMode = .scaleAspectFit
    titleLabel = UILabel()
    titleLabel.textAlignment = .center
    iconView.addSubview(imageView)
    barItemView.addSubview(iconView)
    barItemView.addSubview(titleLabel)

    layoutBarItem()
    showTitle(for: .normal)
    showIcon(for: .normal)
  }

  /// Places the item, its title and its icon as unselected items are. Inside an animation, the icon
  /// travels there.
  open func layoutBarItem() { layoutBarItem(iconShift: 0) }

  /// Places the item, its title, and its icon: in bars of the usual height lower by some points, in the
  /// low bars of landscape phones beside the title for no shift, else in the item's middle.
  func layoutBarItem(iconShift: CGFloat) {
    guard let style else { return }
    let frames = style.barFrames
    if frames.indices.contains(index) { frame = frames[index] }
    let places = ItemPlaces(
      size: frame.size, style: style, titleWidth: titleLabel.intrinsicContentSize.width,
      iconShift: iconShift, titleOffset: titlePositionAdjustment,
      isRightToLeft: tabBar?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    barItemView.place(in: frame)
    titleLabel.place(in: places.title)
    if style.originalBehaviors.contains(.interruptedIcon) {
      // Under a scale, a frame divides its size by the scale to find the bounds.
      iconView.frame = places.icon
    } else {
      iconView.place(in: places.icon)
    }
    imageView.place(in: CGRect(origin: .zero, size: style.iconSize).inset(by: imageInsets))
    if let button = value(forKey: "view") as? UITabBarButton,
      button.badgeAnchor != places.badgedTitle
    {
      button.badgeAnchor = places.badgedTitle
      // At once: inside an animation the badge travels with the icon.
      if badgeValue != nil { button.layoutIfNeeded() }
    }
  }

  /// How the icon is shrunk or shifted in its box, in points; insets that differ shift it.
  open override var imageInsets: UIEdgeInsets { didSet { placeAgain() } }

  /// How far the title is moved, in points.
  open override var titlePositionAdjustment: UIOffset { didSet { placeAgain() } }

  private func placeAgain() {
    guard let style, let tabBar else { return }
    tabBar.settingsDidChange(of: style)
  }

  /// Stops being shown: UIKit's title and image come back for another bar.
  func detach() {
    barItemView.removeFromSuperview()
    style = nil
    tabBar = nil
    super.image = tabImage
    super.selectedImage = tabSelectedImage
  }

  // MARK: Showing a state

  /// Gives the title the attributes of a state; labels change at once, inside an animation too.
  func showTitle(for state: UIControl.State) {
    shownState = state
    guard let style else { return }
    titleLabel.setText(
      tabTitle, attributes: style.titleTextAttributes(for: state), font: style.fallbackTitleFont)
  }

  /// Gives the icon the colour of a state; inside an animation, it blends.
  func showIcon(for state: UIControl.State) {
    shownState = state
    iconView.tintColor = style?.iconColors[state.rawValue]
    showImage()
  }

  private func showImage() {
    let image = shownState == .selected ? tabSelectedImage ?? tabImage : tabImage
    // A picture without a transparent pixel would become a solid box.
    let isSolid = image?.cgImage?.alphaInfo == .noneSkipLast
    let keepsColors = isSolid && style?.originalBehaviors.contains(.solidIcon) != true
    imageView.image = image?.withRenderingMode(keepsColors ? .alwaysOriginal : .alwaysTemplate)
  }
}

extension SimpleTabBarStyle {
  /// What a title without a font of its own is drawn in: the largest whole size whose line fits the
  /// title's height, or a label's own 17 points where the original's behaviour is kept.
  ///
  /// The line of the system's font is 1.193359 times its size.
  var fallbackTitleFont: UIFont {
    if originalBehaviors.contains(.titleSize) { return .systemFont(ofSize: 17) }
    return .systemFont(ofSize: max(1, (titleHeight / 1.193359).rounded(.down)))
  }
}

extension UIView {
  /// Puts the view's bounds and centre where a frame would be, whatever its transform.
  fileprivate func place(in frame: CGRect) {
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
