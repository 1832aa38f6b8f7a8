// SPDX-License-Identifier: MIT
//
// The named choices of layers, with Core Animation's own raw values.

/// How contents lie in a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A gravity from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, at its own size.
  public static let center = Self(rawValue: "center")
  /// At the top edge (y down), at its own size.
  public static let top = Self(rawValue: "top")
  /// At the bottom edge, at its own size.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left edge, at its own size.
  public static let left = Self(rawValue: "left")
  /// At the right edge, at its own size.
  public static let right = Self(rawValue: "right")
  /// In the top left corner, at its own size.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the top right corner, at its own size.
  public static let topRight = Self(rawValue: "topRight")
  /// In the bottom left corner, at its own size.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the bottom right corner, at its own size.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits, in proportion.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers, in proportion.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A curve from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Quarter circles.
  public static let circular = Self(rawValue: "circular")
  /// Quarter curves whose bend grows gradually.
  public static let continuous = Self(rawValue: "continuous")
}

/// Which corners a corner radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// When an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// After its end, with its last value.
  public static let forwards = Self(rawValue: "forwards")
  /// Before its start, with its first value.
  public static let backwards = Self(rawValue: "backwards")
  /// Before and after.
  public static let both = Self(rawValue: "both")
  /// Not at all.
  public static let removed = Self(rawValue: "removed")
}

/// Which points a shape's outline holds.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A rule from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Inside where the outline winds around a point other than zero times.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Inside where a ray crosses the outline an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a shape's lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// An end from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Square, at the end point.
  public static let butt = Self(rawValue: "butt")
  /// Half a circle.
  public static let round = Self(rawValue: "round")
  /// Square, half a line width further.
  public static let square = Self(rawValue: "square")
}

/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A join from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With a sharp corner.
  public static let miter = Self(rawValue: "miter")
  /// With an arc.
  public static let round = Self(rawValue: "round")
  /// With the corner cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A form from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// Around a point, outward.
  public static let radial = Self(rawValue: "radial")
  /// Around a point, by angle.
  public static let conic = Self(rawValue: "conic")
}
