// SPDX-License-Identifier: MIT
//
// Blending by rows: what every drawing command ends in. A row is premultiplied RGBA8, four bytes a
// pixel; coverage is one byte a pixel, or one for the whole row. This file picks the loop: nothing,
// a store, source-over, or the mode's formula.

/// Blends rows of pixels.
public enum RowBlend {
  /// Blends one colour into every pixel of a row under one coverage.
  public static func fill(
    _ row: inout MutableSpan<UInt8>, color: PremultipliedColor, coverage: UInt8 = 255,
    mode: BlendMode = .sourceOver
  ) {
    if coverage == 0 { return }
    switch mode {
    case .sourceOver where color.a == 0: return
    case .sourceOver where coverage == 255 && color.isOpaque, .copy where coverage == 255:
      SolidRows.fill(&row, color: color)
    case .clear where coverage == 255:
      SolidRows.fill(&row, color: .clear)
    case .sourceOver:
      SourceOverRows.fill(&row, color: color, coverage: coverage)
    default:
      inPieces(row.count / 4, coverage) { piece, bytes in
        var part = row._mutatingExtracting(4 * piece.lowerBound..<4 * piece.upperBound)
        mode.formula.fillRow(&part, color: color, coverage: bytes)
      }
    }
  }

  /// The colour to store where blending a colour in full is no more than that.
  public static func stored(_ color: PremultipliedColor, mode: BlendMode) -> PremultipliedColor? {
    switch mode {
    case .sourceOver where color.isOpaque, .copy: color
    case .clear: .clear
    default: nil
    }
  }

  /// Stores one colour in `width` × `height` pixels, from the start of `rows` on; the stride is in bytes.
  public static func store(
    _ rows: inout MutableSpan<UInt8>, stride: Int, width: Int, height: Int,
    color: PremultipliedColor
  ) {
    SolidRows.fill(&rows, stride: stride, width: width, height: height, color: color)
  }

  /// Blends one colour into a row under a coverage for each pixel.
  ///
  /// The row holds four bytes for each byte of coverage.
  public static func fill(
    _ row: inout MutableSpan<UInt8>, color: PremultipliedColor, coverage: borrowing Span<UInt8>,
    mode: BlendMode = .sourceOver
  ) {
    if mode == .sourceOver {
      SourceOverRows.fill(&row, color: color, coverage: coverage)
    } else {
      mode.formula.fillRow(&row, color: color, coverage: coverage)
    }
  }

  /// Blends one colour through a mask of `width` × `height` by source-over.
  ///
  /// Both start at their top left; strides are in bytes.
  public static func tint(
    _ rows: inout MutableSpan<UInt8>, stride: Int, mask: borrowing Span<UInt8>, maskStride: Int,
    width: Int, height: Int, color: PremultipliedColor
  ) {
    SourceOverRows.tint(
      &rows, stride: stride, mask: mask, maskStride: maskStride, width: width, height: height,
      color: color)
  }

  /// Blends two colours, one after the other, as `tint` blends one.
  public static func tint(
    _ rows: inout MutableSpan<UInt8>, stride: Int, mask: borrowing Span<UInt8>, maskStride: Int,
    width: Int, height: Int, colors: (PremultipliedColor, PremultipliedColor)
  ) {
    SourceOverRows.tint(
      &rows, stride: stride, mask: mask, maskStride: maskStride, width: width, height: height,
      colors: colors)
  }

  /// Blends a row of pixels, scaled by an opacity, into a row of as many under one coverage.
  public static func draw(
    _ row: inout MutableSpan<UInt8>, pixels: borrowing Span<UInt8>, opacity: UInt8 = 255,
    coverage: UInt8 = 255, mode: BlendMode = .sourceOver
  ) {
    if coverage == 0 { return }
    switch mode {
    case .sourceOver where opacity == 0: return
    case .copy where coverage == 255 && opacity == 255:
      SolidRows.copy(&row, pixels: pixels)
    case .sourceOver:
      let m = FixedPoint.multiply(coverage, opacity)
      SourceOverRows.draw(&row, pixels: pixels, coverage: m)
    default:
      inPieces(row.count / 4, coverage) { piece, bytes in
        let range = 4 * piece.lowerBound..<4 * piece.upperBound
        var part = row._mutatingExtracting(range)
        mode.formula.drawRow(
          &part, pixels: pixels.extracting(range), opacity: opacity, coverage: bytes)
      }
    }
  }

  /// Blends a row of pixels, scaled by an opacity, into a row of as many under a coverage for each.
  public static func draw(
    _ row: inout MutableSpan<UInt8>, pixels: borrowing Span<UInt8>, opacity: UInt8 = 255,
    coverage: borrowing Span<UInt8>, mode: BlendMode = .sourceOver
  ) {
    if mode == .sourceOver {
      SourceOverRows.draw(&row, pixels: pixels, opacity: opacity, coverage: coverage)
    } else {
      mode.formula.drawRow(&row, pixels: pixels, opacity: opacity, coverage: coverage)
    }
  }

  /// Calls `body` for pieces of a row with as many bytes of one coverage.
  private static func inPieces(
    _ count: Int, _ coverage: UInt8, _ body: (Range<Int>, borrowing Span<UInt8>) -> Void
  ) {
    let bytes = InlineArray<256, UInt8>(repeating: coverage)
    for start in stride(from: 0, to: count, by: 256) {
      let end = min(count, start + 256)
      body(start..<end, bytes.span.extracting(0..<end - start))
    }
  }
}
