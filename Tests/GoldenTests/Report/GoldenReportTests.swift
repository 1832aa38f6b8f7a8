// SPDX-License-Identifier: MIT
//
// The report's files: valid where machines read them, and without a way to the network.

import Foundation
import Recording
import Testing

@testable import Golden

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
struct GoldenReportTests {
  /// A results folder about a sample that moved, was recoloured and renamed.
  private func withReport(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      let store = GoldenStore(folder: folder + "/goldens")
      try GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
        .record(Sample().scene(), mode: .all)
      let results = folder + "/results"
      try GoldenReport.clear(results)
      let verifier = GoldenVerifier(store: store, results: results)
      var summary = VerificationSummary()
      summary.results = try verifier.verify(Sample(offset: 0.5, title: "</script><b>&").scene())
        .results
      summary.results += try verifier.verify(Sample().scene()).results
      summary.results.append(GoldenWords.orphan("old"))
      try GoldenReport(summary: summary, goldens: "goldens", accept: "simpletab record x")
        .write(to: results)
      try body(results)
    }
  }

  @Test func `What a golden from a stranger says begins no line of its own`() {
    let result = SequenceResult(
      scene: "s\n::error::", source: "s.json", sequence: "0-1", verdict: .differs,
      messages: ["title of item 0 says \"A\", expected \"B\r\n::stop-commands::x\u{1B}[2J\""])
    var summary = VerificationSummary()
    summary.results = [result]
    for text in [GoldenWords.text(result), GitHubAnnotations.text(summary)] {
      #expect(!text.contains("\n::error::") && !text.contains("\n::stop"))
      #expect(!text.contains("\u{1B}") && !text.contains("\r"))
    }
    #expect(GoldenWords.text(result).split(separator: "\n").count == 2)
    #expect(GitHubAnnotations.text(summary).split(separator: "\n").count == 1)
  }

  @Test func `An earlier report is cleared, and what no report wrote stays`() throws {
    try withReport { folder in
      try FileWriter.write([1], to: folder + "/expected/mine.png")
      try FileWriter.write([1], to: folder + "/notes.txt")
      try GoldenReport.clear(folder)
      let left = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      #expect(left == ["expected", "expected/mine.png", "notes.txt"])
      try GoldenReport.clear(folder)
    }
  }

  @Test(arguments: ["index.html", "junit.xml", "report.json"])
  func `A file of a report's name that no report wrote is an error`(name: String) throws {
    try withFolder { folder in
      try FileWriter.write(Array("{}".utf8), to: folder + "/" + name)
      let error = #expect(throws: FileError.self) { try GoldenReport.clear(folder) }
      #expect(error?.kind == .cannotCreate)
      #expect(error?.reason == "it is there already, and no report has written it")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [name])
    }
  }

  @Test func `The JSON has a version, every result, and files that exist`() throws {
    try withReport { folder in
      let data = Data(try FileWriter.read(folder + "/report.json"))
      let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(report["schema"] as? Int == 1)
      #expect(report["verdict"] as? String == "differs")
      let counts = try #require(report["counts"] as? [String: Int])
      #expect(counts == ["same": 1, "differs": 1, "size": 0, "missing": 0, "stale": 1])
      let results = try #require(report["results"] as? [[String: Any]])
      #expect(results.count == 3)
      let frames = try #require(results[0]["frames"] as? [[String: Any]])
      for frame in frames {
        for key in ["expected", "actual", "diff"] {
          let file = try #require(frame[key] as? String)
          #expect(FileManager.default.fileExists(atPath: folder + "/" + file))
        }
      }
    }
  }

  @Test func `The JSON is what its schema says, and the schema tells what is not`() throws {
    let text = Data(ReportSchema.text.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
    try withReport { folder in
      let data = Data(try FileWriter.read(folder + "/report.json"))
      var report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(faults(of: report, by: schema, root: schema) == [])
      report["verdict"] = "fine"
      report["results"] = [["scene": "s", "sequence": 1, "verdict": "same", "other": ""]]
      #expect(
        faults(of: report, by: schema, root: schema).sorted() == [
          ".results[0].other is unknown", ".results[0].sequence is no string",
          ".results[0].source is missing", ".verdict is fine",
        ])
    }
    #expect(
      GoldenVerdict.allCases.map(\.rawValue) == ["same", "differs", "size", "missing", "stale"])
  }

  @Test func `A report of every verdict is what the schema says`() throws {
    let text = Data(ReportSchema.text.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
    try withFolder { folder in
      let store = GoldenStore(folder: folder + "/goldens")
      for name in ["sample", "broken"] {
        try GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
          .record(Sample().scene(name), mode: .all)
      }
      try FileWriter.write([1, 2, 3], to: store.path("broken") + "/move/frame-0000.png")
      let cases: [(verdict: GoldenVerdict, results: (GoldenVerifier) throws -> [SequenceResult])] =
        [
          (.same, { try $0.verify(Sample().scene()).results }),
          (.differs, { try $0.verify(Sample(offset: 0.5).scene()).results }),
          (.size, { try $0.verify(Sample(width: 61).scene()).results }),
          (.missing, { try $0.verify(Sample().scene("new")).results }),
          (.missing, { try $0.verify(Sample(color: 1).scene("broken")).results }),
          (.stale, { _ in [GoldenWords.orphan("old")] }),
          (
            .stale,
            {
              try FileWriter.write([], to: store.path("sample") + "/more.png")
              return try $0.verify(Sample().scene()).results
            }
          ),
        ]
      for (number, one) in cases.enumerated() {
        let results = "\(folder)/results-\(number)"
        try GoldenReport.clear(results)
        var summary = VerificationSummary()
        summary.results = try one.results(GoldenVerifier(store: store, results: results))
        #expect(summary.verdict == one.verdict)
        try GoldenReport(summary: summary, goldens: "g", accept: "a").write(to: results)
        let data = Data(try FileWriter.read(results + "/report.json"))
        let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(report["verdict"] as? String == one.verdict.rawValue)
        #expect(faults(of: report, by: schema, root: schema) == [], "\(one.verdict)")
      }
    }
  }

  @Test func `JUnit XML is well formed and counts right`() throws {
    final class Counter: NSObject, XMLParserDelegate {
      var cases = 0
      var failures: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) {
        if name == "testcase" { cases += 1 }
        if name == "failure" { failures.append(attributes["message"] ?? "") }
      }
    }
    try withReport { folder in
      let parser = XMLParser(data: Data(try FileWriter.read(folder + "/junit.xml")))
      let counter = Counter()
      parser.delegate = counter
      #expect(parser.parse())
      #expect(counter.cases == 3)
      #expect(counter.failures.count == 2)
      #expect(counter.failures[0].contains("says \"</script><b>&\", expected \"Home\""))
    }
  }

  @Test func `The page is one file that nothing can break out of and that loads nothing`() throws {
    try withReport { folder in
      let page = String(decoding: try FileWriter.read(folder + "/index.html"), as: UTF8.self)
      #expect(page.hasPrefix("<!DOCTYPE html>"))
      #expect(page.contains("default-src 'none'"))
      #expect(
        page.components(separatedBy: "<script").count
          == page.components(separatedBy: "</script>").count)
      #expect(!page.contains("</script><b>"))
      let addresses = page.components(separatedBy: "http").dropFirst().filter {
        !$0.hasPrefix("://www.w3.org/2000/svg") && !$0.hasPrefix("-equiv")
      }
      #expect(addresses.isEmpty)
      #expect(page.contains("data:image/png;base64,"))
    }
  }

  @Test func `Annotations are a line a failure, escaped`() throws {
    var summary = VerificationSummary()
    summary.results = [
      SequenceResult(
        scene: "a,b", source: "s:1.json", sequence: "0-1", verdict: .differs,
        messages: ["100 %", "two"])
    ]
    #expect(
      GitHubAnnotations.text(summary)
        == "::error file=s%3A1.json,title=a%2Cb 0-1 differs::100 %25%0Atwo\n")
  }

  @Test func `Words for the terminal are short, and shells get what they can read`() {
    let many = SequenceResult(
      scene: "s", source: "", sequence: "0-1", verdict: .differs,
      messages: (0..<20).map { "m\($0)" })
    #expect(GoldenWords.text(many).split(separator: "\n").count == 14)
    #expect(GoldenWords.text(many).hasSuffix("  and 8 more\n"))
    #expect(GoldenWords.quoted("a/b-1.json") == "a/b-1.json")
    #expect(GoldenWords.quoted("it's") == "'it'\\''s'")
    #expect(GoldenWords.quoted("") == "''")
  }
}
