// SPDX-License-Identifier: MIT
//
// A drawing context that records: what is drawn becomes vector contents in points, to be executed
// in device pixels when the layer is lowered. Strokes become filled outlines at once.

public import Foundation
import Compositing
import Raster

/// A recording drawing context, in points, y down.
@preconcurrency @MainActor
public final class CGContext {
  struct GraphicsState {
    var map = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var alpha = 1.0
    var lineWidth = 1.0
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit = 10.0
    var dashPhase = 0.0
    var dashLengths: [Double] = []
    var mode = BlendMode.sourceOver
    var clips: [(path: Path, rule: FillRule)] = []
  }

  /// Pixels per point that the drawing is meant for.
  let scale: Double
  private(set) var recording = VectorContents()
  private(set) var graphics = GraphicsState()
  private var saved: [GraphicsState] = []
  private var path = CGMutablePath()

  init(scale: Double) { self.scale = scale }

  private func record(_ command: VectorCommand) {
    var command = command
    for clip in graphics.clips.reversed() {
      command = .clipped([command], to: clip.path, rule: clip.rule)
    }
    recording.commands.append(command)
  }

  /// Records a command given in the context's current coordinates.
  func draw(_ command: VectorCommand) {
    record(graphics.map.isIdentity ? command : .transformed([command], by: graphics.map))
  }

  /// The picture of everything drawn so far.
  var contents: LayerContents? { recording.commands.isEmpty ? nil : .vector(recording) }

  // MARK: State

  /// Keeps the state for `restoreGState`.
  public func saveGState() { saved.append(graphics) }
  /// Goes back to the state last kept.
  public func restoreGState() { if let last = saved.popLast() { graphics = last } }
  /// Shifts what is drawn next, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    graphics.map = graphics.map.translatedBy(x: x, y: y)
  }
  /// Scales what is drawn next.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    graphics.map = graphics.map.scaledBy(x: x, y: y)
  }
  /// Turns what is drawn next, in radians.
  public func rotate(by angle: CGFloat) { graphics.map = graphics.map.rotated(by: angle) }
  /// Maps what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    graphics.map = transform.concatenating(graphics.map)
  }
  /// The map from the current coordinates to the layer's points.
  public var ctm: CGAffineTransform { graphics.map }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { graphics.fill = color }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { graphics.stroke = color }
  /// Sets the fill colour, sRGB 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    graphics.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the stroke colour, sRGB 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    graphics.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the opacity of what is drawn next, 0…1.
  public func setAlpha(_ alpha: CGFloat) { graphics.alpha = min(max(alpha, 0), 1) }
  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) { graphics.lineWidth = width }
  /// Sets how strokes end.
  public func setLineCap(_ cap: CGLineCap) { graphics.lineCap = cap }
  /// Sets how strokes meet.
  public func setLineJoin(_ join: CGLineJoin) { graphics.lineJoin = join }
  /// Sets how long sharp corners may be, in half line widths.
  public func setMiterLimit(_ limit: CGFloat) { graphics.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    graphics.dashPhase = phase
    graphics.dashLengths = lengths.map { Double($0) }
  }
  /// Sets how source and destination meet.
  public func setBlendMode(_ mode: CGBlendMode) { graphics.mode = mode.raster }

  // MARK: Paths

  /// Forgets the path.
  public func beginPath() { path = CGMutablePath() }
  /// Starts an outline.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Draws a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc, as `CGMutablePath` does.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ other: CGPath) { path.addPath(other) }
  /// Ends the outline with a line to its start.
  public func closePath() { path.closeSubpath() }

  private func takePath() -> Path {
    let outline = path.outline.transformed(by: graphics.map.raster)
    path = CGMutablePath()
    return outline
  }

  private func faded(_ color: CGColor) -> CGColor {
    graphics.alpha == 1 ? color : color.copy(alpha: color.alpha * graphics.alpha) ?? color
  }

  private func fill(_ outline: Path, rule: FillRule, color: CGColor) {
    if outline.isEmpty { return }
    record(.fillPath(outline, rule: rule, color: faded(color), mode: graphics.mode))
  }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule == .evenOdd ? .evenOdd : .nonZero, color: graphics.fill)
  }

  /// Strokes the path and forgets it.
  public func strokePath() {
    let outline = path.outline
    path = CGMutablePath()
    let stroke = Stroke(
      width: graphics.lineWidth, cap: graphics.lineCap, join: graphics.lineJoin,
      miterLimit: graphics.miterLimit, dashPhase: graphics.dashPhase,
      dashLengths: graphics.dashLengths)
    fill(
      stroke.outline(of: outline).transformed(by: graphics.map.raster), rule: .nonZero,
      color: graphics.stroke)
  }

  /// Draws only inside the path from here on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    graphics.clips.append((takePath(), rule == .evenOdd ? .evenOdd : .nonZero))
  }

  /// Draws only inside a rectangle from here on.
  public func clip(to rect: CGRect) {
    graphics.clips.append((Path.rectangle(rect).transformed(by: graphics.map.raster), .nonZero))
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(
      Path.rectangle(rect).transformed(by: graphics.map.raster), rule: .nonZero,
      color: graphics.fill)
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    fill(
      Path.ellipse(in: rect).transformed(by: graphics.map.raster), rule: .nonZero,
      color: graphics.fill)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    path.addRect(rect)
    strokePath()
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    path.addEllipse(in: rect)
    strokePath()
  }

  /// Takes away what was drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    let outline = Path.rectangle(rect).transformed(by: graphics.map.raster)
    record(.fillPath(outline, rule: .nonZero, color: .black, mode: .destinationOut))
  }
}

/// How source and destination meet, with Core Graphics' raw values.
public enum CGBlendMode: Int32, Sendable {
  /// The source lies over the destination.
  case normal = 0
  /// Nothing remains.
  case clear = 16
  /// The source replaces the destination.
  case copy = 17
  /// The source where the destination is.
  case sourceIn = 18
  /// The source where the destination is not.
  case sourceOut = 19
  /// The source over the destination, only where the destination is.
  case sourceAtop = 20
  /// The destination over the source.
  case destinationOver = 21
  /// The destination where the source is.
  case destinationIn = 22
  /// The destination where the source is not.
  case destinationOut = 23
  /// The destination over the source, only where the source is.
  case destinationAtop = 24
  /// Either, but not where both are.
  case xor = 25
  /// The sum, cut at white.
  case plusLighter = 27

  var raster: BlendMode {
    switch self {
    case .normal: .sourceOver
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}
