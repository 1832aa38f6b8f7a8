// SPDX-License-Identifier: MIT
//
// What an earlier render left, for one that goes on from there or writes over it. A manifest in the layout
// that we write is read a line at a time, its frames when they are wanted, so that it takes no more memory
// for a hundred thousand of them; one in another layout is read whole.

import Foundation

/// An earlier render's manifest.
final class EarlierManifest {
  /// A sequence, whose frames are still to be read.
  struct Sequence {
    let name: String
    let duration: Double
    let fps: Int
    fileprivate let frames: Frames
  }

  fileprivate enum Frames {
    case known([Manifest.Frame])
    /// Lines from this place on.
    case lines(from: Int)
  }

  /// The scene that was filmed.
  let scene: Manifest.Scene
  /// The fonts.
  let fonts: [Manifest.FontFile]
  /// The sequences, in their order.
  let sequences: [Sequence]
  private let lines: LineReader?

  /// Whether it has the layout that we write.
  var isReadByLine: Bool { lines != nil }

  /// The manifest in a file; `nil` where there is none of this version.
  init?(path: String) {
    if let lines = LineReader(path), let found = Self.index(lines) {
      (scene, fonts) = (found.head.scene, found.head.fonts)
      sequences = found.sequences
      self.lines = lines
      return
    }
    guard let bytes = try? FileWriter.read(path, atMost: Manifest.mostBytes),
      let whole = Manifest(bytes: bytes)
    else { return nil }
    (scene, fonts) = (whole.scene, whole.fonts)
    sequences = whole.sequences.map {
      Sequence(name: $0.name, duration: $0.duration, fps: $0.fps, frames: .known($0.frames))
    }
    lines = nil
  }

  /// The frames in the journal of a run that was killed, as far as they go; `nil` where none can be read.
  init?(journal path: String) {
    guard let lines = LineReader(path), let found = Self.index(lines, isJournal: true) else {
      return nil
    }
    (scene, fonts, sequences) = (found.head.scene, found.head.fonts, found.sequences)
    self.lines = lines
  }

  /// Hands out a sequence's frames in their order until the function says that it is enough, or one
  /// cannot be read.
  func forEachFrame<Fault: Error>(
    of sequence: Sequence, _ each: (Manifest.Frame) throws(Fault) -> Bool
  ) throws(Fault) {
    switch sequence.frames {
    case .known(let frames):
      for frame in frames where try !each(frame) { return }
    case .lines(let from):
      guard let lines else { return }
      lines.move(to: from)
      let decoder = JSONDecoder()
      while let text = Self.frame(lines) {
        guard
          let frame = Manifest.Frame(line: text)
            ?? (try? decoder.decode(Manifest.Frame.self, from: Data(text))),
          try each(frame)
        else { return }
      }
    }
  }

  // MARK: The layout that we write

