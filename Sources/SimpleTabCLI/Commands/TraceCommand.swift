// SPDX-License-Identifier: MIT
//
// `simpletab trace`: what every view does over time, as JSON lines.

import Recording
import SimpleTabScenes

enum TraceCommand: Command {
  static let shape = ArgumentShape(
    command: "trace",
    options: [OptionShape("transition", value: "A-B"), OptionShape("fps", value: "N")]
      + SceneOptions.shapes, operands: ["SCENE"])

  static let summary = "print what every view does over time"

  static let help = """
    usage: simpletab trace [SCENE|-] [--transition A-B] [--fps N]

    Prints a JSON object a line, a line a frame: {"frame": 3, "time": 0.05, "views": {…}}.
    Views are item[0], item[0].icon, item[0].title, selector, page[0], bar; each has its frame
    and center in the screen's points, its own alpha and scale, and its text, color or tint. All values
    are presentation values: what the screen shows.

      --transition A-B        which transition (default: the first), or "script"
      --fps N                 frames per second, 1 to 1000 (default: 60)
    \(SceneOptions.help)

    """

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let options = try CameraOptions.camera(arguments, longest: 60)
    let builder = try SceneOptions.builder(arguments, output)
    let films = SceneFilms(builder)
    let name = try TransitionList.one(arguments["transition"], from: films.names, arguments)
    let camera = Camera(
      framesPerSecond: options.framesPerSecond,
      longestFilm: SceneOptions.longestFilm(builder.scene))
    try camera.trace(films.shot(name), name: name.text) { output.standard($0) }
    return 0
  }
}
