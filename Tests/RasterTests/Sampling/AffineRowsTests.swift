// SPDX-License-Identifier: MIT
//
// Any affine transform: quarter turns exactly, scales as the separable way, others by definition.

import Testing

@testable import Raster

@Suite("AffineRows")
struct AffineRowsTests {
  private func rows(
    _ bytes: [UInt8], _ width: Int, _ height: Int, _ t: AffineTransform,
    _ sampler: Sampler = .bilinear
  ) -> AffineRows? {
    AffineRows(bytes, width: width, height: height, channels: 1, transform: t, sampler: sampler)
  }

  private func sample(_ rows: AffineRows, y: Int, x: Int, count: Int) -> [UInt8] {
    var out = [UInt8](repeating: 0, count: count)
    var span = out.mutableSpan
    rows.sample(y: y, x: x, count: count, into: &span)
    return out
  }

  @Test("A quarter turn moves pixels and changes none", arguments: [Sampler.nearest, .bilinear])
  func quarterTurn(sampler: Sampler) throws {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6]  // 1 2 3 / 4 5 6
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    let turned = try #require(rows(bytes, 3, 2, turn, sampler))
    #expect((0..<3).map { sample(turned, y: $0, x: 0, count: 2) } == [[4, 1], [5, 2], [6, 3]])
  }

  @Test("Under a scale it agrees with the separable way to one step")
  func scales() throws {
    var random = SplitMix(11)
    let bytes = random.bytes(70)
    let t = AffineTransform(a: 1.7, b: 0, c: 0, d: 0.8, tx: 0.3, ty: -0.2)
    let ours = try #require(rows(bytes, 10, 7, t))
    let clip = PixelRect(x: 0, y: 0, width: 17, height: 5)
    var separable = try #require(
      ScaledRows(width: 10, height: 7, channels: 1, transform: t, sampler: .bilinear, clip: clip))
    for y in 0..<5 {
      separable.make(y, from: bytes.span)
      for (a, b) in zip(sample(ours, y: y, x: 0, count: 17), separable.pixels) {
        #expect(abs(Int(a) - Int(b)) <= 1)
      }
    }
  }

  @Test("A turned plane stays a plane")
  func plane() throws {
    // f = 3·x + 2·y at source centres; linear sampling gives it back between them.
    let bytes: [UInt8] = (0..<400).map { (i: Int) -> UInt8 in UInt8(3 * (i % 20) + 2 * (i / 20)) }
    let t = AffineTransform(a: 0.96, b: 0.28, c: -0.28, d: 0.96, tx: 8, ty: 1)
    let turned = try #require(rows(bytes, 20, 20, t))
    let inverse = try #require(t.inverse)
    for y in 4..<18 {
      for x in 8..<18 {
        let p = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        guard p.x > 1, p.y > 1, p.x < 19, p.y < 19 else { continue }
        let exact = 3 * (p.x - 0.5) + 2 * (p.y - 0.5)
        #expect(abs(Double(sample(turned, y: y, x: x, count: 1)[0]) - exact) <= 0.52)
      }
    }
  }

  @Test("A picture turned and made small is averaged, not skipped through")
  func minified() throws {
    // Stripes of one pixel: their mean is 127.5; plain linear sampling would give 0 or 255.
    let bytes: [UInt8] = (0..<1600).map { (i: Int) -> UInt8 in i % 2 == 0 ? 0 : 255 }
    let t = AffineTransform(a: 0.08, b: 0.06, c: -0.06, d: 0.08, tx: 6, ty: 1)
    let small = try #require(rows(bytes, 40, 40, t))
    for y in 2..<6 {
      #expect(sample(small, y: y, x: 4, count: 4).allSatisfy { abs(Int($0) - 127) <= 20 })
    }
  }

  @Test("The outline is the transformed rectangle; a centre lies in it or not")
  func outline() throws {
    let t = AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 4, ty: 0)
    let turned = try #require(rows([1, 2], 2, 1, t, .nearest))
    #expect(turned.outline == Path.rect(x: 0, y: 0, width: 2, height: 1).transformed(by: t))
    #expect(turned.containsCenter(x: 2, y: 3) && !turned.containsCenter(x: 1, y: 0))
  }

  @Test("Flat, infinite or empty is nil")
  func nothing() {
    #expect(rows([1], 1, 1, AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)) == nil)
    #expect(rows([1], 1, 1, AffineTransform(a: .nan, b: 1, c: 1, d: 1, tx: 0, ty: 0)) == nil)
    #expect(rows([], 0, 1, .identity) == nil)
    #expect(rows([1], 2, 1, .identity) == nil)
  }
}
