// SPDX-License-Identifier: MIT
//
// The names of traces as people say them: `item[2].icon` is "icon of item 2".

/// Names of traced views for messages.
enum ViewName {
  /// The name as people say it.
  static func spoken(_ name: String) -> String {
    let parts = name.split(separator: ".").map { part in
      part.hasSuffix("]")
        ? part.dropLast().split(separator: "[").joined(separator: " ") : String(part)
    }
    return parts.reversed().joined(separator: " of ")
  }

  /// Several names with commas and "and"; parts of a view that is named too are left out, and after
  /// six comes only how many more there are.
  static func list(_ names: [String]) -> String {
    let whole = names.filter { name in !names.contains { name.hasPrefix($0 + ".") } }
    let shown = whole.prefix(6).map(spoken)
    let more = whole.count - shown.count
    let words = more > 0 ? shown + ["\(more) more"] : shown
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// How many a list names.
  static func count(_ names: [String]) -> Int {
    names.filter { name in !names.contains { name.hasPrefix($0 + ".") } }.count
  }
}
