// SPDX-License-Identifier: MIT
//
// Everything that documents ask for, read and checked before anything is drawn: markers, requests, and
// that no two blocks want one name for different pictures. Nothing here writes.

import Foundation
import Recording
import SimpleTabScenes

/// Documents and the pictures that their blocks ask for.
@MainActor
struct DocumentPlan {
  /// A document with what each of its blocks asks for.
  struct Item {
    let place: DocumentPlace
    let document: MarkdownDocument
    /// For each block: its request, and which picture it shows.
    var blocks: [(request: PictureRequest, picture: Int)] = []
  }

  private(set) var items: [Item] = []
  private(set) var pictures: [PlannedPicture] = []
  private var byStem: [String: Int] = [:]

  /// The plan of documents, each once. Throws the first fault.
  init(_ sources: [DocumentSource]) throws {
    var known: Set<String> = []
    for source in sources {
      let path = URL(fileURLWithPath: source.file).resolvingSymlinksInPath().path
      guard known.insert(path).inserted else { continue }
      try add(source)
    }
  }

  private mutating func add(_ source: DocumentSource) throws {
    let place = DocumentPlace(source.file)
    let document = try MarkdownDocument(file: source.file, bytes: Self.bytes(of: source.file))
    var item = Item(place: place, document: document)
    let output: BlockOutput =
      place.folder.split(separator: "/").contains { $0.hasSuffix(".docc") } ? .docc : .github
    for block in document.blocks {
      do throws(DocumentError) {
        let request = try PictureRequest(
          MarkerWord.read(block.text), defaults: source.defaults, output: output)
        item.blocks.append((request, try picture(request, place, line: block.line)))
      } catch {
        var fault = error
        if fault.file.isEmpty { (fault.file, fault.line) = (source.file, block.line) }
        throw fault
      }
    }
    items.append(item)
  }

  /// The most bytes of a document; chosen by us, as for a scene file.
  private static let mostBytes = 16 << 20

  private static func bytes(of file: String) throws(DocumentError) -> [UInt8] {
    guard FileManager.default.fileExists(atPath: file) else {
      throw DocumentError(.missing, file: file, reason: "there is no such document")
    }
    if FileManager.default.fileExists(atPath: file + "/.") {
      throw DocumentError(
        .missing, file: file, reason: "this is a folder; a Markdown document is expected")
    }
    do throws(FileError) { return try FileWriter.read(file, atMost: mostBytes) } catch {
      throw DocumentError(
        error.kind == .tooLarge ? .invalid : .missing, file: file, reason: error.reason)
    }
  }

  /// The number of the picture that a block asks for.
  private mutating func picture(
    _ request: PictureRequest, _ place: DocumentPlace, line: Int
  ) throws(DocumentError) -> Int {
    let isBuiltIn = SceneCatalog.entries.contains { $0.name == request.scene }
    let picture = PlannedPicture(
      request: request, place: place, line: line,
      scene: place.scene(request.scene, isBuiltIn: isBuiltIn))
    for variant in request.variants where !place.holds(request.file(variant)) {
      throw DocumentError(
        key: "name", reason: "\"\(request.name)\" leads outside the document's folder",
        hint: "A symbolic link on the way leads elsewhere.")
    }
    let stem = place.path(request.name)
    guard let number = byStem[stem] else {
      pictures.append(picture)
      byStem[stem] = pictures.count - 1
      return pictures.count - 1
    }
    let other = pictures[number]
    guard picture.shows(other) else {
      throw DocumentError(
        key: "name",
        reason: "\"\(request.name)\" is the name of another picture, in \(other.shownPlace)",
        hint: "Give one of them a name of its own.")
    }
    return number
  }
}
