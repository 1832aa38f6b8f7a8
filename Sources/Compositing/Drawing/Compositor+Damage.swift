// SPDX-License-Identifier: MIT
//
// Where a list differs from the one drawn before, with glyphs as small as their masks.

public import Raster
import Typesetting

extension Compositor {
  /// Rectangles outside which two lists give the same pixels; `nil` where they cannot be told apart from
  /// all: another extent or background, or ends without beginnings.
  public func damage(from old: DisplayList, to new: DisplayList) -> [PixelRect]? {
    damage(from: old, to: new, reaches: new.commands.map(reach))
  }

  /// The same; `reaches` are those of the new list's commands.
  func damage(
    from old: DisplayList, to new: DisplayList, reaches: [PixelRect]
  ) -> [PixelRect]? {
    guard old.width == new.width, old.height == new.height, old.background == new.background,
      Occlusion.isBalanced(old.commands), Occlusion.isBalanced(new.commands)
    else { return nil }
    let bounds = PixelRect(x: 0, y: 0, width: new.width, height: new.height)
    return DamageBuilder(
      old.commands, new.commands, bounds: bounds, reaches: reaches, reach: reach
    ).rects
  }

  /// Whole pixels outside which a command changes nothing.
  func reach(of command: DrawCommand) -> PixelRect {
    guard case .drawGlyphs(let run, let transform, _, _) = command else { return command.reach }
    return maskBounds(of: run, transform) ?? command.reach
  }
}
