// SPDX-License-Identifier: MIT
//
// The colour type and the grey that stands for "as before".

import Raster
import Testing

@testable import ImageCoding

@Suite struct AnimationKindTests {
  private func grey(_ v: UInt8, opacity: UInt8 = 255) -> Pixmap {
    Pixmap(width: 2, height: 2, color: PremultipliedColor(r: v, g: v, b: v, a: opacity))
  }

  @Test("The darkest grey that no frame shows is taken")
  func key() {
    var survey = AnimationKind.Survey()
    survey.add(grey(255))
    let first = survey.kind
    #expect(first == AnimationKind(isOpaque: true, key: 0))
    survey.add(grey(1))
    #expect(survey.allows(first))
    survey.add(grey(0))
    #expect(!survey.allows(first))
    #expect(survey.kind.key == 2)
  }

  @Test("Pixels outside the rectangle, and those that are as before, do not count")
  func outside() {
    var survey = AnimationKind.Survey()
    survey.add(grey(0, opacity: 9), after: grey(1), in: .empty)
    survey.add(grey(0), after: grey(0), in: grey(0).bounds)
    #expect(survey.kind == AnimationKind(isOpaque: true, key: 0))
    survey.add(grey(0), after: grey(1), in: grey(0).bounds)
    #expect(survey.kind == AnimationKind(isOpaque: true, key: 1))
  }

  @Test("Opacity needs RGBA; no grey is left when all are shown")
  func opacity() {
    var survey = AnimationKind.Survey()
    for v in 0...255 as ClosedRange<UInt8> { survey.add(grey(v)) }
    #expect(survey.kind == AnimationKind(isOpaque: true, key: nil))
    #expect(survey.allows(survey.kind))
    survey.add(grey(0, opacity: 0))
    #expect(survey.kind == AnimationKind(isOpaque: false, key: nil))
    #expect(!survey.allows(AnimationKind(isOpaque: true, key: nil)))
  }
}
