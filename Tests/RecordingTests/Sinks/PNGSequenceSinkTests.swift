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
    let (a, b) = (String(repeating: "a", count: 64), String(repeating: "b", count: 64))
    var frames: [Manifest.Frame] = []
    let sink = PNGSequenceSink(folder: folder, base: "demo") {
      "demo/0-1/f\($0).png"
    } list: {
      frames.append($0)
    }
    for frame in [
      frame(0, a), frame(1, a, isHeld: true), frame(2, b), frame(3, a), frame(4, a, isHeld: true),
    ] { try sink.take(frame) }
    #expect(sink.count == 5)
    #expect(frames.map(\.same_as) == [nil, 0, nil, 0, 0])
    #expect(frames.map(\.pixels) == [a, a, b, a, a])
    #expect(frames[4].file == "0-1/f4.png")
    #expect(try FileWriter.read(folder + "/demo/0-1/f4.png") == Array(a.utf8))
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

  @Test func `Pictures that differ in any digit of their hash are files of their own`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var earlier: [Int?] = []
    let sink = PNGSequenceSink(folder: folder, base: "") {
      "\($0).png"
    } list: {
      earlier.append($0.same_as)
    }
    let zeros = String(repeating: "0", count: 64)
    try sink.take(frame(0, zeros))
    for place in 0..<64 {
      try sink.take(frame(1 + place, zeros.prefix(place) + "1" + zeros.dropFirst(place + 1)))
    }
    try sink.take(frame(65, zeros))
    #expect(earlier == [Int?](repeating: nil, count: 65) + [0])
  }

  @Test func `Frames that are there already are listed, and linked to`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let a = String(repeating: "a", count: 64)
    try FileWriter.createFolder(folder)
    try FileWriter.write([7], to: folder + "/0.png")
    var listed: [Manifest.Frame] = []
    let sink = PNGSequenceSink(folder: folder, base: "") {
      "\($0).png"
    } list: {
      listed.append($0)
    }
    for index in 0...1 {
      try sink.keep(
        Manifest.Frame(index: index, time: 0, file: "\(index).png", pixels: a, sameAs: nil))
    }
    try sink.take(frame(2, a, isHeld: true))
    #expect(listed.map(\.same_as) == [nil, 0, 0])
    #expect(try FileWriter.read(folder + "/2.png") == [7])
  }
}
