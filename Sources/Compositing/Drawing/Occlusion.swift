// SPDX-License-Identifier: MIT
//
// What need not be drawn: pixels that a later command covers with something opaque. Walking back from
// the end, an opaque rectangle that spans one whole side of what is still to be seen cuts it off for
// all commands before. So what is to be seen stays one rectangle, and grows with the commands.

import Raster

/// From which command on which part of the picture has to be drawn.
struct Occlusion {
  /// The part of the picture that a command and those after it may show in, up to the next entry.
  private(set) var limits: [(start: Int, visible: PixelRect)] = []

  /// Whether every pixel is covered by a command, so that the background is never seen.
  private(set) var hidesBackground = false

  private var changes: [(start: Int, visible: PixelRect)] = []

  /// Nothing to be drawn.
  init() {}

  /// Looks through a list once.
  init(_ commands: [DrawCommand], bounds: PixelRect) {
    look(Occlusion.covers(commands), bounds: bounds)
  }

  /// The commands that cover whole pixels with something opaque, front to back.
  static func covers(_ commands: [DrawCommand]) -> [(index: Int, rect: PixelRect)] {
    // Only where nothing is open does a command reach all the pixels it names.
    let isNested = Occlusion.isNested(commands)
    let plain = isNested ? Occlusion.plainCommands(commands) : []
    var covers: [(index: Int, rect: PixelRect)] = []
    let span = commands.span
    for i in span.indices.reversed() where !isNested || plain[i] {
      if let rect = span[i].opaqueCover { covers.append((i, rect)) }
    }
    return covers
  }

  /// Finds what a list's covers hide in a part of the picture.
  mutating func look(_ covers: [(index: Int, rect: PixelRect)], bounds: PixelRect) {
    var visible = bounds
    changes.removeAll(keepingCapacity: true)
    for (i, cover) in covers {
      let rest = Occlusion.cut(visible, by: cover)
      if rest == visible { continue }
      changes.append((i, visible))
      visible = rest
      if visible.isEmpty { break }
    }
    hidesBackground = visible.isEmpty
    changes.append((0, visible))
    limits.removeAll(keepingCapacity: true)
    for i in changes.indices.reversed() { limits.append(changes[i]) }
  }

  /// Whether each command stands outside all groups and clips.
  private static func plainCommands(_ commands: [DrawCommand]) -> [Bool] {
    var plain = [Bool](repeating: false, count: commands.count)
    var open = 0
    for (i, command) in commands.enumerated() {
      if command.isEnd { open = max(0, open - 1) }
      plain[i] = open == 0
      if command.isBeginning { open += 1 }
    }
    return isBalanced(commands) ? plain : [Bool](repeating: false, count: commands.count)
  }

  /// Whether every end meets its own beginning. Lists that are not so are drawn without a shortcut.
  static func isBalanced(_ commands: [DrawCommand]) -> Bool {
    if !isNested(commands) { return true }
    var open: [Bool] = []
    for command in commands {
      switch command {
      case .beginGroup: open.append(true)
      case .beginClip: open.append(false)
      case .endGroup: if open.popLast() != true { return false }
      case .endClip: if open.popLast() != false { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  /// Whether anything is begun or ended.
  private static func isNested(_ commands: [DrawCommand]) -> Bool {
    let span = commands.span
    for i in span.indices where span[i].isBeginning || span[i].isEnd { return true }
    return false
  }

  /// What a cover leaves of a rectangle, where that is a rectangle; else all of it.
  static func cut(_ rect: PixelRect, by cover: PixelRect) -> PixelRect {
    if rect.isEmpty || cover.contains(rect) { return .empty }
    var rest = rect
    if cover.minX <= rect.minX && cover.maxX >= rect.maxX {
      if cover.minY <= rect.minY { rest.minY = max(rect.minY, cover.maxY) }
      if cover.maxY >= rect.maxY { rest.maxY = min(rect.maxY, cover.minY) }
    } else if cover.minY <= rect.minY && cover.maxY >= rect.maxY {
      if cover.minX <= rect.minX { rest.minX = max(rect.minX, cover.maxX) }
      if cover.maxX >= rect.maxX { rest.maxX = min(rect.maxX, cover.minX) }
    }
    return rest
  }
}

extension DrawCommand {
  /// Whole pixels that the command makes independent of what was there before; `nil` where none are.
  var opaqueCover: PixelRect? {
    switch self {
    case .fillRect(let rect, let color, let mode):
      return mode == .copy || mode == .clear || (mode == .sourceOver && color.isOpaque)
        ? rect : nil
    case .drawImage(let image, let transform, let sampler, let opacity, let mode):
      guard mode == .copy || (mode == .sourceOver && image.isOpaque && opacity == 255) else {
        return nil
      }
      let pixmap = image.pixmap
      if let (dx, dy) = transform.wholePixelMove(width: pixmap.width, height: pixmap.height) {
        return pixmap.bounds.offsetBy(dx: dx, dy: dy)
      }
      guard transform.isScaleAndTranslation, sampler == .bilinear, transform.isFinite else {
        return nil
      }
      return Path.rect(pixmap.bounds).transformed(by: transform).wholePixelsInside
    default: return nil
    }
  }
}

extension Path {
  /// The whole pixels inside the rectangle around a path of finite points below 2³⁰.
  fileprivate var wholePixelsInside: PixelRect? {
    let points = elements.compactMap { element -> Point? in
      switch element {
      case .move(let p), .line(let p): p
      default: nil
      }
    }
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
      let minY = points.map(\.y).min(), let maxY = points.map(\.y).max(),
      max(-minX, maxX, -minY, maxY) < 1_073_741_824
    else { return nil }
    return PixelRect(
      minX: Int(minX.rounded(.up)), minY: Int(minY.rounded(.up)),
      maxX: Int(maxX.rounded(.down)), maxY: Int(maxY.rounded(.down)))
  }
}
