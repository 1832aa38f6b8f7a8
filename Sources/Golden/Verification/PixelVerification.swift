// SPDX-License-Identifier: MIT
//
// The kept frames of a film against their pictures. Equal hashes of pixels settle it without reading a
// picture; only where they differ, or a full comparison is asked for, pictures are compared. Ignored
// views are painted over in both, by their frames in both traces.

import Foundation
import ImageCoding
import ImageDiff
import Raster
import Recording

/// Compares kept frames.
struct PixelVerification {
  let scene: String
  let rules: GoldenRules
  let store: GoldenStore
  let isFull: Bool
  /// The results folder, when pictures of differences are wanted.
  let results: String?
  /// Draws the actual pictures.
  let painter: FilmPainter
  /// What passed so far. Sequences of a scene start and end alike: a file of the same bytes and a
  /// frame that draws the same need no second look.
  private var passed: [(golden: Golden, frame: Film.Frame)] = []
  /// How many of these are kept; chosen by us: more than the key frames of a scene of five tabs.
  private static let mostPassed = 128

  /// The animated PNG that is being read.
  private var animation: (path: String, reader: GoldenAnimation)?

  /// A golden by what was looked at.
  private enum Golden: Equatable {
    case pixels(String)
    case file([UInt8])
  }

  init(
    scene: String, rules: GoldenRules, store: GoldenStore, isFull: Bool, results: String?,
    painter: FilmPainter
  ) {
    self.painter = painter
    self.scene = scene
    self.rules = rules
    self.store = store
    self.isFull = isFull
    self.results = results
  }

  /// One frame against its golden, and the verdict.
  mutating func verify(
    _ kept: Manifest.Frame, of film: Film, _ name: String, traces: [TraceFrame]
  ) throws -> (result: FrameResult, verdict: GoldenVerdict) {
    try Interruption.process.check()
    var result = FrameResult(index: kept.index, time: kept.time)
    guard film.frames.indices.contains(kept.index) else { return (result, .same) }
    let frame = film.frames[kept.index]
    var picture: Pixmap?
    if !isFull {
      if hasPassed(.pixels(kept.pixels), frame) { return (result, .same) }
      let actual = painter.picture(film, kept.index)
      if Self.shows(actual, kept) {
        remember(.pixels(kept.pixels), frame)
        return (result, .same)
      }
      picture = actual
    }
    let expected: Pixmap
    let file: [UInt8]
    let path = store.path(scene) + "/" + kept.file
    do {
      if kept.file == GoldenPictures.animationName(name) {
        file = []
        expected = try animated(kept, path, of: film)
      } else {
        file = try FileWriter.read(path)
        if hasPassed(.file(file), frame) { return (result, .same) }
        expected = try PNGReader.read(bytes: file, path: path, limits: store.pictures).pixmap
      }
    } catch {
      result.message = "the golden's picture \(kept.file) cannot be read: \(Self.reason(error))"
      return (result, .missing)
    }
    let actual = picture ?? painter.picture(film, kept.index)
    let now = TraceFrame(frame)
    let then = traces.indices.contains(kept.index) ? traces[kept.index] : nil
    let hidden = rects(ignoredIn: [now, then].compactMap { $0 }, scale: film.scale)
    let difference = PixmapComparison.compare(
      expected: Self.covered(expected, hidden), actual: Self.covered(actual, hidden),
      tolerance: rules.tolerance)
    if difference.passes {
      if hidden.isEmpty, !file.isEmpty { remember(.file(file), frame) }
      return (result, .same)
    }
    result.message =
      MotionWords.place(kept.index, kept.time) + ": "
      + PixelWords.text(
        difference, now: frame, then: then, scale: film.scale)
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    try write(&result, name, expected, actual, isSameSize ? difference : nil, film.scale)
    return (result, isSameSize ? .differs : .size)
  }

  private mutating func animated(
    _ kept: Manifest.Frame, _ path: String, of film: Film
  ) throws -> Pixmap {
    if animation?.path != path {
      let reader = try GoldenAnimation(
        FileWriter.read(path), path: path, framesPerSecond: film.framesPerSecond,
        limits: store.pictures)
      animation = (path, reader)
    }
    guard let picture = try animation?.reader.picture(kept.index) else {
      throw RecordingError.picture("it ends before frame \(kept.index)")
    }
    return picture
  }

  /// Whether a picture's hash is the golden's; the quicker one, where the golden has it.
  private static func shows(_ picture: Pixmap, _ kept: Manifest.Frame) -> Bool {
    guard let rows = kept.rows else { return PixelHash.hex(of: picture) == kept.pixels }
    return PixelHash.rows(of: picture) == rows
  }

  private mutating func remember(_ golden: Golden, _ frame: Film.Frame) {
    if passed.count == Self.mostPassed { passed.removeFirst() }
    passed.append((golden, frame))
  }

  private func hasPassed(_ golden: Golden, _ frame: Film.Frame) -> Bool {
    passed.contains { Film.drawSame($0.frame, frame) && $0.golden == golden }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? ImageReadError)?.cause.reason ?? (error as? FileError)?.reason ?? "\(error)"
  }

  private func write(
    _ result: inout FrameResult, _ name: String, _ expected: Pixmap, _ actual: Pixmap,
    _ difference: PixmapDifference?, _ scale: Int
  ) throws {
    guard let results else { return }
    func put(_ picture: Pixmap, _ kind: String) throws -> String {
      let folder = "\(kind)/\(scene)/\(name)"
      try FileWriter.createFolder(results + "/" + folder)
      let file = folder + "/" + GoldenPictures.fileName(result.index)
      try FileWriter.write(
        GoldenPictures.bytes(of: picture, scale: scale, preset: .fast), to: results + "/" + file)
      return file
    }
    result.expected = try put(expected, "expected")
    result.actual = try put(actual, "actual")
    if let difference {
      result.difference = try put(DifferencePicture.draw(difference, over: expected), "diff")
    }
  }

  private func rects(ignoredIn frames: [TraceFrame], scale: Int) -> [PixelRect] {
    guard !rules.ignoredViews.isEmpty else { return [] }
    return frames.flatMap { frame in
      frame.views.values.filter { rules.ignores($0.name) }.map {
        PixelWords.rect($0, scale: scale)
      }
    }
  }

  /// A picture with rectangles painted grey.
  private static func covered(_ picture: Pixmap, _ rects: [PixelRect]) -> Pixmap {
    var picture = picture
    for rect in rects {
      let part = rect.intersection(picture.bounds)
      guard part.minX < part.maxX else { continue }
      for y in part.minY..<max(part.minY, part.maxY) {
        for i in (y * picture.width + part.minX) * 4..<(y * picture.width + part.maxX) * 4 {
          picture.bytes[i] = i % 4 == 3 ? 255 : 128
        }
      }
    }
    return picture
  }
}
