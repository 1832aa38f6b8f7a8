// SPDX-License-Identifier: MIT
//
// A picture's variants and their file names, as DocC and UIKit name them: `name.png`, `name@2x.png`,
// `name~dark@2x.png`.

public import SimpleTabScenes

/// One file of a picture.
public struct PictureVariant: Sendable, Hashable {
  /// Light or dark.
  public let appearance: SceneAppearance
  /// Pixels per point.
  public let scale: Int

  /// A variant.
  public init(appearance: SceneAppearance, scale: Int) {
    self.appearance = appearance
    self.scale = scale
  }

  /// What follows a picture's name.
  public var ending: String {
    (appearance == .dark ? "~dark" : "") + (scale == 1 ? "" : "@\(scale)x") + ".png"
  }
}

extension PictureRequest {
  /// The variants, light before dark, small before large.
  public var variants: [PictureVariant] {
    [SceneAppearance.light, .dark].filter(appearances.contains).flatMap { appearance in
      scales.map { PictureVariant(appearance: appearance, scale: $0) }
    }
  }

  /// A variant's path below the document's folder.
  public func file(_ variant: PictureVariant) -> String { name + variant.ending }
}
