// SPDX-License-Identifier: MIT
//
// End to end: from the start of a process to all frames of an animation on disk. `e2e` starts this
// program again and again as `frames`, which draws, encodes and writes, and prints the least and the
// median time in seconds.

import Compositing
import Dispatch
import Foundation
import ImageCoding
import Raster
import Recording

/// The cases of `simpletab-bench e2e` and `simpletab-bench frames`.
enum EndToEndCases {
  /// The font that all programs measured with these inputs set titles in.
  private static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  /// Times both animations with one and with two threads; one thread keeps to one processor.
  static func run(_ arguments: [String]) throws {
    guard let input = arguments.first else {
      print("simpletab-bench e2e INPUTS [RUNS]: INPUTS is the folder of the peers' raw files")
      return
    }
    let number = ProcessInfo.processInfo.processIdentifier
    let output = NSTemporaryDirectory() + "simpletab-e2e-\(number)"
    for name in FrameSequence.allCases.map(\.rawValue) {
      for threads in 1...2 {
        var times: [Double] = []
        for _ in 0..<(arguments.dropFirst().first.flatMap { Int($0) } ?? 10) {
          try? FileManager.default.removeItem(atPath: output)
          times.append(try time(["frames", name, String(threads), input, output], threads))
        }
        times.sort()
        print("simpletab \(name).e2e_\(threads)t.min \(format(times[0])) s")
        print("simpletab \(name).e2e_\(threads)t.med \(format(times[times.count / 2])) s")
      }
    }
    try? FileManager.default.removeItem(atPath: output)
  }

  private static func time(_ arguments: [String], _ threads: Int) throws -> Double {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let words = (threads == 1 ? ["/usr/bin/taskset", "-c", "1", program] : [program]) + arguments
    let start = ContinuousClock.now
    try ChildProcess.run(words)
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private static func format(_ value: Double) -> String { String(format: "%.4f", value) }

  /// Writes an animation's frames: `frames S1|S2 THREADS INPUTS OUTPUT`, frames dealt out to threads.
  static func frames(_ arguments: [String]) throws {
    guard arguments.count == 4, let sequence = FrameSequence(rawValue: arguments[0]),
      let threads = Int(arguments[1]), threads > 0
    else {
      print("simpletab-bench frames S1|S2 THREADS INPUTS OUTPUT")
      return
    }
    let scenes = FrameScenes(
      try FrameInputs(folder: arguments[2], fontFile: font, for: [sequence]))
    let output = arguments[3]
    try FileWriter.createFolder(output)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let compositor = Compositor()
      var encoder = SequenceEncoder()
      // Drawn into in turn: the encoder keeps the last one.
      var (picture, last) = (Pixmap(width: 0, height: 0), Pixmap(width: 0, height: 0))
      for frame in stride(from: thread, to: sequence.count, by: threads) {
        do {
          compositor.render(scenes.frame(frame, of: sequence), into: &picture)
          let bytes = try encoder.encode(picture)
          swap(&picture, &last)
          try FileWriter.place(bytes, at: "\(output)/frame-\(frame).png")
        } catch {
          print("frame \(frame): \(error)")
        }
      }
    }
  }
}
