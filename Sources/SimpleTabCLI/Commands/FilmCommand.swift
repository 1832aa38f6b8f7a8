// SPDX-License-Identifier: MIT
//
// `simpletab film`: frames of one transition side by side in one picture.

import ImageCoding
import Recording
import SimpleTabDocs
import SimpleTabScenes
import ViewKit

enum FilmCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "film", summary: "write a filmstrip, or a picture of another form",
      paragraphs: [
        """
        Writes chosen frames side by side in one picture, each with its time under it. With --form, \
        writes any picture that documents may have ("simpletab help docs").
        """
      ],
      operands: [.scene],
      options: [
        CameraOptions.pictureFile,
        SceneOptions.transition,
        OptionDescription(
          "form", value: "NAME", .names(PictureForm.allCases.map(\.rawValue), listedBy: "forms"),
          means: "another form than a filmstrip"),
        OptionDescription(
          "set", value: "WORDS",
          means: "with --form: words of markers, such as \"zoom=2 moments=8\""),
        OptionDescription(
          "columns", value: "N", .integer(1...100), default: "6; 2 with --crop bar",
          means: "frames side by side"),
        OptionDescription(
          "width", value: "N", .integer(8...2000), default: "125; 343 with --crop bar",
          means: "the width of a frame in points"),
        CameraOptions.framesPerSecond,
      ] + CameraOptions.choosing(default: "12 frames, evenly") + [CameraOptions.crop]
        + SceneOptions.options + SceneOptions.fonts + Limits.options + [
          CameraOptions.png(default: "small")
        ],
      examples: [
        .init(
          "Six moments of the bar alone",
          "simpletab film demo --crop bar --at 0,.1,.2,.3,.4,.5 -o strip.png"),
        .init(
          "Each property over time, as small charts", "simpletab film demo --form plot -o plot.png"),
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let file = arguments["output"] ?? "-"
    if arguments.has("form") { return try writeForm(arguments, to: file, output) }
    if arguments.has("set") { throw arguments.usage("--set needs --form") }
    let options = try CameraOptions.camera(arguments, longest: 60)
    let preset = try CameraOptions.preset(arguments) ?? .small
    var selection = try CameraOptions.selection(arguments)
    let columns = try arguments.integer("columns")
    let width = try arguments.integer("width")

    let limits = try Limits(arguments)
    let builder = try SceneOptions.builder(arguments, output)
    let films = SceneFilms(builder)
    let name = try TransitionList.one(arguments["transition"], from: films.names, arguments)
    let camera = Camera(
      framesPerSecond: options.framesPerSecond,
      longestFilm: SceneOptions.longestFilm(builder.scene, limits), crop: options.crop)
    if selection == .all { selection = .evenly(12) }
    let planned = try CameraOptions.reportingUsage(arguments) {
      try PlannedSequence(name: name, camera: camera, selection: selection) {
        try films.shot(name)
      }
    }
    try limits.render.check([planned])

    var look: Filmstrip.Look = builder.scene.appearance == .dark ? .dark : Filmstrip.Look()
    look.columns = columns ?? (options.crop == .bar ? 2 : 6)
    look.frameWidth = Double(width ?? (options.crop == .bar ? 343 : 125))
    var strip = Filmstrip(
      look: look, scale: builder.scene.device.scale,
      font: try FontRegistry.shared.systemFont(size: look.labelSize))
    try strip.check(planned, limits: limits.render)
    try camera.pictures(of: planned) { picture, _, time in
      strip.add(picture, label: "\(Int((time * 1000).rounded())) ms")
    }
    let bytes = try strip.png(preset)
    if file == "-" { try output.bytes(bytes) } else { try FileWriter.write(bytes, to: file) }
    Warnings.print(films.diagnostics, output)
    return 0
  }

  /// Writes a picture as documents have them.
  private static func writeForm(
    _ arguments: Arguments, to file: String, _ output: Output
  ) throws -> Int32 {
    for option in ["frames", "png"] where arguments.has(option) {
      throw arguments.usage("--\(option) makes no sense with --form")
    }
    let scene = try SceneOptions.builder(arguments, output).scene
    var words = [
      MarkerWord(key: "scene", value: "-"), MarkerWord(key: "alt", value: "-"),
      MarkerWord(key: "name", value: "picture"),
    ]
    for key in ["form", "transition", "at", "columns", "width", "fps", "crop"] {
      if let value = arguments[key] { words.append(MarkerWord(key: key, value: value)) }
    }
    let request: PictureRequest
    do throws(DocumentError) {
      let more = try MarkerWord.read(arguments["set"] ?? "")
      request = try PictureRequest(
        words.filter { word in
          !more.contains { $0.key == word.key }
        } + more)
    } catch { throw arguments.usage("\(error)", hint: error.hint) }
    let bytes: [UInt8]
    do {
      bytes = try request.file(of: scene, jobs: output.processors) { Warnings.print($0, output) }
    } catch let fault as DocumentError {
      throw arguments.usage("\(fault)", hint: fault.hint)
    }
    if file == "-" { try output.bytes(bytes) } else { try FileWriter.write(bytes, to: file) }
    return 0
  }
}
