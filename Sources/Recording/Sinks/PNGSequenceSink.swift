// SPDX-License-Identifier: MIT
//
// A file a frame. A frame whose pixels an earlier frame of the sequence has is a hard link to that
// file, and the manifest says so. Nothing is written outside the folder, whatever links lie in it.

/// Writes a sequence of frames into files.
@MainActor
final class PNGSequenceSink: FrameSink {
  /// The frames written, for the manifest.
  private(set) var frames: [Manifest.Frame] = []

  private let folder: String
  private let base: String
  private let name: (Int) -> String
  private var first: [String: Int] = [:]
  private var files: [Int: String] = [:]
  private var folders: Set<String> = []

  /// Writes into `folder`; `name` gives a frame's file relative to it; the manifest lies in the
  /// sub-folder `base`, to which the files in it are relative. The frames `kept` are there already.
  init(
    folder: String, base: String, after kept: [Manifest.Frame] = [],
    name: @escaping (Int) -> String
  ) {
    self.folder = folder
    self.base = base
    self.name = name
    for frame in kept {
      var frame = frame
      frame.same_as = first[frame.pixels]
      frames.append(frame)
      guard frame.same_as == nil else { continue }
      first[frame.pixels] = frame.index
      files[frame.index] = folder + "/" + name(frame.index)
    }
  }

  func take(_ frame: FinishedFrame) throws {
    let file = name(frame.index)
    let path = folder + "/" + file
    let parent = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
    if folders.insert(parent).inserted {
      try FileWriter.createFolder(parent, inside: folder)
      FileWriter.removeLeftovers(in: parent)
    }
    let pixels = frame.isHeld ? frames.last?.pixels ?? "" : frame.pixels
    let earlier = first[pixels]
    if let earlier, let existing = files[earlier] {
      try FileWriter.link(existing, as: path)
    } else {
      try FileWriter.place(frame.bytes, at: path)
      first[pixels] = frame.index
      files[frame.index] = path
    }
    frames.append(
      Manifest.Frame(
        index: frame.index, time: frame.time, file: Self.relative(file, to: base), pixels: pixels,
        sameAs: earlier))
  }

  /// A file's name as seen from a sub-folder of the same folder.
  static func relative(_ file: String, to base: String) -> String {
    if base.isEmpty { return file }
    if file.hasPrefix(base + "/") { return String(file.dropFirst(base.count + 1)) }
    return String(repeating: "../", count: base.split(separator: "/").count) + file
  }
}