  private static func index(
    _ lines: LineReader, isJournal: Bool = false
  ) -> (head: Manifest, sequences: [Sequence])? {
    var text: [UInt8] = []
    guard
      let hasSequences = collect(
        lines, &text, until: [#"  "sequences": ["#, #"  "sequences": []"#]),
      let head = Manifest(bytes: text + Array((hasSequences ? "]}" : "}").utf8))
    else { return nil }
    var sequences: [Sequence] = []
    if isJournal {
      while let (sequence, _) = self.sequence(lines, isJournal: true) { sequences.append(sequence) }
      return (head, sequences)
    }
    var isOpen = hasSequences
    while isOpen {
      guard let (sequence, isLast) = self.sequence(lines) else { return nil }
      sequences.append(sequence)
      isOpen = !isLast
    }
    if hasSequences { guard lines.next().map(isLine("  ]")) == true else { return nil } }
    guard lines.next().map(isLine("}")) == true, lines.next() == nil else { return nil }
    return (head, sequences)
  }

  private struct Head: Decodable {
    let name: String
    let duration: Double
    let fps: Int
  }

  /// A sequence without its frames, and whether it is the last.
  private static func sequence(
    _ lines: LineReader, isJournal: Bool = false
  ) -> (Sequence, isLast: Bool)? {
    var text: [UInt8] = []
    guard
      let hasFrames = collect(
        lines, &text, until: [#"      "frames": ["#, #"      "frames": []"#]),
      let head = try? JSONDecoder().decode(
        Head.self, from: Data(text + Array((hasFrames ? "]}" : "}").utf8)))
    else { return nil }
    let place = lines.offset
    if isJournal {
      // It may end anywhere.
      while let line = lines.next(), !isLine("    }")(line) {}
      return (
        Sequence(
          name: head.name, duration: head.duration, fps: head.fps, frames: .lines(from: place)),
        false
      )
    }
    if hasFrames {
      var isInside = true
      while isInside {
        guard let line = lines.next(), line.starts(with: indent) || isLine("      ]")(line) else {
          return nil
        }
        isInside = !isLine("      ]")(line)
      }
    }
    guard let end = lines.next() else { return nil }
    guard isLine("    }")(end) || isLine("    },")(end) else { return nil }
    let frames: Frames = hasFrames ? .lines(from: place) : .known([])
    return (
      Sequence(name: head.name, duration: head.duration, fps: head.fps, frames: frames),
      isLine("    }")(end)
    )
  }

  private static let indent = Array("        ".utf8)

  /// The text of the next frame, which may have several lines; `nil` after the last.
  private static func frame(_ lines: LineReader) -> [UInt8]? {
    var text: [UInt8] = []
    while let line = lines.next(), line.starts(with: indent) {
      text += line
      // The last line of a frame closes it at its own depth: alone, or as all of it.
      let rest = line.dropFirst(indent.count)
      guard rest.first == UInt8(ascii: "}") || (text.count == line.count && rest.count > 1) else {
        continue
      }
      if text.last == UInt8(ascii: ",") { text.removeLast() }
      return text
    }
    return nil
  }

  /// Adds lines up to and with one of two, the first of which opens what the second leaves empty; which
  /// it was, or `nil` when neither comes.
  private static func collect(
    _ lines: LineReader, _ text: inout [UInt8], until ends: [String]
  ) -> Bool? {
    while let line = lines.next(), text.count < 1 << 20 {
      text += line
      if isLine(ends[0])(line) { return true }
      if isLine(ends[1])(line) { return false }
    }
    return nil
  }

  private static func isLine(_ text: String) -> (ArraySlice<UInt8>) -> Bool {
    { $0.elementsEqual(text.utf8) }
  }
}

extension Manifest.Frame {
  /// The frame in a line as we write it, texts without escapes; a hundred thousand are read in a tenth of the
  /// time that a general reader takes.
  init?(line: [UInt8]) {
    var rest = line[...]
    func skip(_ text: String) -> Bool {
      guard rest.starts(with: text.utf8) else { return false }
      rest = rest.dropFirst(text.utf8.count)
      return true
    }
    func text(upTo ends: String) -> String? {
      guard let end = rest.firstIndex(where: { ends.utf8.contains($0) }) else { return nil }
      defer { rest = rest[end...] }
      return String(validating: rest[..<end], as: UTF8.self)
    }
    guard skip(#"{"index": "#), let index = text(upTo: ",").flatMap(Int.init),
      skip(#", "time": "#), let time = text(upTo: ",").flatMap(Self.number),
      skip(#", "file": ""#), let file = text(upTo: #""\"#),
      skip(#"", "pixels": ""#), let pixels = text(upTo: #""\"#), skip(#"""#)
    else { return nil }
    var earlier: Int?
    if skip(#", "same_as": "#) {
      guard let number = text(upTo: "}").flatMap(Int.init) else { return nil }
      earlier = number
    }
    guard rest.elementsEqual("}".utf8) else { return nil }
    self.init(index: index, time: time, file: file, pixels: pixels, sameAs: earlier)
  }

  /// A number as JSON has it: neither hexadecimal nor "nan".
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
