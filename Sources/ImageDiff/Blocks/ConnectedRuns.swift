// SPDX-License-Identifier: MIT
//
// Which runs of pixels hang together. One pass over the rows joins runs that touch in neighbouring
// rows, by a side or by a corner, in a forest of sets (union by root, paths halved).

enum ConnectedRuns {
  /// The number of the connected group of each run; groups are numbered by their first run in
  /// reading order. Takes runs in reading order; linear but for the forest's near-constant factor.
  static func groups(of runs: [PixelRun]) -> [Int] {
    var sets = Array(runs.indices)
    join(runs, in: &sets)
    // A set's root is its first run, and every run's parent stands before it.
    var next = 0
    for i in sets.indices {
      if sets[i] == i {
        sets[i] = next
        next += 1
      } else {
        sets[i] = sets[sets[i]]
      }
    }
    return sets
  }

  /// Joins the sets of runs that touch.
  private static func join(_ runs: [PixelRun], in sets: inout [Int]) {
    var above = 0
    for i in runs.indices {
      let run = runs[i]
      // Runs above that end before this one begins cannot touch it, nor any after it.
      while above < i, runs[above].y < run.y - 1 || isBefore(runs[above], run) { above += 1 }
      var j = above
      while j < i, runs[j].y == run.y - 1, runs[j].minX <= run.maxX {
        let a = root(of: i, in: &sets)
        let b = root(of: j, in: &sets)
        sets[max(a, b)] = min(a, b)
        j += 1
      }
    }
  }

  private static func root(of run: Int, in sets: inout [Int]) -> Int {
    var i = run
    while sets[i] != i {
      sets[i] = sets[sets[i]]
      i = sets[i]
    }
    return i
  }

  /// Whether `run`, one row above, ends too far left to touch `other` even by a corner.
  private static func isBefore(_ run: PixelRun, _ other: PixelRun) -> Bool {
    run.y == other.y - 1 && run.maxX < other.minX
  }
}
