// SPDX-License-Identifier: MIT
//
// Two display lists compared: where can their pictures differ? The lists are walked side by side.
// Commands that are the same in the same order change nothing; every other command, old or new,
// changes at most the pixels it reaches. Groups and clips are compared as wholes, and from inside
// where they begin alike. Which commands are taken for the same one decides how much is drawn again,
// never what is seen.

import Raster

/// Finds the rectangles in which two lists' pictures may differ.
enum DamageBuilder {
  /// The rectangles for two balanced lists, inside `bounds`.
  static func rects(
    from old: borrowing ListOutline, to new: borrowing ListOutline, bounds: PixelRect
  ) -> [PixelRect] {
    var damage = DamageRects()
    compare(old, 0..<old.marks.count, new, 0..<new.marks.count, clip: bounds, &damage)
    return damage.rects
  }

  /// The command or the whole group or clip that starts at an index.
  private static func unit(_ marks: [CommandMark], _ start: Int) -> Range<Int> {
    guard marks[start].kind.isBeginning else { return start..<start + 1 }
    var depth = 0
    for i in start..<marks.count {
      if marks[i].kind.isBeginning { depth += 1 }
      if marks[i].kind.isEnd { depth -= 1 }
      if depth == 0 { return start..<i + 1 }
    }
    return start..<marks.count
  }

  /// Whether an old command and a new one are equal.
  private static func isSame(
    _ old: borrowing ListOutline, _ i: Int, _ new: borrowing ListOutline, _ j: Int
  ) -> Bool {
    old.marks[i].hash == new.marks[j].hash && old.commands[i] == new.commands[j]
  }

  private static func isSame(
    _ old: borrowing ListOutline, _ a: Range<Int>, _ new: borrowing ListOutline, _ b: Range<Int>
  ) -> Bool {
    if a.count != b.count { return false }
    for k in 0..<a.count where !isSame(old, a.lowerBound + k, new, b.lowerBound + k) {
      return false
    }
    return true
  }

  private static func compare(
    _ old: borrowing ListOutline, _ a: Range<Int>, _ new: borrowing ListOutline, _ b: Range<Int>,
    clip: PixelRect, _ damage: inout DamageRects
  ) {
    var i = a.lowerBound
    var j = b.lowerBound
    while i < a.upperBound && j < b.upperBound {
      let u = unit(old.marks, i)
      let v = unit(new.marks, j)
      let (was, now) = (old.marks[i], new.marks[j])
      if isSame(old, u, new, v) {
        (i, j) = (u.upperBound, v.upperBound)
      } else if was.isAlike(now) {
        if u.count > 1 && v.count > 1 && isSame(old, i, new, j) {
          compare(
            old, u.lowerBound + 1..<u.upperBound - 1, new, v.lowerBound + 1..<v.upperBound - 1,
            clip: was.area.map(clip.intersection) ?? clip, &damage)
        } else if let kept = was.unchangedPixels(now) {
          damage.add(was.reach.intersection(clip), without: kept)
          damage.add(now.reach.intersection(clip), without: kept)
        } else if u.count == 1 && v.count == 1 {
          damage.add(was.reach.intersection(clip), now.reach.intersection(clip))
        } else {
          add(old.marks, u, clip, &damage)
          add(new.marks, v, clip, &damage)
        }
        (i, j) = (u.upperBound, v.upperBound)
      } else if v.upperBound < b.upperBound && was.isAlike(new.marks[v.upperBound]) {
        add(new.marks, v, clip, &damage)
        j = v.upperBound
      } else {
        add(old.marks, u, clip, &damage)
        i = u.upperBound
      }
    }
    add(old.marks, i..<a.upperBound, clip, &damage)
    add(new.marks, j..<b.upperBound, clip, &damage)
  }

  /// Adds what commands reach; a group whose mode works on clear pixels too reaches all of the clip.
  private static func add(
    _ marks: [CommandMark], _ range: Range<Int>, _ clip: PixelRect, _ damage: inout DamageRects
  ) {
    for i in range {
      if marks[i].changesAll { damage.add(clip) }
      damage.add(marks[i].reach.intersection(clip))
    }
  }
}

extension CommandMark {
  /// Whether two commands are of one kind, so that one may have become the other.
  fileprivate func isAlike(_ other: CommandMark) -> Bool {
    kind == other.kind && !kind.isEnd && (kind != .glyphs || content == other.content)
  }

  /// The pixels that two rectangles of one colour both cover in full, where one has become the other.
  fileprivate func unchangedPixels(_ other: CommandMark) -> PixelRect? {
    guard kind == .rect || kind == .path, color == other.color, mode == other.mode,
      let area, let next = other.area
    else { return nil }
    return area.intersection(next)
  }
}
