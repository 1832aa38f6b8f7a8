// SPDX-License-Identifier: MIT
//
// What lies behind a tab bar's buttons: a fill or a picture, and a hairline of one device pixel above
// the bar's bounds. The hairline is black at 0.30 in light and at 0.16 in dark; the fill is 249 at
// 0.94, in dark 22 at 0.94. Source: pixel values and frame dumps (hairline), Flutter's table (fill).

import Foundation

/// What a bar's settings come to.
struct TabBarBackground {
  var color: UIColor?
  var image: UIImage?
  var shadowColor: UIColor?
  var shadowImage: UIImage?

  /// The chrome colours that a bar without a fill of its own has.
  static let lightChrome = UIColor(white: 249.0 / 255, alpha: 0.94)
  static let darkChrome = UIColor(white: 22.0 / 255, alpha: 0.94)
  static let chrome = UIColor { $0.userInterfaceStyle == .dark ? darkChrome : lightChrome }
  /// The hairline's colours.
  static let hairline = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 41.0 / 255 : 76.0 / 255)
  }

  @MainActor
  init(bar: UITabBar) {
    if let appearance = bar.ownAppearance {
      color = appearance.backgroundColor ?? appearance.effectColor
      image = appearance.backgroundImage
      shadowColor = appearance.shadowColor
      shadowImage = appearance.shadowImage
      return
    }
    image = bar.backgroundImage
    if image == nil {
      let chrome = bar.barStyle == .default ? Self.chrome : Self.darkChrome
      color = bar.barTintColor ?? (bar.isTranslucent ? chrome : chrome.withAlphaComponent(1))
    }
    shadowImage = bar.shadowImage
    shadowColor = shadowImage == nil ? Self.hairline : nil
  }
}

/// The view behind a bar's buttons.
final class TabBarBackgroundView: UIView {
  private let imageView = UIImageView()
  private let hairlineView = UIImageView()
  private let indicatorView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(imageView)
    addSubview(indicatorView)
    addSubview(hairlineView)
  }

  func show(_ background: TabBarBackground) {
    backgroundColor = background.color
    imageView.image = background.image
    imageView.isHidden = background.image == nil
    hairlineView.image = background.shadowImage
    hairlineView.backgroundColor = background.shadowColor
    setNeedsLayout()
  }

  /// Shows a picture behind the selected button, in its middle and at its own size.
  func showIndicator(_ image: UIImage?, at frame: CGRect?) {
    indicatorView.image = image
    indicatorView.isHidden = image == nil || frame == nil
    guard let image, let frame else { return }
    indicatorView.bounds = CGRect(origin: .zero, size: image.size)
    indicatorView.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    // A picture keeps its height; a plain hairline is a device pixel.
    let onePixel = CGFloat(PixelGrid(scale: Double(Stage.current.screen.scale)).onePixel)
    let height = hairlineView.image?.size.height ?? onePixel
    hairlineView.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
  }
}
