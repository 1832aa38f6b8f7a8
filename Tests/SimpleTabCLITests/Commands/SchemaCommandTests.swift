// SPDX-License-Identifier: MIT
//
// The schemas that the command prints, and that a report which `verify` wrote is what one of them says.

import FixtureSupport
import Foundation
import Golden
import Recording
import SimpleTabScenes
import Testing

@testable import SimpleTabCLI

@MainActor
struct SchemaCommandTests {
  private func members(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `It prints the scene file's schema, the report's, or tables`() throws {
    #expect(CapturedRun("schema").standard == SceneSchema.text)
    #expect(CapturedRun("schema", "--report").standard == ReportSchema.text)
    #expect(CapturedRun("schema", "--markdown").standard == SceneSchema.markdown)
    for option in ["--report", "--markdown"] {
      #expect(CapturedRun("schema", option).code == 0)
    }
  }

  @Test func `Tables of the report are refused`() {
    let run = CapturedRun("schema", "--report", "--markdown")
    #expect(run.code == 64 && run.standard.isEmpty)
    #expect(
      run.error == "simpletab: error: schema: --markdown is for scene files; --report has none\n"
        + "  \"simpletab help schema\" lists what it takes.\n")
  }

  @Test func `A report has the members that the schema requires, and no others`() throws {
    let schema = try members(CapturedRun("schema", "--report").standard)
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = CapturedRun(
      "verify", "demo", "--goldens", folder + "/none", "--results", folder + "/out", "-q")
    #expect(run.code == 2, "\(run.error)")
    let report = try members(
      String(decoding: FileWriter.read(folder + "/out/report.json"), as: UTF8.self))
    #expect(Set(report.keys) == Set(schema["required"] as? [String] ?? []))
    let version = (schema["properties"] as? [String: [String: Any]])?["schema"]?["const"]
    #expect(report["schema"] as? Int == version as? Int && version != nil)
  }
}
