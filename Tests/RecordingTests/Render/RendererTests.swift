// SPDX-License-Identifier: MIT
//
// Plans, limits and renders into folders: files, manifest, resuming, and what a shorter film leaves.

import Foundation
import Testing
import ViewKit

@testable import Recording

@MainActor
struct RendererTests {
  private func shot(_ duration: Double) -> Shot {
    let stage = Stage(size: CGSize(width: 20, height: 10), scale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.backgroundColor = .black
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    return Shot(stage: stage) {
      UIView.animate(withDuration: duration) { view.frame.origin.x = 10 }
    }
  }

  private func plan(
    _ duration: Double = 0.4, _ selection: FrameSelection = .all
  ) throws -> [PlannedSequence] {
    [
      try PlannedSequence(
        name: SequenceName(from: 0, to: 1), camera: Camera(framesPerSecond: 10),
        selection: selection
      ) { shot(duration) }
    ]
  }

  private func renderer(_ folder: String, fingerprint: String = "f") -> Renderer {
    Renderer(
      folder: folder, scene: "demo", tool: Manifest.Tool(version: "1"), fingerprint: fingerprint,
      camera: Camera(framesPerSecond: 10))
  }

  private func isReused(_ renderer: Renderer) throws -> Bool? {
    var reused: Bool?
    try renderer.render(plan()) { if case .end(_, _, let isReused) = $0 { reused = isReused } }
    return reused
  }

  /// Renders, and reads the manifest that was written.
  private func rendered(_ renderer: Renderer, _ plan: [PlannedSequence]) throws -> Manifest {
    try renderer.render(plan)
    return try #require(Manifest(bytes: FileWriter.read(renderer.manifestPath)))
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `A pattern that gives two frames one name is refused`() throws {
    let plan =
      try plan() + [
        PlannedSequence(
          name: SequenceName(from: 1, to: 0), camera: Camera(framesPerSecond: 10), selection: .all
        ) { shot(0.4) }
      ]
    var renderer = renderer("out")
    try renderer.checkNames(plan)
    renderer.pattern = try FramePattern("{from}{to}/%d.png")
    try renderer.checkNames(plan)
    renderer.pattern = try FramePattern("x/%d.png")
    #expect(
      throws: FramePattern.Fault(
        reason: "frame 0 of 0-1 and frame 0 of 1-0 would both be x/0.png")
    ) { try renderer.checkNames(plan) }
  }

  @Test func `Frames of another film do not stay between the new ones`() throws {
    try withFolder { folder in
      try renderer(folder, fingerprint: "a").render(plan())
      try renderer(folder, fingerprint: "a").render(plan(0.4, FrameSelection(frames: "1")))
      #expect(try names(folder + "/demo/0-1").count == 5)
      try renderer(folder, fingerprint: "a").render(plan())
      try renderer(folder, fingerprint: "b").render(plan(0.4, FrameSelection(frames: "1-2")))
      let left = try names(folder + "/demo/0-1")
      #expect(left == ["frame-0001.png", "frame-0002.png"])
    }
  }

  @Test func `A plan knows lengths and frames before anything is written`() throws {
    let planned = try plan(0.4, FrameSelection(frames: "0-4:2"))[0]
    #expect(
      planned.length
        == ShotLength(
          duration: 0.4, count: 5, width: 40, height: 20, largestFrame: 800, changesSize: false))
    #expect(planned.frames == [0, 2, 4])
    #expect((-1...6).filter(planned.wants) == [0, 2, 4])
  }

