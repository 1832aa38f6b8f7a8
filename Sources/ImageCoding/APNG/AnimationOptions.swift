// SPDX-License-Identifier: MIT
//
// How an animation is written.

/// How an animation is written.
public struct AnimationOptions: Sendable, Equatable {
  /// What the bytes are made for.
  public var preset: PNGWriter.Preset
  /// Pixels a point: stated in the file as 72 dpi times the scale.
  public var scale: Double
  /// How often the frames are shown; 0 is without end.
  public var loopCount: Int

  /// Preset, pixels a point, and how often the frames are shown (0 … 2³¹ − 1; 0 is without end).
  public init(preset: PNGWriter.Preset = .fast, scale: Double = 1, loopCount: Int = 0) {
    self.preset = preset
    self.scale = scale
    self.loopCount = min(max(0, loopCount), PNGHeader.greatest)
  }
}
