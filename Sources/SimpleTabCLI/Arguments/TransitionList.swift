// SPDX-License-Identifier: MIT
//
// The text of --transition: `all`, or pairs of tabs such as `0-1,1-2`, held against the sequences
// that the scene has.

import Recording

/// Reads which sequences are wanted.
enum TransitionList {
  /// The wanted sequences in the order of the text, none twice.
  static func select(
    _ text: String?, from known: [SequenceName], _ arguments: Arguments
  ) throws(Failure) -> [SequenceName] {
    guard let text, text != "all" else { return known }
    if text.isEmpty {
      throw arguments.usage("--transition needs a value: a pair of tabs such as 0-1, or all")
    }
    var wanted: [SequenceName] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let name = known.first(where: { $0.text == item }) else {
        let all = known.map(\.text)
        let shown = all.prefix(12).joined(separator: ", ") + (all.count > 12 ? ", …" : "")
        throw arguments.usage(
          "--transition \(item): the scene has no such transition",
          hint: "Transitions here: \(shown).")
      }
      if !wanted.contains(name) { wanted.append(name) }
    }
    return wanted
  }

  /// The one wanted sequence; the first one without an option.
  static func one(
    _ text: String?, from known: [SequenceName], _ arguments: Arguments
  ) throws(Failure) -> SequenceName {
    let wanted = try select(text ?? known[0].text, from: known, arguments)
    guard wanted.count == 1 else {
      throw arguments.usage("--transition \(text ?? ""): one transition is expected, such as 0-1")
    }
    return wanted[0]
  }
}
