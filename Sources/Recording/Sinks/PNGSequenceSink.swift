// SPDX-License-Identifier: MIT
//
// A file a frame. A frame whose pixels an earlier frame of the sequence has is a hard link to that
// file, and the manifest says so. Nothing is written outside the folder, whatever links lie in it. Of a
// frame nothing is kept but the hash of its pixels, where no earlier one has them.

/// Writes a sequence of frames into files.
@MainActor
final class PNGSequenceSink: FrameSink {
  /// How many frames there are.
  private(set) var count = 0

  private let folder: String
  private let base: String
  private let name: (Int) -> String
  private let list: (Manifest.Frame) throws -> Void
  /// The first frame that shows each picture.
  private var first: [PixelName: Int] = [:]
  private var lastPixels = ""
  private var lastFolder = ""

  /// Writes into `folder`; `name` gives a frame's file relative to it; the manifest lies in the
  /// sub-folder `base`, to which the files in it are relative, and `list` takes its frames.
  init(
    folder: String, base: String, name: @escaping (Int) -> String,
    list: @escaping (Manifest.Frame) throws -> Void
  ) {
    self.folder = folder
    self.base = base
    self.name = name
    self.list = list
  }

  /// Lists the next frame, whose file is there already.
  func keep(_ frame: Manifest.Frame) throws {
    var frame = frame
    frame.same_as = earlier(frame.pixels, frame.index)
    try add(frame)
  }

  func take(_ frame: FinishedFrame) throws {
    let file = name(frame.index)
    let path = folder + "/" + file
    let parent = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
    if parent != lastFolder {
      try FileWriter.createFolder(parent, inside: folder)
      FileWriter.removeLeftovers(in: parent)
      lastFolder = parent
    }
    let pixels = frame.isHeld ? lastPixels : frame.pixels
    let earlier = earlier(pixels, frame.index)
    if let earlier {
      try FileWriter.link(folder + "/" + name(earlier), as: path)
    } else {
      try FileWriter.place(frame.bytes, at: path)
    }
    try add(
      Manifest.Frame(
        index: frame.index, time: frame.time, file: Self.relative(file, to: base), pixels: pixels,
        sameAs: earlier))
  }

  private func add(_ frame: Manifest.Frame) throws {
    lastPixels = frame.pixels
    try list(frame)
    count += 1
  }

  /// The earlier frame that shows the same pixels, or `nil` for one that is the first to show them.
  private func earlier(_ pixels: String, _ index: Int) -> Int? {
    guard let name = PixelName(pixels) else { return nil }
    if let earlier = first[name] { return earlier }
    first[name] = index
    return nil
  }

  /// A file's name as seen from a sub-folder of the same folder.
  static func relative(_ file: String, to base: String) -> String {
    if base.isEmpty { return file }
    if file.hasPrefix(base + "/") { return String(file.dropFirst(base.count + 1)) }
    return String(repeating: "../", count: base.split(separator: "/").count) + file
  }
}

/// The hash of a picture's pixels in 32 bytes: films have a hundred thousand frames.
private struct PixelName: Hashable {
  private let words: SIMD4<UInt64>

  /// The hash that 64 hexadecimal digits state.
  init?(_ digits: String) {
    guard digits.utf8.count == 64 else { return nil }
    var words = SIMD4<UInt64>()
    var rest = Substring(digits)
    for index in 0..<4 {
      guard let word = UInt64(rest.prefix(16), radix: 16) else { return nil }
      words[index] = word
      rest = rest.dropFirst(16)
    }
    self.words = words
  }
}
