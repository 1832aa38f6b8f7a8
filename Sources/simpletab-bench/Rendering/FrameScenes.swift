// SPDX-License-Identifier: MIT
//
// The two sequences of the rendering cases as display lists. `bar` is a tab bar of 1125 × 147 pixels
// whose selector moves from the first to the second of three items while the second icon grows and
// falls back; `screen` is the cross-fade of two screens, the second one growing to 1.1, over that bar.

import Compositing
import Raster
import Typesetting

/// A sequence by the name that all programs print it under.
enum FrameSequence: String, CaseIterable, Sendable {
  case bar = "S1"
  case screen = "S2"

  /// How many frames there are.
  var count: Int { self == .bar ? 31 : 33 }
}

/// The frames of both sequences.
struct FrameScenes: Sendable {
  /// A screen's columns, in pixels.
  static let width = 1125
  /// A screen's rows, in pixels.
  static let height = 2001
  /// The bar's rows, in pixels.
  static let barHeight = 147

  private static let titleColumns = [144, 511, 891]
  private static let titleRow = 123

  private let inputs: FrameInputs
  private let titles: [[GlyphRun]]

  /// Lays out the three titles.
  init(_ inputs: FrameInputs) {
    self.inputs = inputs
    titles = ["Home", "Search", "Profile"].map {
      Typesetter.line($0, font: inputs.font).runs(scale: 1)
    }
  }

  /// Frame `k` of a sequence.
  func frame(_ k: Int, of sequence: FrameSequence) -> DisplayList {
    sequence == .bar ? bar(k) : screen(k)
  }

  /// Frame `k` of 31 of the bar.
  func bar(_ k: Int) -> DisplayList {
    var list = DisplayList(width: FrameScenes.width, height: FrameScenes.barHeight)
    addBar(Double(k) / 30, top: 0, to: &list.commands)
    return list
  }

  /// Frame `k` of 31 of the bar, under a screen that rests.
  func barOnScreen(_ k: Int) -> DisplayList {
    var list = DisplayList(width: FrameScenes.width, height: FrameScenes.height)
    list.commands.append(
      .drawImage(
        inputs.screens[0], transform: .identity, sampler: .bilinear, opacity: 255, mode: .sourceOver
      ))
    addBar(Double(k) / 30, top: list.height - FrameScenes.barHeight, to: &list.commands)
    return list
  }

  /// Frame `k` of 33 of the screen.
  func screen(_ k: Int) -> DisplayList {
    let (width, height) = (FrameScenes.width, FrameScenes.height)
    let t = Double(k) / 32
    var list = DisplayList(width: width, height: height)
    list.commands.append(
      .drawImage(
        inputs.screens[0], transform: .identity, sampler: .bilinear, opacity: 255, mode: .sourceOver
      ))
    if k > 0 {
      list.commands.append(
        .drawImage(
          inputs.screens[1], transform: FrameScenes.zoom(1 + 0.1 * t), sampler: .bilinear,
          opacity: UInt8(255 * t + 0.5), mode: .sourceOver))
    }
    addBar(t, top: height - FrameScenes.barHeight, to: &list.commands)
    return list
  }

  /// A scale about the middle of the screen.
  static func zoom(_ z: Double) -> AffineTransform {
    let (x, y) = (Double(FrameScenes.width) / 2, Double(FrameScenes.height) / 2)
    return AffineTransform(a: z, b: 0, c: 0, d: z, tx: x * (1 - z), ty: y * (1 - z))
  }

  private func addBar(_ t: Double, top: Int, to commands: inout [DrawCommand]) {
    let width = FrameScenes.width
    commands.reserveCapacity(16)
    let e = t * t * (3 - 2 * t)
    let p = t <= 0 || t >= 1 ? 0 : FrameScenes.halfWave(t)
    func fill(_ x: Int, _ y: Int, _ w: Int, _ h: Int, _ gray: UInt8) {
      commands.append(
        .fillRect(
          PixelRect(x: x, y: top + y, width: w, height: h),
          color: PremultipliedColor(r: gray, g: gray, b: gray, a: 255), mode: .sourceOver))
    }
    fill(0, 0, width, FrameScenes.barHeight, 255)
    fill(0, 0, width, 1, 0xB2)
    commands.append(
      .fillPath(
        .rect(x: 3 * (10 + 125 * e), y: Double(top) + 132, width: 315, height: 15),
        rule: .nonZero, color: FrameScenes.mix(1, opacity: 255), mode: .sourceOver))
    for i in 0..<3 {
      let s = i == 1 ? 1 + 0.5 * p : 1
      let y = 55.5 + Double(top) - (i == 1 ? 30 * p : 0)
      let x = 187.5 + 375 * Double(i)
      let sel = i == 0 ? 1 - e : i == 1 ? e : 0
      commands.append(
        .tintImage(
          inputs.icons[i],
          transform: AffineTransform(a: s, b: 0, c: 0, d: s, tx: x - 37.5 * s, ty: y - 37.5 * s),
          sampler: .bilinear, color: FrameScenes.mix(sel, opacity: 255), mode: .sourceOver))
      let alpha = UInt8(255 * sel + 0.5)
      addTitle(i, top, FrameScenes.mix(0, opacity: 255 - alpha), to: &commands)
      addTitle(i, top, FrameScenes.mix(1, opacity: alpha), to: &commands)
    }
  }

  private func addTitle(
    _ i: Int, _ top: Int, _ color: PremultipliedColor, to commands: inout [DrawCommand]
  ) {
    if color.a == 0 { return }
    let move = AffineTransform.translation(
      x: Double(FrameScenes.titleColumns[i]), y: Double(top + FrameScenes.titleRow))
    for run in titles[i] {
      commands.append(.drawGlyphs(run, transform: move, color: color, mode: .sourceOver))
    }
  }

  /// The colour between that of an unselected and that of a selected item.
  static func mix(_ selection: Double, opacity: UInt8) -> PremultipliedColor {
    func byte(_ from: Double, _ to: Double) -> UInt8 {
      UInt8((Int(from + (to - from) * selection + 0.5) * Int(opacity) + 127) / 255)
    }
    return PremultipliedColor(
      r: byte(142, 0), g: byte(142, 122), b: byte(147, 255), a: opacity)
  }

  /// `sin(πt)` for 0…1, by its series: no library's last bit reaches a pixel.
  static func halfWave(_ t: Double) -> Double {
    let x = Double.pi * (0.5 - t)
    var term = 1.0
    var sum = 1.0
    for n in 1...12 {
      term *= -x * x / Double((2 * n - 1) * 2 * n)
      sum += term
    }
    return sum
  }
}
