// SPDX-License-Identifier: MIT
//
// Executes display lists, back to front. Groups are a stack of targets, clips a stack of resolved
// clips; both are balanced whatever the list says:
//
// - an end without its beginning is ignored; what is still open at the end of the list is ended;
// - clips that were begun in a group end with it, and an `endClip` in it ends only those;
// - a command with a coordinate that is not a number draws nothing, and so does everything outside
//   the picture, however far.

public import Raster

/// Draws display lists into pixmaps and keeps its scratch memory and caches between them.
///
/// A compositor belongs to one thread at a time. Its caches never change a pixel.
public final class Compositor {
  /// The targets, outermost first; never empty while a list is drawn.
  var targets: [DrawingTarget] = []
  /// The open clips, outermost first; never empty while a list is drawn.
  var clips: [Clipping] = []
  /// What has been done since the compositor was made; may be set back.
  public var counts = RenderCounts()
  /// Turns outlines into coverage.
  var rasterizer = CoverageRasterizer()
  /// The masks of earlier small outlines.
  var pathMasks = PathMasks()
  /// The glyph masks of earlier runs.
  var strikes = GlyphStrikes()
  /// The glyphs of the run that is drawn.
  var placed = PlacedGlyphs()
  /// The open groups, outermost first.
  private var groups: [Group] = []

  /// A group that has begun: how it is drawn, and how many clips were open before it.
  private struct Group {
    var opacity: UInt8
    var mode: BlendMode
    var clipCount: Int
  }

  /// A compositor with empty caches.
  public init() {}

  /// Draws a list into a new picture.
  public static func render(_ list: DisplayList) -> Pixmap { Compositor().render(list) }

  /// Draws a list into a new picture.
  public func render(_ list: DisplayList) -> Pixmap {
    var pixmap = Pixmap(width: list.width, height: list.height)
    render(list, into: &pixmap)
    return pixmap
  }

  /// Draws a list into a picture, whose memory is used again when its extent fits the list's.
  /// Nothing of the old pixels remains.
  public func render(_ list: DisplayList, into pixmap: inout Pixmap) {
    begin(&pixmap, width: list.width, height: list.height)
    drawAll(list, in: targets[0].frame, Occlusion.covers(list.commands))
    pixmap = end()
  }

  /// Draws a list's commands onto what a picture shows, without the list's background.
  ///
  /// A picture of another extent than the list's is drawn anew.
  public func draw(_ list: DisplayList, onto pixmap: inout Pixmap) {
    if pixmap.width != max(0, list.width) || pixmap.height != max(0, list.height) {
      render(list, into: &pixmap)
      return
    }
    begin(&pixmap, width: list.width, height: list.height)
    execute(list.commands, 0..<list.commands.count)
    pixmap = end()
  }

  /// Draws a list after another one: `pixmap` shows `previous`, and only what differs is drawn again.
  ///
  /// Gives the rectangles that were drawn; no pixel outside has changed. The pixels equal those of
  /// `render`. Without a previous list, or when `pixmap` has another extent, all is drawn.
  public func render(
    _ list: DisplayList, updating pixmap: inout Pixmap, from previous: DisplayList?
  ) -> [PixelRect] {
    let reaches = previous == nil ? [] : list.commands.map(reach)
    guard let previous, pixmap.width == list.width, pixmap.height == list.height,
      let damage = damage(from: previous, to: list, reaches: reaches)
    else {
      render(list, into: &pixmap)
      return pixmap.width > 0 && pixmap.height > 0 ? [pixmap.bounds] : []
    }
    if damage.isEmpty { return [] }
    begin(&pixmap, width: list.width, height: list.height)
    let covers = Occlusion.covers(list.commands)
    for rect in damage { drawAll(list, in: rect, covers, reaches) }
    pixmap = end()
    return damage
  }

  /// Takes a picture's memory as the outermost target.
  private func begin(_ pixmap: inout Pixmap, width: Int, height: Int) {
    var frame = Pixmap(width: 0, height: 0)
    swap(&frame, &pixmap)
    if frame.width != max(0, width) || frame.height != max(0, height) {
      frame = Pixmap(width: width, height: height)
      counts.bytes += frame.bytes.count
    }
    let bounds = frame.bounds
    targets.append(DrawingTarget(frame, at: bounds))
    clips.append(Clipping(bounds))
  }

  /// Ends what is still open and gives the picture back.
  private func end() -> Pixmap {
    endAllGroups()
    let pixmap = targets[0].pixmap
    counts.pixels += targets[0].drawnPixels
    targets.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    return pixmap
  }

