// SPDX-License-Identifier: MIT
//
// Whether a face can set a whole cluster. Shaping composes and decomposes letters and stands in for
// spaces, so a face also has what it has in another canonical form.

import Foundation

extension Face {
  /// Whether every scalar of a cluster that is to be seen has a glyph here, as it is or in a
  /// canonically equal form.
  func covers(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    let visible = cluster.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if visible.allSatisfy(hasGlyph) { return true }
    if visible.count == 1, visible[0].isASCII { return false }
    let text = String(String.UnicodeScalarView(visible))
    return text.precomposedStringWithCanonicalMapping.unicodeScalars.allSatisfy(hasGlyph)
      || text.decomposedStringWithCanonicalMapping.unicodeScalars.allSatisfy(hasGlyph)
  }

  /// Whether a scalar can be seen in this face.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    if glyph(for: scalar) != nil { return true }
    switch scalar.properties.generalCategory {
    // HarfBuzz makes the odd spaces from the plain one, by the width each has by definition.
    case .spaceSeparator: return scalar != " " && glyph(for: " ") != nil
    case .dashPunctuation: return scalar == "\u{2011}" && glyph(for: "\u{2010}") != nil
    default: return false
    }
  }
}
