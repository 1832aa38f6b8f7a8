// SPDX-License-Identifier: MIT
//
// Which frames of a film are kept as pictures. The trace covers every frame, so a few pictures do: the
// start, the quarters, the end, and the frame at which something happens.

public import Recording

/// Which frames of a film are kept as pictures.
public enum FrameChoice: String, Sendable, CaseIterable {
  /// 0, 25, 50, 75 and 100 % and the events.
  case keys
  /// Every frame.
  case all

  /// The frames' numbers, ascending, none twice; `events` are times in seconds.
  public func numbers(of film: Film, events: [Double]) -> [Int] {
    numbers(count: film.frames.count, framesPerSecond: film.framesPerSecond, events: events)
  }

  func numbers(count: Int, framesPerSecond: Int, events: [Double]) -> [Int] {
    if self == .all { return Array(0..<count) }
    var wanted = Set((0...4).map { (count - 1) * $0 / 4 })
    for event in events {
      // The first frame that shows what the event did.
      let frame = Int((event * Double(framesPerSecond)).rounded(.up))
      if frame >= 0, frame < count { wanted.insert(frame) }
    }
    return wanted.sorted()
  }
}
