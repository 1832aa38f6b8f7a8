// SPDX-License-Identifier: MIT
//
// The picture files of goldens and results: a PNG a kept frame, or one animated PNG a sequence. Both are
// lossless. Pictures are drawn and compressed on several threads; frames that draw the same are one.

import Foundation
import ImageCoding
import Raster
import Recording

/// The picture files of goldens and results.
enum GoldenPictures {
  /// `frame-0007.png`.
  static func fileName(_ frame: Int) -> String {
    let digits = String(frame)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  /// The file of a sequence that is one animated PNG.
  static func animationName(_ sequence: String) -> String { sequence + ".png" }

  /// A picture's file: of few bytes for what is kept, made fast for what is looked at once.
  static func bytes(
    of picture: Pixmap, scale: Int, preset: PNGWriter.Preset = .small
  ) throws(RecordingError) -> [UInt8] {
    do throws(ImageWriteError) {
      return try PNGWriter.encode(
        picture, options: PNGWriter.Options(preset: preset, scale: Double(scale)))
    } catch { throw .picture(error.description) }
  }

  /// A whole film as one animated PNG.
  static func animation(of film: Film, jobs: Int) throws -> [UInt8] {
    let painter = FilmPainter()
    return try AnimationEncoder.encode(
      delays: Array(
        repeating: FrameDelay(framesPerSecond: film.framesPerSecond), count: film.frames.count),
      options: AnimationOptions(preset: .small, scale: Double(film.scale), loopCount: 1),
      jobs: jobs
    ) { painter.picture(film, $0) }
  }

  /// A frame's pixels by their hashes and, if wanted, its file's bytes.
  struct Picture: Sendable {
    let pixels: String
    let rows: String
    let file: [UInt8]
  }

  /// How many distinct frames a frame is compared with; chosen by us: the rests of a scene's sequences lie
  /// closer, and the time stays proportional to the frames.
  private static let reach = 128

  /// The pictures of frames of films, each distinct one made once; in the frames' order.
  static func pictures(
    _ frames: [(film: Film, number: Int, isEncoded: Bool)], jobs: Int
  ) throws -> [Picture] {
    var distinct: [(film: Film, number: Int, isEncoded: Bool)] = []
    let places = frames.map { frame in
      let own = frame.film.frames[frame.number]
      let same = distinct.suffix(reach).firstIndex {
        $0.film.scale == frame.film.scale && $0.isEncoded == frame.isEncoded
          && Film.drawSame($0.film.frames[$0.number], own)
      }
      if let same { return same }
      distinct.append(frame)
      return distinct.count - 1
    }
    let workers = OrderedWorkers<FilmPainter, (film: Film, number: Int, isEncoded: Bool), Picture>(
      jobs: jobs
    ) {
      FilmPainter()
    } work: { painter, frame in
      let picture = painter.picture(frame.film, frame.number)
      return Picture(
        pixels: PixelHash.hex(of: picture), rows: PixelHash.rows(of: picture),
        file: frame.isEncoded ? try bytes(of: picture, scale: frame.film.scale) : [])
    }
    defer { workers.settle() }
    var made: [Picture] = []
    for frame in distinct {
      try Interruption.process.check()
      made += try workers.submit(frame)
    }
    made += try workers.finish()
    return places.map { made[$0] }
  }
}

/// A sequence's animated PNG, read forwards.
struct GoldenAnimation {
  private let framesPerSecond: Int
  private var reader: APNGReader
  private var shown: Pixmap?
  /// The number of the first frame that `shown` does not cover.
  private var end = 0

  init(
    _ file: [UInt8], path: String, framesPerSecond: Int, limits: ImageReadLimits = .standard
  ) throws(ImageReadError) {
    self.framesPerSecond = framesPerSecond
    reader = try APNGReader(bytes: file, path: path, limits: limits)
  }

  /// A frame's picture, or `nil` beyond the end; numbers must not descend.
  mutating func picture(_ number: Int) throws(ImageReadError) -> Pixmap? {
    while number >= end {
      guard let frame = try reader.next() else { return nil }
      shown = frame.pixmap
      end += max(1, Int((frame.seconds * Double(framesPerSecond)).rounded()))
    }
    return shown
  }
}
