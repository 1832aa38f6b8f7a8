// SPDX-License-Identifier: MIT
//
// What a person probably meant: the known name with the smallest edit distance (Damerau's, with
// neighbouring letters swapped counting once; optimal string alignment), if it is small enough.

/// Suggests a known name for a mistyped one.
public enum NearestName {
  /// The known name nearest to a given one, or `nil` when none is near: at most a third of the
  /// longer name's letters (but at least 2) may differ. Of equally near names the first wins.
  public static func of(_ name: String, among known: [String]) -> String? {
    let wanted = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in known {
      let letters = Array(candidate.lowercased())
      let limit = min(max(2, max(letters.count, wanted.count) / 3), wanted.count - 1)
      let distance = distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var above = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      (before, above) = (above, row)
    }
    return above[right.count]
  }
}
