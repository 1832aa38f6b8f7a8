// SPDX-License-Identifier: MIT
//
// `simpletab verify`: compares scenes with their goldens and says what differs, motion first.

import Golden
import Recording
import SimpleTabScenes

enum VerifyCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "verify", summary: "compare scenes with golden images",
      paragraphs: [
        """
        Compares what scenes show with what "simpletab record" kept. A failure says which view is \
        where it should not be, by how much, from which frame, and whether it is late or early; \
        then which pixels differ. A scene is not filmed again while its file, its pictures and \
        fonts, and this program are those of its golden. Writes no golden unless --record says so.
        """
      ],
      operands: [.scenes],
      options: GoldenOptions.options + [
        OptionDescription(
          "results", value: "DIR", .folder,
          means: "write index.html, report.json, junit.xml, and the pictures of what differs"),
        OptionDescription(
          "full", means: "film every scene and compare every kept picture pixel by pixel"),
        OptionDescription(
          "record", value: "MODE", .names(RecordMode.allCases.map(\.rawValue)), default: "never",
          means: "afterwards record; the exit code stays that of the comparison"),
        OptionDescription(
          "github", default: "there", means: "also print annotations for GitHub Actions"),
        CameraOptions.jobs,
        OptionDescription("quiet", "q", means: "print failures only"),
      ],
      exitCodes: [
        .init(code: 0, meaning: "the same"), .init(code: 1, meaning: "something differs"),
        .init(code: 2, meaning: "a golden is missing"), .init(code: 3, meaning: "a size differs"),
        .init(
          code: 4,
          meaning: "a golden is stale (only when whole folders are given, for scenes that are gone)"
        ),
      ],
      examples: [
        .init(
          "In continuous integration, with a report to look at",
          "simpletab verify scenes --goldens goldens --results out"),
        .init(
          "Accept what changed on purpose",
          "simpletab verify scenes --goldens goldens --record changed"),
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let mode = try arguments.choice("record", as: RecordMode.self)
    let options = try GoldenOptions(arguments, output)
    var verifier = GoldenVerifier(store: options.store, results: arguments["results"])
    verifier.isFull = arguments.has("full")
    if let results = arguments["results"] { try GoldenReport.clear(results) }
    if mode != nil { try options.store.clean() }
    let jobs = try CameraOptions.jobs(arguments, output)
    var recorder = GoldenRecorder(store: options.store, tool: options.tool)
    recorder.jobs = jobs
    var summary = VerificationSummary()
    let isListed = arguments["results"] != nil
    // Variants of a scene warn of the same.
    var told: Set<String> = []
    // Scenes and their films, until the outcome is in: at most two a job.
    var pending: [Int: (golden: GoldenScene, films: SceneFilms)] = [:]
    try verifier.verify(options.scenes.count, jobs: jobs) { index in
      try Interruption.process.check()
      let made = try options.golden(options.scenes.scene(index))
      pending[index] = (made.scene, made.films)
      return made.scene
    } each: { index, outcome in
      guard let (golden, films) = pending.removeValue(forKey: index) else { return }
      summary.add(outcome, isListed: isListed)
      for result in outcome.results where result.verdict != .same {
        output.standard(GoldenWords.text(result))
      }
      if let mode { try recorder.record(golden, mode: mode, after: outcome) }
      Warnings.print(films.diagnostics.filter { told.insert($0).inserted }, output)
    }
    if !options.isFiltered {
      for name in options.store.scenes where !options.names.contains(name) {
        let result = GoldenWords.orphan(name)
        summary.results.append(result)
        output.standard(GoldenWords.text(result))
      }
    }
    let accept = GoldenOptions.acceptCommand(arguments)
    if let results = arguments["results"] {
      let report = GoldenReport(summary: summary, goldens: options.store.folder, accept: accept)
      try report.write(to: results)
    }
    if arguments.has("github") || output.isGitHubActions {
      output.standard(GitHubAnnotations.text(summary))
    }
    if !arguments.has("quiet") { output.standard(GoldenWords.summary(summary)) }
    let isRecordable = [.differs, .size, .missing].contains(summary.verdict) && mode == nil
    if output.isTerminal, !arguments.has("quiet"), isRecordable {
      output.error("to accept what is drawn now: \(accept)\n")
    }
    switch summary.verdict {
    case .same: return 0
    case .differs: return ExitCode.differs.rawValue
    case .missing: return ExitCode.missing.rawValue
    case .size: return ExitCode.sizeDiffers.rawValue
    case .stale: return ExitCode.stale.rawValue
    }
  }
}
