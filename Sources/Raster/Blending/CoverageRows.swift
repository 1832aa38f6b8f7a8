// SPDX-License-Identifier: MIT
//
// Products of coverage by rows: what a clip leaves of a shape.

/// Multiplies rows of coverage; the result goes to the start of a row that is at least as long.
public enum CoverageRows {
  /// `out = round(a · c / 255)`
  public static func scale(
    _ out: inout MutableSpan<UInt8>, _ a: borrowing Span<UInt8>, by c: UInt8
  ) {
    for i in 0..<a.count { out[i] = FixedPoint.multiply(a[i], c) }
  }

  /// `out = round(out · c / 255)`
  public static func scale(_ out: inout MutableSpan<UInt8>, by c: UInt8) {
    for i in 0..<out.count { out[i] = FixedPoint.multiply(out[i], c) }
  }

  /// `out = round(out · b / 255)`, as far as `b` goes.
  public static func multiply(_ out: inout MutableSpan<UInt8>, by b: borrowing Span<UInt8>) {
    for i in 0..<b.count { out[i] = FixedPoint.multiply(out[i], b[i]) }
  }

  /// `out = round(a · b / 255)`, pixel by pixel.
  public static func multiply(
    _ out: inout MutableSpan<UInt8>, _ a: borrowing Span<UInt8>, _ b: borrowing Span<UInt8>
  ) {
    for i in 0..<a.count { out[i] = FixedPoint.multiply(a[i], b[i]) }
  }
}

extension Mask {
  /// The product of two coverages: `round(a · b / 255)`.
  public static func product(_ a: UInt8, _ b: UInt8) -> UInt8 { FixedPoint.multiply(a, b) }
}
