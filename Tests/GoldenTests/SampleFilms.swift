// SPDX-License-Identifier: MIT
//
// A small controller whose label moves, in variants that differ in one thing each, and a folder for a
// test's length.

import Foundation
import ImageCoding
import Recording
import ViewKit

@testable import Golden

/// A motion with everything that tests change.
struct Sample {
  var offset = 0.0
  var duration = 0.25
  var delay = 0.0
  var curve: UIView.AnimationOptions = .curveEaseInOut
  var color = 0x4CB6BE
  var title = "Home"
  var hasSpeck = false
  var width = 60.0

  @MainActor
  func film() throws -> Film {
    let recorder = FrameRecorder(
      device: Device(name: "small", width: width, height: 80, scale: 1), framesPerSecond: 60)
    let controller = UIViewController()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 80))
    root.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: 10 + offset, width: 20, height: 20))
    box.backgroundColor = UIColor(
      red: CGFloat(color >> 16) / 255, green: CGFloat(color >> 8 & 255) / 255,
      blue: CGFloat(color & 255) / 255, alpha: 1)
    let label = UILabel(frame: CGRect(x: 4, y: 60, width: 52, height: 18))
    label.text = title
    root.addSubview(box)
    root.addSubview(label)
    if hasSpeck {
      let speck = UIView(frame: CGRect(x: 14, y: 14, width: 1, height: 1))
      speck.backgroundColor = .black
      root.addSubview(speck)
    }
    controller.view = root
    return try recorder.film(
      controller, name: "move",
      tracing: [
        TraceTarget(name: "item[0].icon", view: box),
        TraceTarget(name: "item[0].title", view: label),
      ]
    ) { _ in
      UIView.animate(withDuration: duration, delay: delay, options: curve) {
        box.frame.origin.y += 30
      }
    }
  }

  @MainActor
  func scene(_ name: String = "sample", fingerprint: String? = nil) -> GoldenScene {
    var scene = GoldenScene(name: name, sequences: ["move"]) { _ in try film() }
    scene.source = "sample.json"
    scene.fingerprint = fingerprint
    return scene
  }
}

/// A folder that is there for the length of a test.
@MainActor
func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
  try FileWriter.createFolder(folder)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}
