// SPDX-License-Identifier: MIT
//
// Names for things that are made new. A style or a transition becomes a Swift module and a type, a
// scene a folder; what cannot be one is refused with its reason before anything is written.

/// Checks names.
enum StartingName {
  /// Why a name is refused, or `nil`.
  struct Fault: Error, Equatable {
    let reason: String
    let hint: String
  }

  /// Modules that the new package would collide with: ours, those it imports, and its own program.
  private static let taken = [
    "SimpleTab", "ViewKit", "Recording", "UIKit", "QuartzCore", "CoreGraphics", "Foundation",
    "Swift", "XCTest", "Testing", "Golden", "SimpleTabTesting", "SimpleTabScenes", "Raster",
    "Animation", "Typesetting", "ImageCoding", "ImageDiff", "Compositing", "Dispatch", "Glibc",
    "Film",
  ]

  /// The reserved words of Swift that begin with a capital or could be capitalized into a clash.
  private static let reserved = ["Any", "Self", "Type", "Protocol"]

  /// A module's name from what was typed: its first letter as a capital.
  static func module(_ name: String) throws(Fault) -> String {
    let hint = "Take letters from a to z, digits and _, such as Wobble."
    guard let first = name.first else { throw Fault(reason: "a name is empty", hint: hint) }
    if let bad = name.first(where: { !isPlain($0) }) {
      throw Fault(reason: "\"\(name)\": \(described(bad)) cannot be in a type's name", hint: hint)
    }
    guard first.isLetter else {
      throw Fault(reason: "\"\(name)\": a type's name begins with a letter", hint: hint)
    }
    guard name.utf8.count <= 100 else {
      throw Fault(
        reason: "a type's name has 100 letters at most, not \(name.utf8.count)", hint: hint)
    }
    let module = first.uppercased() + name.dropFirst()
    if reserved.contains(module) {
      throw Fault(reason: "\"\(name)\" is a word of Swift", hint: hint)
    }
    if taken.contains(where: { $0.lowercased() == module.lowercased() }) {
      throw Fault(reason: "\"\(name)\" is the name of a module that is used", hint: hint)
    }
    return module
  }

  /// A folder's name: letters and digits of any script, hyphens and underscores.
  static func folder(_ name: String) throws(Fault) -> String {
    let hint = "Take letters, digits, - and _; -o names a folder elsewhere."
    guard let first = name.first else { throw Fault(reason: "a name is empty", hint: hint) }
    if let bad = name.first(where: { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) {
      throw Fault(reason: "\"\(name)\": \(described(bad)) cannot be in a scene's name", hint: hint)
    }
    guard first != "-", name.utf8.count <= 100 else {
      throw Fault(
        reason: first == "-"
          ? "\"\(name)\": a scene's name begins with no hyphen"
          : "a scene's name has 100 bytes at most, not \(name.utf8.count)", hint: hint)
    }
    return name
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  private static func described(_ character: Character) -> String {
    switch character {
    case " ": "a space"
    case "/": "a slash"
    default: "'\(character)'"
    }
  }
}
