// SPDX-License-Identifier: MIT
//
// `simpletab trace`: what every view does over time, as JSON lines.

import Recording
import SimpleTabScenes

enum TraceCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "trace", summary: "print what every view does over time",
      paragraphs: [
        """
        Prints a JSON object a line, a line a frame: {"frame": 3, "time": 0.05, "views": {…}}. \
        Views are item[0], item[0].icon, item[0].title, selector, page[0], bar; each has its frame \
        and center in the screen's points, its own alpha and scale, and its text, color or tint. \
        All values are presentation values: what the screen shows.
        """
      ],
      operands: [.scene],
      options: [SceneOptions.transition, CameraOptions.framesPerSecond]
        + SceneOptions.options + SceneOptions.fonts + Limits.options,
      examples: [
        .init(
          "How the second icon rises and falls",
          "simpletab trace demo | jq -c '[.time, .views[\"item[1].icon\"].center[1]]'")
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let options = try CameraOptions.camera(arguments, longest: 60)
    let builder = try SceneOptions.builder(arguments, output)
    let films = SceneFilms(builder)
    let name = try TransitionList.one(arguments["transition"], from: films.names, arguments)
    let camera = Camera(
      framesPerSecond: options.framesPerSecond,
      longestFilm: SceneOptions.longestFilm(builder.scene, try Limits(arguments)))
    try camera.trace(films.shot(name), name: name.text) { output.standard($0) }
    return 0
  }
}
