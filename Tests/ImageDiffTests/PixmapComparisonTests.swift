// SPDX-License-Identifier: MIT
//
// Whole comparisons: each tolerance lets pass what it says and nothing more, and the gate stands beside
// every one of them. Then the fast comparison against the plain one, over random pictures of awkward
// extents, opaque and not, under every kind of tolerance: the whole result, to the last run and reason.

import Raster
import Testing

@testable import ImageDiff

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

  @Test("With a perceptual limit of 0, one step of blue is wrong")
  func perceptualZero() {
    var other = white
    other.set(50, 40, PremultipliedColor(r: 255, g: 255, b: 254, a: 255))
    #expect(compare(white, other, Tolerance(pixel: .perceptual(0))).wrongPixels == 1)
  }

  @Test("The perceptual verdict of every pixel is the formula's", arguments: [0.5, 1.0, 3, 9])
  func perceptualTwin(_ limit: Double) {
    var first = Pixmap(width: 64, height: 64, color: .white)
    var second = first
    var state: UInt32 = 5
    for i in first.bytes.indices where i % 4 < 3 {
      state = state &* 1_664_525 &+ 1_013_904_223
      first.bytes[i] = UInt8(truncatingIfNeeded: state >> 24)
      let step = Int(state >> 16 & 15) - 8
      second.bytes[i] = UInt8(max(0, min(255, Int(first.bytes[i]) + step)))
    }
    var wrong = 0
    var largest = 0.0
    for y in 0..<64 {
      for x in 0..<64 {
        let p = first[x, y]
        let q = second[x, y]
        let truth = LabColor(red: p.r, green: p.g, blue: p.b)
          .difference(from: LabColor(red: q.r, green: q.g, blue: q.b))
        if truth > limit {
          wrong += 1
          largest = max(largest, truth)
        }
      }
    }
    let difference = compare(first, second, Tolerance(pixel: .perceptual(limit)))
    #expect(difference.wrongPixels == wrong)
    #expect(difference.largestColorDifference == (wrong > 0 ? largest : nil))
  }

  @Test("Equality and counts without places say the same as a comparison")
  func shortcuts() {
    var other = white
    other.set(3, 3, grey(250))
    #expect(PixmapComparison.areEqual(white, white))
    #expect(!PixmapComparison.areEqual(white, other))
    #expect(!PixmapComparison.areEqual(white, Pixmap(width: 80, height: 100, color: .white)))
    #expect(PixmapComparison.count(white, other)?.differingPixels == 1)
    #expect(PixmapComparison.count(white, other, limit: 5)?.pixelsOverLimit == 0)
    #expect(PixmapComparison.count(white, Pixmap(width: 1, height: 1)) == nil)
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

struct PixmapComparisonTwinTests {
  private static let tolerances: [Tolerance] = [
    .exact, Tolerance(ignoresAntialiasing: true, share: 0.1),
    Tolerance(pixel: .channels(4)), Tolerance(pixel: .channels(12), ignoresAntialiasing: true),
    Tolerance(pixel: .perceptual(0)), Tolerance(pixel: .perceptual(1.5), ignoresAntialiasing: true),
    Tolerance(pixel: .perceptual(6), share: 0.5), Tolerance(pixel: .perceptual(.infinity)),
  ]

  @Test("The fast comparison says what the plain one says", arguments: 0..<12)
  func twin(_ seed: Int) {
    var pictures = RandomPictures(seed: seed)
    for (width, height) in RandomPictures.extents {
      let expected = pictures.picture(
        width: width, height: height, isTranslucent: seed % 2 == 1)
      let actual =
        seed % 3 == 0
        ? pictures.picture(width: width, height: height, isTranslucent: seed % 2 == 1)
        : pictures.changed(expected)
      let tolerance = Self.tolerances[(seed + width) % Self.tolerances.count]
      let fast = PixmapComparison.compare(
        expected: expected, actual: actual, tolerance: tolerance)
      #expect(fast == PlainComparison.compare(expected, actual, tolerance))
    }
  }

  @Test("Rows wider than a piece of the kernels are compared to their end")
  func wide() {
    var pictures = RandomPictures(seed: 99)
    let expected = pictures.picture(width: 2900, height: 3, isTranslucent: true)
    let actual = pictures.changed(expected)
    for tolerance in Self.tolerances {
      let fast = PixmapComparison.compare(
        expected: expected, actual: actual, tolerance: tolerance)
      #expect(fast == PlainComparison.compare(expected, actual, tolerance))
    }
  }
}
