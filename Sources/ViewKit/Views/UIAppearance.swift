// SPDX-License-Identifier: MIT
//
// Settings for all views or items of a class: what is set on the object that `appearance()` gives is
// taken over by each object of the class when it enters a window, where it has no setting of its own.
// The settings belong to the current stage, so one film's do not reach the next.

public import Foundation

/// What has settings for all of its class.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that takes settings for all of the class.
  static func appearance() -> Self
}

/// An object whose class may have settings.
@MainActor
protocol AppearanceTaker: NSObject {
  init?(coder: NSCoder)
  /// Takes over what the other has set and this one has not.
  func takeSettings(from other: NSObject)
}

/// The settings of classes, the most special class first.
@MainActor
struct ClassAppearances {
  private var proxies: [(type: AnyClass, proxy: NSObject)] = []

  /// The object that stands for a class on the current stage; made when it is first asked for.
  static func proxy<Taker: AppearanceTaker>(of type: Taker.Type) -> Taker {
    let stage = Stage.current
    let known = stage.appearances.proxies.first { $0.type == type }?.proxy
    if let known = known as? Taker { return known }
    guard let made = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type).init(coder:) gives no object to set the appearance of")
    }
    // A special class goes before those it is a special case of.
    let proxies = stage.appearances.proxies
    let place = proxies.firstIndex { made.isKind(of: $0.type) } ?? proxies.count
    stage.appearances.proxies.insert((type, made), at: place)
    return made
  }

  /// Gives an object the settings of its classes on the current stage.
  static func apply(to taker: any AppearanceTaker) {
    let proxies = Stage.current.appearances.proxies
    for entry in proxies where entry.proxy !== taker && taker.isKind(of: entry.type) {
      taker.takeSettings(from: entry.proxy)
    }
  }
}

extension UIView: UIAppearance, AppearanceTaker {
  /// The object that takes settings for all views of the class: tint and background colour, and for
  /// bars what makes their look.
  public class func appearance() -> Self { ClassAppearances.proxy(of: self) }

  /// Takes over the settings of its classes; called when the view enters a window.
  func takeAppearance() { ClassAppearances.apply(to: self) }

  func takeSettings(from other: NSObject) {
    guard let other = other as? UIView else { return }
    if explicitTint == nil, let tint = other.explicitTint { tintColor = tint }
    if background == nil, let color = other.background { backgroundColor = color }
    if let bar = self as? UITabBar, let other = other as? UITabBar { bar.takeLook(of: other) }
    if let bar = self as? UINavigationBar, let other = other as? UINavigationBar {
      bar.takeLook(of: other)
    }
  }
}
