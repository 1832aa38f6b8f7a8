// SPDX-License-Identifier: MIT
//
// Through several values, or along a path. The animation's own curve comes first, then the curve of
// the segment.

import Animation
public import Foundation
import Raster

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On the straight way.
  public static let linear = Self(rawValue: "linear")
  /// Not at all: each value holds.
  public static let discrete = Self(rawValue: "discrete")
  /// On the straight way, evenly.
  public static let paced = Self(rawValue: "paced")
  /// On a smooth curve through all values.
  public static let cubic = Self(rawValue: "cubic")
  /// On a smooth curve, evenly.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its x axis points along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, each of a kind that `CABasicAnimation.fromValue` takes.
  open var values: [Any]? { didSet { typed = (values ?? []).compactMap(LayerValue.from) } }
  /// A path for point properties; stands in for the values.
  open var path: CGPath? { didSet { pathPoints = path.map { Self.points(of: $0.outline) } ?? [] } }
  /// When each value is reached, as fractions.
  open var keyTimes: [NSNumber]?
  /// The curve of each segment; one fewer than values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between keyframes are found.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// How the layer turns along the path.
  open var rotationMode: CAAnimationRotationMode?
  /// How sharply each keyframe bends, in cubic modes.
  open var tensionValues: [NSNumber]?
  /// How smoothly segments meet, in cubic modes.
  open var continuityValues: [NSNumber]?
  /// Where the bend lies, in cubic modes.
  open var biasValues: [NSNumber]?

  var typed: [LayerValue] = []
  /// For each keyframe of the path, the points up to it, so that a segment can be followed evenly.
  private var pathPoints: [[CGPoint]] = []

  /// Sets the values without boxing.
  func setTyped(_ list: [LayerValue]) {
    values = list.compactMap(\.boxed)
    typed = list
  }

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(into other: CAAnimation) {
    super.copyValues(into: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    other.values = values
    other.typed = typed
    other.path = path
    other.keyTimes = keyTimes
    other.timingFunctions = timingFunctions
    other.calculationMode = calculationMode
    other.rotationMode = rotationMode
    other.tensionValues = tensionValues
    other.continuityValues = continuityValues
    other.biasValues = biasValues
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private func timeline(_ distances: @autoclosure () -> [Double], count: Int) -> KeyframeTimeline {
    if isPaced { return KeyframeTimeline(pacedBy: distances()) }
    return KeyframeTimeline(
      valueCount: count, keyTimes: keyTimes?.map(\.doubleValue),
      isDiscrete: calculationMode == .discrete)
  }

  private func segment(_ timeline: KeyframeTimeline, _ position: MediaTiming.Position)
    -> KeyframeTimeline.Segment
  {
    var s = timeline.segment(at: eased(position.progress))
    if !isPaced, let curves = timingFunctions, curves.indices.contains(s.index) {
      s.fraction = curves[s.index].curve.value(at: s.fraction)
    }
    return s
  }

  override func value(at position: MediaTiming.Position, over base: LayerValue) -> LayerValue? {
    if !pathPoints.isEmpty { return .point(placeOnPath(at: position).point) }
    let v = typed.map { $0.fitting(base) }
    guard let first = v.first, v.allSatisfy({ $0.kind == base.kind }) else { return nil }
    if v.count == 1 { return first }
    let distances = zip(v, v.dropFirst()).map { $0.distance(to: $1) }
    let s = segment(timeline(distances, count: v.count), position)
    let i = min(s.index, v.count - 1)
    if calculationMode == .discrete || i + 1 >= v.count { return v[i] }
    let isCubic = calculationMode == .cubic || calculationMode == .cubicPaced
    if isCubic, let b = v[i].scalars, let c = v[i + 1].scalars, b.count == c.count {
      let a = i > 0 ? v[i - 1].scalars ?? b : b
      let d = i + 2 < v.count ? v[i + 2].scalars ?? c : c
      func parameter(_ list: [NSNumber]?) -> Double {
        list.flatMap { $0.indices.contains(i) ? $0[i].doubleValue : nil } ?? 0
      }
      return v[i].with(
        scalars: b.indices.map {
          Interpolation.cubic(
            a[$0], b[$0], c[$0], d[$0], s.fraction, tension: parameter(tensionValues),
            continuity: parameter(continuityValues), bias: parameter(biasValues))
        })
    }
    return v[i].mixed(to: v[i + 1], at: s.fraction)
  }

  override func lastValue(over base: LayerValue) -> LayerValue? { typed.last?.fitting(base) }

  override func apply(to state: inout LayerState, at position: MediaTiming.Position) {
    super.apply(to: &state, at: position)
    if let rotationMode, !pathPoints.isEmpty {
      let turn = rotationMode == .rotateAutoReverse ? Double.pi : 0
      let angle = placeOnPath(at: position).angle + turn
      state.transform = CATransform3DConcat(
        CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1), state.transform)
    }
  }

  // MARK: Paths

  /// The points of each element of a path, curves cut into short pieces.
  private static func points(of outline: Path) -> [[CGPoint]] {
    var out: [[CGPoint]] = []
    var elements: [Path.Element] = []
    for element in outline.elements {
      let start = Path(elements).currentPoint
      elements.append(element)
      if case .move(let p) = element {
        if out.isEmpty { out.append([CGPoint(p)]) }
        continue
      }
      guard let start else { continue }
      if case .close = element {
        let end = Path(elements).currentPoint ?? start
        out.append([CGPoint(start), CGPoint(end)])
      } else {
        let piece = Path([.move(start), element]).flattenedPoints(steps: 64)
        out.append(piece.map(CGPoint.init))
      }
    }
    return out
  }

  private func placeOnPath(at position: MediaTiming.Position) -> (point: CGPoint, angle: Double) {
    let pieces = Array(pathPoints.dropFirst())
    guard !pieces.isEmpty else { return (pathPoints[0][0], 0) }
    func length(_ points: [CGPoint]) -> Double {
      zip(points, points.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    }
    let s = segment(timeline(pieces.map(length), count: pieces.count + 1), position)
    let points = pieces[min(s.index, pieces.count - 1)]
    var left = length(points) * (calculationMode == .discrete ? 0 : s.fraction)
    for (a, b) in zip(points, points.dropFirst()) {
      let d = Self.distance(a, b)
      if left <= d, d > 0 {
        let t = left / d
        return (
          CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t),
          atan2(Double(b.y - a.y), Double(b.x - a.x))
        )
      }
      left -= d
    }
    let end = points[points.count - 1]
    let before = points.count > 1 ? points[points.count - 2] : end
    return (end, atan2(Double(end.y - before.y), Double(end.x - before.x)))
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    Double(((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
  }
}
