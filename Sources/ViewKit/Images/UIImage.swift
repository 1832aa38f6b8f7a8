// SPDX-License-Identifier: MIT
//
// A picture with a scale: pixels divided by the scale are points. Whether it is drawn in its own
// colours or as a template, only its opacity filled with a tint, is part of it.

public import Foundation
import ImageCoding
public import Raster

/// An immutable picture for views.
public final class UIImage: NSObject, Sendable {
  /// Whether a picture is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it prefers: bars and tab items draw templates, image views do not.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// Only its opacity, filled with the tint.
    case alwaysTemplate = 2
  }

  /// How a picture is turned. Pixels are always upright here.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
  }

  /// How the part between the cap insets grows.
  public enum ResizingMode: Int, Sendable {
    /// By repeating. Drawn as `stretch`.
    case tile = 0
    /// By scaling.
    case stretch = 1
  }

  /// The pixels, or `nil` for a picture without any.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether the picture is drawn in its own colours.
  public let renderingMode: RenderingMode
  /// The edges that keep their size when the picture grows, in points.
  public let capInsets: UIEdgeInsets
  /// How the part between the cap insets grows.
  public let resizingMode: ResizingMode

  init(
    cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .stretch
  ) {
    self.cgImage = cgImage
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    super.init()
  }

  /// A picture without pixels and without a size.
  public convenience override init() { self.init(cgImage: nil, scale: 1) }

  /// A picture of one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage as CGImage?, scale: 1)
  }

  /// A picture of `scale` pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage as CGImage?, scale: scale)
  }

  /// A picture of premultiplied pixels, `scale` of them a point.
  public convenience init(pixmap: Pixmap, scale: CGFloat = 1) {
    self.init(cgImage: ViewKit.CGImage(pixmap) as CGImage?, scale: scale)
  }

  /// A picture from the bytes of a PNG file, one pixel a point; `nil` when they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture from the bytes of a PNG file, `scale` pixels a point; `nil` when they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = try? PNGReader.read(bytes: [UInt8](data)) else { return nil }
    self.init(pixmap: decoded.pixmap, scale: scale)
  }

  /// The extent, in points.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// How the picture is turned: always upright.
  public var imageOrientation: Orientation { .up }

  /// The same picture, drawn in another mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: mode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  /// The same picture with edges that keep their size, in points.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: insets,
      resizingMode: resizingMode)
  }

  /// The picture's opacity filled with a colour, drawn as it is from then on.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(
      color, renderingMode: renderingMode == .alwaysTemplate ? .automatic : renderingMode)
  }

  /// The picture's opacity filled with a colour, in another mode.
  ///
  /// The colour is resolved under the current traits. Cost: every pixel is written.
  public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
    let tint = color.cgColor.components ?? [0, 0, 0, 1]
    let filled = cgImage.flatMap { source -> CGImage? in
      // 256 colours, one for each opacity: rounded once, as everything below the display list is.
      let table = (0...255).map { opacity in
        PremultipliedColor(
          straightRed: Double(tint[0]), green: Double(tint[1]), blue: Double(tint[2]),
          opacity: Double(tint[3]) * Double(opacity) / 255)
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(source.image.mask.bytes.count * 4)
      for opacity in source.image.mask.bytes {
        let c = table[Int(opacity)]
        bytes += [c.r, c.g, c.b, c.a]
      }
      return Pixmap(width: source.width, height: source.height, premultipliedBytes: bytes)
        .map(ViewKit.CGImage.init)
    }
    return UIImage(
      cgImage: filled, scale: scale, renderingMode: mode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  /// The bytes of a PNG file, or `nil` for a picture without pixels.
  public func pngData() -> Data? {
    guard let cgImage,
      let bytes = try? PNGWriter.encode(
        cgImage.image.pixmap, options: .init(scale: Double(scale)))
    else { return nil }
    return Data(bytes)
  }

  /// Whether the other has equal pixels and is drawn alike.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (cgImage == other.cgImage && scale == other.scale && renderingMode == other.renderingMode
        && capInsets == other.capInsets && resizingMode == other.resizingMode)
  }

  /// Equal pictures have equal hashes.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(cgImage?.width)
    hasher.combine(cgImage?.height)
    hasher.combine(scale)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }
}
