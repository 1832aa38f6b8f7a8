// SPDX-License-Identifier: MIT
//
// `simpletab schema`: the JSON Schema of scene files, and that of the report that `verify` writes.

import Golden
import SimpleTabScenes

enum SchemaCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "schema", summary: "print the JSON Schema of scene files and reports",
      paragraphs: [
        """
        Prints the JSON Schema (2020-12) of scene files: every key with its meaning, unit and \
        default. Editors that know JSON Schema complete and check scene files with it. With --report, \
        that of the report.json which "simpletab verify --results" writes, for programs that read it; \
        its "schema" member is the format's version.
        """
      ],
      options: [
        OptionDescription(
          "markdown", means: "print the keys as Markdown tables for people instead"),
        OptionDescription("report", means: "print the schema of report.json instead"),
      ],
      examples: [
        .init("For an editor", "simpletab schema > scene.schema.json"),
        .init("For a program that reads reports", "simpletab schema --report > report.schema.json"),
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    if arguments.has("report"), arguments.has("markdown") {
      throw arguments.usage("--markdown is for scene files; --report has none")
    }
    if arguments.has("report") {
      output.standard(ReportSchema.text)
    } else {
      output.standard(arguments.has("markdown") ? SceneSchema.markdown : SceneSchema.text)
    }
    return 0
  }
}
