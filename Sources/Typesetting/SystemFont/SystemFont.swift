// SPDX-License-Identifier: MIT
//
// The font named `system`: Inter from the distribution's package, drawn to the measures of the
// system font it stands for. Its files are found by name in a list of folders; nothing is asked of
// the system while a picture is drawn.
//
// Vertical metrics: ascender 0.952148, descender −0.241211, line height 1.193359 em, cap height
// 0.7046, x-height 0.52 (the iOS system font since iOS 9; from label heights stored in Xcode's files).

/// The font that stands for the system's.
public enum SystemFont {
  /// How heavy the strokes are.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// 400.
    case regular
    /// 500.
    case medium
    /// 600.
    case semibold
    /// 700.
    case bold

    /// The style's name as it stands in file names.
    var fileStyle: String {
      switch self {
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      }
    }
  }

  /// The vertical measures every line of it has, in em, whatever the file says.
  public static let metrics = FontMetrics(
    ascender: 0.952148, descender: -0.241211, lineHeight: 1.193359, capHeight: 0.7046,
    xHeight: 0.52)

  /// What each cluster is widened by, in em, so that words are as wide as in the system font:
  /// `−a · (1 − 1 / 1.051)`.
  ///
  /// Inter's words are 1.051 times as wide as the system font's (five labels at 16 points, whose
  /// widths Xcode had stored: 471.5 points in all). `a` = 0.5288 em is Inter Regular's mean advance
  /// over two dozen usual tab titles, 174 letters, from the file's own table. So the widths of words
  /// agree on average; single letters keep Inter's proportions.
  public static let tracking = -0.0257

  /// The system font at a size in points, then the given fallbacks.
  ///
  /// Throws `SystemFontError` when no file is found, `FaceError` when one cannot be used.
  public static func font(
    size: Double, weight: Weight = .regular, fallbacks: [Face] = []
  ) throws -> Font {
    Font(
      faces: [try face(weight: weight)] + fallbacks, size: size, tracking: tracking,
      metrics: metrics)
  }
}
