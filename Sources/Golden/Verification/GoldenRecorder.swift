// SPDX-License-Identifier: MIT
//
// Records goldens: which sequences of a scene are written is the mode's business.

import Foundation
public import Recording

/// Which goldens are written.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Every one anew.
  case all
  /// Those that exist and do not pass.
  case failed
  /// Those that do not exist.
  case missing
  /// Those that do not exist or do not pass; what passes within its tolerance stays as it is.
  case changed
  /// None.
  case never
}

/// Records goldens.
@MainActor
public struct GoldenRecorder {
  /// The goldens.
  public var store: GoldenStore
  /// The tool and its libraries, for the manifest.
  public var tool: Manifest.Tool
  /// Which frames are kept as pictures; `nil` for those that a golden has already, else the key frames.
  public var frames: FrameChoice?
  /// How many threads draw and compress; files do not depend on it.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount

  /// A recorder of goldens.
  public init(store: GoldenStore, tool: Manifest.Tool) {
    self.store = store
    self.tool = tool
  }

  private var writer: GoldenWriter {
    GoldenWriter(store: store, tool: tool, frames: frames, jobs: jobs)
  }

  /// Records what the mode wants and gives the names of what was written. With `outcome`, a
  /// verification just made, its films are used. Throws `FileError` or what filming throws; then the
  /// scene's golden is as it was.
  @discardableResult
  public func record(
    _ scene: GoldenScene, mode: RecordMode, after outcome: GoldenVerifier.Outcome? = nil
  ) throws -> [String] {
    if mode == .never { return [] }
    var films = outcome?.films ?? [:]
    let wanted: [String]
    var isStale = false
    switch mode {
    case .all: wanted = scene.sequences
    case .failed, .missing, .changed:
      let outcome = try outcome ?? GoldenVerifier(store: store).verify(scene)
      films = outcome.films
      wanted = outcome.results.filter { result in
        switch result.verdict {
        case .missing: mode != .failed
        case .differs, .size: mode != .missing
        case .same, .stale: false
        }
      }.map(\.sequence)
      isStale = mode == .changed && outcome.results.contains { $0.verdict == .stale }
    case .never: wanted = []
    }
    if wanted.isEmpty, !isStale { return [] }
    var written: [String: Film] = [:]
    for name in wanted { written[name] = try films[name] ?? scene.film(name) }
    try writer.write(scene, films: written)
    return wanted
  }

  /// The sequences that a scene's golden has and the scene has not, and files that it does not name.
  public func staleNames(_ scene: GoldenScene) -> [String] {
    let gone = (store.manifest(scene.name)?.sequences ?? []).map(\.name).filter {
      !scene.sequences.contains($0)
    }
    return gone + store.extraFiles(scene.name)
  }

  /// Writes a scene's golden again without what is stale; nothing is filmed.
  public func removeStale(_ scene: GoldenScene) throws {
    try writer.write(scene, films: [:])
  }
}
