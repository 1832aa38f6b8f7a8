// SPDX-License-Identifier: MIT
//
// The files that a scene names, read once and shared by all its sequences: pictures at the screen's
// scale, fonts under names of their own. Every fault names the scene's key and the file.

import Foundation
import ImageCoding
import Recording
import Typesetting
import ViewKit

/// A scene's pictures and fonts.
@MainActor
final class SceneAssets {
  private let source: SceneSource
  private var pictures: [String: UIImage] = [:]
  private var fonts: [String: String] = [:]
  /// What was read, in the order of reading: a path of the scene and the SHA-256 of its content.
  private(set) var contents: [(path: String, hash: String)] = []

  init(of source: SceneSource) { self.source = source }

  /// A file's path as the system knows it.
  private func path(_ file: SceneFile) -> String {
    file.path.hasPrefix("/") ? file.path : source.folder + "/" + file.path
  }

  /// Throws when a scene may not read a path: it leads out of its folder, by name or by a link, or to a
  /// pipe, at which nobody may ever write.
  private func checkAccess(_ path: String, _ file: SceneFile) throws(SceneError) {
    if source.limits.allows(path, besides: source.folder) {
      guard FileWriter.isSpecial(path) else { return }
      throw fault(
        file, isMissing: false, "it is no plain file", hint: "A pipe or a device is not read.")
    }
    throw fault(
      file, isMissing: false, "a scene reads only files under its own folder",
      hint: "--allow-path DIR lets it read files under DIR too.")
  }

  /// What stands before the name of a picture that is drawn in code.
  static let builtIn = "builtin:"

  /// The page of a name after `builtin:`, or `nil` for a file.
  func page(_ file: SceneFile) throws(SceneError) -> DemoPage? {
    guard file.path.hasPrefix(Self.builtIn) else { return nil }
    let name = String(file.path.dropFirst(Self.builtIn.count))
    if let page = DemoPage(rawValue: name) { return page }
    throw unknown(file, name, among: DemoPage.allCases.map(\.rawValue))
  }

  /// The icon of a name after `builtin:`, or of a file.
  func icon(_ file: SceneFile) throws(SceneError) -> UIImage {
    guard file.path.hasPrefix(Self.builtIn) else { return try picture(file) }
    let name = String(file.path.dropFirst(Self.builtIn.count))
    guard let icon = DemoIcon(rawValue: name) else {
      throw unknown(file, name, among: DemoIcon.allCases.map(\.rawValue))
    }
    return icon.image(scale: UIScreen.main.scale)
  }

  private func unknown(_ file: SceneFile, _ name: String, among known: [String]) -> SceneError {
    SceneError(
      file: source.file, at: file.position, key: file.key,
      reason: "there is no built-in picture \"\(name)\" here",
      hint: NearestName.of(name, among: known).map { "Did you mean \"\(Self.builtIn)\($0)\"?" }
        ?? "Built in: " + known.joined(separator: ", ") + ".")
  }

  /// The picture of a file, at the scale that suits the current stage.
  func picture(_ file: SceneFile) throws(SceneError) -> UIImage {
    if let known = pictures[file.path] { return known }
    try checkAccess(UIImage.file(of: path(file)), file)
    let image: UIImage
    do throws(ImageReadError) {
      image = try UIImage.read(path: path(file), limits: source.limits.pictures)
    } catch {
      var hint: String?
      switch error.cause {
      case .notAPNG, .missing:
        hint = "Pictures are PNG files; paths are relative to the scene file."
      case .tooLarge: hint = "--limit picture=N or picture-file=N sets another limit."
      default: break
      }
      throw fault(
        file, isMissing: error.cause == .missing, error.cause.reason, hint: hint)
    }
    pictures[file.path] = image
    if let data = image.pngData() {
      contents.append((file.path, "\(image.scale):" + SHA256.hex(of: [UInt8](data))))
    }
    return image
  }

  /// A font file at a size in points.
  func font(_ file: SceneFile, size: Double) throws(SceneError) -> UIFont {
    let name: String
    if let known = fonts[file.path] {
      name = known
    } else {
      let path = path(file)
      try checkAccess(path, file)
      guard FileManager.default.fileExists(atPath: path) else {
        throw fault(
          file, isMissing: true, "there is no such file.",
          hint: "\"system\" is the built-in font; paths are relative to the scene file.")
      }
      do throws(FaceError) {
        name = try FontRegistry.shared.register(path: path, name: path)
      } catch { throw fault(file, isMissing: false, error.reason) }
      fonts[file.path] = name
      if let bytes = try? FileWriter.read(path) {
        contents.append((file.path, SHA256.hex(of: bytes)))
      }
    }
    guard let font = UIFont(name: name, size: CGFloat(size)) else {
      throw fault(file, isMissing: false, "the font cannot be used.")
    }
    return font
  }

  private func fault(
    _ file: SceneFile, isMissing: Bool, _ reason: String, hint: String? = nil
  ) -> SceneError {
    let clause = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    return SceneError(
      isMissing ? .missing : .invalid, file: source.file, at: file.position, key: file.key,
      reason: "\(path(file)): \(clause)", hint: hint)
  }
}
