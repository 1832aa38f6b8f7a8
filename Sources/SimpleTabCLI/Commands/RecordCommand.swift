// SPDX-License-Identifier: MIT
//
// `simpletab record`: writes golden images and traces.

import Golden
import Recording

enum RecordCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "record", summary: "record golden images",
      paragraphs: [
        """
        Records what scenes show, for "simpletab verify": per scene a folder with golden.json, the \
        trace of every frame, and some frames as PNG. SCENE is a scene file, a folder of them, or \
        a built-in name; every variant of a scene's matrix is recorded. Each scene's golden is \
        replaced as a whole: a run that is stopped leaves the old one or the new one.
        """
      ],
      operands: [.scenes],
      options: GoldenOptions.options + [
        OptionDescription(
          "mode", value: "MODE", .names(RecordMode.allCases.map(\.rawValue)),
          default: "all; never when CI is set",
          means: """
            all: every golden anew; failed: those that exist and do not pass; missing: those that \
            do not exist; changed: failed and missing; never: none
            """),
        OptionDescription(
          "frames", value: "WHICH", .names(FrameChoice.allCases.map(\.rawValue)),
          default: "as the golden has them, else keys",
          means: """
            keys: those at 0, 25, 50, 75, 100 % and at the script's events; all: every frame; apng: \
            every frame, in one lossless animated PNG
            """),
        CameraOptions.jobs,
        OptionDescription("quiet", "q", means: "no lines"),
      ],
      examples: [
        .init(
          "All scenes of a folder; commit what it writes",
          "simpletab record scenes --goldens goldens")
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let mode = try mode(arguments, output)
    let choice = try arguments.choice("frames", as: FrameChoice.self)
    let options = try GoldenOptions(arguments, output)
    if mode == .never {
      throw Failure(
        .usage, "record: CI is set, so nothing is recorded",
        hint: "Give --mode to record all the same.")
    }
    var recorder = GoldenRecorder(store: options.store, tool: options.tool)
    recorder.frames = choice
    recorder.jobs = try CameraOptions.jobs(arguments, output)
    try options.store.clean()
    var total = 0
    // Variants of a scene warn of the same.
    var told: Set<String> = []
    for index in 0..<options.scenes.count {
      try Interruption.process.check()
      let (golden, films) = try options.golden(options.scenes.scene(index))
      let written = try recorder.record(golden, mode: mode)
      total += written.count
      if !arguments.has("quiet"), !written.isEmpty {
        output.error("\(golden.name): \(written.joined(separator: ", "))\n")
      }
      Warnings.print(films.diagnostics.filter { told.insert($0).inserted }, output)
    }
    if !arguments.has("quiet") {
      output.standard(
        "\(counted(total, "sequence")) of \(counted(options.scenes.count, "scene")) recorded in "
          + "\(options.store.folder)\n")
    }
    return 0
  }

  private static func mode(_ arguments: Arguments, _ output: Output) throws -> RecordMode {
    try arguments.choice("mode", as: RecordMode.self)
      ?? (output.isContinuousIntegration ? .never : .all)
  }
}
