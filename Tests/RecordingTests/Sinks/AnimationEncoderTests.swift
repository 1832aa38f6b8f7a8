// SPDX-License-Identifier: MIT
//
// Animations on threads: the bytes are those of one thread, and a wish to end is heard between pictures.

import Foundation
import ImageCoding
import Raster
import Testing

@testable import Recording

struct AnimationEncoderTests {
  private static let delays = [FrameDelay](
    repeating: FrameDelay(numerator: 1, denominator: 50), count: 24)

  /// A square that moves over a ground with noise, half transparent from picture 9 on: the writer then
  /// begins anew.
  private static func picture(_ number: Int) -> Pixmap {
    var pixmap = Pixmap(width: 90, height: 70)
    for y in 0..<70 {
      for x in 0..<90 {
        let isInside = (number * 2..<number * 2 + 20).contains(x) && (20..<40).contains(y)
        let opacity: UInt8 = isInside && number >= 9 ? 128 : 255
        let light = isInside ? 100 : UInt8(truncatingIfNeeded: x &* 7 ^ y &* 13)
        let place = (y * 90 + x) * 4
        for channel in 0..<3 { pixmap.bytes[place + channel] = min(light, opacity) }
        pixmap.bytes[place + 3] = opacity
      }
    }
    return pixmap
  }

  @Test(arguments: [ImageCoding.PNGWriter.Preset.fast, .small])
  func `Bytes do not depend on how many jobs there are`(preset: PNGWriter.Preset) throws {
    let options = AnimationOptions(preset: preset, scale: 2, loopCount: 1)
    let one = try APNGWriter.encode(delays: Self.delays, options: options, frame: Self.picture)
    for jobs in [1, 2, 3, 16] {
      let many = try AnimationEncoder.encode(
        delays: Self.delays, options: options, jobs: jobs, picture: Self.picture)
      #expect(many == one, "\(jobs) jobs")
    }
  }

  @Test(arguments: [1, 3]) func `A wish to end is heard before the next picture`(jobs: Int) {
    let interruption = Interruption()
    var asked: [Int] = []
    let end = #expect(throws: Interrupted.self) {
      try AnimationEncoder.encode(
        delays: Self.delays, options: AnimationOptions(), jobs: jobs, interruption: interruption
      ) { number in
        asked.append(number)
        if number == 4 { interruption.request(signal: 15) }
        return Self.picture(number)
      }
    }
    #expect(end == Interrupted(signal: 15))
    #expect(asked == [0, 1, 2, 3, 4])
  }
}
