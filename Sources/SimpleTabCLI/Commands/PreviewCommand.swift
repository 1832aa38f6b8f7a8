// SPDX-License-Identifier: MIT
//
// `simpletab preview`: a scene played in the terminal, or written as a page with a scrubber.

import ImageCoding
import Raster
import Recording
import SimpleTabScenes

enum PreviewCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "preview", summary: "play a scene in the terminal, or write a page with a scrubber",
      paragraphs: [
        """
        Plays transitions where you are: by the graphics protocol of kitty, the inline images of \
        iTerm2, sixels, or half blocks in 24-bit colours. With --html nothing is played; one HTML \
        file is written that works from disk, with every frame in it.
        """
      ],
      operands: [.scene],
      options: [
        OptionDescription(
          "transition", value: "A-B,…|all",
          .suggestions(["all", "0-1", "1-0", "0-2", "2-0", "1-2", "2-1", "script"]),
          default: "the first; all with --html", means: "which transitions, as numbers of tabs"),
        OptionDescription(
          "protocol", value: "NAME", .names(["auto"] + TerminalProtocol.allCases.map(\.rawValue)),
          default: "auto", means: "how the terminal is told about pictures"),
        OptionDescription(
          "columns", value: "N", .integer(4...500), default: "40",
          means: "how many cells of the terminal a frame is wide"),
        OptionDescription(
          "times", value: "N", .integer(1...1000), default: "1", means: "how often it is played"),
        OptionDescription(
          "html", value: "FILE.html", .file(".html"),
          means: "write a page instead; - for standard output"),
        OptionDescription(
          "fps", value: "N", .integer(1...1000), default: "30; 60 with --html",
          means: "frames per second"),
        CameraOptions.crop,
      ] + SceneOptions.options + SceneOptions.fonts + Limits.options,
      examples: [
        .init("The demo, three times", "simpletab preview demo --times 3"),
        .init(
          "Every transition of a scene, to look at frame by frame",
          "simpletab preview scene.json --html scene.html"),
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let page = arguments["html"]
    if page == "" { throw arguments.usage("--html needs the name of a file") }
    if page != nil {
      for option in ["protocol", "columns", "times"] where arguments.has(option) {
        throw arguments.usage("--\(option) makes no sense with --html")
      }
    }
    let kind = try page == nil ? kind(arguments, output) : .blocks
    let columns = try arguments.integer("columns") ?? 40
    let times = try arguments.integer("times") ?? 1
    let framesPerSecond = try arguments.integer("fps") ?? (page == nil ? 30 : 60)
    let crop = try arguments.choice("crop", as: FrameCrop.self) ?? .screen

    let limits = try Limits(arguments)
    let builder = try SceneOptions.builder(arguments, output)
    let films = SceneFilms(builder)
    let camera = Camera(
      framesPerSecond: framesPerSecond,
      longestFilm: SceneOptions.longestFilm(builder.scene, limits), crop: crop)
    let wanted = arguments["transition"] ?? (page == nil ? films.names[0].text : nil)
    let plan = try TransitionList.select(wanted, from: films.names, arguments).map { name in
      try PlannedSequence(name: name, camera: camera, selection: .all) { try films.shot(name) }
    }
    try limits.render.check(plan)
    if let page {
      let text = try PreviewPage(scene: builder.scene.name, framesPerSecond: framesPerSecond)
        .html(plan, camera, scale: builder.scene.device.scale)
      if page == "-" { try output.bytes(text) } else { try FileWriter.write(text, to: page) }
    } else {
      for planned in plan {
        var player = TerminalPlayer(kind: kind, columns: columns)
        var fault: (any Error)?
        try camera.pictures(of: planned) { picture, _, _ in
          do { try player.add(picture) } catch { fault = error }
        }
        if let fault { throw fault }
        try player.play(times: times) {
          output.pause(1 / Double(framesPerSecond))
          try Interruption.process.check()
        } send: {
          try output.bytes($0)
        }
        output.error(
          "\(planned.name.text): \(counted(planned.frames.count, "frame")), "
            + "\(JSONText.number(planned.length.duration)) s\n")
      }
    }
    Warnings.print(films.diagnostics, output)
    return 0
  }

  private static func kind(
    _ arguments: Arguments, _ output: Output
  ) throws(Failure) -> TerminalProtocol {
    if let name = try arguments.choice("protocol"), let kind = TerminalProtocol(rawValue: name) {
      return kind
    }
    guard output.showsPictures else {
      throw arguments.usage(
        "standard output is not a terminal",
        hint: "--protocol blocks prints all the same; --html FILE.html writes a page.")
    }
    return TerminalChoice.likely(output.environment)
  }
}
