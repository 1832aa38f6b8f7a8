// SPDX-License-Identifier: MIT
//
// The view transitions that scenes may name. A new transition adds one line to `entries`.

import SimpleTab

public import ViewKit

/// The catalogue of view transitions.
public enum TransitionCatalog {
  /// A transition that scenes may name.
  public struct Entry: Sendable {
    /// The name in scene files.
    public let name: String
    /// What it does, as a clause.
    public let summary: String
    /// Makes the transition; `nil` for the library's default.
    public let make: @MainActor @Sendable () -> (any UIViewControllerAnimatedTransitioning)?
  }

  /// Every transition, in the order of `simpletab list transitions`.
  public static let entries: [Entry] = [
    Entry(name: "none", summary: "the page changes at once") { InstantViewTransition() },
    Entry(name: "pop", summary: "the page fades in, grows and settles, 0.55 s") {
      PopViewTransition()
    },
    Entry(name: "crossFade", summary: "the page fades in, 0.35 s") { CrossFadeViewTransition() },
  ]

  static let names = entries.map(\.name)
}
