// SPDX-License-Identifier: MIT
//
// Which frames of a film are kept as pictures. The trace covers every frame, so a few pictures do: the
// start, the quarters, the end, and the frame at which something happens.

public import Recording

/// Which frames of a film are kept as pictures.
public enum FrameChoice: String, Sendable, CaseIterable {
  /// 0, 25, 50, 75 and 100 % and the events.
  case keys
  /// Every frame, a picture each.
  case all
  /// Every frame, all in one lossless animated PNG.
  case apng

  /// The choice that a golden's sequence was kept by.
  init(_ sequence: GoldenManifest.Sequence) {
    // A golden from a stranger may state any duration.
    let count = (sequence.duration * Double(sequence.fps)).rounded() + 1
    if sequence.frames.first?.file == GoldenPictures.animationName(sequence.name) {
      self = .apng
    } else {
      self = Double(sequence.frames.count) == count && count > 5 ? .all : .keys
    }
  }

  /// The frames' numbers, ascending, none twice; `events` are times in seconds.
  public func numbers(of film: Film, events: [Double]) -> [Int] {
    numbers(count: film.frames.count, framesPerSecond: film.framesPerSecond, events: events)
  }

  func numbers(count: Int, framesPerSecond: Int, events: [Double]) -> [Int] {
    if self != .keys { return Array(0..<count) }
    var wanted = Set((0...4).map { (count - 1) * $0 / 4 })
    for event in events {
      // The first frame that shows what the event did.
      let frame = Int((event * Double(framesPerSecond)).rounded(.up))
      if frame >= 0, frame < count { wanted.insert(frame) }
    }
    return wanted.sorted()
  }
}
