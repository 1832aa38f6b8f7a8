// SPDX-License-Identifier: MIT
//
// A closure with a name: the way to a control's events that needs no selector.

public import Foundation

/// A closure that a control calls.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What the action is called with.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The title, for controls that show it.
  open var title: String
  /// The picture, for controls that show it.
  open var image: UIImage?
  /// The closure.
  public let handler: Handler

  /// An action that calls a closure.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}
