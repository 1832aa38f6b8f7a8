// SPDX-License-Identifier: MIT
//
// `simpletab render`: a scene becomes a file per frame of every transition, and a manifest.

import Recording
import SimpleTabScenes

enum RenderCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "render", summary: "write every frame of every transition",
      paragraphs: [
        """
        Films every ordered pair of tabs, or the scene's script, and writes \
        DIR/<scene>/<from>-<to>/frame-0000.png … and DIR/<scene>/manifest.json. \
        Frame n is at n / fps seconds. A film of D seconds has round(D × fps) + 1 frames: both \
        ends are in, and the last frame is the settled state. Without SCENE, films the built-in \
        demo.
        """
      ],
      operands: [.scene], options: options,
      examples: [
        .init("The built-in demo, into the folder frames", "simpletab render"),
        .init(
          "One animated picture, played for ever, with a second's rest at its end",
          "simpletab render scene.json --transition 0-1 --format apng --hold 1000"),
        .init(
          "A film, by way of files", "simpletab render --transition 0-1 -o frames",
          "ffmpeg -framerate 60 -i frames/demo/0-1/frame-%04d.png -pix_fmt yuv420p a.mp4"),
        .init(
          "The same frames as WebP and as GIF",
          "img2webp -loop 0 -d 17 -lossless frames/demo/0-1/frame-*.png -o a.webp",
          "gifski --fps 50 -o a.gif frames/demo/0-1/frame-*.png"),
        .init(
          "A film, by way of a pipe",
          "simpletab render -o - --format raw --transition 0-1 -q scene.json |",
          "  ffmpeg -f rawvideo -pix_fmt rgba -s 750x1334 -r 60 -i - b.mp4"),
      ])
  }

  private static var options: [OptionDescription] {
    [
      OptionDescription(
        "output", "o", value: "DIR", .folder, default: "frames",
        means: "where to write; - streams the frames to standard output"),
      OptionDescription(
        "transition", value: "A-B,…|all",
        .suggestions(["all", "0-1", "1-0", "0-2", "2-0", "1-2", "2-1", "script"]), default: "all",
        means: "which transitions, as numbers of tabs"),
    ] + SceneOptions.options + SceneOptions.fonts + Limits.options + [CameraOptions.framesPerSecond]
      + CameraOptions.choosing() + [
        CameraOptions.crop,
        OptionDescription(
          "format", value: "NAME", .names(FrameFormat.names), default: "png",
          means: """
            png: a file a frame; apng: DIR/<scene>/<from>-<to>.png, animated; raw: straight RGBA8 \
            (with -o - only)
            """),
        CameraOptions.png(default: "fast; small with apng"),
        OptionDescription(
          "loop", value: "N", .integer(0...1_000_000), default: "0",
          means: "apng: how often it is played; 0 is without end"),
        OptionDescription(
          "hold", value: "MS", .integer(0...65_535),
          means: "apng: how long its last frame stays, in milliseconds"),
        OptionDescription(
          "pattern", value: "PATTERN", default: "{scene}/{from}-{to}/frame-%04d.png",
          means: "file names inside DIR"),
        CameraOptions.jobs,
        OptionDescription(
          "resume",
          means: """
            keep frames that are there with the pixels that the manifest names, and go on after \
            them
            """),
        OptionDescription("dry-run", means: "print what would be written, and write nothing"),
        OptionDescription(
          "progress", value: "KIND", .names(ProgressPrinter.Kind.allCases.map(\.rawValue)),
          default: "auto", means: "how progress is shown on standard error"),
        OptionDescription("quiet", "q", means: "print nothing but errors"),
      ]
  }

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
    let progress = try arguments.choice("progress", as: ProgressPrinter.Kind.self)
    let selection = try CameraOptions.selection(arguments)
    let pattern = try CameraOptions.pattern(arguments)

    let limits = try Limits(arguments)
    let builder = try SceneOptions.builder(arguments, output)
    let films = SceneFilms(builder)
    let names = try TransitionList.select(arguments["transition"], from: films.names, arguments)
    let sceneCamera = Camera(
      framesPerSecond: camera.framesPerSecond,
      longestFilm: SceneOptions.longestFilm(builder.scene, limits), crop: camera.crop)
    let plan = try CameraOptions.reportingUsage(arguments) {
      try names.map { name in
        try PlannedSequence(name: name, camera: sceneCamera, selection: selection) {
          try films.shot(name)
        }
      }
    }
    try limits.render.check(plan)

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
      isQuiet ? .none : progress ?? .auto, output)
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
