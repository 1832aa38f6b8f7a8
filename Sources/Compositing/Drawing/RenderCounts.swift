// SPDX-License-Identifier: MIT
//
// What drawing costs in numbers that do not depend on the machine: the same list gives the same counts
// everywhere, so a count that grows is seen in a test, not in a stopwatch.

/// How much a compositor has done.
public struct RenderCounts: Sendable, Equatable {
  /// Commands that were executed, once for each rectangle of damage; two in a cross-fade.
  public var commands = 0
  /// Pixels that colours, masks or pictures were stored or blended into, whether that changed them or not.
  public var pixels = 0
  /// Bytes of pictures that were made: frames and groups, not caches.
  public var bytes = 0

  /// Nothing done.
  public init() {}
}
