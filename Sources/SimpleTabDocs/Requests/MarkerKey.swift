// SPDX-License-Identifier: MIT
//
// The keys of markers: what each means, what values it takes, and which forms know it. Decoding and help
// read this one table.

import Recording
import SimpleTabScenes

/// A key that markers may give.
public struct MarkerKey: Sendable {
  /// What a value must be.
  enum Value: Sendable {
    case text
    case choice([String])
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case list(of: [String])
    case color
  }

  /// The key.
  public let name: String
  let value: Value
  /// What it means, with its default.
  public let meaning: String
  /// The forms that know it; empty for all.
  let forms: [PictureForm]

  init(_ name: String, _ value: Value, _ meaning: String, _ forms: PictureForm...) {
    self.name = name
    self.value = value
    self.meaning = meaning
    self.forms = forms
  }

  /// What stands after `=` in the help.
  public var shown: String {
    switch value {
    case .text: "TEXT"
    case .choice(let names): names.joined(separator: "|")
    case .number, .integer: "N"
    case .list: "A,B"
    case .color: "COLOUR"
    }
  }

  /// Every key, in the order of the help.
  public static let all: [MarkerKey] = [
    MarkerKey("scene", .text, "a scene file, from the document's folder, or a built-in name"),
    MarkerKey(
      "form", .choice(PictureForm.allCases.map(\.rawValue)), "what to draw (default: still)"),
    MarkerKey(
      "transition", .text, "which transition (default: the first); animations join several: 0-1,1-2"
    ),
    MarkerKey("alt", .text, "what the picture shows, for those who do not see it (required)"),
    MarkerKey(
      "name", .text,
      "the picture's name, below the document's folder (default: scene-transition-form)"),
    MarkerKey(
      "appearance", .list(of: ["light", "dark"]), "which variants to draw (default: light,dark)"),
    MarkerKey(
      "scale", .list(of: ["1", "2", "3"]), "pixels per point of the variants (default: 2)"),
    MarkerKey(
      "output", .choice(BlockOutput.allCases.map(\.rawValue)),
      "what is written (default: docc in a .docc folder, else github)"),
    MarkerKey("style", .choice(StyleCatalog.entries.map(\.name)), "another style than the scene's"),
    MarkerKey(
      "viewTransition", .choice(TransitionCatalog.entries.map(\.name)),
      "another view transition than the scene's"),
    MarkerKey("device", .choice(Device.all.map(\.name)), "another device than the scene's"),
    MarkerKey(
      "at", .text, "when: 150ms, 40%, end; filmstrips and comparisons take several", .still,
      .filmstrip, .comparison, .sheet, .strobe),
    MarkerKey(
      "moments", .integer(2...24), "how many moments, evenly (default: 6)", .filmstrip, .strobe,
      .comparison),
    MarkerKey("columns", .integer(1...12), "how many side by side", .filmstrip, .plot),
    MarkerKey(
      "width", .number(16...1600), "the width of a frame in points", .still, .filmstrip,
      .animation, .sheet, .comparison),
    MarkerKey(
      "crop", .choice(FrameCrop.allCases.map(\.rawValue)), "all of the screen, or the bar", .still,
      .filmstrip, .animation, .sheet),
    MarkerKey(
      "frame", .choice(["none", "device"]), "a device around the screen (default: none)", .still,
      .filmstrip, .animation),
    MarkerKey(
      "padding", .number(0...200), "points around frames", .still, .animation),
    MarkerKey(
      "corners", .number(0...100), "radius of frames' corners in points", .still, .filmstrip,
      .animation),
    MarkerKey("shadow", .choice(["yes", "no"]), "a shadow under frames", .still, .animation),
    MarkerKey(
      "backdrop", .color, "what lies behind everything (default: none, transparent)"),
    MarkerKey("zoom", .integer(1...4), "how many times larger (default: 3)", .strobe),
    MarkerKey(
      "styles", .list(of: StyleCatalog.entries.map(\.name)),
      "which styles (default: simple,pop,elegant)", .sheet, .comparison),
    MarkerKey(
      "viewTransitions", .list(of: TransitionCatalog.entries.map(\.name)),
      "which view transitions (default: all)", .sheet),
    MarkerKey("fps", .integer(1...120), "frames per second (default: 30)", .animation),
    MarkerKey(
      "hold", .integer(0...60_000), "milliseconds at the start and at each end (default: 900)",
      .animation),
    MarkerKey(
      "slower", .number(0.1...20), "how many times slower it plays (default: 1)", .animation),
  ]
}

/// What is written between markers.
public enum BlockOutput: String, Sendable, Equatable, CaseIterable {
  /// A `<picture>` with a source for dark pages.
  case github
  /// An image of DocC, which finds the variants by their names.
  case docc
  /// An image.
  case markdown
}
