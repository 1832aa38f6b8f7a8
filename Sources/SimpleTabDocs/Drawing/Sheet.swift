// SPDX-License-Identifier: MIT
//
// A picture under construction is a view tree on a stage of its own: labels, lines and frames are laid
// out in points and drawn by what draws the films, without a window's background, so that the page
// shows through.

import Compositing
import Foundation
import Raster
import ViewKit

/// A picture laid out as views.
@MainActor
struct Sheet {
  let palette: Palette
  let scale: Int
  /// The view that fills the picture.
  let view: UIView
  private let stage: Stage

  /// An empty picture of an extent in points; its edges go outward to whole points.
  init(width: Double, height: Double, scale: Int, palette: Palette, backdrop: UIColor? = nil) {
    let size = CGSize(width: width.rounded(.up), height: height.rounded(.up))
    self.palette = palette
    self.scale = scale
    stage = Stage(size: size, scale: CGFloat(scale))
    stage.makeCurrent()
    view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = backdrop
    stage.window.addSubview(view)
  }

  /// Makes this the stage that new views belong to.
  func makeCurrent() { stage.makeCurrent() }

  /// What the picture shows now, in pixels.
  var list: DisplayList {
    stage.makeCurrent()
    var list = stage.displayList()
    list.background = .clear
    return list
  }

  /// The width of a text, in points.
  static func width(of text: String, size: Double, weight: UIFont.Weight = .regular) -> Double {
    label(text, size: size, weight: weight, color: .black).intrinsicContentSize.width
  }

  /// A line of text in a box, in the middle of its height.
  @discardableResult
  func add(
    _ text: String, in box: CGRect, size: Double = 11, weight: UIFont.Weight = .regular,
    color: UIColor? = nil, alignment: NSTextAlignment = .center
  ) -> UILabel {
    let label = Self.label(text, size: size, weight: weight, color: color ?? palette.quiet)
    label.textAlignment = alignment
    label.frame = box
    view.addSubview(label)
    return label
  }

  private static func label(
    _ text: String, size: Double, weight: UIFont.Weight, color: UIColor
  ) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: CGFloat(size), weight: weight)
    label.textColor = color
    return label
  }

  /// A line of whole pixels from a point along an axis.
  func addLine(
    from start: CGPoint, length: Double, isVertical: Bool = false, color: UIColor,
    pixels: Int = 1
  ) {
    let width = CGFloat(pixels) / CGFloat(scale)
    let line = UIView(
      frame: CGRect(
        x: snapped(start.x), y: snapped(start.y), width: isVertical ? width : CGFloat(length),
        height: isVertical ? CGFloat(length) : width))
    line.backgroundColor = color
    view.addSubview(line)
  }

  /// A coordinate moved to the nearest pixel.
  func snapped(_ points: CGFloat) -> CGFloat {
    (points * CGFloat(scale)).rounded() / CGFloat(scale)
  }

  /// A line through points.
  @discardableResult
  func addPath(
    _ points: [CGPoint], color: UIColor, width: Double, dashes: [Double] = [], opacity: Double = 1
  ) -> CAShapeLayer {
    let path = CGMutablePath()
    path.addLines(between: points)
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = color.cgColor
    layer.lineWidth = CGFloat(width)
    layer.lineJoin = .round
    layer.lineCap = dashes.isEmpty ? .round : .butt
    layer.lineDashPattern = dashes.isEmpty ? nil : dashes.map { NSNumber(value: $0) }
    layer.opacity = Float(opacity)
    view.layer.addSublayer(layer)
    return layer
  }

  /// A disc about a point, with a line of another colour around it.
  func addDot(at center: CGPoint, radius: Double, color: UIColor, ring: UIColor? = nil) {
    let r = CGFloat(radius)
    let layer = CAShapeLayer()
    layer.path = CGPath(
      ellipseIn: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
    layer.fillColor = color.cgColor
    if let ring {
      layer.strokeColor = ring.cgColor
      layer.lineWidth = 1
    }
    view.layer.addSublayer(layer)
  }
}
