// SPDX-License-Identifier: MIT
//
// Whether a file shows what it should. Pixels and times are compared, never bytes: another compressor
// packs the same pixels otherwise, and a file that was packed smaller by hand is as good as before.

import Compositing
import ImageCoding
import Raster
import Recording

/// How a file differs from what it should show.
enum PictureDifference: Sendable, Equatable {
  case none
  case missing
  /// Why, as a clause.
  case stale(String)
}

/// Compares files with pictures.
enum PictureComparison {
  /// How the bytes of a file, `nil` where there is none, differ from a picture.
  static func difference(
    _ file: [UInt8]?, _ picture: DrawnPicture
  ) throws(Interrupted) -> PictureDifference {
    guard let file else { return .missing }
    guard let there = shown(in: file) else { return .stale("it is no picture that can be read") }
    let wanted = try shown(in: picture)
    let (now, was) = (wanted[0].extent, there[0].extent)
    if now != was { return .stale("it has \(was) pixels instead of \(now)") }
    if wanted.count != there.count {
      return .stale("it shows \(frames(there.count)) instead of \(frames(wanted.count))")
    }
    for (index, pair) in zip(wanted, there).enumerated() where pair.0.hash != pair.1.hash {
      return .stale(wanted.count == 1 ? "its pixels differ" : "its frame \(index) differs")
    }
    for (index, pair) in zip(wanted, there).enumerated()
    where abs(pair.0.seconds - pair.1.seconds) > 1e-6 {
      return .stale("its frame \(index) is shown for another time")
    }
    return .none
  }

  private static func frames(_ count: Int) -> String {
    count == 1 ? "one frame" : "\(count) frames"
  }

  /// A picture and how long it is shown.
  private struct Shown {
    var hash: String
    var extent: String
    var seconds: Double
  }

  /// Equal frames in a row are one that is shown longer.
  private static func append(_ pixmap: Pixmap, _ seconds: Double, to shown: inout [Shown]) {
    let hash = SHA256.hex(of: pixmap.bytes)
    let extent = "\(pixmap.width)×\(pixmap.height)"
    if let last = shown.last, last.hash == hash, last.extent == extent {
      shown[shown.count - 1].seconds += seconds
    } else {
      shown.append(Shown(hash: hash, extent: extent, seconds: seconds))
    }
  }

  private static func shown(in file: [UInt8]) -> [Shown]? {
    var shown: [Shown] = []
    do throws(ImageReadError) {
      var reader = try APNGReader(bytes: file)
      while let frame = try reader.next() { append(frame.pixmap, frame.seconds, to: &shown) }
    } catch { return nil }
    return shown.isEmpty ? nil : shown
  }

  private static func shown(in picture: DrawnPicture) throws(Interrupted) -> [Shown] {
    let compositor = Compositor()
    var shown: [Shown] = []
    for frame in picture.frames {
      try Interruption.process.check()
      append(compositor.render(frame.list), frame.delay.seconds, to: &shown)
    }
    return shown
  }
}
