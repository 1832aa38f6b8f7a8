// SPDX-License-Identifier: MIT
//
// A journal has the frames that were listed, as far as it goes, wherever a kill cuts it off.

import Foundation
import Testing

@testable import Recording

struct FrameJournalTests {
  private static let manifest = Manifest(
    tool: Manifest.Tool(version: "1"), scene: Manifest.Scene(name: "d", fingerprint: "ab"))

  private static func frame(_ index: Int, _ name: String) -> Manifest.Frame {
    Manifest.Frame(
      index: index, time: Double(index) / 60, file: "\(name)/\(index).png",
      pixels: String(repeating: "\(index % 10)", count: 64), sameAs: index == 3 ? 1 : nil)
  }

  private func frames(_ journal: EarlierManifest) -> [[Manifest.Frame]] {
    journal.sequences.map { sequence in
      var frames: [Manifest.Frame] = []
      journal.forEachFrame(of: sequence) { frame in
        frames.append(frame)
        return true
      }
      return frames
    }
  }

  /// Two whole sequences, an empty one, and one that goes on.
  private func fill(_ journal: FrameJournal) -> [[Manifest.Frame]] {
    [("0-1", 9), ("1-0", 0), ("1-2", 7)].map { name, count in
      journal.begin(name: name, duration: 0.5, fps: 60)
      let frames = (0..<count).map { Self.frame($0, name) }
      for frame in frames { journal.add(Manifest.line(of: frame)) }
      journal.end()
      return frames
    }
  }

  @Test func `All but the last few frames are read, and none that the manifest has`() throws {
    try withFolder { folder in
      let journal = FrameJournal(Self.manifest, folder: folder)
      #expect(FrameJournal.left(in: folder).isEmpty)
      let listed = fill(journal)
      let path = try #require(FrameJournal.left(in: folder).first)
      let found = try #require(EarlierManifest(journal: path))
      #expect(found.scene == Self.manifest.scene)
      #expect(found.sequences.map(\.name) == ["0-1", "1-0", "1-2"])
      #expect(found.sequences.map(\.fps) == [60, 60, 60])
      #expect(frames(found) == listed)
      journal.clear()
      #expect(EarlierManifest(journal: path)?.sequences.isEmpty ?? true)
      #expect(fill(journal) == frames(try #require(EarlierManifest(journal: path))))
      journal.remove()
      #expect(FrameJournal.left(in: folder).isEmpty)
    }
  }

  @Test func `Cut off anywhere, it has some of the frames and nothing else`() throws {
    try withFolder { folder in
      let journal = FrameJournal(Self.manifest, folder: folder)
      let listed = fill(journal)
      let path = try #require(FrameJournal.left(in: folder).first)
      let bytes = try FileWriter.read(path)
      var most = 0
      for count in stride(from: 0, to: bytes.count, by: 7) {
        try FileWriter.write(Array(bytes.prefix(count)), to: folder + "/cut")
        guard let found = EarlierManifest(journal: folder + "/cut") else { continue }
        let frames = frames(found)
        for (frames, all) in zip(frames, listed) {
          #expect(frames == Array(all.prefix(frames.count)), "\(count) bytes")
        }
        #expect(frames.count <= listed.count)
        let sum = frames.reduce(0) { $0 + $1.count }
        #expect(sum >= most, "\(count) bytes")
        most = sum
      }
      #expect(most >= 15)
    }
  }

  @Test func `Journals of processes that run are left alone`() throws {
    try withFolder { folder in
      for name in [
        ".manifest.json.1.0.journal", ".manifest.json.2147483647.0.journal",
        ".manifest.json.x.0.journal", "manifest.json.2147483647.0.journal", ".manifest.json",
      ] { try FileWriter.write([], to: folder + "/" + name) }
      #expect(
        FrameJournal.left(in: folder) == [folder + "/.manifest.json.2147483647.0.journal"])
    }
  }

  @Test func `Where none can be written, there is none`() {
    let journal = FrameJournal(Self.manifest, folder: "/nothing/here")
    #expect(fill(journal).count == 3)
    journal.clear()
    journal.remove()
  }
}
