// SPDX-License-Identifier: MIT
//
// Files of a sequence: names relative to the manifest, equal frames stored once.

import Foundation
import Testing

@testable import Recording

@MainActor
struct PNGSequenceSinkTests {
  private func frame(_ index: Int, _ pixels: String, isHeld: Bool = false) -> FinishedFrame {
    FinishedFrame(
      index: index, time: Double(index), pixels: isHeld ? "" : pixels,
      bytes: isHeld ? [] : Array(pixels.utf8), isHeld: isHeld)
  }

  @Test func `Equal frames are one file with several names`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sink = PNGSequenceSink(folder: folder, base: "demo") { "demo/0-1/f\($0).png" }
    for frame in [
      frame(0, "a"), frame(1, "a", isHeld: true), frame(2, "b"), frame(3, "a"),
      frame(4, "a", isHeld: true),
    ] { try sink.take(frame) }
    #expect(sink.frames.map(\.same_as) == [nil, 0, nil, 0, 0])
    #expect(sink.frames.map(\.pixels) == ["a", "a", "b", "a", "a"])
    #expect(sink.frames[4].file == "0-1/f4.png")
    #expect(try FileWriter.read(folder + "/demo/0-1/f4.png") == Array("a".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/demo/0-1")
    #expect(names.sorted() == ["f0.png", "f1.png", "f2.png", "f3.png", "f4.png"])
    let links = try FileManager.default.attributesOfItem(atPath: folder + "/demo/0-1/f0.png")
    #expect(links[.referenceCount] as? Int == 4)
  }

  @Test func `A file outside the manifest's folder is named through its parent`() {
    #expect(PNGSequenceSink.relative("demo/a.png", to: "demo") == "a.png")
    #expect(PNGSequenceSink.relative("a.png", to: "demo") == "../a.png")
    #expect(PNGSequenceSink.relative("a.png", to: "") == "a.png")
  }
}
