// SPDX-License-Identifier: MIT
//
// `simpletab still`: one instant of one transition as one PNG file.

import ImageCoding
import Recording
import SimpleTabScenes

enum StillCommand: Command {
  static let shape = ArgumentShape(
    command: "still",
    options: [
      OptionShape("output", "o", value: "FILE.png"), OptionShape("transition", value: "A-B"),
      OptionShape("at", value: "TIME"),
    ] + SceneOptions.shapes + [
      OptionShape("crop", value: "screen|bar"), OptionShape("png", value: "fast|small|max"),
    ], operands: ["SCENE"])

  static let summary = "write one frame"

  static let help = """
    usage: simpletab still [SCENE|-] --transition A-B --at TIME -o FILE.png

    Writes what the screen shows at one time of one transition: exactly at that time, not at
    the nearest frame.

      -o, --output FILE.png   where to write; - for standard output
      --transition A-B        which transition (default: the first), or "script"
      --at TIME               0.15s, 150ms, 50%, start, mid, end (default: end)
    \(SceneOptions.help)
      --crop screen|bar       keep all of the screen, or only the bar
      --png fast|small|max    less time, or fewer bytes (default: small)

    """

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    guard let file = arguments["output"] else { throw arguments.usage("-o FILE.png is missing") }
    let options = try CameraOptions.camera(arguments, longest: 60)
    let preset = try CameraOptions.preset(arguments) ?? .small
    let moment: Moment
    do throws(FrameSelection.Fault) { moment = try Moment(arguments["at"] ?? "end") } catch {
      throw arguments.usage("--at: " + error.reason)
    }

    let builder = try SceneOptions.builder(arguments, output)
    let films = SceneFilms(builder)
    let name = try TransitionList.one(arguments["transition"], from: films.names, arguments)
    let camera = Camera(
      framesPerSecond: 60, longestFilm: SceneOptions.longestFilm(builder.scene),
      crop: options.crop)
    let length = try camera.measure(films.shot(name), name: name.text)
    try RenderLimits().check(length)
    guard let time = moment.time(in: length.duration) else {
      throw arguments.usage(
        "--at \(arguments["at"] ?? ""): the transition \(name.text) ends at "
          + "\(JSONText.number(length.duration)) s")
    }
    let picture = try camera.picture(of: films.shot(name), at: time)
    let bytes: [UInt8]
    do throws(ImageWriteError) {
      bytes = try PNGWriter.encode(
        picture,
        options: PNGWriter.Options(preset: preset, scale: Double(builder.scene.device.scale)))
    } catch { throw Failure(.badData, "picture: \(error)") }
    if file == "-" { try output.bytes(bytes) } else { try FileWriter.write(bytes, to: file) }
    Warnings.print(films.diagnostics, output)
    return 0
  }
}
