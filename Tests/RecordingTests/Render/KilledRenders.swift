// SPDX-License-Identifier: MIT
//
// A render that goes on after one that was killed between two manifests.

import Foundation
import Testing
import ViewKit

@testable import Recording

@MainActor
struct KilledRenders {
  private func plan(_ duration: Double) throws -> [PlannedSequence] {
    [
      try PlannedSequence(
        name: SequenceName(from: 0, to: 1), camera: Camera(framesPerSecond: 10), selection: .all
      ) {
        let stage = Stage(size: CGSize(width: 20, height: 10), scale: 2)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.backgroundColor = .black
        stage.window.addSubview(view)
        return Shot(stage: stage) {
          UIView.animate(withDuration: duration) { view.frame.origin.x = 10 }
        }
      }
    ]
  }

  private func renderer(_ folder: String) -> Renderer {
    Renderer(
      folder: folder, scene: "demo", tool: Manifest.Tool(version: "1"), fingerprint: "f",
      camera: Camera(framesPerSecond: 10))
  }

  private func rendered(_ renderer: Renderer, _ plan: [PlannedSequence]) throws -> Manifest {
    try renderer.render(plan)
    return try #require(Manifest(bytes: FileWriter.read(renderer.manifestPath)))
  }

  @Test func `What a killed run lists in its journal alone is not written again`() throws {
    try withFolder { folder in
      let whole = try rendered(renderer(folder + "/whole"), plan(1.9))
      try renderer(folder + "/cut").render(plan(1.9))
      try FileWriter.remove(folder + "/cut/demo/manifest.json")
      // As a kill leaves it after sixteen frames, two of whose files are gone.
      let sequence = whole.sequences[0]
      let journal = FrameJournal(
        Manifest(tool: whole.tool, scene: whole.scene), folder: folder + "/cut/demo")
      journal.begin(name: "0-1", duration: sequence.duration, fps: 10)
      for frame in sequence.frames.prefix(16) { journal.add(Manifest.line(of: frame)) }
      let path = try #require(FrameJournal.left(in: folder + "/cut/demo").first)
      let text = try FileWriter.read(path)
      journal.remove()
      for frame in sequence.frames[10..<12] {
        try FileWriter.remove(folder + "/cut/demo/" + frame.file)
      }
      try FileWriter.write(text, to: folder + "/cut/demo/.manifest.json.2147483647.0.journal")
      func numbers() throws -> [Int?] {
        try sequence.frames.prefix(10).map { frame in
          try FileManager.default.attributesOfItem(atPath: folder + "/cut/demo/" + frame.file)[
            .systemFileNumber] as? Int
        }
      }
      let before = try numbers()
      var again = renderer(folder + "/cut")
      again.resumes = true
      #expect(try rendered(again, plan(1.9)) == whole)
      #expect(try numbers() == before && before.count == 10)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/cut/demo")
      #expect(names.sorted() == ["0-1", "manifest.json"])
      for frame in sequence.frames {
        #expect(
          try FileWriter.read(folder + "/cut/demo/" + frame.file)
            == FileWriter.read(folder + "/whole/demo/" + frame.file))
      }
    }
  }
}
