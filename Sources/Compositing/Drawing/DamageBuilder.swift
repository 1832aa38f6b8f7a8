// SPDX-License-Identifier: MIT
//
// Two display lists compared: where can their pictures differ? The lists are walked side by side.
// Commands that are the same in the same order change nothing; every other command, old or new,
// changes at most the pixels it reaches. Groups and clips are compared as wholes, and from inside
// where they begin alike. Which commands are taken for the same one decides how much is drawn again,
// never what is seen.

import Raster

/// Collects the rectangles in which two lists' pictures may differ.
struct DamageBuilder {
  /// More rectangles than these are joined. Chosen by us.
  static let mostRects = 16
  /// Pixels drawn needlessly that are cheaper than one more rectangle. Chosen by us.
  static let slack = 1024

  private let old: [DrawCommand]
  private let new: [DrawCommand]
  private let reaches: [PixelRect]
  private let reach: (DrawCommand) -> PixelRect
  private(set) var rects: [PixelRect] = []

  /// Compares two balanced lists inside `bounds`; `reaches` are those of the new commands, `reach` gives
  /// that of an old one.
  init(
    _ old: [DrawCommand], _ new: [DrawCommand], bounds: PixelRect, reaches: [PixelRect],
    reach: @escaping (DrawCommand) -> PixelRect
  ) {
    self.old = old
    self.new = new
    self.reaches = reaches
    self.reach = reach
    compare(0..<old.count, 0..<new.count, clip: bounds)
  }

  /// The command or the whole group or clip that starts at an index.
  private static func unit(_ commands: [DrawCommand], _ start: Int) -> Range<Int> {
    guard commands[start].isBeginning else { return start..<start + 1 }
    var depth = 0
    for i in start..<commands.count {
      if commands[i].isBeginning { depth += 1 }
      if commands[i].isEnd { depth -= 1 }
      if depth == 0 { return start..<i + 1 }
    }
    return start..<commands.count
  }

  private mutating func compare(_ a: Range<Int>, _ b: Range<Int>, clip: PixelRect) {
    var i = a.lowerBound
    var j = b.lowerBound
    while i < a.upperBound && j < b.upperBound {
      let u = DamageBuilder.unit(old, i)
      let v = DamageBuilder.unit(new, j)
      let isSame = u.count == 1 && v.count == 1 ? old[i] == new[j] : old[u] == new[v]
      if isSame {
        (i, j) = (u.upperBound, v.upperBound)
      } else if old[i].isAlike(new[j]) {
        if u.count > 1 && v.count > 1 && old[i] == new[j] {
          compare(
            u.lowerBound + 1..<u.upperBound - 1, v.lowerBound + 1..<v.upperBound - 1,
            clip: old[i].clipped(clip))
        } else {
          if !old[i].isSamePlace(new[j]) { addOld(u, clip) }
          addNew(v, clip)
        }
        (i, j) = (u.upperBound, v.upperBound)
      } else if v.upperBound < b.upperBound && old[i].isAlike(new[v.upperBound]) {
        addNew(v, clip)
        j = v.upperBound
      } else {
        addOld(u, clip)
        i = u.upperBound
      }
    }
    if i < a.upperBound { addOld(i..<a.upperBound, clip) }
    if j < b.upperBound { addNew(j..<b.upperBound, clip) }
  }

  /// Adds what commands reach; a group whose mode works on clear pixels too reaches all of the clip.
  private mutating func addOld(_ range: Range<Int>, _ clip: PixelRect) {
    for i in range { add(old[i], reach(old[i]), clip) }
  }

  private mutating func addNew(_ range: Range<Int>, _ clip: PixelRect) {
    for i in range { add(new[i], reaches[i], clip) }
  }

  private mutating func add(_ command: DrawCommand, _ reach: PixelRect, _ clip: PixelRect) {
    if case .beginGroup(_, let mode) = command, !mode.keepsDestinationUnderClear { add(clip) }
    add(reach.intersection(clip))
  }

  private mutating func add(_ rect: PixelRect) {
    var rect = rect
    if rect.isEmpty { return }
    func area(_ r: PixelRect) -> Int { r.width * r.height }
    var i = 0
    while i < rects.count {
      let joined = rects[i].union(rect)
      if area(joined) <= area(rects[i]) + area(rect) + DamageBuilder.slack
        || rects.count >= DamageBuilder.mostRects
      {
        rects.remove(at: i)
        rect = joined
        i = 0
      } else {
        i += 1
      }
    }
    rects.append(rect)
  }
}

extension DrawCommand {
  /// Whether two commands are of one kind, so that one may have become the other.
  fileprivate func isAlike(_ other: DrawCommand) -> Bool {
    switch (self, other) {
    case (.fillRect, .fillRect), (.fillPath, .fillPath), (.tintImage, .tintImage),
      (.drawImage, .drawImage), (.beginGroup, .beginGroup), (.beginClip, .beginClip):
      true
    case (.drawGlyphs(let a, _, _, _), .drawGlyphs(let b, _, _, _)): a == b
    default: false
    }
  }

  /// Whether two commands reach the same pixels, at most differing in colour.
  fileprivate func isSamePlace(_ other: DrawCommand) -> Bool {
    switch (self, other) {
    case (.fillRect(let a, _, _), .fillRect(let b, _, _)): a == b
    case (.tintImage(let a, let s, _, _, _), .tintImage(let b, let t, _, _, _)):
      a === b && s == t
    case (.drawGlyphs(let a, let s, _, _), .drawGlyphs(let b, let t, _, _)): a == b && s == t
    default: false
    }
  }

  /// The clip that a beginning leaves of one.
  fileprivate func clipped(_ clip: PixelRect) -> PixelRect {
    if case .beginClip(.rect(let rect)) = self { return clip.intersection(rect) }
    return clip
  }
}
