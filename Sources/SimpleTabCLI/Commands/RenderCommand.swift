// SPDX-License-Identifier: MIT
//
// `simpletab render`: a scene becomes a file per frame of every transition, and a manifest.

import Recording
import SimpleTabScenes

enum RenderCommand: Command {
  static let shape = ArgumentShape(
    command: "render",
    options: [
      OptionShape("output", "o", value: "DIR"), OptionShape("transition", value: "A-B,…|all"),
    ] + SceneOptions.shapes + [
      OptionShape("fps", value: "N"), OptionShape("frames", value: "LIST"),
      OptionShape("at", value: "TIMES"), OptionShape("crop", value: "screen|bar"),
      OptionShape("format", value: "NAME"), OptionShape("png", value: "fast|small|max"),
      OptionShape("loop", value: "N"), OptionShape("hold", value: "MS"),
      OptionShape("pattern", value: "PATTERN"), OptionShape("jobs", "j", value: "N"),
      OptionShape("resume"), OptionShape("dry-run"), OptionShape("progress", value: "KIND"),
      OptionShape("quiet", "q"),
    ], operands: ["SCENE"])

  static let summary = "write every frame of every transition"

  static let help = """
    usage: simpletab render [SCENE|-] [-o DIR] [OPTIONS]

    Films every ordered pair of tabs, or the scene's script, and writes
    DIR/<scene>/<from>-<to>/frame-0000.png … and DIR/<scene>/manifest.json.
    Frame n is at n / fps seconds. A film of D seconds has round(D × fps) + 1 frames: both
    ends are in, and the last frame is the settled state. Without SCENE, films the built-in demo.

      -o, --output DIR        where to write (default: frames); - streams the frames
                              to standard output
      --transition A-B,…|all  which transitions, as numbers of tabs (default: all)
    \(SceneOptions.help)
      --fps N                 frames per second, 1 to 1000 (default: 60)
      --frames LIST           frames by number: 0-33, 1,5-9, 0-60:2
      --at TIMES              frames by time: 0.15s, 150ms, 50%, start,mid,end
      --crop screen|bar       keep all of the screen, or only the bar
      --format NAME           png: a file a frame; apng: DIR/<scene>/<from>-<to>.png, animated;
                              raw: straight RGBA8 (with -o - only)
      --png fast|small|max    less time, or fewer bytes (default: fast; small with apng)
      --loop N                apng: how often it is played; 0 is without end (default)
      --hold MS               apng: how long its last frame stays, in milliseconds
      --pattern PATTERN       file names: {scene}/{from}-{to}/frame-%04d.png
      -j, --jobs N|N%         worker threads (default: one a processor)
      --resume                keep sequences that are complete and unchanged
      --dry-run               print what would be written, and write nothing
      --progress KIND         auto, bar, json, none
      -q, --quiet             print nothing but errors

    Films for other programs:
      ffmpeg -framerate 60 -i frames/demo/0-1/frame-%04d.png -pix_fmt yuv420p film.mp4
      simpletab render -o - --format raw --transition 0-1 -q scene.json |
        ffmpeg -f rawvideo -pix_fmt rgba -s 750x1334 -r 60 -i - film.mp4

    """

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let camera = try CameraOptions.camera(arguments, longest: 60)
    let folder = arguments["output"] ?? "frames"
    let format = try CameraOptions.format(arguments)
    if folder.isEmpty { throw arguments.usage("-o needs the name of a folder") }
    if format == .raw, folder != "-" {
      throw arguments.usage("--format raw goes to standard output", hint: "Add -o -.")
    }
    if case .apng = format, folder == "-" {
      throw arguments.usage("--format apng goes to a folder", hint: "Name one with -o DIR.")
    }
    let jobs = try CameraOptions.jobs(arguments, output)
    let progress = try arguments.choice(
      "progress", among: ProgressPrinter.Kind.allCases.map(\.rawValue))
    let selection = try CameraOptions.selection(arguments)
    let pattern = try CameraOptions.pattern(arguments)

    let builder = try SceneOptions.builder(arguments, output)
    let films = SceneFilms(builder)
    let names = try TransitionList.select(arguments["transition"], from: films.names, arguments)
    let sceneCamera = Camera(
      framesPerSecond: camera.framesPerSecond,
      longestFilm: SceneOptions.longestFilm(builder.scene), crop: camera.crop)
    let plan = try CameraOptions.reportingUsage(arguments) {
      try names.map { name in
        try PlannedSequence(name: name, camera: sceneCamera, selection: selection) {
          try films.shot(name)
        }
      }
    }
    try RenderLimits().check(plan)

    let tool = Manifest.Tool(version: CommandLineTool.version)
    let settings =
      "\(camera.framesPerSecond) \(camera.crop) \(format)"
      + " \(arguments["font"] ?? "") \(arguments["fallback-font"] ?? "")"
    var renderer = Renderer(
      folder: folder, scene: builder.scene.name, tool: tool,
      fingerprint: films.fingerprint(tool: tool, settings: settings), camera: sceneCamera)
    renderer.format = format
    renderer.jobs = jobs
    renderer.resumes = arguments.has("resume")
    renderer.pattern = pattern
    do throws(FramePattern.Fault) { try renderer.checkNames(plan) } catch {
      throw arguments.usage("--pattern: " + error.reason, hint: "Add {from}-{to} to the pattern.")
    }
    if arguments.has("dry-run") {
      output.standard(DryRun.text(plan, renderer))
      return 0
    }
    let isQuiet = arguments.has("quiet")
    let printer = ProgressPrinter(
      isQuiet ? .none : progress.flatMap(ProgressPrinter.Kind.init) ?? .auto, output)
    if folder == "-" {
      try renderer.stream(plan, progress: printer.show, send: output.bytes)
    } else {
      try renderer.render(plan, progress: printer.show)
      if !isQuiet {
        output.standard(
          "\(counted(plan.map(\.frames.count).reduce(0, +), "frame")) in "
            + "\(counted(plan.count, "sequence")) in \(folder)/\(builder.scene.name)\n")
      }
    }
    Warnings.print(films.diagnostics, output)
    return 0
  }
}
