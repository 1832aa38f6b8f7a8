// SPDX-License-Identifier: MIT
//
// Where the system font's files lie, by name.

import Foundation
import Synchronization

extension SystemFont {
  /// The folders that are looked in, in this order: Debian and Ubuntu, their older and other
  /// layouts, Fedora, Arch, /usr/local, macOS. There the person's own folder comes first, which is
  /// where Homebrew puts fonts.
  public static let folders: [String] = {
    let shared = [
      "/usr/share/fonts/opentype/inter",
      "/usr/share/fonts/truetype/inter",
      "/usr/share/fonts/opentype/inter-variable",
      "/usr/share/fonts/rsms-inter-fonts",
      "/usr/share/fonts/inter",
      "/usr/share/fonts/OTF",
      "/usr/share/fonts/TTF",
      "/usr/local/share/fonts/inter",
      "/usr/local/share/fonts",
      "/Library/Fonts",
      "/opt/homebrew/share/fonts",
    ]
    #if os(macOS)
      return [NSHomeDirectory() + "/Library/Fonts"] + shared
    #else
      return shared
    #endif
  }()

  /// The file names that hold a weight, in the order they are looked for. The variable file stands at
  /// its default instance, which is the regular weight.
  public static func fileNames(weight: Weight) -> [String] {
    let names = ["Inter-\(weight.fileStyle).otf", "Inter-\(weight.fileStyle).ttf"]
    return weight == .regular ? names + ["InterVariable.ttf"] : names
  }

  /// The first file of a weight.
  public static func path(weight: Weight = .regular) throws(SystemFontError) -> String {
    try path(weight: weight, folders: folders)
  }

  static func path(weight: Weight, folders: [String]) throws(SystemFontError) -> String {
    for folder in folders {
      for name in fileNames(weight: weight) {
        let path = "\(folder)/\(name)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    throw SystemFontError(weight: weight, fileNames: fileNames(weight: weight), folders: folders)
  }

  /// The face of a weight: read once in a process, then shared.
  ///
  /// Throws `SystemFontError` when no file is found, `FaceError` when it cannot be used.
  public static func face(weight: Weight = .regular) throws -> Face {
    try faces.withLock { known throws -> Face in
      if let face = known[weight] { return face }
      let face = try Face(path: try path(weight: weight))
      known[weight] = face
      return face
    }
  }

  private static let faces = Mutex<[Weight: Face]>([:])
}
