// SPDX-License-Identifier: MIT
//
// Pictures of goldens: each distinct frame is made once, and an animation gives back what was filmed.

import ImageCoding
import Recording
import Testing

@testable import Golden

@MainActor
struct GoldenPicturesTests {
  @Test func `Frames that draw the same give the same picture, in the frames' order`() throws {
    let film = try Sample(delay: 0.1).film()
    let frames = [0, 3, 12, 0].map { (film: film, number: $0, isEncoded: true) }
    let pictures = try GoldenPictures.pictures(frames, jobs: 2)
    #expect(pictures.map(\.pixels) == [0, 3, 12, 0].map { PixelHash.hex(of: film.picture($0)) })
    #expect(pictures[0].pixels == pictures[1].pixels && pictures[0].pixels != pictures[2].pixels)
    #expect(try PNGReader.read(bytes: pictures[2].file).pixmap == film.picture(12))
  }

  @Test func `An animation gives back every frame, those that are held too`() throws {
    let film = try Sample(delay: 0.1).film()
    var animation = try GoldenAnimation(
      GoldenPictures.animation(of: film, jobs: 2), path: "film.png",
      framesPerSecond: film.framesPerSecond)
    for number in film.frames.indices {
      #expect(try animation.picture(number) == film.picture(number), "frame \(number)")
    }
    #expect(try animation.picture(film.frames.count) == nil)
  }

  @Test(arguments: FrameChoice.allCases)
  func `A golden's files do not depend on how many jobs there are`(choice: FrameChoice) throws {
    try withFolder { folder in
      var files: [[String: [UInt8]]] = []
      for jobs in [1, 2, 7] {
        let store = GoldenStore(folder: folder + "/\(jobs)")
        var recorder = GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
        (recorder.frames, recorder.jobs) = (choice, jobs)
        try recorder.record(Sample(delay: 0.1).scene("sample"), mode: .all)
        let manifest = try #require(store.manifest("sample"))
        files.append(
          try Dictionary(
            uniqueKeysWithValues: manifest.files.map {
              ($0, try FileWriter.read(store.path("sample") + "/" + $0))
            }))
      }
      #expect(files[0].count > 2)
      #expect(files[0] == files[1] && files[0] == files[2])
    }
  }
}
