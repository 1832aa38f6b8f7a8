// SPDX-License-Identifier: MIT
//
// Glyphs become coverage: the unhinted outline at the run's size, moved to the pen's fraction of a
// pixel, through the exact-area rasterizer. Masks are kept, up to a budget, because a title that
// stands still asks for the same ones in every frame.
//
// The pen's fraction is rounded to 1/64 pixel on both axes, which moves no edge by more than 1/128
// pixel: at most 2 of 255 in coverage. A mask is a function of its key alone, so what happens to be
// kept, and which thread asks, cannot change a picture.

public import Raster
import Synchronization

/// Turns glyphs into coverage, on any thread.
///
/// How to draw a `GlyphRun`: ask `coverage(of:in:transform:)` for each glyph and blend the mask at its
/// place; where the answer is `nil`, fill `outline(of:in:)` mapped by the transform, by the non-zero
/// rule.
public final class GlyphRasterizer: Sendable {
  /// The one that drawing shares.
  public static let shared = GlyphRasterizer()

  /// Steps that a pixel is divided into, on both axes, for where a pen stands.
  public static let stepsPerPixel = 64
  /// The largest glyphs that become masks, in pixels per em; larger ones are filled as outlines,
  /// which are clipped before they cost anything. Chosen by us.
  public static let largestPixelsPerEm = 512.0
  /// The most pixels a mask may have: an outline that reaches farther, such as a damaged one, is filled
  /// as an outline. Chosen by us: the square of four times the largest em.
  static let largestArea = 1 << 22
  /// How far from the picture's origin masks are placed, in pixels; farther pens have no precision
  /// left to speak of.
  static let farthest = Double(1 << 24)

  private struct Key: Hashable, Sendable {
    var face: ObjectIdentifier
    var glyph: UInt32
    var pixelsPerEm: Double
    var stepX: Int
    var stepY: Int
  }

  /// A mask with the face it belongs to, which keeps the face's identity from being used again.
  private struct Entry: Sendable {
    var face: Face
    var coverage: GlyphCoverage
  }

  private let masks: Mutex<GenerationCache<Key, Entry>>

  /// A rasterizer that keeps masks of up to so many bytes in all.
  public init(budget: Int = 8 << 20) { masks = Mutex(GenerationCache(budget: budget)) }

  /// A glyph's coverage under a transform from the run's pixels to the picture's, or `nil` when the
  /// glyph is to be filled as an outline: the transform turns, mirrors or stretches it, it is larger
  /// than `largestPixelsPerEm`, or out of reach.
  public func coverage(
    of glyph: PositionedGlyph, in run: GlyphRun, transform: AffineTransform
  ) -> GlyphCoverage? {
    guard transform.isScaleAndTranslation, transform.a == transform.d, transform.a > 0 else {
      return nil
    }
    let size = run.pixelsPerEm * transform.a
    let pen = transform.apply(Point(x: glyph.x, y: glyph.y))
    let (x, y) = (pen.x, pen.y)
    guard size > 0 else { return .empty }
    guard size <= Self.largestPixelsPerEm, abs(x) < Self.farthest, abs(y) < Self.farthest else {
      return nil
    }
    let steps = Double(Self.stepsPerPixel)
    let stepX = Int((x * steps + 0.5).rounded(.down))
    let stepY = Int((y * steps + 0.5).rounded(.down))
    // Arithmetic shift and mask: the whole pixel to the left or above, and the steps past it.
    let shift = Self.stepsPerPixel.trailingZeroBitCount
    let mask = coverage(
      of: glyph.id, face: run.face, pixelsPerEm: size, stepX: stepX & (Self.stepsPerPixel - 1),
      stepY: stepY & (Self.stepsPerPixel - 1))
    guard var coverage = mask else { return nil }
    coverage.x += stepX >> shift
    coverage.y += stepY >> shift
    return coverage
  }

  /// A glyph's coverage with the pen `stepX` and `stepY` steps of 1/64 pixel right of and below the
  /// top-left corner of pixel (0, 0).
  private func coverage(
    of glyph: UInt32, face: Face, pixelsPerEm: Double, stepX: Int, stepY: Int
  ) -> GlyphCoverage? {
    let key = Key(
      face: ObjectIdentifier(face), glyph: glyph, pixelsPerEm: pixelsPerEm, stepX: stepX,
      stepY: stepY)
    if let known = masks.withLock({ $0.value(for: key) }) { return known.coverage }
    let steps = Double(Self.stepsPerPixel)
    let toPixels = AffineTransform(
      a: pixelsPerEm, b: 0, c: 0, d: pixelsPerEm, tx: Double(stepX) / steps,
      ty: Double(stepY) / steps)
    let outline = face.outline(of: glyph).transformed(by: toPixels)
    guard let coverage = Self.coverage(of: outline) else { return nil }
    // What a mask costs beside its bytes: a dictionary entry of some hundred bytes.
    masks.withLock {
      $0.insert(
        Entry(face: face, coverage: coverage), for: key, cost: coverage.mask.bytes.count + 128)
    }
    return coverage
  }

  /// The coverage of an outline in pixels, in the smallest mask that holds its control points; `nil`
  /// when that mask would be too large.
  static func coverage(of outline: Path) -> GlyphCoverage? {
    if outline.isEmpty { return .empty }
    guard let frame = outline.pixelFrame, frame.width <= largestArea, frame.height <= largestArea,
      frame.width * frame.height <= largestArea
    else { return nil }
    var rasterizer = CoverageRasterizer()
    return GlyphCoverage(
      mask: rasterizer.mask(of: outline, rule: .nonZero, in: frame), x: frame.minX, y: frame.minY)
  }

  /// A glyph's outline where it stands in its run, in the run's pixels, y down.
  public static func outline(of glyph: PositionedGlyph, in run: GlyphRun) -> Path {
    run.face.outline(of: glyph.id).transformed(
      by: AffineTransform(
        a: run.pixelsPerEm, b: 0, c: 0, d: run.pixelsPerEm, tx: glyph.x, ty: glyph.y))
  }
}

extension Path {
  /// The whole pixels that hold every point, controls too; `nil` when there are none, or one is out
  /// of reach.
  fileprivate var pixelFrame: PixelRect? {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    func take(_ point: Point) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): take(p)
      case .quad(let control, let end): [control, end].forEach(take)
      case .cubic(let control1, let control2, let end): [control1, control2, end].forEach(take)
      case .close: break
      }
    }
    let reach = GlyphRasterizer.farthest
    guard left <= right, abs(left) < reach, abs(right) < reach, abs(top) < reach,
      abs(bottom) < reach
    else { return nil }
    return PixelRect(
      minX: Int(left.rounded(.down)), minY: Int(top.rounded(.down)),
      maxX: Int(right.rounded(.up)), maxY: Int(bottom.rounded(.up)))
  }
}
