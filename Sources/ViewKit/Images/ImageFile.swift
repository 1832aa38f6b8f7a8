// SPDX-License-Identifier: MIT
//
// Which file a picture's name stands for: `name@2x.png` holds two pixels a point, `name@3x.png` three,
// `name.png` one. Of the files there are, the one made for the screen is taken, then the next finer or
// coarser one.

import Foundation
import ImageCoding

/// A picture's file and the scale that its name says.
struct ImageFile: Equatable {
  /// The file's path.
  var path: String
  /// Pixels per point.
  var scale: Int

  /// The scale that a file's name says: 2 for `name@2x.png`, 1 for a name that says none.
  static func scale(ofName path: String) -> Int {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let at = name.lastIndex(of: "@"), name.last == "x" else { return 1 }
    guard let scale = Int(name[name.index(after: at)...].dropLast()), (1...9).contains(scale) else {
      return 1
    }
    return scale
  }

  /// The path of a picture's variant: `icons/a.png` at 2 is `icons/a@2x.png`.
  static func variant(of path: String, scale: Int) -> String {
    guard scale > 1 else { return path }
    let whole = path as NSString
    let type = whole.pathExtension
    return whole.deletingPathExtension + "@\(scale)x" + (type.isEmpty ? "" : "." + type)
  }

  /// The scales in the order in which their files are looked for on a screen of a scale.
  static func preference(screenScale: CGFloat) -> [Int] {
    switch screenScale {
    case ...1: [1, 2, 3]
    case ...2: [2, 3, 1]
    default: [3, 2, 1]
    }
  }

  /// The file that a path stands for on a screen, or `nil` when there is none.
  ///
  /// A path that says a scale itself stands for that file and no other. A path without a type stands
  /// for a `.png` file.
  static func find(
    _ path: String, screenScale: CGFloat,
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> ImageFile? {
    var candidates = [path]
    if (path as NSString).pathExtension.isEmpty { candidates.append(path + ".png") }
    for candidate in candidates {
      let own = scale(ofName: candidate)
      if own > 1 {
        if exists(candidate) { return ImageFile(path: candidate, scale: own) }
        continue
      }
      for scale in preference(screenScale: screenScale) {
        let file = variant(of: candidate, scale: scale)
        if exists(file) { return ImageFile(path: file, scale: scale) }
      }
    }
    return nil
  }
}
