// SPDX-License-Identifier: MIT
//
// A view to be traced and the name it has in traces, such as `item[0].icon`.

public import ViewKit

/// A view that traces follow.
@MainActor
public struct TraceTarget {
  /// Its name in traces.
  public let name: String
  /// The view.
  public let view: UIView

  /// A view and its name.
  public init(name: String, view: UIView) {
    self.name = name
    self.view = view
  }
}