  private func endAllGroups() {
    while !groups.isEmpty { endGroup() }
    if clips.count > 1 { clips.removeLast(clips.count - 1) }
  }

  /// Draws a list's background and commands inside a rectangle of the picture.
  ///
  /// With the commands' reaches, those that do not reach it are left out.
  private func drawAll(
    _ list: DisplayList, in bounds: PixelRect, _ covers: [(index: Int, rect: PixelRect)],
    _ reaches: [PixelRect]? = nil
  ) {
    let occlusion = Occlusion(covers, bounds: bounds)
    for (k, limit) in occlusion.limits.enumerated() {
      // Limits change only where no group and no clip is open.
      clips[0] = Clipping(limit.visible)
      if k == 0 && !occlusion.hidesBackground {
        targets[0].fill(limit.visible, color: list.background, mode: .copy, clip: clips[0])
      }
      let next =
        k + 1 < occlusion.limits.count ? occlusion.limits[k + 1].start : list.commands.count
      if limit.visible.isEmpty { continue }
      execute(list.commands, limit.start..<next, reaches)
    }
    endAllGroups()
  }

  private func execute(
    _ commands: [DrawCommand], _ range: Range<Int>, _ reaches: [PixelRect]? = nil
  ) {
    var i = range.lowerBound
    while i < range.upperBound {
      if let reaches, !commands[i].isBeginning, !commands[i].isEnd,
        reaches[i].intersection(clips[0].rect).isEmpty
      {
        i += 1
        continue
      }
      if i + 1 < range.upperBound, case .drawImage = commands[i], case .drawImage = commands[i + 1],
        drawCrossFade(commands[i], commands[i + 1])
      {
        counts.commands += 2
        i += 2
      } else {
        counts.commands += 1
        execute(i, in: commands)
        i += 1
      }
    }
  }

  private func execute(_ index: Int, in commands: [DrawCommand]) {
    switch commands[index] {
    case .fillRect(let rect, let color, let mode):
      targets[targets.count - 1].fill(rect, color: color, mode: mode, clip: clip)
    case .fillPath(let path, let rule, let color, let mode):
      fill(path, rule: rule, color: color, mode: mode)
    case .tintImage(let image, let transform, let sampler, let color, let mode):
      tint(image, transform: transform, sampler: sampler, color: color, mode: mode)
    case .drawImage(let image, let transform, let sampler, let opacity, let mode):
      draw(image, transform: transform, sampler: sampler, opacity: opacity, mode: mode)
    case .drawGlyphs(let run, let transform, let color, let mode):
      draw(run, transform: transform, color: color, mode: mode)
    case .beginGroup(let opacity, let mode):
      // A mode that erases under a clear source reaches as far as the clip.
      let frame =
        mode.keepsDestinationUnderClear
        ? DrawCommand.reach(ofGroupAt: index, in: commands, clip: clip.rect) : clip.rect
      beginGroup(opacity: opacity, mode: mode, frame: frame)
    case .endGroup: endGroup()
    case .beginClip(.rect(let rect)): clips.append(clip.intersection(rect))
    case .beginClip(.path(let path, let rule)): clips.append(clipping(to: path, rule: rule))
    case .endClip: endClip()
    }
  }

  /// The innermost clip.
  var clip: Clipping { clips[clips.count - 1] }

  private func beginGroup(opacity: UInt8, mode: BlendMode, frame: PixelRect) {
    counts.bytes += 4 * frame.width * frame.height
    groups.append(Group(opacity: opacity, mode: mode, clipCount: clips.count))
    targets.append(
      DrawingTarget(Pixmap(width: frame.width, height: frame.height), at: frame))
    clips.append(Clipping(frame))
  }

  private func endGroup() {
    guard let group = groups.popLast(), let target = targets.popLast() else { return }
    clips.removeLast(clips.count - group.clipCount)
    counts.pixels += target.drawnPixels
    let frame = target.frame
    let pixels = target.pixmap.bytes.span
    for y in frame.minY..<frame.maxY {
      let start = 4 * (y - frame.minY) * frame.width
      targets[targets.count - 1].draw(
        y, frame.minX, pixels: pixels.extracting(start..<start + 4 * frame.width),
        opacity: group.opacity, mode: group.mode, clip: clip)
    }
  }

  private func endClip() {
    // One clip belongs to the list, and one to each group.
    let kept = groups.last.map { $0.clipCount + 1 } ?? 1
    if clips.count > kept { clips.removeLast() }
  }
}
