// SPDX-License-Identifier: MIT
//
// What worker threads do with a frame: composite its display list, cut it, name its pixels, encode it.
// Values in, values out; nothing is shared, so the number of threads cannot change a byte.

import Compositing
import ImageCoding
import Raster

/// How frames become bytes.
public enum FrameFormat: Sendable, Equatable {
  /// A PNG file a frame.
  case png(PNGWriter.Preset)
  /// An animated PNG file a sequence.
  case apng(PNGWriter.Preset, AnimationPlayback = AnimationPlayback())
  /// Straight RGBA8 rows, without a header.
  case raw

  /// Every format's name and what it is, as a clause.
  public static let entries = [
    (name: "png", summary: "a PNG file a frame: 8-bit RGB or straight RGBA, sRGB"),
    (name: "apng", summary: "an animated PNG a sequence, with exact delays"),
    (name: "raw", summary: "straight RGBA8 rows on standard output, for pipes"),
  ]

  /// Every format's name.
  public static let names = entries.map(\.name)
}

/// A frame to be drawn.
struct FrameWork: Sendable {
  let index: Int
  let time: Double
  /// What to draw, or `nil` for a frame that equals the one before.
  let list: DisplayList?
  /// What to keep of the picture, or `nil` for all.
  let crop: PixelRect?
}

/// A frame that is drawn.
public struct FinishedFrame: Sendable, Equatable {
  /// Its number, from 0.
  public var index: Int
  /// Its time, `index / fps`, in seconds.
  public var time: Double
  /// SHA-256 of its pixels as in the manifest; empty when it equals the frame before.
  public var pixels: String
  /// Its bytes in the sink's format; empty when it equals the frame before.
  public var bytes: [UInt8]
  /// Whether it equals the frame before.
  public var isHeld: Bool
}

/// What one worker keeps from frame to frame: caches and the bytes of the frame before. It makes
/// work shorter and changes no byte.
package struct FrameLane {
  var compositor = Compositor()
  package var png: SequenceEncoder
  var hashes = PixelSequenceHash()
  /// A picture that was drawn, of which list, and what was kept of it.
  private struct Drawn {
    var pixmap = Pixmap(width: 0, height: 0)
    var list: DisplayList?
    var crop: PixelRect?
  }
  /// The frame before, and the one before that. The encoder still holds the pixels of the first, so the
  /// second is drawn over: a change in place would copy the whole picture.
  private var last = Drawn()
  private var spare = Drawn()

  package init(_ encoder: FrameEncoder) { png = SequenceEncoder(options: encoder.options) }

  /// A frame's picture, drawn again only where its list differs from the one two before, and where the
  /// part that is kept may differ from the part kept before; `nil` for anywhere.
  package mutating func draw(
    _ list: DisplayList, crop: PixelRect?
  ) -> (pixmap: Pixmap, damage: [PixelRect]?) {
    swap(&last, &spare)
    _ = compositor.render(list, updating: &last.pixmap, from: last.list)
    (last.list, last.crop) = (list, crop)
    let cut = FrameEncoder.cut(last.pixmap, to: crop)
    guard let before = spare.list, spare.crop == crop,
      let rects = compositor.damage(from: before, to: list)
    else { return (cut, nil) }
    let origin = crop?.intersection(last.pixmap.bounds) ?? last.pixmap.bounds
    let damage = rects.map {
      $0.intersection(origin).offsetBy(dx: -origin.minX, dy: -origin.minY)
    }
    return (cut, damage.filter { !$0.isEmpty })
  }

  /// Forgets the frame before, which was not written.
  mutating func forget() { last.list = nil }
}

/// Turns display lists into frames.
package struct FrameEncoder: Sendable {
  let format: FrameFormat
  let scale: Int

  package init(format: FrameFormat, scale: Int) {
    self.format = format
    self.scale = scale
  }

  /// How PNG files are written.
  var options: PNGWriter.Options {
    var options = PNGWriter.Options(scale: Double(scale))
    switch format {
    case .png(let preset), .apng(let preset, _): options.preset = preset
    case .raw: break
    }
    return options
  }

  func encode(
    _ work: FrameWork, in lane: inout FrameLane
  ) throws(RecordingError) -> FinishedFrame {
    guard let list = work.list else {
      return FinishedFrame(
        index: work.index, time: work.time, pixels: "", bytes: [], isHeld: true)
    }
    let (pixmap, damage) = lane.draw(list, crop: work.crop)
    let bytes: [UInt8]
    switch format {
    case .raw: bytes = StraightPixels.bytes(of: pixmap)
    case .png, .apng:
      do throws(ImageWriteError) { bytes = try lane.png.encode(pixmap, damage: damage) } catch {
        lane.forget()
        throw .picture(error.description)
      }
    }
    let pixels = lane.hashes.hex(of: pixmap, damage: damage)
    return FinishedFrame(
      index: work.index, time: work.time, pixels: pixels, bytes: bytes, isHeld: false)
  }

  /// The part of a picture inside a rectangle; the whole picture when there is none.
  static func cut(_ pixmap: Pixmap, to rect: PixelRect?) -> Pixmap {
    guard let rect, rect != pixmap.bounds else { return pixmap }
    let part = rect.intersection(pixmap.bounds)
    let (left, right, top, bottom) = (part.minX, part.maxX, part.minY, part.maxY)
    guard left < right, top < bottom else { return Pixmap(width: 0, height: 0) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      bytes += pixmap.bytes[(row * pixmap.width + left) * 4..<(row * pixmap.width + right) * 4]
    }
    return Pixmap(width: right - left, height: bottom - top, premultipliedBytes: bytes)
      ?? Pixmap(width: 0, height: 0)
  }
}
