// SPDX-License-Identifier: MIT
//
// A layer that shows a gradient over its bounds.

public import Foundation

/// A layer that shows a gradient.
open class CAGradientLayer: CALayer {
  override func makePresentationLayer() -> CALayer { CAGradientLayer(layer: self) }

  /// The colours, each a `CGColor`.
  open var colors: [Any]? {
    get { state.gradient.colors.isEmpty ? nil : state.gradient.colors }
    set {
      let colors = (newValue ?? []).compactMap {
        ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor
      }
      change(\.gradient.colors, to: colors, key: "colors")
    }
  }
  /// Where each colour stands, as rising fractions; even when `nil`.
  open var locations: [NSNumber]? {
    get {
      let stops = state.gradient.locations
      return stops.isEmpty ? nil : stops.map { NSNumber(value: $0) }
    }
    set {
      change(\.gradient.locations, to: (newValue ?? []).map(\.doubleValue), key: "locations")
    }
  }
  /// Where the gradient starts, as fractions of the bounds.
  open var startPoint: CGPoint {
    get { state.gradient.startPoint }
    set { change(\.gradient.startPoint, to: newValue, key: "startPoint") }
  }
  /// Where the gradient ends, as fractions of the bounds.
  open var endPoint: CGPoint {
    get { state.gradient.endPoint }
    set { change(\.gradient.endPoint, to: newValue, key: "endPoint") }
  }
  /// The form.
  open var type: CAGradientLayerType {
    get { state.gradient.type }
    set { change(\.gradient.type, to: newValue, key: "type") }
  }
}
