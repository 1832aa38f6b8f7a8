// SPDX-License-Identifier: MIT
//
// A view of one picture. A template is filled with the view's tint: pixel = tint × opacity; a change of
// the tint inside an animation blends, because the tint is a property of the layer. Source: measured in
// recordings of UIKit.

public import Foundation

/// A view that shows a picture.
open class UIImageView: UIView {
  /// A view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of a picture, as large as it.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view of a picture, as large as it, with another one while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    self.highlightedImage = highlightedImage
    self.image = image
    // Observers of a class's own properties do not run in its initializers.
    showImage()
  }

  /// A view without a picture; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      showImage()
    }
  }

  /// The picture while the view is highlighted; without one, `image` is shown.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// Whether the view is highlighted.
  open var isHighlighted = false { didSet { showImage() } }

  /// The picture's extent, in points; none without a picture.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The picture's extent, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// Fills a template with the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func showImage() {
    guard let shown = shownImage, let pixels = shown.cgImage else {
      layer.layerContents = nil
      return
    }
    layer.layerContents = .image(
      ImageContents(
        image: pixels.image, scale: Double(shown.scale),
        isTemplate: shown.renderingMode == .alwaysTemplate))
    layer.contentsCenter = shown.stretchedPart
    showTint()
  }

  private func showTint() {
    guard shownImage?.renderingMode == .alwaysTemplate else { return }
    layer.contentsTint = tintColor.cgColor(for: traitCollection)
  }
}

extension UIImage {
  /// The part between the cap insets, as fractions of the picture's extent.
  var stretchedPart: CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let size = self.size
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return whole }
    let width = max(0, size.width - capInsets.left - capInsets.right)
    let height = max(0, size.height - capInsets.top - capInsets.bottom)
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height, width: width / size.width,
      height: height / size.height)
  }
}
