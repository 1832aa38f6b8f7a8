// SPDX-License-Identifier: MIT
//
// An item of a tab bar: what its button shows, selected or not, and its badge.

public import Foundation

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// An item without a title or an image.
  public override init() { super.init() }

  /// An item without a title or an image; there is nothing to decode.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with one picture for both states.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a picture for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item with a title that the system names. The system's pictures are Apple's and are not here,
  /// but for three dots for "More".
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init()
    self.title = item.title
    self.tag = tag
    if item == .more { image = Self.dots }
  }

  /// Three discs of 5 points in a row, in a picture of 25 by 25 points.
  private static var dots: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { context in
      context.cgContext.setFillColor(UIColor.black.cgColor)
      for x in [2.0, 10.0, 18.0] {
        context.cgContext.fillEllipse(in: CGRect(x: x, y: 10, width: 5, height: 5))
      }
    }
  }

  /// The picture while the item is selected; without one, `image` is used.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// The badge's text; `nil` shows none, an empty text shows an empty disc.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The badge's fill; without one, the system's red.
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
  /// The item's own appearance; without one, the bar's is used.
  open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  /// The item's own appearance over a scroll view's edge.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }

  private var badgeAttributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the badge's text is drawn in a state; `nil` removes what was set.
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributesByState[state.rawValue] = attributes
    itemDidChange()
  }

  /// How the badge's text is drawn in a state, as it was set.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributesByState[state.rawValue]
  }
}

extension UITabBarItem {
  /// The items that the system names. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    /// The way to the controllers that have no room in the bar.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// Featured content.
    case featured = 2
    /// Best rated content.
    case topRated = 3
    /// Recently used content.
    case recents = 4
    /// People.
    case contacts = 5
    /// Past content.
    case history = 6
    /// Marked content.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// Content that is being loaded.
    case downloads = 9
    /// Most recent content.
    case mostRecent = 10
    /// Most viewed content.
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }
}
