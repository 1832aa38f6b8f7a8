// SPDX-License-Identifier: MIT
//
// `simpletab still`: one instant of one transition as one PNG file.

import ImageCoding
import Recording
import SimpleTabScenes

enum StillCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "still", summary: "write one frame",
      paragraphs: [
        """
        Writes what the screen shows at one time of one transition: exactly at that time, not at \
        the nearest frame.
        """
      ],
      operands: [.scene],
      options: [
        CameraOptions.pictureFile,
        SceneOptions.transition,
        OptionDescription(
          "at", value: "TIME", .suggestions(["start", "mid", "end"]), default: "end",
          means: "0.15s, 150ms, 50%, start, mid, end"),
      ] + SceneOptions.options + SceneOptions.fonts + Limits.options + [
        CameraOptions.crop, CameraOptions.png(default: "small"),
      ],
      examples: [
        .init(
          "The demo a fifth of a second after a tap, in dark colours",
          "simpletab still demo --at 200ms --appearance dark -o still.png")
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let file = arguments["output"] ?? "-"
    let options = try CameraOptions.camera(arguments, longest: 60)
    let preset = try CameraOptions.preset(arguments) ?? .small
    let moment: Moment
    do throws(FrameSelection.Fault) { moment = try Moment(arguments["at"] ?? "end") } catch {
      throw arguments.usage("--at: " + error.reason)
    }

    let limits = try Limits(arguments)
    let builder = try SceneOptions.builder(arguments, output)
    let films = SceneFilms(builder)
    let name = try TransitionList.one(arguments["transition"], from: films.names, arguments)
    let camera = Camera(
      framesPerSecond: 60, longestFilm: SceneOptions.longestFilm(builder.scene, limits),
      crop: options.crop)
    let length = try camera.measure(films.shot(name), name: name.text)
    try limits.render.check(length)
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
