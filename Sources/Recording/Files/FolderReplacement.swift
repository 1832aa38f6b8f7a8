// SPDX-License-Identifier: MIT
//
// A whole folder replaced so that a process killed at any moment loses nothing. The new content is
// built in a hidden folder beside the target (`.NAME.PID.part`), then
//   rename NAME → .NAME.old,  rename .NAME.PID.part → NAME,  remove .NAME.old.
// Between the first two steps only `.NAME.old` holds the content: `current` reads from there and
// `recover` puts it back. Leftovers are hidden and told by their endings, so nobody takes them for
// content.
//
// Unsafe, and why it is safe: paths are Swift strings, bridged for the length of one call.

import Foundation

/// Replaces a folder by a new one.
public struct FolderReplacement: Sendable {
  /// The folder.
  public let target: String
  /// Where the new content is built.
  public let part: String
  private let old: String

  /// The replacement of a folder, whose path has at least one name.
  public init(_ target: String) {
    self.target = target
    let name = target.split(separator: "/").last.map(String.init) ?? target
    let parent = String(target.dropLast(name.count))
    part = "\(parent).\(name).\(getpid()).part"
    old = "\(parent).\(name).old"
  }

  /// Where the content is now: the target, or what a killed process left of it.
  public var current: String {
    let manager = FileManager.default
    return !manager.fileExists(atPath: target) && manager.fileExists(atPath: old) ? old : target
  }

  /// Starts anew: an empty folder at `part`, with nothing left of earlier tries.
  public func begin() throws(FileError) {
    try recover()
    try Self.removeFolder(part)
    try FileWriter.createFolder(part)
  }

  /// Gives up: removes what was built so far.
  public func abandon() { try? Self.removeFolder(part) }

  /// Puts what was built at `part` in the target's place.
  public func commit() throws(FileError) {
    if FileManager.default.fileExists(atPath: target) { try Self.move(target, old) }
    try Self.move(part, target)
    try Self.removeFolder(old)
  }

  /// Puts back what a killed process had moved aside, or removes it when the target is there.
  public func recover() throws(FileError) {
    let manager = FileManager.default
    guard manager.fileExists(atPath: old) else { return }
    if manager.fileExists(atPath: target) {
      try Self.removeFolder(old)
    } else {
      try Self.move(old, target)
    }
  }

  /// Removes a folder in two steps, so that a killed process leaves all of it or none.
  public func remove() throws(FileError) {
    try recover()
    guard FileManager.default.fileExists(atPath: target) else { return }
    try Self.removeFolder(part)
    try Self.move(target, part)
    try Self.removeFolder(part)
  }

  /// Whether a name is that of a leftover: the process that built it may still run.
  public static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(".") && (name.hasSuffix(".part") || name.hasSuffix(".old"))
  }

  /// Repairs a folder of folders: puts back what killed processes moved aside, removes what they
  /// were building, and gives the removed names. What a running process builds stays.
  @discardableResult
  public static func clean(_ folder: String) throws(FileError) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var removed: [String] = []
    for name in names.sorted() where isLeftover(name) {
      let words = name.split(separator: ".")
      if name.hasSuffix(".old") {
        let target = name.dropFirst().dropLast(4)
        try FolderReplacement(folder + "/" + target).recover()
      } else if let process = words.dropLast().last.flatMap({ Int32($0) }), process != getpid(),
        kill(process, 0) == 0 || errno == EPERM
      {
        continue
      } else {
        try removeFolder(folder + "/" + name)
      }
      removed.append(name)
    }
    return removed
  }

  private static func removeFolder(_ path: String) throws(FileError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do { try FileManager.default.removeItem(atPath: path) } catch {
      throw FileError(path: path, code: EIO)
    }
  }

  private static func move(_ from: String, _ to: String) throws(FileError) {
    guard unsafe rename(from, to) == 0 else { throw FileError(path: to, code: errno) }
  }
}
