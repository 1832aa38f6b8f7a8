// SPDX-License-Identifier: MIT
//
// The tab bar styles that scenes may name. A new style adds one line.

/// The catalogue of tab bar styles.
public enum StyleCatalog {
  static let names = ["none", "simple", "pop", "elegant"]
}
