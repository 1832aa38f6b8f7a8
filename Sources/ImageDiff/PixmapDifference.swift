// SPDX-License-Identifier: MIT
//
// What a comparison found: numbers, places, and the verdict with its reasons in words.

public import Raster

/// Why two pictures do not count as the same.
public enum DifferenceReason: Sendable, Hashable {
  /// Their extents differ; nothing else was compared. Expected and actual, from (0, 0).
  case sizes(expected: PixelRect, actual: PixelRect)
  /// More pixels are wrong than the tolerance's share allows.
  case wrongPixels(Int, allowed: Int)
  /// A connected block of wrong pixels is larger than the gate allows.
  case block(PixelBlock, allowed: Int)
  /// Places where only the expected picture shows something.
  case missingContent([PixelRect])
  /// Places where only the actual picture shows something.
  case addedContent([PixelRect])
}

/// What tells an actual picture from the expected one.
public struct PixmapDifference: Sendable, Equatable {
  /// Pixels of which any byte differs.
  public var differingPixels = 0
  /// The largest difference of one premultiplied channel, 0…255.
  public var largestChannelDifference = 0
  /// The largest CIEDE2000 difference of a wrong pixel; `nil` unless the tolerance is perceptual and
  /// a pixel is wrong.
  public var largestColorDifference: Double?
  /// Pixels beyond the tolerance and not excused, in reading order.
  public var wrong: [PixelRun] = []
  /// Pixels beyond the tolerance but excused as part of a smoothed edge.
  public var excused: [PixelRun] = []
  /// Wrong pixels that touch, by their first pixel in reading order.
  public var blocks: [PixelBlock] = []
  /// Blocks that lie close together, gathered as a person would circle them.
  public var clusters: [PixelBlock] = []
  /// Why the pictures do not count as the same; empty when they do.
  public var reasons: [DifferenceReason] = []

  /// No difference.
  public init() {}

  /// Whether the pictures count as the same under the tolerance.
  public var passes: Bool { reasons.isEmpty }
  /// Whether every byte is the same.
  public var isExact: Bool { differingPixels == 0 && reasons.isEmpty }
  /// The number of wrong pixels.
  public var wrongPixels: Int { wrong.pixelCount }
  /// The number of excused pixels.
  public var excusedPixels: Int { excused.pixelCount }
}

extension DifferenceReason: CustomStringConvertible {
  /// One line for a person.
  public var description: String {
    switch self {
    case .sizes(let expected, let actual):
      "size \(actual.width)×\(actual.height), expected \(expected.width)×\(expected.height)"
    case .wrongPixels(let count, let allowed):
      allowed == 0
        ? "\(count) wrong \(count == 1 ? "pixel" : "pixels")"
        : "\(count) wrong pixels, \(allowed) allowed"
    case .block(let block, let allowed):
      "\(block.pixels) connected wrong pixels \(place(block.bounds)), \(allowed) allowed"
    case .missingContent(let areas):
      "content is missing \(areas.map(place).joined(separator: ", "))"
    case .addedContent(let areas):
      "content was added \(areas.map(place).joined(separator: ", "))"
    }
  }

  private func place(_ rect: PixelRect) -> String {
    "in x \(rect.minX)..<\(rect.maxX), y \(rect.minY)..<\(rect.maxY)"
  }
}
