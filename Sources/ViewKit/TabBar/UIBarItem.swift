// SPDX-License-Identifier: MIT
//
// What every item of a bar has: a title, an image, a tag, and text attributes per control state.

public import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  private var attributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// An item without a title or an image.
  public override init() { super.init() }

  /// An item without a title or an image; there is nothing to decode.
  public required init?(coder: NSCoder) { super.init() }

  /// The text.
  open var title: String? { didSet { itemDidChange() } }
  /// The picture.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// The picture for compact landscape bars; without one, `image` is used.
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  /// How the picture is shrunk or shifted, in points; insets that differ shift it.
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// Whether the item takes taps.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number for the client's own use.
  open var tag = 0
  /// What assistive software reads instead of the title.
  open var accessibilityLabel: String?
  /// What assistive software adds after a pause.
  open var accessibilityHint: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What assistive software is told about the item's role.
  open var accessibilityTraits: UIAccessibilityTraits = []

  /// Sets how the title is drawn in a state; `nil` removes what was set.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    attributesByState[state.rawValue] = attributes
    itemDidChange()
  }

  /// How the title is drawn in a state, as it was set.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributesByState[state.rawValue]
  }

  /// The value of a key that has no Swift property: `"view"` is the view that shows the item.
  /// Unknown keys give `nil`.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "view": itemView
    case "title": title
    case "image": image
    case "tag": tag
    default: nil
    }
  }

  /// Sets the value of a known key; others are ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "title": title = value as? String
    case "image": image = value as? UIImage
    case "tag": tag = value as? Int ?? 0
    default: break
    }
  }

  /// The view that shows the item, while one does.
  weak var itemView: UIView?

  /// Called after every change that can be seen.
  var onChange: ((UIBarItem) -> Void)?

  final func itemDidChange() { onChange?(self) }
}
