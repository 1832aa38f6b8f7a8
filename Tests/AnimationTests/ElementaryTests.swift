// SPDX-License-Identifier: MIT
//
// Our own exponential, sine and cosine against the C library's.

import Animation
import Foundation
import Testing

struct ElementaryTests {
  @Test func exponentialAgreesWithTheCLibrary() {
    for i in -3000...3000 {
      let x = Double(i) * 0.0923
      #expect(abs(Elementary.exponential(x) / exp(x) - 1) < 2e-15, "at \(x)")
    }
    #expect(Elementary.exponential(0) == 1)
    #expect(Elementary.exponential(-800) == 0)
    #expect(Elementary.exponential(800) == .infinity)
    #expect(Elementary.exponential(.nan).isNaN)
  }

  @Test func sineAndCosineAgreeWithTheCLibrary() {
    for i in -5000...5000 {
      let x = Double(i) * 0.0371
      #expect(abs(Elementary.sine(x) - sin(x)) < 4e-16, "at \(x)")
      #expect(abs(Elementary.cosine(x) - cos(x)) < 4e-16, "at \(x)")
    }
    #expect(Elementary.sine(0) == 0)
    #expect(Elementary.cosine(0) == 1)
    #expect(Elementary.sine(.infinity).isNaN)
  }
}
