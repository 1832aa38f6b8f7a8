// SPDX-License-Identifier: MIT
//
// From display lists to a sink over worker threads: lists in, finished frames out in order, a bounded
// number in memory. A list that equals the one before is not drawn again.

import Compositing
import Raster

/// Draws, encodes and delivers frames.
@MainActor
final class FramePipeline {
  private let workers: OrderedWorkers<FrameLane, FrameWork, FinishedFrame>
  private let sink: any FrameSink
  private let delivered: (FinishedFrame) -> Void
  private var last: DisplayList?
  private var lastCrop: PixelRect?

  init(
    encoder: FrameEncoder, jobs: Int, sink: any FrameSink,
    delivered: @escaping (FinishedFrame) -> Void = { _ in }
  ) {
    workers = OrderedWorkers(jobs: jobs) {
      FrameLane(encoder)
    } work: { lane, work in
      try encoder.encode(work, in: &lane)
    }
    self.sink = sink
    self.delivered = delivered
  }

  /// Takes the next frame; `crop` is what to keep of it, in pixels.
  func take(index: Int, time: Double, list: DisplayList, crop: PixelRect? = nil) throws {
    let isHeld = list == last && crop == lastCrop
    last = list
    lastCrop = crop
    try deliver(
      workers.submit(
        FrameWork(index: index, time: time, list: isHeld ? nil : list, crop: crop)))
  }

  /// Delivers what is under way.
  func finish() throws { try deliver(workers.finish()) }

  /// Drops what is under way, after a failure; does nothing after `finish`.
  func settle() { workers.settle() }

  private func deliver(_ frames: [FinishedFrame]) throws {
    for frame in frames {
      try sink.take(frame)
      delivered(frame)
    }
  }
}
