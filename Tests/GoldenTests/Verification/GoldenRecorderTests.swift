// SPDX-License-Identifier: MIT
//
// Which goldens each mode writes, and that a golden survives whatever stops a recording.

import Foundation
import Recording
import Testing

@testable import Golden

@MainActor
struct GoldenRecorderTests {
  private func written(_ mode: RecordMode, existing: Sample?) throws -> [String] {
    try withFolder { folder in
      let recorder = GoldenRecorder(
        store: GoldenStore(folder: folder), tool: Manifest.Tool(version: "test"))
      if let existing { try recorder.record(existing.scene(), mode: .all) }
      return try recorder.record(Sample().scene(), mode: mode)
    }
  }

  @Test(
    arguments: [
      (.all, true, true, true), (.failed, false, true, false), (.missing, true, false, false),
      (.changed, true, true, false), (.never, false, false, false),
    ] as [(RecordMode, Bool, Bool, Bool)])
  func `A mode writes what is missing, failing or passing`(
    mode: RecordMode, missing: Bool, failing: Bool, passing: Bool
  ) throws {
    #expect(try written(mode, existing: nil).isEmpty != missing)
    #expect(try written(mode, existing: Sample(offset: 1)).isEmpty != failing)
    #expect(try written(mode, existing: Sample()).isEmpty != passing)
  }

  @Test func `A golden holds its manifest, trace and pictures, and the same bytes again`() throws {
    try withFolder { folder in
      @MainActor func record(_ name: String) throws -> [String: [UInt8]] {
        let store = GoldenStore(folder: folder + "/" + name)
        try GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
          .record(Sample().scene(), mode: .all)
        #expect(store.scenes == ["sample"])
        #expect(store.extraFiles("sample").isEmpty && store.missingFiles("sample").isEmpty)
        let manifest = try #require(store.manifest("sample"))
        return try Dictionary(
          uniqueKeysWithValues: manifest.files.map {
            ($0, try FileWriter.read(store.path("sample") + "/" + $0))
          })
      }
      let first = try record("a")
      #expect(
        first.keys.sorted() == [
          "golden.json", "move.ndjson", "move/frame-0000.png", "move/frame-0003.png",
          "move/frame-0007.png", "move/frame-0011.png", "move/frame-0015.png",
        ])
      #expect(try record("b") == first)
    }
  }

  @Test func `A sequence that is not recorded again is kept`() throws {
    try withFolder { folder in
      let recorder = GoldenRecorder(
        store: GoldenStore(folder: folder), tool: Manifest.Tool(version: "test"))
      @MainActor func scene(_ names: [String]) -> GoldenScene {
        GoldenScene(name: "two", sequences: names) { _ in try Sample().film() }
      }
      try recorder.record(scene(["a"]), mode: .all)
      let old = recorder.store.manifest("two")?["a"]
      #expect(try recorder.record(scene(["a", "b"]), mode: .missing) == ["b"])
      #expect(recorder.store.manifest("two")?["a"] == old)
      #expect(recorder.store.manifest("two")?.sequences.map(\.name) == ["a", "b"])
      #expect(recorder.staleNames(scene(["b"])) == ["a"])
      try recorder.removeStale(scene(["b"]))
      #expect(recorder.store.manifest("two")?.sequences.map(\.name) == ["b"])
      #expect(recorder.store.extraFiles("two").isEmpty)
    }
  }

  @Test func `A film that fails leaves the golden as it was`() throws {
    struct Fault: Error {}
    try withFolder { folder in
      let recorder = GoldenRecorder(
        store: GoldenStore(folder: folder), tool: Manifest.Tool(version: "test"))
      try recorder.record(Sample().scene(), mode: .all)
      let old = recorder.store.manifest("sample")
      let broken = GoldenScene(name: "sample", sequences: ["move"]) { _ in throw Fault() }
      #expect(throws: Fault.self) { try recorder.record(broken, mode: .all) }
      #expect(recorder.store.manifest("sample") == old)
      #expect(
        try GoldenVerifier(store: recorder.store).verify(Sample().scene()).results[0].verdict
          == .same)
    }
  }
}
