// SPDX-License-Identifier: MIT
//
// A bar with a title in its middle: 44 points high, semibold 17-point title, the chrome colours of bars
// and a hairline under it. Its background reaches up under the status bar.

public import Foundation

/// What a navigation bar shows for a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String? { didSet { onChange?() } }
  /// A view in the title's place.
  open var titleView: UIView? { didSet { onChange?() } }
  var onChange: (() -> Void)?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title; there is nothing to decode.
  public required init?(coder: NSCoder) { super.init() }
}

/// A bar with a title.
open class UINavigationBar: UIView {
  /// The bar's height, in points.
  static let height: CGFloat = 44

  private let backgroundView = UIView()
  private let hairline = UIView()
  private let titleLabel = UILabel()

  /// A bar with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar without items; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundView.isUserInteractionEnabled = false
    hairline.backgroundColor = TabBarBackground.hairline
    titleLabel.textAlignment = .center
    addSubview(backgroundView)
    backgroundView.addSubview(hairline)
    addSubview(titleLabel)
    refresh()
  }

  /// The items, from the root to the top.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] {
        item.onChange = nil
        item.titleView?.removeFromSuperview()
      }
      topItem?.onChange = { [weak self] in self?.refresh() }
      refresh()
    }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The bar's fill; without one, a light or dark chrome colour.
  open var barTintColor: UIColor? { didSet { refresh() } }
  /// How the title is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
  /// Whether what lies under the bar shows through its default fill.
  open var isTranslucent = true { didSet { refresh() } }
  /// The bar's own style.
  open var barStyle = UIBarStyle.default { didSet { refresh() } }

  private func refresh() {
    let isDark = barStyle != .default
    let chrome = isDark ? TabBarBackground.darkChrome : TabBarBackground.chrome
    backgroundView.backgroundColor =
      barTintColor ?? (isTranslucent ? chrome : chrome.withAlphaComponent(1))
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
      .foregroundColor: isDark ? UIColor.white : UIColor.label,
    ]
    attributes.merge(titleTextAttributes ?? [:]) { _, new in new }
    titleLabel.setText(topItem?.title ?? "", attributes: attributes)
    let view = topItem?.titleView
    titleLabel.isHidden = view != nil
    if let view, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Lays out the background up to the screen's top, the hairline and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = PixelGrid(scale: Double(Stage.current.screen.scale)).onePixel
    let size = bounds.size
    let top = max(0, frame.minY)
    backgroundView.frame = CGRect(x: 0, y: -top, width: size.width, height: size.height + top)
    hairline.frame = CGRect(x: 0, y: size.height + top, width: size.width, height: CGFloat(pixel))
    // Eight points on either side are kept free. Chosen by us.
    titleLabel.frame = bounds.insetBy(dx: 8, dy: 0)
    if let view = topItem?.titleView {
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  /// The width given and the bar's height, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
