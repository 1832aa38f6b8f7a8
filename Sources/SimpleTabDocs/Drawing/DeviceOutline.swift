// SPDX-License-Identifier: MIT
//
// A neutral device, which is nobody's: a dark slab of even thickness with continuous corners, a status
// bar with a time, signal and battery of our own drawing, and a home indicator where the screen keeps
// room for one. All measures are chosen by us.

import Foundation
import Raster
import SimpleTabScenes
import ViewKit

/// A device around a screen.
@MainActor
struct DeviceOutline {
  /// Points of the picture per point of the screen.
  private let factor: Double
  private let top: Double
  private let bottom: Double
  private let width: Double
  private let height: Double
  private let isTablet: Bool

  init(scene: Scene, factor: Double) {
    let device = scene.screen
    self.factor = factor
    top = Double(device.safeArea.top)
    bottom = Double(device.safeArea.bottom)
    width = Double(device.width)
    height = Double(device.height)
    isTablet = device.isTablet
  }

  /// The body's thickness around the screen.
  var bezel: Double { (isTablet ? 22.0 : 11.0) * factor }

  /// The radius of the screen's corners: large where the screen keeps room for an indicator.
  var screenCorners: Double { (isTablet ? 18.0 : bottom > 0 ? 46.0 : 26.0) * factor }

  /// Adds the slab, and the line along its edge.
  func addBody(to view: UIView, corners: CGFloat, palette: Palette) {
    let body = UIView(frame: view.bounds)
    body.backgroundColor = palette.body
    body.layer.cornerRadius = corners
    body.layer.cornerCurve = .continuous
    body.layer.borderWidth = CGFloat(max(0.5, 1.5 * factor))
    body.layer.borderColor = palette.rim.cgColor
    view.addSubview(body)
  }

  /// Adds status bar and home indicator over a screen's picture, each black or white.
  func addStatus(to screen: UIView, over picture: CGImage) {
    if top > 0 { addStatusBar(to: screen, color: Self.ink(over: picture, at: 0.3 * top / height)) }
    if bottom > 0 {
      let color = Self.ink(over: picture, at: 1 - 0.5 * bottom / height)
      let bar = CGRect(
        x: (width - 134) / 2 * factor, y: (height - 13) * factor, width: 134 * factor,
        height: 5 * factor)
      add(bar, radius: 2.5 * factor, color: color, to: screen)
    }
  }

  /// What stands out from a row of a picture: black over rows that are light on average.
  private static func ink(over picture: CGImage, at share: Double) -> UIColor {
    let pixmap = picture.image.pixmap
    let y = min(pixmap.height - 1, Int(share * Double(pixmap.height)))
    let sum = (0..<pixmap.width).reduce(0) { sum, x in
      let color = pixmap[x, y]
      return sum + 2 * Int(color.r) + 5 * Int(color.g) + Int(color.b)
    }
    return sum >= 8 * 128 * pixmap.width ? .black : .white
  }

  private func addStatusBar(to screen: UIView, color: UIColor) {
    // With a tall inset the words stand in its lower half, as far from the corners.
    let isTall = top > 30
    let middle = isTall ? top * 0.56 : top / 2
    let size = isTall ? 15.0 : 12.0
    let label = UILabel(
      frame: CGRect(
        x: (isTall ? 30 : 12) * factor, y: (middle - 12) * factor, width: 80 * factor,
        height: 24 * factor))
    label.text = "10:30"
    label.font = .systemFont(ofSize: CGFloat(size * factor), weight: .semibold)
    label.textColor = color
    screen.addSubview(label)

    let unit = size / 12
    let right = width - (isTall ? 28 : 12)
    let battery = CGRect(
      x: (right - 25 * unit) * factor, y: (middle - 5.5 * unit) * factor,
      width: 22 * unit * factor, height: 11 * unit * factor)
    let shell = UIView(frame: battery)
    shell.layer.cornerRadius = CGFloat(3 * unit * factor)
    shell.layer.borderWidth = CGFloat(max(0.5, unit * factor))
    shell.layer.borderColor = color.withAlphaComponent(0.45).cgColor
    screen.addSubview(shell)
    add(
      battery.insetBy(dx: 2 * unit * factor, dy: 2 * unit * factor), radius: 1.5 * unit * factor,
      color: color, to: screen)
    add(
      CGRect(
        x: battery.maxX + unit * factor, y: battery.midY - 2 * unit * factor,
        width: 1.5 * unit * factor, height: 4 * unit * factor), radius: 0.75 * unit * factor,
      color: color.withAlphaComponent(0.45), to: screen)
    for step in 0..<4 {
      let tall = (4 + 2.3 * Double(step)) * unit
      add(
        CGRect(
          x: (right - (51 - 5 * Double(step)) * unit) * factor,
          y: (middle + 5.5 * unit - tall) * factor, width: 3.2 * unit * factor,
          height: tall * factor), radius: unit * factor, color: color, to: screen)
    }
  }

  private func add(_ rect: CGRect, radius: Double, color: UIColor, to view: UIView) {
    let layer = CAShapeLayer()
    layer.path = CGPath(
      roundedRect: rect, cornerWidth: CGFloat(radius), cornerHeight: CGFloat(radius))
    layer.fillColor = color.cgColor
    view.layer.addSublayer(layer)
  }
}
