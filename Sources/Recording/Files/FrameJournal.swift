// SPDX-License-Identifier: MIT
//
// The frames that are written and that no manifest names yet, for the run after one that is killed: a
// hidden file beside the manifest with its text as far as it goes, which grows by a few frames at a
// time. It is emptied when the manifest takes the frames over and removed when the run ends, however it
// ends, unless by a kill. Whoever reads it checks each frame's pixels, so a torn end does no harm.
//
// Unsafe, and why it is safe: as in FileWriter. The descriptor belongs to this object, which closes it.

import Foundation

/// A file of frames that the manifest does not name yet.
final class FrameJournal {
  /// Frames that a kill may lose; chosen by us: a write costs as much as a hundredth of a small frame.
  private static let mostLost = 8

  private let folder: String
  private let head: [UInt8]
  private var descriptor: Int32 = -1
  private var path = ""
  private var text: [UInt8] = []
  private var frames = 0
  /// A journal that cannot be written is done without.
  private var isGivenUp = false

  /// The journal of a manifest whose file will lie in a folder; nothing is written yet.
  init(_ manifest: Manifest, folder: String) {
    self.folder = folder
    head = Array(manifest.opening.utf8)
  }

  deinit { remove() }

  /// Begins a sequence.
  func begin(name: String, duration: Double, fps: Int) {
    text += Manifest.opening(name: name, duration: duration, fps: fps, isFirst: true).utf8
    text.append(UInt8(ascii: "\n"))
  }

  /// Lists the sequence's next frame by its line of the manifest.
  func add(_ line: String) {
    text += line.utf8
    text.append(UInt8(ascii: "\n"))
    frames += 1
    if frames >= Self.mostLost { flush() }
  }

  /// Ends the sequence.
  func end() { text += Manifest.sequenceEnd(isEmpty: false).utf8.dropFirst() }

  /// Drops everything: the manifest has it.
  func clear() {
    (text, frames) = ([], 0)
    guard descriptor >= 0 else { return }
    if ftruncate(descriptor, head.count) != 0 || lseek(descriptor, head.count, SEEK_SET) < 0 {
      giveUp()
    }
  }

  /// Ends the journal.
  func remove() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    _ = unsafe unlink(path)
  }

  private func flush() {
    if !isGivenUp, descriptor < 0 { create() }
    if !isGivenUp, FileWriter.writeAll(text[...], to: descriptor) != 0 { giveUp() }
    text.removeAll(keepingCapacity: true)
    frames = 0
  }

  private func create() {
    // Another run's of the same number may be there: in a container every process may have it.
    for number in 0..<100 {
      path = "\(folder)/.manifest.json.\(getpid()).\(number).journal"
      descriptor = unsafe open(
        path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 || errno != EEXIST { break }
    }
    guard descriptor >= 0, FileWriter.writeAll(head[...], to: descriptor) == 0 else {
      return giveUp()
    }
  }

  private func giveUp() {
    remove()
    isGivenUp = true
  }

  /// The paths of journals that killed runs left in a folder. A run that begins has none of its own yet.
  static func left(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      let words = name.split(separator: ".", omittingEmptySubsequences: false)
      guard words.count == 6, name.hasPrefix(".manifest.json."), words[5] == "journal",
        let process = Int32(words[3]), process > 0
      else { return false }
      return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
    }.sorted().map { folder + "/" + $0 }
  }
}
