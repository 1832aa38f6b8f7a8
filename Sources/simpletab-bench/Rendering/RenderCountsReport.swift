// SPDX-License-Identifier: MIT
//
// The rendering cases in counts: commands, pixels drawn into, bytes of pictures made, a line a case.

import Compositing
import Raster

/// The counts of the rendering cases as text.
struct RenderCountsReport {
  /// A line a case: name, commands, pixels, bytes.
  let text: String

  /// Draws every case once.
  init(_ inputs: RenderInputs) {
    let scenes = FrameScenes(inputs.frames)
    let kernels = KernelScenes(inputs)
    var lines = ["case commands pixels bytes"]
    func add(_ name: String, _ body: (Compositor) -> Void) {
      let compositor = Compositor()
      body(compositor)
      let counts = compositor.counts
      lines.append("\(name) \(counts.commands) \(counts.pixels) \(counts.bytes)")
    }
    add("S1.frame") { compositor in
      var frame = Pixmap(width: 0, height: 0)
      for k in 0..<FrameSequence.bar.count { compositor.render(scenes.bar(k), into: &frame) }
    }
    add("S1.damage") { compositor in
      var frame = Pixmap(width: 0, height: 0)
      var last: DisplayList?
      for k in 0..<FrameSequence.bar.count {
        let list = scenes.bar(k)
        _ = compositor.render(list, updating: &frame, from: last)
        last = list
      }
    }
    add("S2.frame") { compositor in
      var frame = Pixmap(width: 0, height: 0)
      for k in stride(from: 0, to: FrameSequence.screen.count, by: 8) {
        compositor.render(scenes.screen(k), into: &frame)
      }
    }
    let lists = [
      ("S3a.fill", kernels.fill), ("S3b.over_const", kernels.overConstant),
      ("S3c.over_image", kernels.overImage), ("S3d.tint_mask", kernels.tint),
      ("S3e.bilinear", kernels.bilinear(opacity: 255)),
      ("S3e2.bilinear_over", kernels.bilinear(opacity: 128)), ("S3f.rrect", kernels.roundedRects),
      ("S3g.label", kernels.labels),
    ]
    var target = Pixmap(width: FrameScenes.width, height: FrameScenes.height)
    for (name, list) in lists { add(name) { $0.draw(list, onto: &target) } }
    text = lines.joined(separator: "\n") + "\n"
  }
}
