// SPDX-License-Identifier: MIT
//
// A tab bar item's badge: a short text on a filled disc that grows sideways with it. 18 points high,
// max(18, text + 10) wide, radius 9, text of 13 points in white. Source: two public frame dumps.

public import Foundation

/// A badge.
public final class TabBarBadgeView: UIView {
  /// The disc's height, in points.
  static let height: CGFloat = 18
  /// What the disc is wider than its text, in points.
  static let padding: CGFloat = 10

  /// Shows the text.
  public let label = UILabel()

  /// A badge without a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A badge without a text; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    label.textAlignment = .center
    addSubview(label)
  }

  func show(_ text: String, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
    backgroundColor = color
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    all.merge(attributes) { _, new in new }
    label.setText(text, attributes: all)
    setNeedsLayout()
  }

  /// The disc's extent for its text, in points.
  public override var intrinsicContentSize: CGSize {
    CGSize(
      width: max(Self.height, label.intrinsicContentSize.width + Self.padding), height: Self.height)
  }

  /// Lays the text over the whole disc.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
