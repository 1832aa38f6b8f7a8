// SPDX-License-Identifier: MIT
//
// Which properties a layer has, by Core Animation's key paths: how each is read from a state, put
// back into one, and whether a change of it is smoothed without being asked. Parts of values
// (`position.x`, `bounds.size.width`, `transform.scale`) are properties of their own.

import Foundation

/// A property of layers, by key path.
struct LayerProperty: Sendable {
  var keyPath: String
  /// Whether a standalone layer animates a change by itself.
  var isImplicit: Bool
  var read: @Sendable (LayerState) -> LayerValue
  var write: @Sendable (inout LayerState, LayerValue) -> Void

  /// The property that a key path names; `nil` when there is none.
  static func named(_ keyPath: String) -> LayerProperty? { registry[keyPath] }

  private static let registry: [String: LayerProperty] = {
    var out: [String: LayerProperty] = [:]
    for p in plain + geometryParts + shape + LayerProperty.transformParts("transform")
      + LayerProperty.transformParts("sublayerTransform")
    {
      out[p.keyPath] = p
    }
    return out
  }()

  private static func number(
    _ keyPath: String, _ path: WritableKeyPath<LayerState, Double> & Sendable,
    isImplicit: Bool = true
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath, isImplicit: isImplicit) {
      .number($0[keyPath: path])
    } write: {
      if case .number(let v) = $1 { $0[keyPath: path] = v }
    }
  }

  private static func point(
    _ keyPath: String, _ path: WritableKeyPath<LayerState, CGPoint> & Sendable
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath, isImplicit: true) {
      .point($0[keyPath: path])
    } write: {
      if case .point(let v) = $1 { $0[keyPath: path] = v }
    }
  }

  private static func size(
    _ keyPath: String, _ path: WritableKeyPath<LayerState, CGSize> & Sendable
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath, isImplicit: true) {
      .size($0[keyPath: path])
    } write: {
      if case .size(let v) = $1 { $0[keyPath: path] = v }
    }
  }

  private static func rect(
    _ keyPath: String, _ path: WritableKeyPath<LayerState, CGRect> & Sendable
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath, isImplicit: true) {
      .rect($0[keyPath: path])
    } write: {
      if case .rect(let v) = $1 { $0[keyPath: path] = v }
    }
  }

  private static func part(
    _ keyPath: String, _ path: WritableKeyPath<LayerState, CGFloat> & Sendable
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath, isImplicit: true) {
      .number(Double($0[keyPath: path]))
    } write: {
      if case .number(let v) = $1 { $0[keyPath: path] = CGFloat(v) }
    }
  }

  private static func color(
    _ keyPath: String, _ path: WritableKeyPath<LayerState, CGColor?> & Sendable
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath, isImplicit: true) {
      .color($0[keyPath: path])
    } write: {
      if case .color(let v) = $1 { $0[keyPath: path] = v }
    }
  }

  private static func path(
    _ keyPath: String, _ path: WritableKeyPath<LayerState, CGPath?> & Sendable,
    isImplicit: Bool
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath, isImplicit: isImplicit) {
      .path($0[keyPath: path])
    } write: {
      if case .path(let v) = $1 { $0[keyPath: path] = v }
    }
  }

  private static func flag(
    _ keyPath: String, _ path: WritableKeyPath<LayerState, Bool> & Sendable
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath, isImplicit: false) {
      .flag($0[keyPath: path])
    } write: {
      if case .flag(let v) = $1 { $0[keyPath: path] = v }
    }
  }

  private static let plain: [LayerProperty] = [
    rect("bounds", \.bounds), point("position", \.position), point("anchorPoint", \.anchorPoint),
    number("zPosition", \.zPosition), number("anchorPointZ", \.anchorPointZ),
    number("opacity", \.opacity), flag("hidden", \.isHidden), flag("isHidden", \.isHidden),
    flag("doubleSided", \.isDoubleSided), flag("masksToBounds", \.masksToBounds),
    color("backgroundColor", \.backgroundColor), number("cornerRadius", \.cornerRadius),
    number("borderWidth", \.borderWidth), color("borderColor", \.borderColor),
    color("shadowColor", \.shadowColor), number("shadowOpacity", \.shadowOpacity),
    size("shadowOffset", \.shadowOffset), number("shadowRadius", \.shadowRadius),
    path("shadowPath", \.shadowPath, isImplicit: true), rect("contentsRect", \.contentsRect),
    rect("contentsCenter", \.contentsCenter), number("contentsScale", \.contentsScale),
    color("contentsTint", \.contentsTint),
    LayerProperty(keyPath: "contents", isImplicit: false) {
      .contents($0.contents)
    } write: {
      if case .contents(let v) = $1 { $0.contents = v }
    },
  ]

  private static let geometryParts: [LayerProperty] = [
    part("position.x", \.position.x), part("position.y", \.position.y),
    point("bounds.origin", \.bounds.origin), size("bounds.size", \.bounds.size),
    part("bounds.origin.x", \.bounds.origin.x), part("bounds.origin.y", \.bounds.origin.y),
    part("bounds.size.width", \.bounds.size.width),
    part("bounds.size.height", \.bounds.size.height),
    part("anchorPoint.x", \.anchorPoint.x), part("anchorPoint.y", \.anchorPoint.y),
    part("shadowOffset.width", \.shadowOffset.width),
    part("shadowOffset.height", \.shadowOffset.height),
    point("contentsRect.origin", \.contentsRect.origin),
    size("contentsRect.size", \.contentsRect.size),
  ]

  private static let shape: [LayerProperty] = [
    path("path", \.shape.path, isImplicit: false), color("fillColor", \.shape.fillColor),
    color("strokeColor", \.shape.strokeColor), number("strokeStart", \.shape.strokeStart),
    number("strokeEnd", \.shape.strokeEnd), number("lineWidth", \.shape.lineWidth),
    number("miterLimit", \.shape.miterLimit), number("lineDashPhase", \.shape.lineDashPhase),
    point("startPoint", \.gradient.startPoint), point("endPoint", \.gradient.endPoint),
    LayerProperty(keyPath: "colors", isImplicit: true) {
      .colors($0.gradient.colors)
    } write: {
      if case .colors(let v) = $1 { $0.gradient.colors = v }
    },
    LayerProperty(keyPath: "locations", isImplicit: true) {
      .numbers($0.gradient.locations)
    } write: {
      if case .numbers(let v) = $1 { $0.gradient.locations = v }
    },
  ]

  // MARK: Parts of transforms

  private static func transformParts(_ name: String) -> [LayerProperty] {
    let path: WritableKeyPath<LayerState, CATransform3D> & Sendable =
      name == "transform" ? \.transform : \.sublayerTransform
    func component(
      _ suffix: String, get: @escaping @Sendable (TransformParts) -> Double,
      set: @escaping @Sendable (inout TransformParts, Double) -> Void
    ) -> LayerProperty {
      LayerProperty(keyPath: name + suffix, isImplicit: true) {
        .number(get(TransformParts($0[keyPath: path])))
      } write: {
        guard case .number(let v) = $1 else { return }
        var parts = TransformParts($0[keyPath: path])
        set(&parts, v)
        $0[keyPath: path] = parts.transform
      }
    }
    return [
      LayerProperty(keyPath: name, isImplicit: true) {
        .transform($0[keyPath: path])
      } write: {
        if case .transform(let v) = $1 { $0[keyPath: path] = v }
      },
      component(".scale") {
        ($0.scale.x + $0.scale.y + $0.scale.z) / 3
      } set: {
        $0.scale = .init(x: $1, y: $1, z: $1)
      },
      component(".scale.x") {
        $0.scale.x
      } set: {
        $0.scale.x = $1
      },
      component(".scale.y") {
        $0.scale.y
      } set: {
        $0.scale.y = $1
      },
      component(".scale.z") {
        $0.scale.z
      } set: {
        $0.scale.z = $1
      },
      component(".rotation") {
        $0.rotation.z
      } set: {
        $0.rotation.z = $1
      },
      component(".rotation.x") {
        $0.rotation.x
      } set: {
        $0.rotation.x = $1
      },
      component(".rotation.y") {
        $0.rotation.y
      } set: {
        $0.rotation.y = $1
      },
      component(".rotation.z") {
        $0.rotation.z
      } set: {
        $0.rotation.z = $1
      },
      component(".translation.x") {
        $0.translation.x
      } set: {
        $0.translation.x = $1
      },
      component(".translation.y") {
        $0.translation.y
      } set: {
        $0.translation.y = $1
      },
      component(".translation.z") {
        $0.translation.z
      } set: {
        $0.translation.z = $1
      },
      LayerProperty(keyPath: name + ".translation", isImplicit: true) {
        let t = $0[keyPath: path]
        return .size(CGSize(width: t.m41, height: t.m42))
      } write: {
        guard case .size(let v) = $1 else { return }
        $0[keyPath: path].m41 = v.width
        $0[keyPath: path].m42 = v.height
      },
    ]
  }
}
