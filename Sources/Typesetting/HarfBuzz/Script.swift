// SPDX-License-Identifier: MIT
//
// Unicode's script property, from the table HarfBuzz carries, and how a script lasts over the
// characters that have none of their own. Source: Unicode Standard Annex 24.
//
// Ownership: HarfBuzz's default table of functions is a constant of the library; nothing is kept.
// Why it is safe: the table is immutable and lives as long as the process.

import CHarfBuzz

/// A script's ISO 15924 tag, as four letters in one number.
struct Script: Sendable, Hashable {
  /// The tag.
  let tag: UInt32

  /// Characters of every script: digits, spaces, punctuation.
  static let common = Script(tag: HB_SCRIPT_COMMON.rawValue)
  /// Marks, which follow what they stand on.
  static let inherited = Script(tag: HB_SCRIPT_INHERITED.rawValue)
  /// Latin.
  static let latin = Script(tag: HB_SCRIPT_LATIN.rawValue)
  /// Arabic.
  static let arabic = Script(tag: HB_SCRIPT_ARABIC.rawValue)

  init(tag: UInt32) { self.tag = tag }

  /// The script property of a scalar.
  init(of scalar: Unicode.Scalar) {
    tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  /// Whether the scalar has a script of its own.
  var isReal: Bool {
    self != .common && self != .inherited && tag != HB_SCRIPT_UNKNOWN.rawValue
  }

  /// Whether letters join their neighbours, so that widening the gaps would tear them.
  var joinsLetters: Bool {
    switch tag {
    case HB_SCRIPT_ARABIC.rawValue, HB_SCRIPT_SYRIAC.rawValue, HB_SCRIPT_NKO.rawValue,
      HB_SCRIPT_MONGOLIAN.rawValue, HB_SCRIPT_MANDAIC.rawValue, HB_SCRIPT_ADLAM.rawValue,
      HB_SCRIPT_HANIFI_ROHINGYA.rawValue, HB_SCRIPT_DEVANAGARI.rawValue,
      HB_SCRIPT_BENGALI.rawValue, HB_SCRIPT_GURMUKHI.rawValue:
      true
    default: false
    }
  }

  /// The script each scalar is set in: its own, else that of the text before it, else that of the
  /// first text after it, else common.
  static func resolved(for scalars: [Unicode.Scalar]) -> [Script] {
    var scripts = scalars.map { Script(of: $0) }
    var current = scripts.first { $0.isReal } ?? .common
    for i in scripts.indices {
      if scripts[i].isReal { current = scripts[i] } else { scripts[i] = current }
    }
    return scripts
  }
}
