// SPDX-License-Identifier: MIT
//
// A control with a picture and a title beside it. What is not set for a state is taken from the normal
// one; highlighted and disabled pictures are dimmed.

public import Foundation

/// A button.
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// With titles and templates in the tint colour.
    case system = 1
  }

  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  private var contents: [UInt: Content] = [:]
  private let label = UILabel()
  private let picture = UIImageView()
  private let backdrop = UIImageView()

  /// The kind.
  public let buttonType: ButtonType

  /// A custom button with a frame, in points of its superview.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// A custom button; there is nothing to decode.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUp()
  }

  /// A button of a kind.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    for view in [backdrop, picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    refresh()
  }

  /// Shows the title.
  open var titleLabel: UILabel? { label }
  /// Shows the picture.
  open var imageView: UIImageView? { picture }
  /// What is kept free around title and picture, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How the title is moved or squeezed, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How the picture is moved or squeezed, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Whether a highlighted button's picture is dimmed.
  open var adjustsImageWhenHighlighted = true { didSet { refresh() } }
  /// Whether a disabled button's picture is dimmed.
  open var adjustsImageWhenDisabled = true { didSet { refresh() } }

  // MARK: - Content by state

  private func set(_ state: State, _ change: (inout Content) -> Void) {
    change(&contents[state.rawValue, default: Content()])
    contentDidChange()
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) { set(state) { $0.title = title } }
  /// Sets the title with attributes in a state; it goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(state) { $0.attributedTitle = title }
  }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(state) { $0.titleColor = color }
  }
  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) { set(state) { $0.image = image } }
  /// Sets the picture behind everything in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(state) { $0.background = image }
  }

  /// The title in a state, as it was set.
  open func title(for state: State) -> String? { contents[state.rawValue]?.title }
  /// The title with attributes in a state, as it was set.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state.rawValue]?.attributedTitle
  }
  /// The title's colour in a state, as it was set.
  open func titleColor(for state: State) -> UIColor? { contents[state.rawValue]?.titleColor }
  /// The picture in a state, as it was set.
  open func image(for state: State) -> UIImage? { contents[state.rawValue]?.image }
  /// The picture behind everything in a state, as it was set.
  open func backgroundImage(for state: State) -> UIImage? {
    contents[state.rawValue]?.background
  }

  /// The title that is shown.
  open var currentTitle: String? { shown(\.title) }
  /// The title's colour that is shown.
  open var currentTitleColor: UIColor {
    shown(\.titleColor) ?? (buttonType == .system ? tintColor : .white)
  }
  /// The picture that is shown.
  open var currentImage: UIImage? { shown(\.image) }

  private func shown<Value>(_ part: KeyPath<Content, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: part] ?? contents[State.normal.rawValue]?[keyPath: part]
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    refresh()
  }

  override func stateDidChange() {
    super.stateDidChange()
    refresh()
  }

  /// Takes the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  private func refresh() {
    if let rich: NSAttributedString = shown(\.attributedTitle) {
      label.attributedText = rich
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    let image = currentImage
    let isTemplate = buttonType == .system && image?.renderingMode == .automatic
    picture.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    backdrop.image = shown(\.background)
    let isDimmed =
      !isEnabled && adjustsImageWhenDisabled || isHighlighted && adjustsImageWhenHighlighted
    // UIKit darkens or fades; half is chosen by us.
    picture.alpha = isDimmed && contents[state.rawValue]?.image == nil ? 0.5 : 1
    setNeedsLayout()
  }

  // MARK: - Layout

  /// What is left for title and picture in the button, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the picture stands in the content's box.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).image
  }

  /// Where the title stands in the content's box.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).title
  }

  private func layout(in box: CGRect) -> (image: CGRect, title: CGRect) {
    let image = currentImage?.size ?? .zero
    let imageSize = CGSize(
      width: min(image.width, box.width), height: min(image.height, box.height))
    let title = label.intrinsicContentSize
    let titleSize = CGSize(
      width: max(0, min(title.width, box.width - imageSize.width)),
      height: min(title.height, box.height))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let total = imageSize.width + titleSize.width
    let left: CGFloat
    switch contentHorizontalAlignment {
    case .center, .fill: left = box.midX - total / 2
    case .left: left = box.minX
    case .right: left = box.maxX - total
    case .leading: left = isRightToLeft ? box.maxX - total : box.minX
    case .trailing: left = isRightToLeft ? box.minX : box.maxX - total
    }
    func top(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .center, .fill: box.midY - height / 2
      case .top: box.minY
      case .bottom: box.maxY - height
      }
    }
    let imageX = isRightToLeft ? left + titleSize.width : left
    let titleX = isRightToLeft ? left : left + imageSize.width
    return (
      shifted(imageX, top(imageSize.height), imageSize, imageEdgeInsets),
      shifted(titleX, top(titleSize.height), titleSize, titleEdgeInsets)
    )
  }

  /// Insets move a part by half their difference, because it is centred in what they leave.
  private func shifted(
    _ x: CGFloat, _ y: CGFloat, _ size: CGSize, _ insets: UIEdgeInsets
  ) -> CGRect {
    CGRect(
      x: x + (insets.left - insets.right) / 2, y: y + (insets.top - insets.bottom) / 2,
      width: size.width, height: size.height)
  }

  /// Lays out title and picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let box = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: box)
    label.frame = titleRect(forContentRect: box)
  }

  /// The extent of picture and title with the insets around them, in points.
  open override var intrinsicContentSize: CGSize {
    let image = currentImage?.size ?? .zero
    let title = label.intrinsicContentSize
    return CGSize(
      width: image.width + title.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(image.height, title.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// The extent of picture and title, whatever the room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
