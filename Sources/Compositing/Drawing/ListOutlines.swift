// SPDX-License-Identifier: MIT
//
// What is known of the lists that were drawn last: a mark of each command, and what covers. A list is
// compared with the one before it, so each is looked through once and not twice.

import Raster

/// What is known of a list before it is drawn.
struct ListOutline {
  /// The list's commands.
  private(set) var commands: [DrawCommand] = []
  /// A mark of each.
  var marks: [CommandMark] = []
  /// Those that cover whole pixels with something opaque, front to back.
  private(set) var covers: [(index: Int, rect: PixelRect)] = []
  /// Whether every end meets its own beginning.
  private(set) var isBalanced = true

  /// Looks through commands; how far glyphs reach is still to be put in.
  mutating func take(_ commands: [DrawCommand]) {
    self.commands = commands
    marks.removeAll(keepingCapacity: true)
    marks.reserveCapacity(commands.count)
    let span = commands.span
    var isNested = false
    for i in span.indices {
      let mark = CommandMark(span[i])
      isNested = isNested || mark.kind.isBeginning || mark.kind.isEnd
      marks.append(mark)
    }
    isBalanced = !isNested || Occlusion.isBalanced(commands)
    covers.removeAll(keepingCapacity: true)
    if isNested {
      covers = Occlusion.covers(commands)
      return
    }
    for i in span.indices.reversed() where marks[i].kind == .rect || marks[i].kind == .image {
      if let rect = span[i].opaqueCover { covers.append((i, rect)) }
    }
  }
}

/// The outlines of a few lists.
struct ListOutlines {
  /// How many: a film's frame is drawn over the one two before it, and compared with the one before.
  static let count = 3

  private var entries = [ListOutline](repeating: ListOutline(), count: ListOutlines.count)
  private var next = 0

  /// An outline by its index.
  subscript(index: Int) -> ListOutline {
    get { entries[index] }
    _modify { yield &entries[index] }
  }

  /// The index of the outline of a list that was drawn lately: of the same array, not of an equal one.
  func index(of commands: [DrawCommand]) -> Int? {
    let span = commands.span
    for i in entries.indices {
      let known = entries[i].commands
      if known.span.isIdentical(to: span) { return i }
    }
    return nil
  }

  /// The index of an outline of commands that takes the place of the oldest, but not that of `kept`.
  mutating func begin(_ commands: [DrawCommand], keeping kept: Int?) -> Int {
    if next == kept { next = (next + 1) % ListOutlines.count }
    let index = next
    next = (next + 1) % ListOutlines.count
    entries[index].take(commands)
    return index
  }
}
