// SPDX-License-Identifier: MIT
//
// What the reader makes of a folder of PNG files: a line a file with its name, its extent and the SHA-256
// of its straight RGBA8 pixels, or `error` for one that is refused. Compared by `diff` with a list that
// another decoder made, such as one of PngSuite.

import Foundation
import ImageCoding

/// The case `simpletab-bench read`.
enum ReadCases {
  /// Reads every PNG file of a folder, by name; why files are refused goes to standard error.
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 1 else {
      print("simpletab-bench read FOLDER: a folder of PNG files")
      return
    }
    print("file\tsize\trgba8_sha256")
    for name in try FileManager.default.contentsOfDirectory(atPath: arguments[0]).sorted()
    where name.hasSuffix(".png") {
      do throws(ImageReadError) {
        let image = try PNGReader.read(path: arguments[0] + "/" + name)
        print("\(name)\t\(image.width)x\(image.height)\t\(SHA256.hex(of: image.straightBytes))")
      } catch {
        print("\(name)\terror\t")
        FileHandle.standardError.write(Data("\(error)\n".utf8))
      }
    }
  }
}
