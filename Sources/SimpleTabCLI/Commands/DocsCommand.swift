// SPDX-License-Identifier: MIT
//
// `simpletab docs`: the pictures and blocks of Markdown documents, written or checked.

import Recording
import SimpleTabDocs
import SimpleTabScenes

enum DocsCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "docs", summary: "write or check the pictures in documents",
      paragraphs: [
        """
        Fills the blocks of Markdown documents and draws the pictures that they ask for. A block \
        begins with <!-- simpletab: scene=scene.json transition=0-1 form=filmstrip alt="…" --> and \
        ends with <!-- /simpletab -->. What stands between is replaced, and nothing else is touched; \
        markers in code are left alone.
        """,
        """
        Pictures lie beside their document, or below it, and are named as DocC wants them: \
        name~dark@2x.png. Files that show the right pixels stay as they are. "simpletab list forms" \
        says what can be drawn, and "simpletab list keys" what markers may say.
        """,
        """
        A configuration is {"documents": ["A.md", {"file": "B.md", "defaults": {…}}], "defaults": \
        {"scale": "1,2"}}: documents, from its own folder, and words for markers that lack them.
        """,
      ],
      operands: [OperandDescription(name: "FILE.md", kind: .file(".md"), takesMany: true)],
      options: [
        OptionDescription("check", means: "write nothing; list what is out of date"),
        OptionDescription(
          "config", value: "FILE.json", .file(".json"), means: "documents and defaults"),
        OptionDescription(
          "prune", means: "remove pictures of the documents that no block asks for"),
      ] + SceneOptions.fonts + [
        CameraOptions.jobs,
        OptionDescription("quiet", "q", means: "no lines about what was written"),
      ],
      exitCodes: [
        .init(code: 0, meaning: "everything is up to date"),
        .init(code: 4, meaning: "--check found something out of date"),
      ],
      examples: [
        .init("Bring a document up to date", "simpletab docs README.md"),
        .init("In continuous integration", "simpletab docs --check --config docs.json"),
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    if arguments.has("check"), arguments.has("prune") {
      throw arguments.usage("--check and --prune exclude each other")
    }
    try SceneOptions.setFonts(arguments)
    let jobs = try CameraOptions.jobs(arguments, output)
    var sources: [DocumentSource] = []
    if let file = arguments["config"] {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileWriter.read(file, atMost: SceneLimits().bytes, ofAnyKind: true)
      } catch {
        throw Failure(
          error.kind == .tooLarge ? .badData : .noInput, "configuration \(file): \(error.reason)")
      }
      sources = try DocumentSource.read(bytes, file: file)
    }
    sources += arguments.operands.map { DocumentSource(file: $0) }
    guard !sources.isEmpty else { throw arguments.usage("FILE.md or --config is missing") }
    output.catchEnding()
    let update = try DocumentUpdate(sources, jobs: jobs)
    if arguments.has("check") {
      let report = try update.check()
      Warnings.print(report.diagnostics, output)
      for entry in report.entries { output.standard(entry.line.onOneLine + "\n") }
      if report.isFresh {
        if !arguments.has("quiet") { output.standard(sum(report) + ": all up to date\n") }
        return 0
      }
      output.error(
        "simpletab: error: docs: \(counted(report.entries.count, "file")) out of date\n"
          + "  \"simpletab docs\" with the same documents brings them up to date.\n")
      return ExitCode.stale.rawValue
    }
    let report = try update.write(removingLeftovers: arguments.has("prune"))
    Warnings.print(report.diagnostics, output)
    guard !arguments.has("quiet") else { return 0 }
    for entry in report.entries {
      let isPruned = arguments.has("prune")
      switch entry.state {
      case .missing, .stale: output.standard("wrote \(entry.file.onOneLine)\n")
      case .leftover:
        output.standard(
          isPruned ? "removed \(entry.file)\n" : entry.line + " (--prune removes it)\n")
      }
    }
    let written = report.entries.count { $0.state != .leftover }
    output.standard(sum(report) + ": \(counted(written, "file")) written\n")
    return 0
  }

  private static func sum(_ report: DocumentReport) -> String {
    "\(counted(report.pictures, "picture")) in \(counted(report.documents, "document"))"
  }
}
