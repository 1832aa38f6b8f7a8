// SPDX-License-Identifier: MIT
//
// `simpletab record`: writes golden images and traces.

import Golden
import Recording

enum RecordCommand: Command {
  static let shape = ArgumentShape(
    command: "record",
    options: GoldenOptions.shapes + [
      OptionShape("mode", value: "MODE"), OptionShape("frames", value: "keys|all"),
      OptionShape("quiet", "q"),
    ],
    operands: ["SCENE"], required: 1, takesMany: true)

  static let summary = "record golden images"

  static let help = """
    usage: simpletab record SCENE… --goldens DIR [--mode MODE] [--frames keys|all]

    Records what scenes show, for "simpletab verify": per scene a folder with golden.json, the
    trace of every frame, and some frames as PNG. SCENE is a scene file, a folder of them, or a
    built-in name; every variant of a scene's matrix is recorded. Each scene's golden is replaced
    as a whole: a run that is stopped leaves the old one or the new one.

    \(GoldenOptions.help)
      --mode MODE             all: every golden anew (default); failed: those that exist and do
                              not pass; missing: those that do not exist; changed: failed and
                              missing; never: none (default when CI is set)
      --frames keys|all       keep 0, 25, 50, 75, 100 % and the script's events (default), or
                              every frame
      -q, --quiet             no lines

    """

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let mode = try mode(arguments, output)
    let choice = try arguments.choice("frames", among: FrameChoice.allCases.map(\.rawValue))
    let options = try GoldenOptions(arguments, output)
    if mode == .never {
      throw Failure(
        .usage, "record: CI is set, so nothing is recorded",
        hint: "Give --mode to record all the same.")
    }
    var recorder = GoldenRecorder(store: options.store, tool: options.tool)
    recorder.frames = choice.flatMap(FrameChoice.init) ?? .keys
    try options.store.clean()
    var total = 0
    for scene in options.scenes {
      let (golden, films) = try options.golden(scene)
      let written = try recorder.record(golden, mode: mode)
      total += written.count
      if !arguments.has("quiet"), !written.isEmpty {
        output.error("\(scene.name): \(written.joined(separator: ", "))\n")
      }
      Warnings.print(films.diagnostics, output)
    }
    if !arguments.has("quiet") {
      output.standard(
        "\(counted(total, "sequence")) of \(counted(options.scenes.count, "scene")) recorded in "
          + "\(options.store.folder)\n")
    }
    return 0
  }

  private static func mode(_ arguments: Arguments, _ output: Output) throws -> RecordMode {
    let text = try arguments.choice("mode", among: RecordMode.allCases.map(\.rawValue))
    return text.flatMap(RecordMode.init) ?? (output.isContinuousIntegration ? .never : .all)
  }
}
