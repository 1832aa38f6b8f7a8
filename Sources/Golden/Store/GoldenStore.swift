// SPDX-License-Identifier: MIT
//
// A folder of goldens: a folder a scene, with `golden.json`, `<sequence>.ndjson` (the trace) and
// `<sequence>/frame-0000.png` (kept frames). A scene's folder is replaced as a whole, so a process
// that is killed leaves the old golden or the new one.

import Foundation
public import ImageCoding
public import Recording

/// A folder of goldens.
public struct GoldenStore: Sendable {
  /// The folder.
  public let folder: String

  /// The most bytes of a manifest or a trace, 256 MiB: a hundred thousand frames. Chosen by us; a larger
  /// one counts as none.
  private static let mostBytes = 256 << 20
  /// What a golden's picture may ask for.
  public var pictures = ImageReadLimits.standard

  /// The goldens in a folder.
  public init(folder: String) { self.folder = folder }

  /// Where a scene's golden is: in its folder, or where a killed process left it.
  public func path(_ scene: String) -> String {
    FolderReplacement(folder + "/" + scene).current
  }

  /// A scene's manifest; `nil` when there is no golden, or none of this version.
  public func manifest(_ scene: String) -> GoldenManifest? {
    (try? FileWriter.read(path(scene) + "/" + GoldenManifest.fileName, atMost: Self.mostBytes))
      .flatMap(GoldenManifest.init(bytes:))
  }

  /// A sequence's trace, or `nil` when it cannot be read.
  func trace(_ scene: String, _ sequence: String) -> String? {
    (try? FileWriter.read(path(scene) + "/" + sequence + ".ndjson", atMost: Self.mostBytes))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The scenes that have a golden folder, by name; leftovers of killed processes are none.
  public var scenes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var scenes = Set(names.filter { !$0.hasPrefix(".") && manifest($0) != nil })
    for name in names where name.hasPrefix(".") && name.hasSuffix(".old") {
      let scene = String(name.dropFirst().dropLast(4))
      if manifest(scene) != nil { scenes.insert(scene) }
    }
    return scenes.sorted()
  }

  /// What a scene's folder holds, read once.
  struct Contents: Sendable {
    /// The manifest; `nil` when there is no golden, or none of this version.
    var manifest: GoldenManifest?
    /// Files that the manifest names and that are not there.
    var missing: Set<String> = []
    /// Files that the manifest does not name, relative to the folder.
    var extra: [String] = []
  }

  /// What a scene's folder holds.
  func contents(_ scene: String) -> Contents {
    guard let manifest = manifest(scene) else { return Contents() }
    let known = manifest.files
    let found = files(scene)
    return Contents(
      manifest: manifest, missing: known.subtracting(found),
      extra: found.filter { !known.contains($0) })
  }

  /// Files in a scene's folder that its manifest does not name, relative to it.
  public func extraFiles(_ scene: String) -> [String] { contents(scene).extra }

  /// Files that a scene's manifest names and that are not there.
  public func missingFiles(_ scene: String) -> [String] { contents(scene).missing.sorted() }

  private func files(_ scene: String) -> [String] {
    let root = path(scene)
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return found.filter { !FileWriter.isFolderItself(root + "/" + $0) }.sorted()
  }

  /// Repairs what killed processes left.
  @discardableResult
  public func clean() throws(FileError) -> [String] { try FolderReplacement.clean(folder) }

  /// Removes a scene's golden.
  public func remove(_ scene: String) throws(FileError) {
    try FolderReplacement(folder + "/" + scene).remove()
  }
}
