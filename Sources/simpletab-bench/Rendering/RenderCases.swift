// SPDX-License-Identifier: MIT
//
// Times the rendering cases and writes their frames. A frame's time holds the making of its display
// list; an operation is one list drawn onto what is there.

import Compositing
import Foundation
import Raster
import Typesetting

/// The cases of `simpletab-bench render` and `dump`.
enum RenderCases {
  private static let usage =
    "simpletab-bench render|dump FOLDER FONT: a folder of raw inputs, a font file; dump writes there"

  /// Prints the least and median milliseconds of `S1` and `S2`, the best and median rates of `S3`;
  /// with a third argument only the cases whose names begin with it.
  static func run(_ arguments: [String]) {
    guard let inputs = inputs(arguments) else { return }
    let only = arguments.count > 2 ? arguments[2] : ""
    let scenes = FrameScenes(inputs.frames)
    frames("S1", scenes.bar, only)
    frames("S1.on-screen", scenes.barOnScreen, only)
    if "S2.frame".hasPrefix(only) {
      let compositor = Compositor()
      var frame = Pixmap(width: 0, height: 0)
      milliseconds("S2.frame", repeats: 5, count: 17) {
        for k in stride(from: 0, to: FrameSequence.screen.count, by: 2) {
          compositor.render(scenes.screen(k), into: &frame)
        }
      }
    }
    let kernels = KernelScenes(inputs)
    let pixels = Double(FrameScenes.width * FrameScenes.height) / 1e6
    let cases: [(String, Int, Double, String, () -> DisplayList)] = [
      ("S3a.fill", 25, pixels, "Mpix/s", { kernels.fill }),
      ("S3b.over_const", 25, pixels, "Mpix/s", { kernels.overConstant }),
      ("S3c.over_image", 25, pixels, "Mpix/s", { kernels.overImage }),
      ("S3d.tint_mask", 25, pixels, "Mpix/s", { kernels.tint }),
      ("S3e.bilinear", 15, pixels, "Mpix/s", { kernels.bilinear(opacity: 255) }),
      ("S3e2.bilinear_over", 15, pixels, "Mpix/s", { kernels.bilinear(opacity: 128) }),
      ("S3f.rrect", 15, 2, "k/s", { kernels.roundedRects }),
      ("S3g.label", 15, 5, "k/s", { kernels.labels }),
    ]
    let compositor = Compositor()
    var target = Pixmap(width: FrameScenes.width, height: FrameScenes.height, color: .white)
    for (name, repeats, amount, unit, make) in cases where name.hasPrefix(only) {
      let list = make()
      rate(name, repeats: repeats, amount: amount, unit) {
        compositor.draw(list, onto: &target)
      }
    }
    if "S3g2.label_layout".hasPrefix(only) {
      rate("S3g2.label_layout", repeats: 3, amount: 5, "k/s") {
        compositor.draw(kernels.labels, onto: &target)
      }
    }
  }

  /// Times all frames of a bar drawn anew, then each drawn where it differs from the one before.
  private static func frames(_ name: String, _ list: (Int) -> DisplayList, _ only: String) {
    let compositor = Compositor()
    var frame = Pixmap(width: 0, height: 0)
    if "\(name).frame".hasPrefix(only) {
      milliseconds("\(name).frame", repeats: 50, count: FrameSequence.bar.count) {
        for k in 0..<FrameSequence.bar.count { compositor.render(list(k), into: &frame) }
      }
    }
    guard "\(name).damage".hasPrefix(only) else { return }
    var last: DisplayList?
    milliseconds("\(name).damage", repeats: 50, count: FrameSequence.bar.count) {
      for k in 0..<FrameSequence.bar.count {
        let next = list(k)
        _ = compositor.render(next, updating: &frame, from: last)
        last = next
      }
    }
  }

  /// Writes `simpletab.s1.rgba` and `simpletab.s2.rgba`, all frames, one after the other.
  static func dump(_ arguments: [String]) {
    guard let inputs = inputs(arguments) else { return }
    let scenes = FrameScenes(inputs.frames)
    let folder = URL(fileURLWithPath: arguments[0])
    func write(_ name: String, _ count: Int, _ list: (Int) -> DisplayList) {
      let compositor = Compositor()
      var bytes = Data()
      for k in 0..<count { bytes.append(contentsOf: compositor.render(list(k)).bytes) }
      do { try bytes.write(to: folder.appendingPathComponent(name)) } catch { print(error) }
    }
    write("simpletab.s1.rgba", FrameSequence.bar.count, scenes.bar)
    write("simpletab.s2.rgba", FrameSequence.screen.count, scenes.screen)
  }

  /// Prints the counts of the cases, which depend on the font alone.
  static func counts(_ arguments: [String]) {
    guard let path = arguments.first, let face = try? Face(path: path) else {
      print("simpletab-bench counts FONT: a font file")
      return
    }
    print(RenderCountsReport(RenderInputs(face: face)).text, terminator: "")
  }

  private static func inputs(_ arguments: [String]) -> RenderInputs? {
    guard arguments.count >= 2 else {
      print(usage)
      return nil
    }
    do { return try RenderInputs(folder: arguments[0], fontFile: arguments[1]) } catch {
      print(error)
      return nil
    }
  }

  /// The seconds of each pass, least first, after one that warms up.
  private static func times(_ repeats: Int, _ pass: () -> Void) -> [Double] {
    let clock = ContinuousClock()
    pass()
    return (0..<repeats).map { _ in clock.measure(pass) / .seconds(1) }.sorted()
  }

  private static func milliseconds(
    _ name: String, repeats: Int, count: Int, _ pass: () -> Void
  ) {
    let times = times(repeats, pass).map { $0 * 1000 / Double(count) }
    print("simpletab \(name).min \(format(times[0], 4)) ms")
    print("simpletab \(name).med \(format(times[repeats / 2], 4)) ms")
  }

  private static func rate(
    _ name: String, repeats: Int, amount: Double, _ unit: String, _ pass: () -> Void
  ) {
    let times = times(repeats, pass)
    print("simpletab \(name).best \(format(amount / times[0], 1)) \(unit)")
    print("simpletab \(name).med \(format(amount / times[repeats / 2], 1)) \(unit)")
  }

  private static func format(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
