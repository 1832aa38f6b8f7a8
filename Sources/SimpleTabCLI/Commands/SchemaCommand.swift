// SPDX-License-Identifier: MIT
//
// `simpletab schema`: the scene file's JSON Schema.

import SimpleTabScenes

enum SchemaCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "schema", summary: "print the scene file's JSON Schema",
      paragraphs: [
        """
        Prints the JSON Schema (2020-12) of scene files: every key with its meaning, unit and \
        default. Editors that know JSON Schema complete and check scene files with it.
        """
      ],
      options: [
        OptionDescription("markdown", means: "print the keys as Markdown tables for people instead")
      ],
      examples: [.init("For an editor", "simpletab schema > scene.schema.json")])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    output.standard(arguments.has("markdown") ? SceneSchema.markdown : SceneSchema.text)
    return 0
  }
}