  @Test func `Limits refuse what is too much`() throws {
    let plan = try plan()
    var limits = RenderLimits()
    #expect(throws: Never.self) { try limits.check(plan) }
    limits.frames = 4
    #expect(throws: RecordingError.tooMuch(what: "frames", count: 5, limit: 4)) {
      try limits.check(plan)
    }
    limits = RenderLimits()
    limits.pixelsPerFrame = 799
    #expect(throws: RecordingError.tooMuch(what: "pixels a frame", count: 800, limit: 799)) {
      try limits.check(plan)
    }
    limits = RenderLimits()
    limits.pixels = 3999
    #expect(throws: RecordingError.tooMuch(what: "pixels", count: 4000, limit: 3999)) {
      try limits.check(plan)
    }
  }

  @Test func `Frames and manifest lie where the contract says`() throws {
    try withFolder { folder in
      let manifest = try rendered(renderer(folder), plan())
      #expect(try names(folder) == ["demo"])
      #expect(try names(folder + "/demo") == ["0-1", "manifest.json"])
      #expect(try names(folder + "/demo/0-1").first == "frame-0000.png")
      #expect(manifest.sequences[0].frames.map(\.index) == [0, 1, 2, 3, 4])
      #expect(try FileWriter.read(folder + "/demo/manifest.json") == Array(manifest.text.utf8))
    }
  }

  @Test func `A frame is the same whether asked for alone or with all`() throws {
    try withFolder { folder in
      let all = try rendered(renderer(folder + "/a"), plan())
      let one = try rendered(renderer(folder + "/b"), plan(0.4, FrameSelection(frames: "3")))
      #expect(one.sequences[0].frames.map(\.pixels) == [all.sequences[0].frames[3].pixels])
      #expect(
        try FileWriter.read(folder + "/a/demo/0-1/frame-0003.png")
          == FileWriter.read(folder + "/b/demo/0-1/frame-0003.png"))
    }
  }

  @Test func `Files and manifest do not depend on how many jobs there are`() throws {
    try withFolder { folder in
      var one = renderer(folder + "/1")
      one.jobs = 1
      let manifest = try rendered(one, plan())
      for jobs in [2, 3, 16] {
        var many = renderer(folder + "/\(jobs)")
        many.jobs = jobs
        #expect(try rendered(many, plan()) == manifest)
        for frame in manifest.sequences[0].frames {
          #expect(
            try FileWriter.read(folder + "/\(jobs)/demo/\(frame.file)")
              == FileWriter.read(folder + "/1/demo/\(frame.file)"))
        }
      }
    }
  }

  @Test func `Resuming keeps what is complete and renders what is damaged or changed`() throws {
    try withFolder { folder in
      var renderer = renderer(folder)
      renderer.resumes = true
      #expect(try isReused(renderer) == false)
      #expect(try isReused(renderer) == true)
      try FileWriter.write([1, 2, 3], to: folder + "/demo/0-1/frame-0002.png")
      #expect(try isReused(renderer) == false)
      #expect(try isReused(renderer) == true)
      renderer.fingerprint = "other"
      #expect(try isReused(renderer) == false)
    }
  }

  @Test func `A manifest in any order has no frame removed that was just written`() throws {
    try withFolder { folder in
      var manifest = try rendered(renderer(folder), plan())
      manifest.sequences[0].frames.reverse()
      manifest.scene.fingerprint = "other"
      try FileWriter.write(Array(manifest.text.utf8), to: folder + "/demo/manifest.json")
      try renderer(folder).render(plan())
      #expect(try names(folder + "/demo/0-1").count == 5)
    }
  }

  @Test func `A shorter film removes the frames that no longer exist`() throws {
    try withFolder { folder in
      try renderer(folder).render(plan(0.4))
      try renderer(folder, fingerprint: "g").render(plan(0.2))
      #expect(
        try names(folder + "/demo/0-1") == ["frame-0000.png", "frame-0001.png", "frame-0002.png"])
    }
  }

  @Test func `A pipe gets every frame in order`() throws {
    var renderer = renderer("-")
    renderer.format = .raw
    var sizes: [Int] = []
    try renderer.stream(plan(), send: { sizes.append($0.count) })
    #expect(sizes == [3200, 3200, 3200, 3200, 3200])
  }

  /// A renderer whose filming is interrupted once so many frames are written.
  private func interrupted(_ folder: String, after frames: Int, jobs: Int = 1) throws -> Interrupted
  {
    let interruption = Interruption()
    var renderer = renderer(folder)
    renderer.camera.interruption = interruption
    renderer.jobs = jobs
    do {
      try renderer.render(plan(1.9)) {
        if case .frame(_, let done, _) = $0, done >= frames { interruption.request(signal: 15) }
      }
    } catch let end as Interrupted { return end }
    return Interrupted(signal: 0)
  }

  @Test(arguments: [1, 3])
  func `An interrupted render names what is whole, and resumes to the same files`(jobs: Int) throws
  {
    try withFolder { folder in
      try renderer(folder + "/whole").render(plan(1.9))
      let end = try interrupted(folder + "/cut", after: 2, jobs: jobs)
      #expect(end.signal == 15)
      let text = try FileWriter.read(folder + "/cut/demo/manifest.json")
      let manifest = try #require(Manifest(bytes: text))
      let written = manifest.sequences[0].frames
      #expect((2..<20).contains(written.count))
      #expect(end.done == "\(written.count) of 20 frames of 0-1 are written")
      #expect(try names(folder + "/cut/demo/0-1") == written.map { String($0.file.dropFirst(4)) })
      // What was written before is not written again.
      let first = folder + "/cut/demo/0-1/frame-0000.png"
      let number = try FileManager.default.attributesOfItem(atPath: first)[.systemFileNumber]
      var again = renderer(folder + "/cut")
      again.resumes = true
      try again.render(plan(1.9))
      let after = try FileManager.default.attributesOfItem(atPath: first)[.systemFileNumber]
      #expect(number as? Int == after as? Int)
      for name in ["manifest.json"] + (0..<20).map({ "0-1/frame-00\($0 / 10)\($0 % 10).png" }) {
        let whole = try FileWriter.read(folder + "/whole/demo/" + name)
        #expect(try FileWriter.read(folder + "/cut/demo/" + name) == whole, "\(name)")
      }
    }
  }

  @Test
  func `A resumed render writes again from the first frame that is not what the manifest says`()
    throws
  {
    try withFolder { folder in
      try renderer(folder).render(plan())
      let files = (0..<5).map { folder + "/demo/0-1/frame-000\($0).png" }
      let whole = try files.map { try FileWriter.read($0) }
      let manifest = try FileWriter.read(folder + "/demo/manifest.json")
      try FileWriter.write(Array(whole[2].prefix(50)), to: files[2])
      try FileWriter.remove(files[4])
      var again = renderer(folder)
      again.resumes = true
      try again.render(plan())
      #expect(try files.map { try FileWriter.read($0) } == whole)
      #expect(try FileWriter.read(folder + "/demo/manifest.json") == manifest)
    }
  }

  @Test func `What a killed render left is removed, what a running one makes is not`() throws {
    try withFolder { folder in
      try FileWriter.createFolder(folder + "/demo/0-1")
      // No process has the first number; the second is a process that runs as long as this one. The
      // others are somebody else's.
      let parts = [
        ".frame-0000.png.2147483647.part", ".frame-0001.png.1.part", ".a.part", ".b.png.c.part",
        ".film.mkv.2147483647.part", ".vimrc.old", ".x.png.2147483647.old",
      ]
      for part in parts { try FileWriter.write([1], to: folder + "/demo/0-1/" + part) }
      try renderer(folder).render(plan())
      let left = try names(folder + "/demo/0-1").filter { $0.hasPrefix(".") }
      #expect(left.sorted() == parts.dropFirst().sorted())
    }
  }

  @Test func `Links in the output folder lead nothing out of it`() throws {
    try withFolder { folder in
      try FileWriter.createFolder(folder + "/out/demo/0-1")
      try FileWriter.write([1], to: folder + "/kept")
      let frame = folder + "/out/demo/0-1/frame-0000.png"
      try FileManager.default.createSymbolicLink(
        atPath: frame, withDestinationPath: folder + "/kept")
      try renderer(folder + "/out").render(plan())
      #expect(try FileWriter.read(folder + "/kept") == [1])
      #expect(try FileWriter.read(frame).count > 8)
      try FileWriter.createFolder(folder + "/elsewhere")
      try FileManager.default.removeItem(atPath: folder + "/out/demo/0-1")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/out/demo/0-1", withDestinationPath: folder + "/elsewhere")
      let error = #expect(throws: FileError.self) {
        try renderer(folder + "/out").render(plan())
      }
      #expect(error?.reason == "a symbolic link leads out of \(folder)/out")
      #expect(try names(folder + "/elsewhere") == [])
    }
  }

  @Test func `A device in the manifest's or a frame's place is not read`() throws {
    try withFolder { folder in
      var renderer = renderer(folder)
      renderer.resumes = true
      try renderer.render(plan())
      for name in ["0-1/frame-0002.png", "manifest.json"] {
        try FileWriter.remove(folder + "/demo/" + name)
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/demo/" + name, withDestinationPath: "/dev/zero")
        #expect(try isReused(renderer) == false)
        #expect(try isReused(renderer) == true)
      }
    }
  }

  private func plan(tabs: Int) throws -> [PlannedSequence] {
    try (1...tabs).map { tab in
      try PlannedSequence(
        name: SequenceName(from: 0, to: tab), camera: Camera(framesPerSecond: 10), selection: .all
      ) { shot(0.3) }
    }
  }

  @Test func `A scene of many sequences does not write a manifest after each`() throws {
    try withFolder { folder in
      let plan = try plan(tabs: 60)
      var listed: [Int] = []
      try renderer(folder).render(plan) {
        guard case .begin = $0, let bytes = try? FileWriter.read(folder + "/demo/manifest.json")
        else { return }
        listed.append(Manifest(bytes: bytes)?.sequences.count ?? 0)
      }
      let files = Set(listed)
      // Every one of the first eight, then in steps of an eighth.
      #expect(files.isSuperset(of: 1...8))
      #expect(files.count < 30)
      for (before, count) in listed.enumerated() { #expect(count * 9 >= before * 8 - 8) }
      let end = try #require(Manifest(bytes: FileWriter.read(folder + "/demo/manifest.json")))
      #expect(end.sequences.map(\.name) == (1...60).map { "0-\($0)" })
    }
  }

  @Test func `What was whole when something fails is listed`() throws {
    try withFolder { folder in
      let plan = try plan(tabs: 30)
      // A folder in the place of a frame: it cannot be written.
      try FileWriter.createFolder(folder + "/demo/0-30/frame-0001.png")
      #expect(throws: FileError.self) { try renderer(folder).render(plan) }
      let manifest = try #require(Manifest(bytes: FileWriter.read(folder + "/demo/manifest.json")))
      #expect(manifest.sequences.map(\.name) == (1...29).map { "0-\($0)" })
      #expect(try names(folder + "/demo").filter { $0.hasPrefix(".") } == [])
    }
  }

  @Test func `Sequences that a render does not touch stay listed`() throws {
    try withFolder { folder in
      let plan = try plan(tabs: 3)
      try renderer(folder).render(plan)
      try renderer(folder).render([plan[1]])
      let manifest = try #require(Manifest(bytes: FileWriter.read(folder + "/demo/manifest.json")))
      #expect(manifest.sequences.map(\.name) == ["0-1", "0-3", "0-2"])
      #expect(manifest.sequences.map(\.frames.count) == [4, 4, 4])
    }
  }
}
