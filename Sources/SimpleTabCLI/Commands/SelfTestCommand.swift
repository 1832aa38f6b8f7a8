// SPDX-License-Identifier: MIT
//
// `simpletab selftest`: one hash over a set of films, the same wherever this version runs.

import SimpleTabScenes

enum SelfTestCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "selftest", summary: "print the hash of what this version draws",
      paragraphs: [
        """
        Films a set of scenes that needs no file and prints one hash over every view's motion and \
        every pixel. It is the same on every machine, with any number of threads, in every locale; \
        the changelog says what it is.
        """
      ],
      options: [
        OptionDescription("expect", value: "HASH", means: "compare with a hash"),
        CameraOptions.jobs,
        OptionDescription("verbose", "v", means: "print every sequence's own hash too"),
      ],
      exitCodes: [.init(code: 1, meaning: "it is not the expected hash")],
      examples: [.init("What this version draws", "simpletab selftest")])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let test = try SelfTest(jobs: CameraOptions.jobs(arguments, output))
    if arguments.has("verbose") {
      for sequence in test.sequences {
        output.standard(
          "\(sequence.hash)  \(sequence.name), \(counted(sequence.frames, "frame"))\n")
      }
    }
    output.standard(test.hash + "\n")
    guard let expected = arguments["expect"], expected.lowercased() != test.hash else { return 0 }
    throw Failure(
      .differs, "selftest: \(expected) was expected",
      hint: "This machine draws other pixels than the release notes say: please report it.")
  }
}
