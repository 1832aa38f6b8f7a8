// SPDX-License-Identifier: MIT
//
// Reads a font file whole, or says why it cannot be read.

import Foundation

/// Reading font files.
enum FontFile {
  /// The most bytes a font may have: 256 MiB, more than ten times the largest font in use. Chosen by
  /// us, so that a wrong path cannot fill the memory.
  static let limit = 256 << 20

  /// The file's bytes.
  static func read(_ path: String) throws(FaceError) -> [UInt8] {
    var attributes: [FileAttributeKey: Any] = [:]
    do {
      // The link's target counts, not the link.
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      attributes = try FileManager.default.attributesOfItem(atPath: target)
    } catch {
      throw FaceError(path: path, cause: cause(of: error))
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: break
    // A link that leads nowhere resolves to itself.
    case .typeSymbolicLink: throw FaceError(path: path, cause: .missing)
    default: throw FaceError(path: path, cause: .notAFile)
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= limit else { throw FaceError(path: path, cause: .tooLarge(bytes: size)) }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FaceError(path: path, cause: cause(of: error))
    }
  }

  private static func cause(of error: any Error) -> FaceError.Cause {
    guard let error = error as? CocoaError else { return .unreadable(error.localizedDescription) }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return .missing
    case .fileReadNoPermission: return .unreadable("permission denied")
    default: return .unreadable(error.localizedDescription)
    }
  }
}
