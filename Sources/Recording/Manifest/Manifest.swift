// SPDX-License-Identifier: MIT
//
// What a render wrote, so that it can be checked and resumed: the tool and its libraries, the scene and
// a fingerprint of everything that went in, the fonts, and every frame's time, file and pixels. It has
// no dates: the same input gives the same bytes.

import Foundation
import ImageCoding
import Typesetting

/// A render's `manifest.json`.
public struct Manifest: Sendable, Equatable, Codable {
  /// The version of this format.
  public static let schemaVersion = 1
  /// The most bytes that are read, 256 MiB: a million frames. Chosen by us; a larger one counts as none.
  static let mostBytes = 256 << 20

  /// The tool and the libraries that drew.
  public struct Tool: Sendable, Equatable, Codable {
    /// `simpletab`.
    public var name = "simpletab"
    /// The tool's version.
    public var version: String
    /// FreeType's version.
    public var freetype: String
    /// HarfBuzz's version.
    public var harfbuzz: String
    /// libpng's version.
    public var libpng: String
    /// What compressed the frames, with its version.
    public var compressor: String

    /// The tool of a version with the libraries of this process.
    public init(version: String) {
      self.version = version
      freetype = FontLibraries.freeType
      harfbuzz = FontLibraries.harfBuzz
      libpng = CodecVersions.libpng
      compressor = CodecVersions.frameCompressor
    }
  }

  /// The scene.
  public struct Scene: Sendable, Equatable, Codable {
    /// Its name.
    public var name: String
    /// SHA-256 over everything that decides the pixels.
    public var fingerprint: String

    /// A scene.
    public init(name: String, fingerprint: String) {
      self.name = name
      self.fingerprint = fingerprint
    }
  }

  /// A font file whose glyphs are in the frames.
  public struct FontFile: Sendable, Hashable, Codable {
    /// The file's name without its folder, which differs between machines.
    public var file: String
    /// SHA-256 of its bytes.
    public var sha256: String

    /// A font file.
    public init(file: String, sha256: String) {
      self.file = file
      self.sha256 = sha256
    }
  }

  /// A sequence of frames.
  public struct Sequence: Sendable, Equatable, Codable {
    /// Its name, such as `0-1`.
    public var name: String
    /// When everything has settled, in seconds.
    public var duration: Double
    /// Frames per second.
    public var fps: Int
    /// The frames that were written, by number.
    public var frames: [Frame]

    /// A sequence.
    public init(name: String, duration: Double, fps: Int, frames: [Frame]) {
      self.name = name
      self.duration = duration
      self.fps = fps
      self.frames = frames
    }
  }

  /// A frame.
  public struct Frame: Sendable, Equatable, Codable {
    /// Its number, from 0.
    public var index: Int
    /// Its time, `index / fps`, in seconds.
    public var time: Double
    /// Its file, relative to the manifest's folder.
    public var file: String
    /// SHA-256 of width and height, 4 bytes each, big-endian, then the straight RGBA8 rows.
    public var pixels: String
    /// In goldens, SHA-256 of width and height, then the number and the pixels of each row that
    /// differs from the row above it.
    public var rows: String?
    /// The earlier frame of this sequence whose file this is too.
    public var same_as: Int?

    /// A frame.
    public init(
      index: Int, time: Double, file: String, pixels: String, rows: String? = nil, sameAs: Int?
    ) {
      self.index = index
      self.time = time
      self.file = file
      self.pixels = pixels
      self.rows = rows
      same_as = sameAs
    }
  }

  /// The version of this format.
  public var schema = Manifest.schemaVersion
  /// The tool.
  public var tool: Tool
  /// The scene.
  public var scene: Scene
  /// The fonts, by file name.
  public var fonts: [FontFile] = []
  /// The sequences, in the order they were filmed.
  public var sequences: [Sequence] = []

  /// A manifest without sequences yet.
  public init(tool: Tool, scene: Scene) {
    self.tool = tool
    self.scene = scene
  }

  /// The manifest in a file's bytes, or `nil` when they hold none of this version.
  public init?(bytes: [UInt8]) {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)),
      manifest.schema == Self.schemaVersion
    else { return nil }
    self = manifest
  }
}
