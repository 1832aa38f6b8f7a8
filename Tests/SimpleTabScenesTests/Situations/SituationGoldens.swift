// SPDX-License-Identifier: MIT
//
// Every situation that users report, as a picture of its bar at the times that matter, one under the
// other; those about motion between screens as a filmstrip of the whole screen.

import FixtureSupport
import Foundation
import Raster
import Recording
import Testing
import Typesetting
import ViewKit

@testable import SimpleTabScenes

@MainActor
struct SituationGoldens {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    /// In seconds.
    var times: [Double] = [0]
    /// Pixels per point.
    var scales = [2]
    var testDescription: String { name }
    var files: [String] { scales.map { "\(name)@\($0)x.png" } }
  }

  nonisolated static let bars = [
    Sample(name: "long-title"), Sample(name: "fitting-title"),
    Sample(name: "badges", times: [0, 0.1, 0.2, 0.3]), Sample(name: "badges-narrow"),
    Sample(
      name: "badge-while-neighbour-animates", times: [0, 0.1, 0.2, 0.3, 0.4, 0.7], scales: [1]),
    Sample(name: "badge-beside-title"), Sample(name: "badge-beside-title-rtl"),
    Sample(name: "badge-low-bar"),
    Sample(name: "tint-b-then-a", times: [0, 0.5, 0.7, 1.2], scales: [1]),
    Sample(name: "first-title-colour"), Sample(name: "start-at-two"),
    Sample(name: "index-by-code", times: [0, 0.25, 0.5], scales: [1]),
    Sample(name: "selected-image", times: [0, 0.25, 0.5]), Sample(name: "opaque-icon"),
    Sample(name: "notch-portrait", scales: [3]), Sample(name: "notch-landscape", scales: [3]),
    Sample(name: "right-to-left", times: [0, 0.15, 0.5], scales: [1]),
    Sample(name: "six-controllers", times: [0, 0.5, 1.1, 1.7], scales: [1]),
    Sample(name: "rapid-taps", times: [0, 0.1, 0.2, 0.3, 0.4, 0.8], scales: [1]),
    Sample(name: "same-target-twice", times: [0.1, 0.2, 0.5], scales: [1]),
    Sample(name: "thirds", scales: [1, 2, 3]), Sample(name: "pixel-exact-icon", scales: [3]),
    Sample(name: "dark-with-light-only-colours"),
    Sample(name: "appearance-change", times: [0.2, 0.25, 0.5], scales: [1]),
    Sample(name: "tablet"), Sample(name: "tablet-styled"), Sample(name: "appearance-object"),
    Sample(name: "insets-and-offsets"), Sample(name: "large-phone-landscape"),
  ]

  nonisolated static let strips = [
    Sample(name: "rotate-last", times: [0, 0.1, 0.2, 0.3], scales: [1]),
    Sample(
      name: "rotate-while-switching", times: [0, 0.1, 0.19, 0.2, 0.25, 0.3, 0.4, 0.5],
      scales: [1]),
    Sample(
      name: "resize-while-switching", times: [0, 0.1, 0.19, 0.2, 0.25, 0.3, 0.4, 0.55],
      scales: [1]),
    Sample(name: "pop-left-after-100-ms", times: around(0.1), scales: [1]),
    Sample(name: "pop-left-after-200-ms", times: around(0.2), scales: [1]),
    Sample(name: "pop-left-after-290-ms", times: around(0.29), scales: [1]),
    Sample(name: "a-b-c-within-100-ms", times: around(0.08), scales: [1]),
  ]

  /// Around a second switch, and until all has settled.
  nonisolated static func around(_ second: Double) -> [Double] {
    [second / 2, second - 0.01] + [0, 0.02, 0.1, 0.2, 0.3, 0.35, 0.45, 0.56].map { second + $0 }
  }

  @Test("The bar is as recorded", arguments: bars)
  func bar(_ sample: Sample) throws {
    defer { try? Situation.useOwnFont() }
    for (scale, file) in zip(sample.scales, sample.files) {
      let situation = try Situation(sample.name) { $0.device.scale = scale }
      let pictures = sample.times.map { situation.at($0).picture() }
      try SituationGolden.expect(Self.stack(pictures), is: file, scale: Double(scale))
    }
  }

  @Test("The filmstrip is as recorded", arguments: strips)
  func filmstrip(_ sample: Sample) throws {
    defer { try? Situation.useOwnFont() }
    let situation = try Situation(sample.name) { $0.device.scale = 1 }
    var look = Filmstrip.Look()
    (look.frameWidth, look.columns, look.margin, look.gap) = (94, 5, 8, 8)
    var strip = Filmstrip(
      look: look, scale: 1, font: try FontRegistry.shared.systemFont(size: look.labelSize))
    for time in sample.times {
      let label = "\(Int((time * 1000).rounded())) ms"
      strip.add(situation.at(time).picture(.screen), label: label)
    }
    try SituationGolden.expect(strip.picture, is: sample.files[0], scale: 1)
  }

  @Test("Every situation has its golden, and no golden is left over")
  func orphans() throws {
    let manager = FileManager.default
    let scenes = try manager.contentsOfDirectory(
      atPath: Fixtures.url("Scenes/Situations").path
    ).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    let samples = Self.bars + Self.strips
    #expect(Set(scenes) == Set(samples.map(\.name)))
    let found = try manager.contentsOfDirectory(atPath: SituationGolden.folder.path)
    #expect(Set(found) == Set(samples.flatMap(\.files)))
  }

  /// The pictures one under the other, a row of black between them; what they leave free is black.
  private static func stack(_ pictures: [Pixmap]) -> Pixmap {
    let width = pictures.map(\.width).max() ?? 1
    var bytes: [UInt8] = []
    func black(_ count: Int) { for _ in 0..<count { bytes += [0, 0, 0, 255] } }
    for (index, picture) in pictures.enumerated() {
      if index > 0 { black(width) }
      for row in 0..<picture.height {
        bytes += picture.bytes[row * picture.width * 4..<(row + 1) * picture.width * 4]
        black(width - picture.width)
      }
    }
    return Pixmap(width: width, height: bytes.count / 4 / width, premultipliedBytes: bytes)
      ?? Pixmap(width: 1, height: 1)
  }
}
