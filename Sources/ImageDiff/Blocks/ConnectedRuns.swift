// SPDX-License-Identifier: MIT
//
// Which runs of pixels hang together. One pass over the rows joins runs that touch in neighbouring
// rows, by a side or by a corner, in a forest of sets (union by root, paths halved).

enum ConnectedRuns {
  /// The number of the connected group of each run; groups are numbered by their first run in
  /// reading order. Takes runs in reading order; linear but for the forest's near-constant factor.
  static func groups(of runs: [PixelRun]) -> [Int] {
    var parent = Array(runs.indices)

    func root(_ run: Int) -> Int {
      var i = run
      while parent[i] != i {
        parent[i] = parent[parent[i]]
        i = parent[i]
      }
      return i
    }

    var above = 0
    for i in runs.indices {
      let run = runs[i]
      // Runs above that end before this one begins cannot touch it, nor any after it.
      while above < i, runs[above].y < run.y - 1 || isBefore(runs[above], run) { above += 1 }
      var j = above
      while j < i, runs[j].y == run.y - 1, runs[j].minX <= run.maxX {
        let a = root(i)
        let b = root(j)
        parent[max(a, b)] = min(a, b)
        j += 1
      }
    }

    var number = [Int](repeating: -1, count: runs.count)
    var next = 0
    for i in runs.indices {
      let top = root(i)
      if number[top] < 0 {
        number[top] = next
        next += 1
      }
      number[i] = number[top]
    }
    return number
  }

  /// Whether `run`, one row above, ends too far left to touch `other` even by a corner.
  private static func isBefore(_ run: PixelRun, _ other: PixelRun) -> Bool {
    run.y == other.y - 1 && run.maxX < other.minX
  }
}
