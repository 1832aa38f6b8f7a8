// SPDX-License-Identifier: MIT
//
// A bounded cache in two generations: what was used since the last turn, and what was used before.
// When the young generation reaches half the budget it becomes the old one and the old one is
// dropped. So what is in use stays, nothing is sorted, and the whole never exceeds its budget.

/// A cache whose summed cost never exceeds its budget.
struct GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The most that all kept values may cost together.
  let budget: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0

  /// An empty cache.
  init(budget: Int) { self.budget = budget }

  /// How many values are kept.
  var count: Int { young.count + old.keys.count { young[$0] == nil } }

  /// The value kept for a key; using it keeps it for another generation.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old[key] else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Keeps a value, unless it alone costs more than half the budget.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= budget / 2, young[key] == nil else { return }
    if youngCost + cost > budget / 2 {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = (value, cost)
    youngCost += cost
  }
}
