// SPDX-License-Identifier: MIT
//
// Whole comparisons: each tolerance lets pass what it says and nothing more, and the gate stands beside
// every one of them.

import ImageDiff
import Raster
import Testing

struct PixmapComparisonTests {
  let white = Pixmap(width: 100, height: 80, color: .white)

  private func compare(_ a: Pixmap, _ b: Pixmap, _ tolerance: Tolerance = .exact)
    -> PixmapDifference
  {
    PixmapComparison.compare(expected: a, actual: b, tolerance: tolerance)
  }

  private func grey(_ v: UInt8) -> PremultipliedColor {
    PremultipliedColor(r: v, g: v, b: v, a: 255)
  }

  @Test("Equal pictures have no difference, and neither have empty ones")
  func equal() {
    #expect(compare(white, white) == PixmapDifference())
    #expect(compare(white, white).isExact)
    let nothing = Pixmap(width: 0, height: 0)
    #expect(compare(nothing, nothing).passes)
  }

  @Test("One step of one channel of the last pixel is found")
  func oneStep() {
    var other = white
    other.bytes[other.bytes.count - 2] = 254
    let difference = compare(white, other)
    #expect(difference.differingPixels == 1)
    #expect(difference.largestChannelDifference == 1)
    #expect(difference.wrong == [PixelRun(y: 79, minX: 99, maxX: 100)])
    #expect(difference.reasons == [.wrongPixels(1, allowed: 0)])
    #expect(!difference.passes && !difference.isExact)
  }

  @Test("Pictures of different sizes are not compared further")
  func sizes() {
    let other = Pixmap(width: 100, height: 81, color: .white)
    let difference = compare(white, other)
    #expect(difference.reasons == [.sizes(expected: white.bounds, actual: other.bounds)])
    #expect(difference.differingPixels == 0 && !difference.isExact)
  }

  @Test("A channel may lie off by the limit, not by one more")
  func channels() {
    let off = Pixmap(width: 100, height: 80, color: grey(252))
    #expect(compare(white, off, Tolerance(pixel: .channels(3))).passes)
    let difference = compare(white, off, Tolerance(pixel: .channels(2)))
    #expect(difference.wrongPixels == 8000)
    #expect(difference.differingPixels == 8000)
    #expect(difference.largestChannelDifference == 3)
  }

  @Test("A colour may lie off by the perceptual limit; the largest difference is told")
  func perceptual() {
    let truth = LabColor(red: 255, green: 255, blue: 255)
      .difference(from: LabColor(red: 250, green: 250, blue: 250))
    let off = Pixmap(width: 100, height: 80, color: grey(250))
    #expect(compare(white, off, Tolerance(pixel: .perceptual(truth + 1e-9))).passes)
    let difference = compare(white, off, Tolerance(pixel: .perceptual(truth - 1e-9)))
    #expect(difference.wrongPixels == 8000)
    #expect(difference.largestColorDifference == truth)
  }

  @Test("A share of scattered wrong pixels passes, one more does not")
  func share() {
    var other = white
    for i in 0..<8 { other.set(i * 10, 40, grey(100)) }
    var tolerance = Tolerance(share: 8.0 / 8000)
    tolerance.gate.allowsMissingContent = true
    #expect(compare(white, other, tolerance).passes)
    other.set(90, 40, grey(100))
    #expect(compare(white, other, tolerance).reasons == [.wrongPixels(9, allowed: 8)])
  }

  @Test("Two letters missing from a page fail, though 99 % of the pixels are right")
  func missingLetters() {
    let word = PixelRect(x: 40, y: 30, width: 12, height: 9)
    let difference = compare(
      page(width: 100, height: 80, in: word), white, Tolerance(share: 0.01))
    #expect(difference.wrongPixels == 36)
    #expect(!difference.passes)
    let missing = difference.reasons.contains { reason in
      if case .missingContent = reason { true } else { false }
    }
    #expect(missing)
  }

  @Test("Faint text that is gone fails under a tolerance that hides each of its pixels")
  func faintText() {
    let word = PixelRect(x: 40, y: 30, width: 12, height: 9)
    let faint = page(width: 100, height: 80, ink: grey(240), in: word)
    let difference = compare(faint, white, Tolerance(pixel: .channels(20)))
    #expect(difference.wrongPixels == 0)
    #expect(!difference.passes)
  }

  @Test("A connected block fails under a share that would allow its pixels")
  func block() {
    var other = white
    for y in 10..<14 { for x in 20..<24 { other.set(x, y, grey(0)) } }
    var tolerance = Tolerance(share: 0.5)
    tolerance.gate.allowsMissingContent = true
    let block = PixelBlock(bounds: PixelRect(x: 20, y: 10, width: 4, height: 4), pixels: 16)
    #expect(compare(white, other, tolerance).reasons == [.block(block, allowed: 12)])
    tolerance.gate.largestBlock = 16
    #expect(compare(white, other, tolerance).passes)
  }

  @Test("Smoothed edges are excused and counted when asked")
  func antialiasing() {
    let one = picture("##5..", "##6..", "##7..", "##8..", "##...")
    let two = picture("##4..", "##5..", "##6..", "##7..", "##8..")
    #expect(compare(one, two).wrongPixels == 5)
    let difference = compare(one, two, Tolerance(ignoresAntialiasing: true))
    #expect(difference.excusedPixels + difference.wrongPixels == 5)
    #expect(difference.excusedPixels >= 3)
  }

  @Test("A tolerance that is no number allows nothing")
  func notANumber() {
    var other = white
    other.set(3, 3, grey(0))
    #expect(!compare(white, other, Tolerance(share: .nan)).passes)
    #expect(!compare(white, other, Tolerance(pixel: .perceptual(.nan))).passes)
    #expect(!compare(white, other, Tolerance(pixel: .channels(-5))).passes)
  }
}
