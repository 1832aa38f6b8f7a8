// SPDX-License-Identifier: MIT
//
// Pictures drawn between a beginning and an end, as before there were renderers. Between the two,
// drawing goes to the picture's own context; pairs nest.

public import Foundation

@MainActor private var openPictures: [(renderer: UIGraphicsImageRenderer, context: CGContext)] = []

/// Begins a picture of a size in points, one pixel a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the picture starts black and has no transparency.
///   - scale: Pixels per point; 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  if scale > 0 { format.scale = scale }
  format.opaque = opaque
  let context = CGContext(scale: Double(format.scale))
  openPictures.append((UIGraphicsImageRenderer(size: size, format: format), context))
  UIGraphicsPushContext(context)
}

/// What has been drawn since the last beginning; `nil` when no picture was begun.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  openPictures.last.map { $0.renderer.picture(of: $0.context) }
}

/// Ends the picture begun last; does nothing when none was.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  if openPictures.popLast() != nil { UIGraphicsPopContext() }
}
