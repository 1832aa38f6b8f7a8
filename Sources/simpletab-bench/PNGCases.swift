// SPDX-License-Identifier: MIT
//
// PNG encoding of real frames: files of raw RGBA8 frames, 1125 pixels wide, are written frame after
// frame, with each preset, and as a sequence. Prints least and median milliseconds a frame and mean bytes.

import Foundation
import ImageCoding
import Raster

/// The cases whose names begin with a sequence's name: `S1.png.fast-rgb.ms.min`.
enum PNGCases {
  /// Runs the cases over sequences given as `NAME=FILE`, rows of 1125 pixels, `NAME@HEIGHT=FILE`.
  ///
  /// With a bar's and a screen's sequence, the bar's frames are also put under the screen's first one:
  /// `bar.png.…` is a screen on which only the bar moves.
  static func run(_ arguments: [String]) {
    var bar: [Pixmap] = []
    for argument in arguments {
      let parts = argument.split(whereSeparator: { $0 == "@" || $0 == "=" }).map(String.init)
      guard parts.count == 3, let height = Int(parts[1]),
        let frames = frames(file: parts[2], width: 1125, height: height), !frames.isEmpty
      else {
        print("simpletab \(argument): not NAME@HEIGHT=FILE with frames of 1125 pixels a row")
        continue
      }
      run(name: parts[0], frames)
      if height < 1000 {
        bar = frames
      } else if !bar.isEmpty {
        measureBar(bar.map { put($0, under: frames[0]) })
      }
    }
  }

  private static func run(name: String, _ frames: [Pixmap]) {
    // The frames that the peers' programs encode: every fifth of a bar, every eighth of a screen.
    let step = frames[0].height < 1000 ? 5 : 8
    let some = stride(from: 0, to: frames.count, by: step).map { frames[$0] }
    for (preset, label) in [(PNGWriter.Preset.fast, "fast-rgb"), (.small, "small")] {
      var encoder = SequenceEncoder(options: .init(preset: preset))
      measure("\(name).png.\(label)", frames: some.count) {
        some.reduce(0) { $0 + encode($1, &encoder) }
      }
    }
    measure("\(name).png.fast-rgb-alone", frames: some.count) {
      some.reduce(0) { sum, frame in
        var encoder = SequenceEncoder()
        return sum + encode(frame, &encoder)
      }
    }
    for preset in [PNGWriter.Preset.fast, .small] {
      measure("\(name).apng.\(preset)", frames: frames.count) {
        let file = try? APNGWriter.encode(
          count: frames.count, delay: FrameDelay(framesPerSecond: 60),
          options: .init(preset: preset)
        ) { frames[$0] }
        return file?.count ?? 0
      }
    }
    var encoder = SequenceEncoder()
    measure("\(name).png.fast-rgb-sequence", frames: frames.count) {
      frames.reduce(0) { $0 + encode($1, &encoder) }
    }
  }

  private static func measureBar(_ frames: [Pixmap]) {
    var encoder = SequenceEncoder()
    measure("bar.png.fast-rgb-sequence", frames: frames.count) {
      frames.reduce(0) { $0 + encode($1, &encoder) }
    }
    // The first frame of a pass follows the last one, which differs in the bar alone, too.
    let rows = 2001 - 147
    let damage = [PixelRect(x: 0, y: rows, width: 1125, height: 147)]
    measure("bar.png.fast-rgb-damage", frames: frames.count) {
      frames.reduce(0) { $0 + ((try? encoder.encode($1, damage: damage).count) ?? 0) }
    }
    measure("bar.png.fast-rgb-whole", frames: frames.count) {
      frames.reduce(0) { sum, frame in
        var encoder = SequenceEncoder()
        return sum + encode(frame, &encoder)
      }
    }
  }

  private static func put(_ bar: Pixmap, under screen: Pixmap) -> Pixmap {
    var screen = screen
    screen.bytes.replaceSubrange((screen.bytes.count - bar.bytes.count)..., with: bar.bytes)
    return screen
  }

  private static func encode(_ frame: Pixmap, _ encoder: inout SequenceEncoder) -> Int {
    (try? encoder.encode(frame).count) ?? 0
  }

  /// Times a pass over all frames until a second has gone, five passes at the least.
  private static func measure(_ name: String, frames: Int, _ pass: () -> Int) {
    let clock = ContinuousClock()
    var times: [Double] = []
    var bytes = 0
    let start = clock.now
    while times.count < 5 || (times.count < 100 && start.duration(to: clock.now) < .seconds(1)) {
      let time = clock.measure { bytes = pass() }
      times.append(time / .milliseconds(1) / Double(frames))
    }
    times.sort()
    print("simpletab \(name).ms.min \(format(times[0])) ms")
    print("simpletab \(name).ms.med \(format(times[times.count / 2])) ms")
    print("simpletab \(name).bytes \(bytes / frames) bytes")
  }

  private static func format(_ value: Double) -> String { String(format: "%.4f", value) }

  private static func frames(file: String, width: Int, height: Int) -> [Pixmap]? {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    let size = width * height * 4
    return stride(from: 0, to: data.count - size + 1, by: size).compactMap {
      Pixmap(width: width, height: height, premultipliedBytes: [UInt8](data[$0..<$0 + size]))
    }
  }
}
