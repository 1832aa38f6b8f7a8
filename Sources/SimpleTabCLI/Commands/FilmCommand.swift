// SPDX-License-Identifier: MIT
//
// `simpletab film`: frames of one transition side by side in one picture.

import ImageCoding
import Recording
import SimpleTabScenes
import ViewKit

enum FilmCommand: Command {
  static let shape = ArgumentShape(
    command: "film",
    options: [
      OptionShape("output", "o", value: "FILE.png"), OptionShape("transition", value: "A-B"),
      OptionShape("columns", value: "N"), OptionShape("width", value: "N"),
    ] + SceneOptions.shapes + [
      OptionShape("fps", value: "N"), OptionShape("frames", value: "LIST"),
      OptionShape("at", value: "TIMES"), OptionShape("crop", value: "screen|bar"),
      OptionShape("png", value: "fast|small|max"),
    ], operands: ["SCENE"])

  static let summary = "write a filmstrip of a transition"

  static let help = """
    usage: simpletab film [SCENE|-] --transition A-B [--columns N] -o FILE.png

    Writes chosen frames side by side in one picture, each with its time under it.

      -o, --output FILE.png   where to write; - for standard output
      --transition A-B        which transition (default: the first), or "script"
      --columns N             frames side by side (default: 6; 2 with --crop bar)
      --width N               the width of a frame in points (default: 125; 343 with --crop bar)
      --fps N                 frames per second, 1 to 1000 (default: 60)
      --frames LIST           frames by number: 0-33, 1,5-9, 0-60:2
      --at TIMES              frames by time: 0.15s, 150ms, 50%, start,mid,end
                              (default: 12 frames, evenly)
      --crop screen|bar       keep all of the screen, or only the bar
    \(SceneOptions.help)
      --png fast|small|max    less time, or fewer bytes (default: small)

    """

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    guard let file = arguments["output"] else { throw arguments.usage("-o FILE.png is missing") }
    let options = try CameraOptions.camera(arguments, longest: 60)
    let preset = try CameraOptions.preset(arguments) ?? .small
    var selection = try CameraOptions.selection(arguments)
    let columns = try arguments.integer("columns", 1...100)
    let width = try arguments.integer("width", 8...2000)

    let builder = try SceneOptions.builder(arguments, output)
    let films = SceneFilms(builder)
    let name = try TransitionList.one(arguments["transition"], from: films.names, arguments)
    let camera = Camera(
      framesPerSecond: options.framesPerSecond,
      longestFilm: SceneOptions.longestFilm(builder.scene), crop: options.crop)
    if selection == .all { selection = .evenly(12) }
    let planned = try CameraOptions.reportingUsage(arguments) {
      try PlannedSequence(name: name, camera: camera, selection: selection) {
        try films.shot(name)
      }
    }
    try RenderLimits().check([planned])

    var look: Filmstrip.Look = builder.scene.appearance == .dark ? .dark : Filmstrip.Look()
    look.columns = columns ?? (options.crop == .bar ? 2 : 6)
    look.frameWidth = Double(width ?? (options.crop == .bar ? 343 : 125))
    var strip = Filmstrip(
      look: look, scale: builder.scene.device.scale,
      font: try FontRegistry.shared.systemFont(size: look.labelSize))
    try strip.check(planned)
    try camera.pictures(of: planned) { picture, _, time in
      strip.add(picture, label: "\(Int((time * 1000).rounded())) ms")
    }
    let bytes = try strip.png(preset)
    if file == "-" { try output.bytes(bytes) } else { try FileWriter.write(bytes, to: file) }
    Warnings.print(films.diagnostics, output)
    return 0
  }
}
