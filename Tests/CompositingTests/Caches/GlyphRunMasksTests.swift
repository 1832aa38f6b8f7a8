// SPDX-License-Identifier: MIT
//
// Runs are found again by their words; masks that share a pixel stay apart.

import Raster
import Testing

@testable import Compositing

@Suite("GlyphRunMasks")
struct GlyphRunMasksTests {
  @Test("A run is known the second time, and keeps what is noted of it")
  func find() {
    var masks = GlyphRunMasks()
    let first = masks.find([1, 2, 3, 4])
    #expect(!first.isKnown)
    #expect(!masks.find([1, 2, 3, 5]).isKnown)
    let again = masks.find([1, 2, 3, 4])
    #expect(again.isKnown && again.index == first.index)
    masks[again.index] = .apart
    guard case .apart = masks[first.index] else {
      Issue.record("the state is lost")
      return
    }
  }

  @Test("After too many runs all are forgotten")
  func bound() {
    var masks = GlyphRunMasks()
    for i in 0..<UInt64(GlyphRunMasks.most) { _ = masks.find([i, i]) }
    #expect(masks.find([5, 5]).isKnown == false)
    #expect(masks.cost == 16)
  }

  @Test("Masks beside each other become one")
  func join() {
    let state = GlyphRunMasks.join([
      (PixelRect(x: 1, y: 0, width: 2, height: 1), [1, 2]),
      (PixelRect(x: 2, y: 0, width: 2, height: 2), [0, 3, 4, 5]),
    ])
    guard case .joined(let bytes, let bounds) = state else {
      Issue.record("not joined")
      return
    }
    #expect(bytes == [1, 2, 3, 0, 4, 5])
    #expect(bounds == PixelRect(x: 1, y: 0, width: 3, height: 2))
  }

  @Test("Masks that share a pixel, or are far apart, stay apart")
  func apart() {
    let touching = GlyphRunMasks.join([
      (PixelRect(x: 0, y: 0, width: 1, height: 1), [9]),
      (PixelRect(x: 0, y: 0, width: 1, height: 1), [1]),
    ])
    let distant = GlyphRunMasks.join([
      (PixelRect(x: 0, y: 0, width: 1, height: 1), [9]),
      (PixelRect(x: 90, y: 0, width: 1, height: 1), [1]),
    ])
    for state in [touching, distant] {
      if case .apart = state {} else { Issue.record("joined") }
    }
  }
}
