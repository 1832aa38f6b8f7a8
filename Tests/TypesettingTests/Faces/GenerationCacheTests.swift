// SPDX-License-Identifier: MIT
//
// The bounded cache: what it keeps, and that it stays within its budget.

import Testing

@testable import Typesetting

@Suite struct GenerationCacheTests {
  @Test func whatWasInsertedIsFound() {
    var cache = GenerationCache<Int, String>(budget: 10)
    cache.insert("a", for: 1, cost: 1)
    #expect(cache.value(for: 1) == "a")
    #expect(cache.value(for: 2) == nil)
  }

  @Test func theBudgetIsNeverExceeded() {
    var cache = GenerationCache<Int, Int>(budget: 10)
    for key in 0..<1000 {
      cache.insert(key, for: key, cost: 1)
      #expect(cache.count <= 10)
    }
  }

  @Test func whatIsUsedStaysWhileTheRestGoes() {
    var cache = GenerationCache<Int, Int>(budget: 10)
    cache.insert(-1, for: -1, cost: 1)
    for key in 0..<100 {
      cache.insert(key, for: key, cost: 1)
      #expect(cache.value(for: -1) == -1)
    }
    #expect(cache.value(for: 0) == nil)
  }

  @Test func aValueOverHalfTheBudgetIsNotKept() {
    var cache = GenerationCache<Int, Int>(budget: 10)
    cache.insert(1, for: 1, cost: 6)
    #expect(cache.value(for: 1) == nil)
    cache.insert(2, for: 2, cost: 5)
    #expect(cache.value(for: 2) == 2)
  }

  @Test func insertingTwiceCostsOnce() {
    var cache = GenerationCache<Int, Int>(budget: 10)
    cache.insert(7, for: 7, cost: 1)
    for _ in 0..<100 { cache.insert(8, for: 8, cost: 3) }
    #expect(cache.value(for: 7) == 7)
    #expect(cache.value(for: 8) == 8)
  }
}
