// SPDX-License-Identifier: MIT
//
// The levels this processor runs.

import Testing

@testable import Raster

@Suite("KernelLevel")
struct KernelLevelTests {
  @Test("The reference always runs, and the best level with it")
  func levels() {
    #expect(KernelLevel.available.first == .reference)
    #expect(KernelLevel.available.last == .best)
  }
}
