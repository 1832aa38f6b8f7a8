// SPDX-License-Identifier: MIT
//
// Layer properties by name, as client code reaches them: contents as `Any`, values by key and key
// path. A name that no layer property has is the client's own value.

import Foundation
import Compositing

extension CALayer {
  /// The picture shown: a `CGImage`; `nil` for none or for drawing.
  public var contents: Any? {
    get {
      guard case .image(let contents)? = state.contents else { return nil }
      return CGImage(contents.image)
    }
    set {
      switch newValue {
      case let image as CGImage: show(image, scale: state.contentsScale)
      case let image as UIImage:
        if let picture = image.cgImage { show(picture, scale: Double(image.scale)) }
      case nil: layerContents = nil
      default:
        Stage.current.report(
          "a layer's contents cannot be a \(type(of: newValue)); they are left as they are")
      }
      contentsAreDrawn = false
      displayIsNeeded = false
    }
  }

  private func show(_ image: CGImage, scale: Double) {
    layerContents = .image(ImageContents(image: image.image, scale: scale))
  }

  /// A property by its key, or a value that a client set.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// A property or a part of one by its key path, or a value that a client set.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let property = LayerProperty.named(keyPath) { return property.read(state).boxed }
    return clientValues[keyPath]
  }

  /// Sets a property by its key, or keeps a client's value.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Sets a property or a part of one by its key path, or keeps a client's value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let property = LayerProperty.named(keyPath) else {
      clientValues[keyPath] = value
      return
    }
    let old = property.read(state)
    guard let typed = LayerValue.from(value)?.fitting(old) ?? old.none, typed.kind == old.kind
    else {
      Stage.current.report("\(keyPath) of a layer cannot be \(value ?? "nil")")
      return
    }
    set(property, to: typed)
  }

  /// Changes a property and runs the action for its key.
  func set(_ property: LayerProperty, to value: LayerValue) {
    let size = state.bounds.size
    // Actions are looked up by the whole property's key, not by the part's.
    let key = String(property.keyPath.prefix { $0 != "." })
    if presented == nil, let action = pendingAction(forKey: key),
      let change = LayerChange(layer: self, key: key)
    {
      property.write(&state, value)
      if change.old != change.new { change.run(action) }
    } else {
      property.write(&state, value)
    }
    if size != state.bounds.size { boundsSizeDidChange(from: size) }
  }
}

extension LayerValue {
  /// The value of nothing, for kinds that have one.
  fileprivate var none: LayerValue? {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    case .contents: .contents(nil)
    default: nil
    }
  }
}
