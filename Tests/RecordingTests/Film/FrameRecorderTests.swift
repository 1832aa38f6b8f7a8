// SPDX-License-Identifier: MIT
//
// The camera's interface for code: a controller whose view moves is filmed, traced and written.

import Foundation
import ImageCoding
import Raster
import Testing
import ViewKit

@testable import Recording

/// A white screen with a black square of 10 points.
@MainActor
final class SquareController: UIViewController {
  let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    square.backgroundColor = .black
    view.addSubview(square)
  }
}

@MainActor
struct FrameRecorderTests {
  private let device = Device(name: "small", width: 40, height: 20, scale: 1)

  private func film(fps: Int = 10, then action: ((SquareController) -> Void)? = nil) throws -> Film
  {
    let controller = SquareController()
    let recorder = FrameRecorder(device: device, framesPerSecond: fps)
    controller.loadViewIfNeeded()
    return try recorder.film(
      controller, name: "move", tracing: [TraceTarget(name: "square", view: controller.square)]
    ) { controller in
      if let action { return action(controller) }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        controller.square.frame.origin.x = 20
      }
    }
  }

  @Test func `A film has its frames, its duration, and the pictures of the motion`() throws {
    let film = try film()
    #expect(film.duration == 0.4)
    #expect(film.frames.map(\.time) == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(film.frames.map { $0.views[0].frame[0] } == [0, 5, 10, 15, 20])
    for index in 0..<5 {
      let picture = film.picture(index)
      #expect(picture[index * 5, 5] == .black)
      #expect(picture[index * 5 + 10, 5] == .white)
    }
  }

  @Test func `The trace is a JSON object a line`() throws {
    let lines = try film().trace.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[1] == #"{"frame": 1, "time": 0.1, "views": {"square": {"frame": [5, 0, 10, 10], "#
        + #""center": [10, 5], "alpha": 1, "scale": [1, 1]}}}"#)
  }

  @Test func `Nothing that moves is a film of one frame`() throws {
    let film = try film { _ in }
    #expect(film.duration == 0)
    #expect(film.frames.count == 1)
  }

  @Test func `Repeats without end do not count, but end at the limit when something else runs`()
    throws
  {
    let film = try film { controller in
      UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) {
        controller.square.alpha = 0
      }
    }
    #expect(film.frames.count == 1)
    let recorder = FrameRecorder(device: device, framesPerSecond: 10)
    recorder.longestFilm = 1
    #expect(throws: RecordingError.self) {
      try recorder.film(SquareController()) { controller in
        UIView.animate(withDuration: 9) { controller.square.alpha = 0 }
      }
    }
  }

  @Test func `It is written as frames and a manifest, the same for any number of jobs`() throws {
    let film = try film(fps: 20)
    var files: [[UInt8]] = []
    for jobs in [1, 3] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("simpletab-tests-" + UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let manifest = try film.write(to: folder, jobs: jobs)
      #expect(manifest.sequences[0].frames.count == 9)
      for frame in manifest.sequences[0].frames {
        let image = try PNGReader.read(path: folder.path + "/" + frame.file)
        #expect(PixelHash.hex(of: image) == frame.pixels)
      }
      files.append(try FileWriter.read(folder.path + "/manifest.json"))
      files[files.count - 1] += try FileWriter.read(folder.path + "/frame-0004.png")
    }
    #expect(files[0] == files[1])
  }
}
