// SPDX-License-Identifier: MIT
//
// A manifest whose frames are listed one by one has the bytes of one that is written whole.

import Foundation
import Testing

@testable import Recording

struct ManifestListingTests {
  private func frames(_ count: Int, name: String) -> [Manifest.Frame] {
    (0..<count).map { index in
      Manifest.Frame(
        index: index, time: Double(index) / 60, file: "\(name)/\(index).png",
        pixels: String(repeating: "\(index % 10)", count: 64), sameAs: index == 3 ? 1 : nil)
    }
  }

  private func manifest(_ counts: [Int]) -> Manifest {
    var manifest = Manifest(
      tool: Manifest.Tool(version: "1"), scene: Manifest.Scene(name: "d \"e\"", fingerprint: "ab"))
    manifest.sequences = counts.enumerated().map { place, count in
      Manifest.Sequence(
        name: "0-\(place)", duration: 0.55, fps: 60, frames: frames(count, name: "0-\(place)"))
    }
    return manifest
  }

  // The last one does not fit into the spool's memory.
  @Test(arguments: [[], [0], [1], [0, 4, 0], [5, 1, 2], [3, 4000, 1]])
  func `Listed frame by frame or written whole, the bytes are the same`(counts: [Int]) throws {
    try withFolder { folder in
      var manifest = manifest(counts)
      let listing = ManifestListing(manifest, folder: folder)
      for sequence in manifest.sequences { try listing.add(sequence) }
      manifest.fonts = [Manifest.FontFile(file: "Box.ttf", sha256: "cd")]
      try listing.save(fonts: manifest.fonts, at: folder + "/manifest.json")
      let bytes = try FileWriter.read(folder + "/manifest.json")
      #expect(bytes == Array(manifest.text.utf8))
      #expect(Manifest(bytes: bytes) == manifest)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["manifest.json"])
    }
  }

  @Test(arguments: [3, 3000])
  func `A sequence that is not whole is left out, and listing goes on after that`(count: Int) throws
  {
    try withFolder { folder in
      let manifest = manifest([2, count, 4])
      let listing = ManifestListing(manifest, folder: folder)
      try listing.add(manifest.sequences[0])
      #expect(listing.isDue)
      try listing.begin(name: "0-1", duration: 0.55, fps: 60)
      for frame in manifest.sequences[1].frames { try listing.add(frame) }
      try listing.save(fonts: [], at: folder + "/manifest.json")
      let first = try FileWriter.read(folder + "/manifest.json")
      #expect(Manifest(bytes: first)?.sequences == [manifest.sequences[0]])
      #expect(!listing.isBehind)
      for sequence in manifest.sequences.dropFirst() { try listing.add(sequence) }
      try listing.save(fonts: [], at: folder + "/manifest.json")
      #expect(try FileWriter.read(folder + "/manifest.json") == Array(manifest.text.utf8))
    }
  }

  @Test func `A file is due after an eighth more frames`() throws {
    let listing = ManifestListing(manifest([]), folder: "/nowhere")
    try listing.add(manifest([80]).sequences[0])
    listing.markSaved()
    try listing.add(manifest([9]).sequences[0])
    #expect(!listing.isDue && listing.isBehind)
    try listing.add(manifest([1]).sequences[0])
    #expect(listing.isDue)
  }
}
