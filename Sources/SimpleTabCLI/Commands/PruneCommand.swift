// SPDX-License-Identifier: MIT
//
// `simpletab prune`: removes goldens whose scenes are gone.

import Golden
import Recording

enum PruneCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "prune", summary: "remove golden images that no scene has",
      paragraphs: [
        """
        Removes the goldens of sequences that their scenes no longer have, files that no golden \
        names, and, when every SCENE is a folder and --only is not given, the goldens of scenes \
        that are gone. With scene files or --only, goldens of other scenes stay.
        """
      ],
      operands: [.scenes],
      options: GoldenOptions.options + [
        OptionDescription("dry-run", means: "say what would be removed, and remove nothing"),
        OptionDescription("quiet", "q", means: "no lines"),
      ],
      examples: [
        .init("What would go", "simpletab prune scenes --goldens goldens --dry-run")
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let options = try GoldenOptions(arguments, output)
    let isDry = arguments.has("dry-run")
    var removed: [String] = isDry ? [] : try options.store.clean()
    let recorder = GoldenRecorder(store: options.store, tool: options.tool)
    for index in 0..<options.scenes.count {
      try Interruption.process.check()
      let (golden, _) = try options.golden(options.scenes.scene(index))
      let stale = recorder.staleNames(golden)
      removed += stale.map { "\(golden.name)/\($0)" }
      if !isDry, !stale.isEmpty { try recorder.removeStale(golden) }
    }
    if !options.isFiltered {
      for name in options.store.scenes where !options.names.contains(name) {
        removed.append(name)
        if !isDry { try options.store.remove(name) }
      }
    }
    if !arguments.has("quiet") {
      for name in removed {
        output.standard("\(isDry ? "would remove" : "removed") \(name.onOneLine)\n")
      }
      if removed.isEmpty { output.standard("nothing to remove\n") }
    }
    return 0
  }
}
