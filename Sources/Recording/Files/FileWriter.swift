// SPDX-License-Identifier: MIT
//
// Whole files through POSIX calls: bytes go to a hidden file beside the target, which takes the
// target's name in one step (rename(2)) once it is complete, so a reader finds the old file, the new
// file, or none, and never half of one. When anything fails the hidden file is removed. Files that stand
// alone are flushed to the disk before they take their names; frames are not, because they can be made
// again and their manifest tells whether they are whole.
//
// Unsafe, and why it is safe: paths are Swift strings, bridged for the length of one call; the bytes
// written are borrowed from an array that outlives the call, and no pointer is kept. A descriptor is
// owned by the function that opened it and closed on every way out.

import Foundation

/// Writes, links and removes files.
public enum FileWriter {
  /// Makes a folder and those above it; a folder that exists is fine.
  public static func createFolder(_ path: String) throws(FileError) {
    // Most often it is there, or its parent is; the way that names what stands in it is longer.
    if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST && kind(of: path) == S_IFDIR { return }
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      if !made.isEmpty, !made.hasSuffix("/") { made += "/" }
      made += part
      guard unsafe mkdir(made, 0o777) != 0 else { continue }
      let code = errno
      // A parent that may not be written to answers EACCES or EROFS even where the folder exists.
      guard isFolder(made) else {
        throw FileError(path: made, code: code == EEXIST ? ENOTDIR : code)
      }
    }
  }

  /// Makes a folder inside another one, which is made too; one that leads out of it is refused.
  public static func createFolder(_ path: String, inside folder: String) throws(FileError) {
    try createFolder(path)
    guard isInside(path, folder) else {
      throw FileError(
        path: path, kind: .cannotCreate, reason: "a symbolic link leads out of \(folder)")
    }
  }

  /// Whether a path, its symbolic links resolved, is a folder or something in it. What is not there
  /// counts by the deepest folder on its way that is, and its names after that.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    let (path, folder) = (whole(path), whole(folder))
    return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// A path from the root without links, `.` and `..`.
  private static func whole(_ path: String) -> String {
    var names = path.split(separator: "/").map(String.init)
    var rest: [String] = []
    let root = path.hasPrefix("/") ? "/" : "./"
    while true {
      let known = root + names.joined(separator: "/")
      if let real = unsafe realpath(known, nil) {
        defer { unsafe free(real) }
        var parts = unsafe String(cString: real).split(separator: "/").map(String.init)
        for name in rest.reversed() where name != "." {
          if name == ".." { _ = parts.popLast() } else { parts.append(name) }
        }
        return "/" + parts.joined(separator: "/")
      }
      guard let last = names.popLast() else { return path }
      rest.append(last)
    }
  }

  /// Puts bytes under a name in a folder that is ours to fill: a link of that name is replaced, not
  /// followed, and what is no plain file is left alone. `flushing` sends them to the disk first.
  public static func place(
    _ bytes: [UInt8], at path: String, flushing: Bool = false
  ) throws(FileError) {
    let earlier = try earlierMode(path)
    try replace(path, earlier, shown: path, flushing: flushing) { writeAll(bytes[...], to: $0) }
  }

  /// Puts what a spool has, between two texts, under a name in a folder that is ours to fill, flushed to
  /// the disk.
  static func place(
    _ head: String, _ spool: SpoolFile, _ foot: String, at path: String
  ) throws(FileError) {
    let earlier = try earlierMode(path)
    try replace(path, earlier, shown: path, flushing: true) { descriptor in
      var code = writeAll(Array(head.utf8)[...], to: descriptor)
      if code == 0 { code = spool.copy(to: descriptor) }
      return code == 0 ? writeAll(Array(foot.utf8)[...], to: descriptor) : code
    }
  }

  /// The mode of what stands in a place, or `nil` for nothing; throws where it is no plain file and no link.
  private static func earlierMode(_ path: String) throws(FileError) -> mode_t? {
    var information = stat()
    guard unsafe lstat(path, &information) == 0 else { return nil }
    let kind = information.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFLNK else {
      throw FileError(path: path, code: kind == S_IFDIR ? EISDIR : EEXIST)
    }
    return information.st_mode
  }

  /// Puts bytes under a name, replacing a file of that name, whose permissions stay. What a symbolic
  /// link leads to is replaced, not the link; a device or a named pipe is written to and stays what it
  /// is.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    switch kind(of: path) {
    case S_IFREG?, nil:
      let target = try resolved(path)
      let earlier = try earlierMode(target)
      try replace(target, earlier, shown: path, flushing: true) { writeAll(bytes[...], to: $0) }
    case S_IFDIR?: throw FileError(path: path, code: EISDIR)
    default: try append(bytes, to: path)
    }
  }

  /// Puts what a function writes to a descriptor under a name, in place of what has a mode, if anything has
  /// the name; the function gives 0 or an error number.
  private static func replace(
    _ path: String, _ earlier: mode_t?, shown: String, flushing: Bool, writing: (Int32) -> Int32
  ) throws(FileError) {
    let part = hiddenName(for: path)
    let descriptor = unsafe open(part, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: shown, code: errno) }
    var code = writing(descriptor)
    // A file that takes another's place keeps its permissions.
    if let earlier, earlier & S_IFMT == S_IFREG { fchmod(descriptor, earlier & 0o7777) }
    // What cannot be flushed, such as a file in memory, says EINVAL.
    if code == 0, flushing, fsync(descriptor) != 0, errno != EINVAL { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, unsafe rename(part, path) != 0 { code = errno }
    guard code == 0 else {
      _ = unsafe unlink(part)
      throw FileError(path: shown, code: code)
    }
  }

  /// Opens a new file without a name in a folder's file system, to write and read.
  static func openNameless(in folder: String) throws(FileError) -> Int32 {
    let part = hiddenName(for: folder + "/frames.json")
    let descriptor = unsafe open(
      part, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: folder, code: errno) }
    _ = unsafe unlink(part)
    return descriptor
  }

  /// Writes into something that is no plain file.
  private static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    var code = writeAll(bytes[...], to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw FileError(path: path, code: code) }
  }

  /// Gives an existing file a second name, replacing a file of that name. Where the file system has no
  /// hard links the bytes are copied.
  public static func link(_ existing: String, as path: String) throws(FileError) {
    let part = hiddenName(for: path)
    _ = unsafe unlink(part)
    guard unsafe Foundation.link(existing, part) == 0 else {
      return try write(read(existing), to: path)
    }
    let code = unsafe rename(part, path) == 0 ? 0 : errno
    // rename(2) does nothing when both names are one file already.
    _ = unsafe unlink(part)
    guard code == 0 else { throw FileError(path: path, code: code) }
  }

  /// A plain file's bytes, at most so many; 1 GiB unless given, far above what we read.
  ///
  /// `ofAnyKind` reads pipes and devices too, for what the user named: one that lies where a file of ours
  /// should would have us wait for ever.
  public static func read(
    _ path: String, atMost limit: Int = 1 << 30, ofAnyKind: Bool = false
  ) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | (ofAnyKind ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw FileError(reading: path, code: errno) }
    defer { close(descriptor) }
    var information = stat()
    if !ofAnyKind, unsafe fstat(descriptor, &information) == 0, isSpecial(information.st_mode) {
      throw FileError(
        path: path, kind: .cannotCreate, reason: "it is no plain file", isReading: true)
    }
    return try read(descriptor, limit, shown: path)
  }

  /// Whether a path leads to what is neither a file nor a folder: a pipe, a socket, a device.
  public static func isSpecial(_ path: String) -> Bool { kind(of: path).map(isSpecial) ?? false }

  private static func isSpecial(_ mode: mode_t) -> Bool {
    mode & S_IFMT != S_IFREG && mode & S_IFMT != S_IFDIR
  }

  /// All that comes from standard input, at most so many bytes.
  public static func readStandardInput(atMost limit: Int) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, limit, shown: "standard input")
  }

  private static func read(
    _ descriptor: Int32, _ limit: Int, shown path: String
  ) throws(FileError) -> [UInt8] {
    // A plain file comes at once; what has no size, such as a pipe, block after block.
    var information = stat()
    let size = unsafe fstat(descriptor, &information) == 0 ? Int(information.st_size) : 0
    let tooLarge = FileError(
      path: path, kind: .tooLarge, reason: "it has more than \(limit) bytes, which is the limit",
      isReading: true)
    guard size <= limit else { throw tooLarge }
    var bytes: [UInt8] = []
    while true {
      var (code, isAtEnd) = (Int32(0), false)
      let room = bytes.isEmpty ? max(size + 1, 1 << 12) : 1 << 16
      let block = unsafe [UInt8](unsafeUninitializedCapacity: room) { block, count in
        while count < room, !isAtEnd {
          let more = unsafe Foundation.read(
            descriptor, block.baseAddress?.advanced(by: count), room - count)
          if more > 0 {
            count += more
          } else if more == 0 {
            isAtEnd = true
          } else if errno != EINTR {
            code = errno
            return
          }
        }
      }
      guard code == 0 else { throw FileError(reading: path, code: code) }
      // The first block is most often the whole file, which is not copied then.
      if bytes.isEmpty { bytes = block } else { bytes += block }
      guard bytes.count <= limit else { throw tooLarge }
      if isAtEnd { break }
    }
    return bytes
  }

  /// Removes a file; one that is not there is fine.
  public static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) != 0, errno != ENOENT else { return }
    throw FileError(path: path, code: errno)
  }

  /// Removes what killed processes left of pictures and manifests: `.NAME.png.PID.part` where no process
  /// has the number. Nothing else is touched: the folder may be anybody's.
  static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let words = name.split(separator: ".", omittingEmptySubsequences: false)
      guard words.count >= 5, words[0].isEmpty, words.last == "part",
        ["png", "json"].contains(words[words.count - 3]),
        let process = Int32(words[words.count - 2]), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      _ = unsafe unlink(folder + "/" + name)
    }
  }

  /// Writes bytes to an open descriptor, such as a pipe.
  public static func write(_ bytes: [UInt8], toDescriptor descriptor: Int32) throws(FileError) {
    let code = writeAll(bytes[...], to: descriptor)
    guard code == 0 else { throw FileError(path: "standard output", code: code) }
  }

  /// The type bits of what a path leads to, or `nil` where there is nothing yet.
  private static func kind(of path: String) -> mode_t? {
    var information = stat()
    return unsafe stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  /// The file that a path leads to through symbolic links, or would if it were there.
  private static func resolved(_ path: String) throws(FileError) -> String {
    if let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    }
    // A link to nothing yet: what it names is made.
    var target = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        return target
      }
      target = next.hasPrefix("/") ? next : target.dropLast(name(of: target).count) + next
    }
    throw FileError(path: path, code: ELOOP)
  }

  /// Whether a path is a folder itself, not a link to one.
  package static func isFolderItself(_ path: String) -> Bool {
    var information = stat()
    return unsafe lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  private static func isFolder(_ path: String) -> Bool {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return errno == EACCES }
    return information.st_mode & S_IFMT == S_IFDIR
  }

  /// The name that a file has until it is complete: hidden, and different for every process.
  private static func hiddenName(for path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    let name = path[start...]
    // A name of the greatest length (255 bytes) leaves no room for the ending.
    let shown = name.utf8.count > 200 ? String(name.unicodeScalars.prefix(40)) : String(name)
    return "\(path[..<start]).\(shown).\(getpid()).part"
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// 0, or the error number.
  static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = unsafe Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count > 0 {
          done += count
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
