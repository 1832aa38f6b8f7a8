// SPDX-License-Identifier: MIT
//
// Why a picture has no file form.

/// A picture that cannot be encoded.
public enum ImageWriteError: Error, Sendable, Equatable, CustomStringConvertible {
  /// PNG has no picture without pixels; the extent that was asked for, in pixels.
  case empty(width: Int, height: Int)
  /// A side is longer than 2³¹ − 1 pixels.
  case tooLarge(width: Int, height: Int)
  /// An animation has no frame.
  case noFrames
  /// A frame of an animation has another extent than the first; its number, from 0.
  case unequalFrames(index: Int)

  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .empty(let width, let height): "A PNG cannot hold \(width)×\(height) pixels."
    case .tooLarge(let width, let height):
      "A PNG cannot hold \(width)×\(height) pixels: a side is above 2³¹ − 1."
    case .noFrames: "An animation needs at least one frame."
    case .unequalFrames(let index):
      "Frame \(index) of the animation has another extent than the first."
    }
  }
}
