// SPDX-License-Identifier: MIT
//
// A tab's page: a colour, and a picture in the middle at its own size, shrunk in proportion when the
// screen is smaller; or a view that fills the page. The picture's corner lies on a device pixel, so
// it is not blurred.

import Foundation
import ViewKit

/// A page of a scene.
final class PageViewController: UIViewController {
  private let background: UIColor
  private let content: PageView.Content?

  init(background: UIColor, content: PageView.Content?) {
    self.background = background
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let page = PageView(content: content)
    page.backgroundColor = background
    view = page
  }
}

/// A page's view: keeps its content in place.
final class PageView: UIView {
  /// What a page shows.
  enum Content {
    /// A picture in the middle.
    case picture(UIImage)
    /// A view over the whole page.
    case view(UIView)
  }

  private let content: UIView?
  private let picture: UIImage?

  init(content: Content?) {
    switch content {
    case .picture(let image):
      picture = image
      self.content = UIImageView(image: image)
    case .view(let view):
      picture = nil
      self.content = view
    case nil:
      picture = nil
      self.content = nil
    }
    super.init(frame: .zero)
    self.content.map(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame =
      picture.map {
        Self.frame(of: $0.size, in: bounds.size, scale: max(1, traitCollection.displayScale))
      } ?? bounds
  }

  /// Where a picture of a size lies on a page of a size, in points.
  static func frame(of picture: CGSize, in page: CGSize, scale: CGFloat) -> CGRect {
    guard picture.width > 0, picture.height > 0 else { return .zero }
    let factor = min(1, page.width / picture.width, page.height / picture.height)
    let size = CGSize(width: picture.width * factor, height: picture.height * factor)
    func middle(_ room: CGFloat) -> CGFloat { (room / 2 * scale).rounded(.down) / scale }
    return CGRect(
      origin: CGPoint(x: middle(page.width - size.width), y: middle(page.height - size.height)),
      size: size)
  }
}
