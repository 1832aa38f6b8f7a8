// SPDX-License-Identifier: MIT
//
// What a comparison lets pass: how far one pixel may lie off, how many pixels may, and the gate that
// no share opens. The default is exact, because our frames are the same bytes everywhere.

/// How far two pixels may lie apart and still count as the same.
public enum PixelTolerance: Sendable, Hashable {
  /// The same four premultiplied bytes.
  case exact
  /// Each premultiplied channel within this many steps of 1/255.
  case channels(Int)
  /// Within this colour difference by CIEDE2000, over white and over black. About 1 is the smallest
  /// difference that people see side by side.
  case perceptual(Double)
}

/// What no share of pixels excuses: a block of wrong pixels, content that is gone.
///
/// A percentage alone lets small things vanish: two letters missing from a full screen are far
/// less than one percent of its pixels.
public struct StructuralGate: Sendable, Hashable {
  /// The most pixels that one connected block of wrong pixels may have (pixels that touch by a side
  /// or a corner are connected).
  public var largestBlock: Int
  /// Whether a place may be flat in one picture where the other shows something.
  public var allowsMissingContent: Bool

  /// A gate from its two limits. 12 pixels, chosen by us: less than a comma of 14-point text at 2×.
  public init(largestBlock: Int = 12, allowsMissingContent: Bool = false) {
    self.largestBlock = largestBlock
    self.allowsMissingContent = allowsMissingContent
  }
}

/// What a comparison of two pictures lets pass.
public struct Tolerance: Sendable, Hashable {
  /// How far one pixel may lie off.
  public var pixel: PixelTolerance
  /// Whether a wrong pixel is excused when it is part of a smoothed edge in either picture.
  public var ignoresAntialiasing: Bool
  /// The share of wrong pixels that passes, 0…1 of all pixels.
  public var share: Double
  /// What passes under no share.
  public var gate: StructuralGate

  /// A tolerance from its parts; without any, exact.
  public init(
    pixel: PixelTolerance = .exact, ignoresAntialiasing: Bool = false, share: Double = 0,
    gate: StructuralGate = StructuralGate()
  ) {
    self.pixel = pixel
    self.ignoresAntialiasing = ignoresAntialiasing
    self.share = share
    self.gate = gate
  }

  /// Not one byte may differ.
  public static let exact = Tolerance()
}
