// SPDX-License-Identifier: MIT
//
// A picture of a plan: the block that asks for it first, and where its files lie.

/// A picture that blocks ask for.
struct PlannedPicture {
  let request: PictureRequest
  let place: DocumentPlace
  /// The line of the first block that asks for it.
  let line: Int
  /// The scene file's path, or a built-in name.
  let scene: String

  /// Whether another block asks for the same files with the same content; words beside the picture may
  /// differ.
  func shows(_ other: PlannedPicture) -> Bool {
    var mine = request
    mine.alt = other.request.alt
    mine.output = other.request.output
    mine.name = other.request.name
    mine.scene = other.request.scene
    return mine == other.request && scene == other.scene
  }

  /// `README.md:12`.
  var shownPlace: String { "\(place.file):\(line)" }

  /// The same fault with the document and line where it is not known yet.
  func located(_ error: any Error) -> any Error {
    switch error {
    case var fault as DocumentError:
      if fault.file.isEmpty { (fault.file, fault.line) = (place.file, line) }
      return fault
    case let error as CustomStringConvertible & Error:
      return SceneFault(place: shownPlace, error: error)
    default: return error
    }
  }
}

/// What went wrong with the scene of a block.
public struct SceneFault: Error, CustomStringConvertible {
  /// The block, as `README.md:12`.
  public let place: String
  /// What went wrong.
  public let error: any Error & CustomStringConvertible

  /// `README.md:12: reason`.
  public var description: String { place + ": " + error.description }
}
