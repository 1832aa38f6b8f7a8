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
import Synchronization

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

  /// Writes an animation's frames: `frames S1|S2 THREADS INPUTS OUTPUT`. As in the command, each thread
  /// has a lane, which draws and encodes what changed, and takes the next frame that nobody has.
  static func frames(_ arguments: [String]) throws {
    guard arguments.count == 4, let sequence = FrameSequence(rawValue: arguments[0]),
      let threads = Int(arguments[1]), threads > 0
    else {
      print("simpletab-bench frames S1|S2 THREADS INPUTS OUTPUT")
      return
    }
    let output = arguments[3]
    let work = FrameWorkload(sequence, output: output)
    // Threads start while the inputs are read.
    let others = (1..<threads).compactMap { _ in
      WorkerThread { work.run() }
    }
    // Whatever happens, they come to their ends.
    defer {
      for _ in others { work.ready.signal() }
      for thread in others { thread.join() }
    }
    let inputs = try FrameInputs(folder: arguments[2], fontFile: font, for: [sequence])
    try FileWriter.createFolder(output)
    work.scenes.withLock { $0 = FrameScenes(inputs) }
    for _ in 0..<threads { work.ready.signal() }
    work.run()
  }
}

/// The frames of one sequence that are still to be written, for several threads.
private final class FrameWorkload: Sendable {
  /// What the frames show; nothing before the inputs are read.
  let scenes = Mutex<FrameScenes?>(nil)
  /// Signalled once for every thread when the scenes are there, and for every other thread at the end.
  let ready = DispatchSemaphore(value: 0)
  private let sequence: FrameSequence
  private let output: String
  private let next = Atomic(0)

  init(_ sequence: FrameSequence, output: String) {
    self.sequence = sequence
    self.output = output
  }

  /// Draws, encodes and writes frames, once the scenes are there, until there are none.
  func run() {
    var lane = FrameLane(FrameEncoder(format: .png(.fast), scale: 1))
    ready.wait()
    guard let scenes = scenes.withLock({ $0 }) else { return }
    while true {
      let frame = next.add(1, ordering: .relaxed).oldValue
      guard frame < sequence.count else { return }
      do {
        let (picture, damage) = lane.draw(scenes.frame(frame, of: sequence), crop: nil)
        let bytes = try lane.png.encode(picture, damage: damage)
        try FileWriter.place(bytes, at: "\(output)/frame-\(frame).png")
      } catch {
        print("frame \(frame): \(error)")
      }
    }
  }
}
