// SPDX-License-Identifier: MIT
//
// From a request to drawing commands: which form draws it, and what the forms share.

import Foundation
import Recording
import SimpleTabScenes
import ViewKit

/// Draws one variant of a request.
@MainActor
struct FormDrawing {
  let request: PictureRequest
  let variant: PictureVariant
  /// The scene file's path, or a built-in name.
  let scene: String
  let library: FilmLibrary

  /// The variant's frames. Throws what is wrong with the request or its scene.
  func picture() throws -> DrawnPicture {
    switch request.form {
    case .still: try StillForm(drawing: self).picture()
    case .filmstrip: try FilmstripForm(drawing: self).picture()
    case .strobe: try StrobeForm(drawing: self).picture()
    case .sheet: try SheetForm(drawing: self).picture()
    case .comparison: try ComparisonForm(drawing: self).picture()
    case .plot: try PlotForm(drawing: self).picture()
    case .animation: try AnimationForm(drawing: self).picture()
    }
  }

  var palette: Palette { .of(variant.appearance) }

  /// The film's key, for a screen whose points are drawn `factor` times as large.
  ///
  /// A film that is not shown at its own size is filmed large enough to be shrunk to a half or less:
  /// then each pixel is the average of all that it covers.
  func key(factor: Double = 1) -> FilmKey {
    let pixels = factor * Double(variant.scale)
    var key = FilmKey(
      scene: scene, appearance: variant.appearance,
      scale: factor == 1 ? variant.scale : max(1, Int((2 * pixels).rounded(.up))))
    key.style = request.style
    key.viewTransition = request.viewTransition
    key.device = request.device
    key.sequence = request.transitions.first
    return key
  }

  /// An empty picture.
  func sheet(width: Double, height: Double) -> Sheet {
    Sheet(
      width: width, height: height, scale: variant.scale, palette: palette,
      backdrop: request.backdrop.map { color in
        color.uiColor.resolvedColor(
          with: UITraitCollection(
            userInterfaceStyle: variant.appearance == .dark ? .dark : .light))
      })
  }

  /// How many points of the picture a point of the screen is, when frames have a width.
  func factor(_ width: Double?, of rect: CGRect) -> Double {
    guard let width, rect.width > 0 else { return 1 }
    return width / Double(rect.width)
  }

  /// A rectangle's extent in the picture, in whole pixels.
  func shown(_ rect: CGRect, _ factor: Double) -> CGSize {
    let scale = Double(variant.scale)
    func pixels(_ points: CGFloat) -> CGFloat {
      CGFloat((Double(points) * factor * scale).rounded() / scale)
    }
    return CGSize(width: pixels(rect.width), height: pixels(rect.height))
  }
}
