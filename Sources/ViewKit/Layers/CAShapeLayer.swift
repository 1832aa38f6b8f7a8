// SPDX-License-Identifier: MIT
//
// A layer that fills and strokes an outline in its own points.

public import Foundation

/// A layer that draws an outline.
open class CAShapeLayer: CALayer {
  override func makePresentationLayer() -> CALayer { CAShapeLayer(layer: self) }

  /// The outline, in the layer's points.
  open var path: CGPath? {
    get { state.shape.path }
    set { change(\.shape.path, to: newValue.map { CGPath(outline: $0.outline) }, key: "path") }
  }
  /// What fills the outline; black at first.
  open var fillColor: CGColor? {
    get { state.shape.fillColor }
    set { change(\.shape.fillColor, to: newValue, key: "fillColor") }
  }
  /// Which points the outline holds.
  open var fillRule: CAShapeLayerFillRule {
    get { state.shape.fillRule }
    set { change(\.shape.fillRule, to: newValue, key: "fillRule") }
  }
  /// What the outline is stroked with; nothing at first.
  open var strokeColor: CGColor? {
    get { state.shape.strokeColor }
    set { change(\.shape.strokeColor, to: newValue, key: "strokeColor") }
  }
  /// Where the stroke starts, as a fraction of the outline's length.
  open var strokeStart: CGFloat {
    get { state.shape.strokeStart }
    set { change(\.shape.strokeStart, to: newValue, key: "strokeStart") }
  }
  /// Where the stroke ends, as a fraction of the outline's length.
  open var strokeEnd: CGFloat {
    get { state.shape.strokeEnd }
    set { change(\.shape.strokeEnd, to: newValue, key: "strokeEnd") }
  }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat {
    get { state.shape.lineWidth }
    set { change(\.shape.lineWidth, to: newValue, key: "lineWidth") }
  }
  /// How long sharp corners may be, in half line widths.
  open var miterLimit: CGFloat {
    get { state.shape.miterLimit }
    set { change(\.shape.miterLimit, to: newValue, key: "miterLimit") }
  }
  /// How the stroke ends.
  open var lineCap: CAShapeLayerLineCap {
    get { state.shape.lineCap }
    set { change(\.shape.lineCap, to: newValue, key: "lineCap") }
  }
  /// How the stroke's pieces meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { state.shape.lineJoin }
    set { change(\.shape.lineJoin, to: newValue, key: "lineJoin") }
  }
  /// Where in the dash pattern the stroke starts, in points.
  open var lineDashPhase: CGFloat {
    get { state.shape.lineDashPhase }
    set { change(\.shape.lineDashPhase, to: newValue, key: "lineDashPhase") }
  }
  /// The lengths of dashes and gaps, in points; an unbroken line when `nil`.
  open var lineDashPattern: [NSNumber]? {
    get {
      let lengths = state.shape.lineDashPattern
      return lengths.isEmpty ? nil : lengths.map { NSNumber(value: $0) }
    }
    set {
      let lengths = (newValue ?? []).map(\.doubleValue)
      change(\.shape.lineDashPattern, to: lengths, key: "lineDashPattern")
    }
  }
}
