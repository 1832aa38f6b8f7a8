// SPDX-License-Identifier: MIT
//
// What lies around a frame: a hairline and round corners, or a device; a shadow under it. The frame's
// picture can be exchanged, so an animation is one mount.

import Compositing
import Foundation
import Raster
import SimpleTabScenes
import ViewKit

/// A frame with what lies around it.
@MainActor
struct FrameMount {
  /// The view, with its origin at zero; shadows reach beyond it.
  let view: UIView
  private let imageView: UIImageView
  private let screen: UIView
  private let device: DeviceOutline?
  private let scale: CGFloat

  /// How far a shadow reaches to the sides and downward, in points of a frame.
  static let shadowReach = 24.0

  /// A mount for pictures of an extent in points.
  ///
  /// - Parameters:
  ///   - factor: points of the mount per point of the screen.
  ///   - sheet: what it will lie on; its stage must be current.
  init(
    size: CGSize, factor: Double, options: MountOptions, scene: Scene, sheet: Sheet
  ) {
    device = options.hasDevice ? DeviceOutline(scene: scene, factor: factor) : nil
    scale = CGFloat(sheet.scale)
    let palette = sheet.palette
    let bezel = CGFloat(device?.bezel ?? 0)
    let outer = CGRect(
      x: 0, y: 0, width: size.width + 2 * bezel, height: size.height + 2 * bezel)
    view = UIView(frame: outer)
    let corners = CGFloat(options.corners ?? device?.screenCorners ?? 0)
    let outerCorners = corners + bezel

    if options.hasShadow ?? options.hasDevice {
      let shadow = UIView(frame: outer)
      shadow.layer.shadowPath = CGPath(
        roundedRect: outer, cornerWidth: outerCorners, cornerHeight: outerCorners)
      shadow.layer.shadowColor = UIColor.black.cgColor
      shadow.layer.shadowOpacity = palette.shadowOpacity
      shadow.layer.shadowRadius = 8
      shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
      view.addSubview(shadow)
    }
    device?.addBody(to: view, corners: outerCorners, palette: palette)

    screen = UIView(frame: CGRect(origin: CGPoint(x: bezel, y: bezel), size: size))
    screen.clipsToBounds = true
    screen.layer.cornerRadius = corners
    if device != nil { screen.layer.cornerCurve = .continuous }
    imageView = UIImageView(frame: CGRect(origin: .zero, size: size))
    screen.addSubview(imageView)
    view.addSubview(screen)

    if device == nil {
      let hairline = UIView(frame: screen.frame)
      hairline.layer.cornerRadius = corners
      hairline.layer.borderWidth = 1 / CGFloat(sheet.scale)
      hairline.layer.borderColor = palette.line.cgColor
      view.addSubview(hairline)
    }
  }

  /// The mount's extent, in points.
  var size: CGSize { view.bounds.size }

  /// A picture in the pixels that it gets: an animation's frames are kept until all are drawn.
  private func fitted(_ picture: CGImage) -> CGImage {
    let width = Int((imageView.bounds.width * scale).rounded())
    let height = Int((imageView.bounds.height * scale).rounded())
    guard picture.width != width || picture.height != height else { return picture }
    return CGImage(
      Compositor.render(
        DisplayList(
          width: width, height: height,
          commands: [
            .drawImage(
              picture.image,
              transform: .scale(
                x: Double(width) / Double(picture.width),
                y: Double(height) / Double(picture.height)),
              sampler: .bilinear, opacity: 255, mode: .sourceOver)
          ])))
  }

  /// Shows a picture. With the first one, a device gets its status bar, which stands out from it.
  func show(_ picture: CGImage) {
    if imageView.image == nil { device?.addStatus(to: screen, over: picture) }
    imageView.image = UIImage(cgImage: fitted(picture))
  }
}
