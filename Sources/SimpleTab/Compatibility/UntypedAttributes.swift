// SPDX-License-Identifier: MIT
//
// Text attributes in the two shapes that client code stores: with typed keys, as UIKit has them now,
// and with names as `NSObject`, as UIKit had them when the original library was written.

public import Foundation
import ViewKit

extension [NSObject: AnyObject] {
  /// The same attributes with typed keys; a key that is no text is left out.
  var typedAttributes: [NSAttributedString.Key: Any] {
    var typed: [NSAttributedString.Key: Any] = [:]
    for (key, value) in self {
      if let name = key as? NSString { typed[NSAttributedString.Key(name.description)] = value }
    }
    return typed
  }
}

extension [NSAttributedString.Key: Any] {
  /// The same attributes with names as objects.
  var untyped: [NSObject: AnyObject] {
    var untyped: [NSObject: AnyObject] = [:]
    for (key, value) in self { untyped[NSString(string: key.rawValue)] = value as AnyObject }
    return untyped
  }
}

extension NSAttributedString {
  /// A text with attributes under names as objects, as ``SimpleTabBarStyle/titleTextAttributes``
  /// stores them.
  @_disfavoredOverload
  public convenience init(string: String, attributes: [NSObject: AnyObject]?) {
    self.init(string: string, attributes: attributes?.typedAttributes)
  }
}
