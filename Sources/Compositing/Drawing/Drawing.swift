// SPDX-License-Identifier: MIT
//
// What drawing works on, in one value: a compositor enters it once a frame, so that nothing in it is
// checked for exclusive access again. Display lists are executed back to front. Groups are a stack of
// targets, clips a stack of resolved clips; both are balanced whatever the list says:
//
// - an end without its beginning is ignored; what is still open at the end of the list is ended;
// - clips that were begun in a group end with it, and an `endClip` in it ends only those;
// - a command with a coordinate that is not a number draws nothing, and so does everything outside
//   the picture, however far.

import Raster

/// Targets, clips, scratch memory and caches.
struct Drawing {
  /// The targets, outermost first; never empty while a list is drawn.
  var targets: [DrawingTarget] = []
  /// The open clips, outermost first; never empty while a list is drawn.
  var clips: [Clipping] = []
  /// What has been done.
  var counts = RenderCounts()
  /// Turns outlines into coverage.
  var rasterizer = CoverageRasterizer()
  /// The masks of earlier small outlines.
  var pathMasks = PathMasks()
  /// The glyph masks of earlier runs.
  var strikes = GlyphStrikes()
  /// The runs drawn last, each as one mask.
  var runs = RecentRuns()
  /// The glyphs of the run that is drawn.
  var placed = PlacedGlyphs()
  /// The coverage of a scaled mask, a band at a time.
  var band: [UInt8] = []
  /// What is known of the lists drawn last.
  var outlines = ListOutlines()
  /// The open groups, outermost first.
  private var groups: [Group] = []
  private var occlusion = Occlusion()

  /// A group that has begun: how it is drawn, and how many clips were open before it.
  private struct Group {
    var opacity: UInt8
    var mode: BlendMode
    var clipCount: Int
  }

  /// Forgets the glyphs that were drawn.
  mutating func forgetGlyphs() { (strikes, runs) = (GlyphStrikes(), RecentRuns()) }

  /// Draws a list into a picture, all of it.
  mutating func render(_ list: DisplayList, into pixmap: inout Pixmap) {
    begin(&pixmap, width: list.width, height: list.height)
    drawAll(list, in: targets[0].frame, Occlusion.covers(list.commands), nil)
    pixmap = end()
  }

  /// Draws a list's commands onto a picture of the list's extent.
  mutating func draw(_ list: DisplayList, onto pixmap: inout Pixmap) {
    begin(&pixmap, width: list.width, height: list.height)
    execute(list.commands.span, 0..<list.commands.count, nil)
    pixmap = end()
  }

  /// Draws what differs from a list that a picture of the same extent shows; gives the rectangles that
  /// were drawn.
  mutating func render(
    _ list: DisplayList, updating pixmap: inout Pixmap, from previous: DisplayList
  ) -> [PixelRect] {
    guard let damage = damage(from: previous, to: list) else {
      render(list, into: &pixmap)
      return [pixmap.bounds]
    }
    if damage.isEmpty { return [] }
    begin(&pixmap, width: list.width, height: list.height)
    let outline = outlines[outline(of: list.commands)]
    for rect in damage { drawAll(list, in: rect, outline.covers, outline.marks) }
    pixmap = end()
    return damage
  }

  /// Takes a picture's memory as the outermost target.
  private mutating func begin(_ pixmap: inout Pixmap, width: Int, height: Int) {
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
  private mutating func end() -> Pixmap {
    endAllGroups()
    let pixmap = targets[0].pixmap
    counts.pixels += targets[0].drawnPixels
    targets.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    return pixmap
  }

  private mutating func endAllGroups() {
    while !groups.isEmpty { endGroup() }
    if clips.count > 1 { clips.removeLast(clips.count - 1) }
  }

  /// Draws a list's background and commands inside a rectangle of the picture.
  ///
  /// With the commands' marks, those that do not reach it are left out.
  private mutating func drawAll(
    _ list: DisplayList, in bounds: PixelRect, _ covers: [(index: Int, rect: PixelRect)],
    _ marks: [CommandMark]?
  ) {
    occlusion.look(covers, bounds: bounds)
    let count = occlusion.limits.count
    for k in 0..<count {
      let limit = occlusion.limits[k]
      // Limits change only where no group and no clip is open.
      clips[0] = Clipping(limit.visible)
      if k == 0 && !occlusion.hidesBackground {
        targets[0].fill(limit.visible, color: list.background, mode: .copy, clip: clips[0])
      }
      let next = k + 1 < count ? occlusion.limits[k + 1].start : list.commands.count
      if limit.visible.isEmpty { continue }
      execute(list.commands.span, limit.start..<next, marks)
    }
    endAllGroups()
  }

  private mutating func execute(
    _ commands: borrowing Span<DrawCommand>, _ range: Range<Int>, _ marks: [CommandMark]?
  ) {
    var i = range.lowerBound
    while i < range.upperBound {
      if let marks, !marks[i].kind.isBeginning, !marks[i].kind.isEnd,
        marks[i].reach.intersection(clips[0].rect).isEmpty
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
        let count = execute(i, in: commands)
        counts.commands += count
        i += count
      }
    }
  }

  /// Executes a command, and those after it that are drawn with it; returns how many.
  private mutating func execute(_ index: Int, in commands: borrowing Span<DrawCommand>) -> Int {
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
      return drawGlyphs(
        run, transform: transform, color: color, mode: mode, next: index + 1, in: commands)
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
    return 1
  }

  /// The whole picture, however little of it is drawn: outlines are cut there, so that damage gives the
  /// bytes of a full drawing.
  var picture: PixelRect { targets[0].frame }

  /// The innermost clip.
  var clip: Clipping { clips[clips.count - 1] }

  private mutating func beginGroup(opacity: UInt8, mode: BlendMode, frame: PixelRect) {
    counts.bytes += 4 * frame.width * frame.height
    groups.append(Group(opacity: opacity, mode: mode, clipCount: clips.count))
    targets.append(
      DrawingTarget(Pixmap(width: frame.width, height: frame.height), at: frame))
    clips.append(Clipping(frame))
  }

  private mutating func endGroup() {
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

  private mutating func endClip() {
    // One clip belongs to the list, and one to each group.
    let kept = groups.last.map { $0.clipCount + 1 } ?? 1
    if clips.count > kept { clips.removeLast() }
  }
}
