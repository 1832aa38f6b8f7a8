// SPDX-License-Identifier: MIT
//
// Pictures drawn in code: what is drawn into the renderer's context is recorded in points and
// executed once, in pixels, by the same compositor that draws frames.

import Compositing
public import Foundation
import Raster

/// How a renderer's pictures are made.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the screen's at first.
  public var scale: CGFloat
  /// Whether pictures start black and have no transparency.
  public var opaque = false

  /// A format of the screen's scale.
  @MainActor
  public override init() {
    scale = Stage.current.screen.scale
    super.init()
  }

  /// A format of the screen's scale.
  @MainActor
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// A format of the screen's scale.
  @MainActor
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer's actions draw into; it is the current context while they run.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext: NSObject {
  /// The drawing context, in points.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  init(format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(scale: Double(format.scale))
    self.format = format
    super.init()
  }

  /// Fills a rectangle in the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle in the current stroke colour.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Lets drawing reach the inside of a rectangle only.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws pictures.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// How the pictures are made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// A renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of what lies in a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// What the actions draw, as a picture; without pixels where the size has none.
  ///
  /// Parts of a pixel at the right and lower edge count as whole ones.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return picture(of: context.cgContext)
  }

  /// What was drawn into a context, as a picture.
  final func picture(of context: CGContext) -> UIImage {
    let scale = Double(format.scale)
    let width = PixelGrid.pixel((Double(bounds.width) * scale).rounded(.up))
    let height = PixelGrid.pixel((Double(bounds.height) * scale).rounded(.up))
    guard width > 0, height > 0 else { return UIImage() }
    var list = DisplayList(
      width: width, height: height, background: format.opaque ? .black : .clear)
    let map = AffineTransform.translation(x: -bounds.minX, y: -bounds.minY)
      .concatenating(.scale(x: scale, y: scale))
    VectorLowering(scale: scale, map: map)
      .draw(context.recording.commands, opacity: 1, into: &list.commands)
    return UIImage(pixmap: Compositor.render(list), scale: format.scale)
  }

  /// What the actions draw, as the bytes of a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
