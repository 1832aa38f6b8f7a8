// SPDX-License-Identifier: MIT
//
// What the fuzzers call, one function a kind of input: any bytes in, nothing out, or the promise that
// was broken. A trap, a hang or memory without bound is found by whoever calls. The same functions run
// over the committed inputs of `Fixtures/Fuzz` in every test run, and under libFuzzer by
// `Scripts/fuzz.sh`.

/// A kind of input from strangers.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Scene files, up to a drawn frame.
  case scene
  /// PNG and animated PNG files.
  case picture
  /// Font files, up to glyphs' coverage.
  case font
  /// `manifest.json`, `golden.json` and traces that another run left.
  case manifest
  /// Command lines.
  case arguments
  /// Display lists with numbers of every kind.
  case drawing
  /// Markdown with markers of `docs`.
  case document

  /// Runs the target's code over an input; gives a broken promise in words, or `nil`.
  @MainActor
  public func run(_ bytes: [UInt8]) -> String? {
    switch self {
    case .scene: SceneInput.run(bytes)
    case .picture: PictureInput.run(bytes)
    case .font: FontInput.run(bytes)
    case .manifest: ManifestInput.run(bytes)
    case .arguments: ArgumentsInput.run(bytes)
    case .drawing: DrawingInput.run(bytes)
    case .document: DocumentInput.run(bytes)
    }
  }
}
