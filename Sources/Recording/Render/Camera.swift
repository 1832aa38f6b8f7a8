// SPDX-License-Identifier: MIT
//
// Runs shots frame by frame: to measure them, to draw them, to trace them, or to look at one instant.

import Compositing
import Foundation
public import Raster
import ViewKit

/// Which part of the screen is kept.
public enum FrameCrop: String, Sendable, CaseIterable {
  /// All of it.
  case screen
  /// The bar with the hairline above it.
  case bar
}

/// Films shots.
@MainActor
public struct Camera {
  /// Frames per second.
  public let framesPerSecond: Int
  /// The longest film, in seconds.
  public let longestFilm: Double
  /// Which part of the screen is kept.
  public let crop: FrameCrop
  /// Asked between two frames whether to end early.
  public var interruption = Interruption.process
  /// Whether recorded frames that are not drawn, too, say which traced view is drawn over which.
  public var followsOrder = false

  /// A camera.
  public init(framesPerSecond: Int, longestFilm: Double = 60, crop: FrameCrop = .screen) {
    self.framesPerSecond = framesPerSecond
    self.longestFilm = longestFilm
    self.crop = crop
  }

  /// Runs a shot without drawing it.
  public func measure(_ shot: Shot, name: String) throws -> ShotLength {
    shot.stage.makeCurrent()
    shot.stage.layoutIfNeeded()
    func extent() -> PixelRect { cropRect(of: shot) ?? screen(of: shot) }
    let rect = extent()
    var (largest, changes) = (rect.width * rect.height, false)
    shot.action()
    let duration = try loop(shot, name).run { _, _ in
      let now = extent()
      largest = max(largest, now.width * now.height)
      changes = changes || now.width != rect.width || now.height != rect.height
    } deliver: { _, _, _ in
    }
    return ShotLength(
      duration: duration, count: Int((duration * Double(framesPerSecond)).rounded()) + 1,
      width: rect.width, height: rect.height, largestFrame: largest, changesSize: changes)
  }

  /// Runs a shot and hands on the display lists of the wanted frames (ascending), in order, with what to keep of
  /// them; gives the duration.
  func film(
    _ shot: Shot, name: String, wanted: [Int],
    each: (_ index: Int, _ time: Double, _ list: DisplayList, _ crop: PixelRect?) throws -> Void
  ) throws -> Double {
    shot.stage.makeCurrent()
    shot.action()
    var rest = wanted[...]
    return try loop(shot, name).run { index, _ in
      while let next = rest.first, next < index { rest.removeFirst() }
      return rest.first == index ? (list: shot.stage.displayList(), crop: cropRect(of: shot)) : nil
    } deliver: { index, time, frame in
      if let frame { try each(index, time, frame.list, frame.crop) }
    }
  }

  /// Draws the wanted frames of a planned sequence, one after the other.
  public func pictures(
    of planned: PlannedSequence, each: (_ picture: Pixmap, _ index: Int, _ time: Double) -> Void
  ) throws {
    _ = try film(planned.makeShot(), name: planned.name.text, wanted: planned.frames) {
      index, time, list, crop in
      each(FrameEncoder.cut(Compositor.render(list), to: crop), index, time)
    }
  }

  /// Runs a shot and hands on a trace's line for every frame.
  public func trace(_ shot: Shot, name: String, each: (String) throws -> Void) throws {
    shot.stage.makeCurrent()
    shot.action()
    var lines = TraceLines()
    _ = try loop(shot, name).run { _, _ in
      ViewTrace.capture(shot.targets())
    } deliver: { index, time, views in
      try each(lines.next(frame: index, time: time, views: views))
    }
  }

  /// Runs a shot and keeps every frame: what to draw, and what the traced views did.
  ///
  /// - Parameters:
  ///   - shot: what to film.
  ///   - name: the film's name, for errors and manifests.
  ///   - drawn: the frames whose pictures are wanted; `nil` for all. The others cost half as much.
  public func record(_ shot: Shot, name: String, drawing drawn: Set<Int>? = nil) throws -> Film {
    shot.stage.makeCurrent()
    shot.stage.layoutIfNeeded()
    shot.action()
    var frames: [Film.Frame] = []
    let duration = try loop(shot, name).run { index, time in
      let targets = shot.targets()
      let isDrawn = drawn?.contains(index) ?? true
      let screen = screen(of: shot)
      return Film.Frame(
        index: index, time: time,
        list: isDrawn
          ? shot.stage.displayList() : DisplayList(width: screen.width, height: screen.height),
        isDrawn: isDrawn, views: ViewTrace.capture(targets),
        order: isDrawn || followsOrder
          ? DrawingOrder.names(of: targets.filter { $0.view.window != nil }) : [])
    } deliver: { _, _, frame in
      frames.append(frame)
    }
    return Film(
      name: name, framesPerSecond: framesPerSecond, scale: Int(shot.stage.screen.scale),
      duration: duration, frames: frames)
  }

  /// What a shot shows at one time after its start, in seconds.
  public func picture(of shot: Shot, at time: Double) -> Pixmap {
    shot.stage.makeCurrent()
    shot.stage.layoutIfNeeded()
    let start = shot.stage.clock.now
    shot.action()
    shot.stage.advance(to: start + time)
    // The bar is where it is by then: the screen may have been turned.
    return FrameEncoder.cut(Compositor.render(shot.stage.displayList()), to: cropRect(of: shot))
  }

  private func loop(_ shot: Shot, _ name: String) -> FrameLoop {
    FrameLoop(
      stage: shot.stage, framesPerSecond: framesPerSecond, name: name, longest: longestFilm,
      interruption: interruption)
  }

  private func screen(of shot: Shot) -> PixelRect {
    let size = shot.stage.screen.bounds.size
    let scale = shot.stage.screen.scale
    return PixelRect(
      x: 0, y: 0, width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()))
  }

  /// The kept part in pixels, or `nil` for all of it.
  func cropRect(of shot: Shot) -> PixelRect? {
    guard crop == .bar, let bar = shot.bar else { return nil }
    let frame = bar.convert(bar.bounds, to: nil)
    let scale = shot.stage.screen.scale
    // The hairline lies one pixel above the bar's bounds.
    return PixelRect(
      minX: Int((frame.minX * scale).rounded(.down)),
      minY: Int((frame.minY * scale).rounded(.down)) - 1,
      maxX: Int((frame.maxX * scale).rounded(.up)), maxY: Int((frame.maxY * scale).rounded(.up))
    ).intersection(screen(of: shot))
  }
}
