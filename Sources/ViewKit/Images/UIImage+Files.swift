// SPDX-License-Identifier: MIT
//
// Pictures from files, at the scale of the stage's screen. UIKit's initializers give `nil` for
// whatever goes wrong; `UIImage.read` says what it was.

public import Foundation
public import ImageCoding

extension UIImage {
  /// The folders in which `init(named:)` looks, in order. At first the folder of the program's
  /// resources and the current folder.
  @MainActor
  public static var searchPaths: [String] = [
    Bundle.main.resourcePath, FileManager.default.currentDirectoryPath,
  ].compactMap { $0 }

  /// Reads a picture's file at the scale that fits the current stage's screen best.
  ///
  /// `icons/Home.png` is read from `icons/Home@2x.png` on a screen of two pixels a point, when there is
  /// such a file. Throws what is wrong with the file.
  @MainActor
  public static func read(
    path: String, limits: ImageReadLimits = .standard
  ) throws(ImageReadError) -> UIImage {
    let file = chosenFile(of: path)
    let decoded = try PNGReader.read(path: file.path, limits: limits)
    return UIImage(pixmap: decoded.pixmap, scale: CGFloat(file.scale))
  }

  /// The file that `read(path:limits:)` would read: the path, or the variant of it that fits the screen.
  @MainActor
  public static func file(of path: String) -> String { chosenFile(of: path).path }

  @MainActor
  private static func chosenFile(of path: String) -> ImageFile {
    ImageFile.find(path, screenScale: UIScreen.main.scale)
      ?? ImageFile(path: path, scale: ImageFile.scale(ofName: path))
  }

  /// The picture in a file, or `nil` when it cannot be read.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? UIImage.read(path: path) else { return nil }
    self.init(cgImage: image.cgImage, scale: image.scale)
  }

  /// The picture of a name in one of the `searchPaths`, or `nil` when there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, directories: UIImage.searchPaths)
  }

  /// The picture of a name in a bundle, or `nil` when there is none.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let path = bundle?.resourcePath
    self.init(named: name, directories: path.map { [$0] } ?? UIImage.searchPaths)
  }

  @MainActor
  private convenience init?(named name: String, directories: [String]) {
    let candidates = directories.map { ($0 as NSString).appendingPathComponent(name) }
    let found = candidates.first {
      ImageFile.find($0, screenScale: UIScreen.main.scale) != nil
    }
    guard !name.isEmpty, let found else { return nil }
    self.init(contentsOfFile: found)
  }
}
