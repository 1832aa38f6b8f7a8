// SPDX-License-Identifier: MIT
//
// What a rasterizer gives: runs of pixels of one coverage.

/// Pixels of a row that are covered alike.
public struct CoverageSpan: Sendable, Hashable {
  /// The row, in pixels.
  public var y: Int
  /// The first column, in pixels.
  public var x: Int
  /// The number of columns, at least 1.
  public var length: Int
  /// How much of each pixel is covered, 1…255.
  public var coverage: UInt8

  /// A run of pixels.
  public init(y: Int, x: Int, length: Int, coverage: UInt8) {
    self.y = y
    self.x = x
    self.length = length
    self.coverage = coverage
  }
}
