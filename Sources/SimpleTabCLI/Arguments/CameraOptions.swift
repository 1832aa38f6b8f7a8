// SPDX-License-Identifier: MIT
//
// The options about frames: how many a second, which, what is kept of them and how they are encoded.

import ImageCoding
import Recording
import SimpleTabScenes

/// Reads the options about frames.
@MainActor
enum CameraOptions {
  static let framesPerSecond = OptionDescription(
    "fps", value: "N", .integer(1...1000), default: "60", means: "frames per second")

  /// Which frames are wanted; `standard` says which are without the options.
  static func choosing(default standard: String? = nil) -> [OptionDescription] {
    [
      OptionDescription(
        "frames", value: "LIST", means: "frames by number: 0-33, 1,5-9, 0-60:2"),
      OptionDescription(
        "at", value: "TIMES", .suggestions(["start", "mid", "end", "start,mid,end"]),
        default: standard, means: "frames by time: 0.15s, 150ms, 50%, start,mid,end"),
    ]
  }

  static let crop = OptionDescription(
    "crop", value: "WHAT", .names(FrameCrop.allCases.map(\.rawValue)), default: "screen",
    means: "keep the whole screen, or only the bar")

  /// The file of a command that writes one picture.
  static let pictureFile = OptionDescription(
    "output", "o", value: "FILE.png", .file(".png"), isRequired: true,
    means: "where to write; - for standard output")

  static func png(default standard: String) -> OptionDescription {
    OptionDescription(
      "png", value: "HOW", .names(PNGWriter.Preset.allCases.map(\.rawValue)), default: standard,
      means: "less time, or fewer bytes")
  }

  /// The worker threads.
  static let jobs = OptionDescription(
    "jobs", "j", value: "N|N%", default: "one a processor", means: "worker threads")

  static func camera(_ arguments: Arguments, longest: Double) throws(Failure) -> Camera {
    Camera(
      framesPerSecond: try arguments.integer("fps") ?? 60, longestFilm: longest,
      crop: try arguments.choice("crop", as: FrameCrop.self) ?? .screen)
  }

  static func format(_ arguments: Arguments) throws(Failure) -> FrameFormat {
    let preset = try preset(arguments)
    let name = try arguments.choice("format")
    for option in ["loop", "hold"] where arguments.has(option) && name != "apng" {
      throw arguments.usage("--\(option) needs --format apng")
    }
    switch name {
    case "raw":
      if preset != nil { throw arguments.usage("--png makes no sense with --format raw") }
      return .raw
    case "apng":
      if arguments.has("pattern") {
        throw arguments.usage("--pattern names frames; --format apng has one file a sequence")
      }
      return .apng(
        preset ?? .small,
        AnimationPlayback(
          loopCount: try arguments.integer("loop") ?? 0,
          lastFrameMilliseconds: try arguments.integer("hold")))
    default: return .png(preset ?? .fast)
    }
  }

  static func preset(_ arguments: Arguments) throws(Failure) -> PNGWriter.Preset? {
    try arguments.choice("png", as: PNGWriter.Preset.self)
  }

  /// A number of threads, or a share of the processors; at least one.
  static func jobs(_ arguments: Arguments, _ output: Output) throws(Failure) -> Int {
    guard let text = arguments["jobs"] else { return output.processors }
    if text.hasSuffix("%"), let share = Int(text.dropLast()), (1...100).contains(share) {
      return max(1, output.processors * share / 100)
    }
    guard let count = Int(text), (1...1024).contains(count) else {
      throw arguments.usage(
        "-j \(text): a number from 1 to 1024 or a share such as 50% is expected")
    }
    return count
  }

  static func selection(_ arguments: Arguments) throws(Failure) -> FrameSelection {
    var selection = FrameSelection.all
    do throws(FrameSelection.Fault) {
      if let text = arguments["frames"] { selection = try FrameSelection(frames: text) }
      if let text = arguments["at"] {
        selection = try selection.adding(FrameSelection(times: text))
      }
    } catch { throw arguments.usage(error.reason) }
    return selection
  }

  static func pattern(_ arguments: Arguments) throws(Failure) -> FramePattern {
    guard let text = arguments["pattern"] else { return .standard }
    do throws(FramePattern.Fault) { return try FramePattern(text) } catch {
      throw arguments.usage(error.reason)
    }
  }

  /// Runs work in which a frame that does not exist is a fault of the command line.
  static func reportingUsage<Value>(
    _ arguments: Arguments, _ work: () throws -> Value
  ) throws -> Value {
    do { return try work() } catch let error as RecordingError {
      guard case .noSuchFrame = error else { throw error }
      throw arguments.usage(error.description, hint: error.hint)
    }
  }
}
