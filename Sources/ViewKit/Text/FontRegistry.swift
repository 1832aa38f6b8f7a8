// SPDX-License-Identifier: MIT
//
// Which font file stands behind which name. Nothing is searched for at drawing time: a font is the
// system font, or a file that was registered under a name; glyphs that a face lacks come from an
// explicit list of further files, in order.

import Synchronization
public import Typesetting

/// The fonts that text can be set in. Safe to use from any thread.
public final class FontRegistry: Sendable {
  /// The registry that `UIFont` asks.
  public static let shared = FontRegistry()

  private struct State: Sendable {
    var facesByName: [String: Face] = [:]
    var fallbacks: [Face] = []
    var system: Face?
  }

  private let state = Mutex(State())

  /// A registry without any named font.
  public init() {}

  /// Reads a font file and makes it available under a name, its family's where none is given.
  ///
  /// A name that is registered again stands for the new file. Throws what is wrong with the file.
  @discardableResult
  public func register(
    path: String, index: Int = 0, name: String? = nil
  ) throws(FaceError) -> String {
    let face = try Face(path: path, index: index)
    let name = name ?? face.familyName
    state.withLock { $0.facesByName[name] = face }
    return name
  }

  /// Sets the system font's file for every weight. Lines keep the system font's vertical measures;
  /// the widths are the file's own.
  ///
  /// `nil` goes back to the default file. Throws what is wrong with the file.
  public func setSystemFont(path: String?, index: Int = 0) throws(FaceError) {
    let face: Face?
    if let path { face = try Face(path: path, index: index) } else { face = nil }
    state.withLock { $0.system = face }
  }

  /// Sets a face as the system font for every weight, as `setSystemFont(path:index:)` does with a file.
  public func setSystemFont(_ face: Face) { state.withLock { $0.system = face } }

  /// Sets the files that are asked, in order, for glyphs which a font's own face lacks.
  ///
  /// Throws what is wrong with the first bad file, and then changes nothing.
  public func setFallbackFonts(paths: [String]) throws(FaceError) {
    var faces: [Face] = []
    for path in paths { faces.append(try Face(path: path)) }
    let list = faces
    state.withLock { $0.fallbacks = list }
  }

  /// The face registered under a name.
  public func face(named name: String) -> Face? { state.withLock { $0.facesByName[name] } }

  /// The registered names, sorted.
  public var names: [String] { state.withLock { $0.facesByName.keys.sorted() } }

  /// The files asked for missing glyphs, in order.
  public var fallbackFaces: [Face] { state.withLock { $0.fallbacks } }

  /// The system font at a size in points. Throws `SystemFontError` when it is not installed and
  /// `FaceError` when its file is bad.
  public func systemFont(size: Double, weight: SystemFont.Weight = .regular) throws -> Font {
    let (own, fallbacks) = state.withLock { ($0.system, $0.fallbacks) }
    if let own {
      return Font(faces: [own] + fallbacks, size: size, metrics: SystemFont.metrics)
    }
    return try SystemFont.font(size: size, weight: weight, fallbacks: fallbacks)
  }

  /// A registered font at a size in points, or `nil` for an unknown name.
  public func font(named name: String, size: Double) -> Font? {
    state.withLock { state in
      state.facesByName[name].map { Font(faces: [$0] + state.fallbacks, size: size) }
    }
  }
}
