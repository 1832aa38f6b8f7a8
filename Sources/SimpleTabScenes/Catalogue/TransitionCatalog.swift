// SPDX-License-Identifier: MIT
//
// The view transitions that scenes may name. A new transition adds one line.

/// The catalogue of view transitions.
public enum TransitionCatalog {
  static let names = ["none", "pop", "crossFade"]
}
