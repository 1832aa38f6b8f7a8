// SPDX-License-Identifier: MIT
//
// Where a list differs from the one drawn before, with glyphs as small as their masks.

import Raster
import Typesetting

extension Drawing {
  /// Rectangles outside which two lists give the same pixels; `nil` where they cannot be told apart from
  /// all.
  mutating func damage(from old: DisplayList, to new: DisplayList) -> [PixelRect]? {
    guard old.width == new.width, old.height == new.height, old.background == new.background
    else { return nil }
    let before = outline(of: old.commands)
    let after = outline(of: new.commands, keeping: before)
    guard outlines[before].isBalanced, outlines[after].isBalanced else { return nil }
    return DamageBuilder.rects(
      from: outlines[before], to: outlines[after],
      bounds: PixelRect(x: 0, y: 0, width: new.width, height: new.height))
  }

  /// The index of what is known of a list, which is looked through where it is new.
  mutating func outline(of commands: [DrawCommand], keeping kept: Int? = nil) -> Int {
    if let known = outlines.index(of: commands) { return known }
    let index = outlines.begin(commands, keeping: kept)
    let span = commands.span
    for i in span.indices where outlines[index].marks[i].kind == .glyphs {
      guard case .drawGlyphs(let run, let transform, _, _) = span[i] else { continue }
      outlines[index].marks[i].reach = maskBounds(of: run, transform) ?? span[i].reach
    }
    return index
  }
}
