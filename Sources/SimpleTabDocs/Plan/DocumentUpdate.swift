// SPDX-License-Identifier: MIT
//
// Carries out a plan: draws every picture, compares it with the file that is there, and writes what
// differs. Scenes are filmed and laid out on the main actor; pixels and bytes are made on worker
// threads, those of an animation by all of them. Everything is drawn and encoded before the first file is written, so a fault leaves all
// files as they were.

import Foundation
import ImageCoding
import Recording

/// A run over documents.
@MainActor
public struct DocumentUpdate {
  private let plan: DocumentPlan
  private let jobs: Int

  /// The keyword under which a picture names its document.
  nonisolated static let keyword = "simpletab docs"

  /// Reads documents. Throws the first fault of a document or marker.
  public init(_ sources: [DocumentSource], jobs: Int = 1) throws {
    plan = try DocumentPlan(sources)
    self.jobs = jobs
  }

  /// Says what is not as it should be, and writes nothing.
  public func check() throws -> DocumentReport { try examine(encoding: false).report }

  /// Writes what is not as it should be, and says what that was. Pictures that are left over are removed
  /// when asked.
  public func write(removingLeftovers: Bool = false) throws -> DocumentReport {
    let found = try examine(encoding: true)
    let files = found.pictures + found.documents
    for file in files { try Self.checkWritable(file.path, shown: file.shown) }
    for file in files {
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      try FileWriter.createFolder("/" + folder)
      try FileWriter.write(file.bytes, to: file.path)
    }
    if removingLeftovers {
      for path in found.leftovers { try FileWriter.remove(path) }
    }
    return found.report
  }

  private struct NewFile {
    var path: String
    var shown: String
    var bytes: [UInt8]
  }

  private struct Findings {
    var report = DocumentReport()
    var pictures: [NewFile] = []
    var documents: [NewFile] = []
    var leftovers: [String] = []
  }

  /// A file of a picture on its way through the workers.
  private struct Work: Sendable {
    var picture: DrawnPicture
    var path: String
    var mark: String
    var isEncoded: Bool
  }

  private struct Result: Sendable {
    var difference: PictureDifference
    var bytes: [UInt8] = []
    /// What is to be encoded yet: an animation, by all threads together.
    var rest: Work?
  }

  private func examine(encoding: Bool) throws -> Findings {
    var findings = Findings()
    findings.report.documents = plan.items.count
    let library = FilmLibrary()
    let workers = OrderedWorkers<Void, Work, Result>(jobs: jobs, makeLane: {}) { _, work in
      try Self.carryOut(work)
    }
    defer { workers.settle() }
    var results: [Result] = []
    var widths: [Int] = []
    for picture in plan.pictures {
      do {
        for (index, variant) in picture.request.variants.enumerated() {
          let drawn = try FormDrawing(
            request: picture.request, variant: variant, scene: picture.scene, library: library
          ).picture()
          if index == 0 { widths.append(drawn.width) }
          let file = picture.request.file(variant)
          results += try workers.submit(
            Work(
              picture: drawn, path: picture.place.path(file),
              mark: picture.place.mark(below: file), isEncoded: encoding))
        }
      } catch { throw picture.located(error) }
    }
    results += try workers.finish()
    workers.settle()
    for index in results.indices {
      guard let work = results[index].rest else { continue }
      results[index].rest = nil
      results[index].bytes = try Self.encoded(work, jobs: jobs)
    }
    take(results, into: &findings)
    takeDocuments(widths, into: &findings)
    takeLeftovers(into: &findings)
    findings.report.diagnostics = library.diagnostics
    return findings
  }

  private nonisolated static func carryOut(_ work: Work) throws -> Result {
    let there = try? FileWriter.read(work.path)
    let difference = try PictureComparison.difference(there, work.picture)
    guard difference != .none, work.isEncoded else { return Result(difference: difference) }
    if work.picture.isAnimation { return Result(difference: difference, rest: work) }
    return Result(difference: difference, bytes: try encoded(work, jobs: 1))
  }

  private nonisolated static func encoded(_ work: Work, jobs: Int) throws -> [UInt8] {
    PNGText.adding(work.mark, keyword: keyword, to: try work.picture.bytes(jobs: jobs))
  }

  private func take(_ results: [Result], into findings: inout Findings) {
    var rest = results[...]
    for picture in plan.pictures {
      for variant in picture.request.variants {
        guard let result = rest.popFirst() else { return }
        let file = picture.request.file(variant)
        let shown = picture.place.shown(file)
        findings.report.pictures += 1
        switch result.difference {
        case .none: continue
        case .missing:
          findings.report.entries.append(
            .init(state: .missing, file: shown, place: picture.shownPlace, detail: ""))
        case .stale(let why):
          findings.report.entries.append(
            .init(state: .stale, file: shown, place: picture.shownPlace, detail: why))
        }
        findings.pictures.append(
          NewFile(path: picture.place.path(file), shown: shown, bytes: result.bytes))
      }
    }
  }

  private func takeDocuments(_ widths: [Int], into findings: inout Findings) {
    for item in plan.items {
      let lines = item.blocks.map {
        BlockText(request: $0.request, width: widths[$0.picture]).lines
      }
      let bytes = item.document.filled(with: lines)
      if bytes == item.document.bytes { continue }
      let stale = zip(item.document.blocks, lines).first { block, lines in
        block.bytes(of: lines) != Array(item.document.bytes[block.content])
      }
      findings.report.entries.append(
        .init(
          state: .stale, file: item.place.file + (stale.map { ":\($0.0.line)" } ?? ""), place: "",
          detail: "the block's text"))
      findings.documents.append(
        NewFile(path: item.place.file, shown: item.place.file, bytes: bytes))
    }
  }

  /// Pictures of the plan's documents that no block asks for: in the folders of those that one does.
  private func takeLeftovers(into findings: inout Findings) {
    let wanted = Set(
      plan.pictures.flatMap { picture in
        picture.request.variants.map { picture.place.path(picture.request.file($0)) }
      })
    for item in plan.items {
      let folders = Set(
        item.blocks.map { $0.request.name.split(separator: "/").dropLast().joined(separator: "/") }
          + [""])
      for folder in folders.sorted() {
        let prefix = folder.isEmpty ? "" : folder + "/"
        let path = folder.isEmpty ? item.place.folder : item.place.path(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() where name.hasSuffix(".png") {
          let file = item.place.path(prefix + name)
          guard !wanted.contains(file), let bytes = try? FileWriter.read(file),
            PNGText.value(of: Self.keyword, in: bytes) == item.place.mark(below: prefix + name)
          else { continue }
          findings.leftovers.append(file)
          findings.report.entries.append(
            .init(
              state: .leftover, file: item.place.shown(prefix + name), place: "",
              detail: "no block of \(item.place.file) asks for it"))
        }
      }
    }
  }

  /// Throws for a file that says that it must not be written; whoever may write anything is told too.
  private static func checkWritable(_ path: String, shown: String) throws(DocumentError) {
    let manager = FileManager.default
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? manager.attributesOfItem(atPath: real) else { return }
    let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o600
    guard mode & 0o222 != 0, manager.isWritableFile(atPath: real) else {
      throw DocumentError(
        .readOnly, file: shown, reason: "the file is read-only; nothing was written",
        hint: "Make it writable, or check it with --check.")
    }
  }
}
