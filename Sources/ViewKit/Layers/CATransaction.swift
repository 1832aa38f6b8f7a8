// SPDX-License-Identifier: MIT
//
// Groups of layer changes: how long their animations take, along which curve, and what runs when
// all of them are over. Outside explicit ones, one implicit transaction lasts for a turn of the
// stage's clock.

import Animation
public import Foundation

/// A group of layer changes.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Level {
    var duration: Double?
    var timing: CAMediaTimingFunction??
    var disables: Bool?
    var group: CompletionGroup?
    var values: [String: Any] = [:]
  }

  private static var levels: [Level] = []
  private static var implicit = Level()

  /// Starts a transaction inside the current one.
  public static func begin() { levels.append(Level()) }

  /// Ends the innermost transaction.
  public static func commit() {
    guard let level = levels.popLast() else {
      flushImplicit()
      return
    }
    level.group?.close()
  }

  /// Ends the implicit transaction.
  public static func flush() { flushImplicit() }

  static func flushImplicit() {
    let group = implicit.group
    implicit = Level()
    group?.close()
  }

  private static func change(_ body: (inout Level) -> Void) {
    if levels.isEmpty { body(&implicit) } else { body(&levels[levels.count - 1]) }
  }

  private static func innermost<T>(_ path: KeyPath<Level, T?>) -> T? {
    for level in levels.reversed() {
      if let value = level[keyPath: path] { return value }
    }
    return implicit[keyPath: path]
  }

  /// How long animations without a duration take, in seconds; ¼ s unless set.
  public static func animationDuration() -> CFTimeInterval { innermost(\.duration) ?? 0.25 }
  /// Sets how long animations without a duration take.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  /// The curve set for animations without one.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    innermost(\.timing) ?? nil
  }
  /// Sets the curve of animations without one.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = .some(function) }
  }
  /// Whether changes animate by themselves.
  public static func disableActions() -> Bool { innermost(\.disables) ?? false }
  /// Sets whether changes animate by themselves.
  public static func setDisableActions(_ flag: Bool) { change { $0.disables = flag } }
  /// What runs when the animations added from here on are over.
  public static func completionBlock() -> (() -> Void)? {
    (levels.last ?? implicit).group.map { group in { group.run(true) } }
  }
  /// Sets what runs when the animations added from here on in this transaction are over; at the
  /// end of the turn when there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { level in
      level.group?.cancel()
      level.group = block.map { block in CompletionGroup { _ in block() } }
    }
  }

  /// A value by its key: Core Animation's four, or one that was set.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: return animationDuration()
    case kCATransactionDisableActions: return disableActions()
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    default:
      for level in levels.reversed() {
        if let value = level.values[key] { return value }
      }
      return implicit.values[key]
    }
  }

  /// Sets a value by its key.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if case .number(let v)? = LayerValue.from(anObject) { setAnimationDuration(v) }
    case kCATransactionDisableActions:
      if case .number(let v)? = LayerValue.from(anObject) { setDisableActions(v != 0) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    default: change { $0.values[key] = anObject }
    }
  }

  /// The completions that wait for an animation added now.
  static var openGroups: [CompletionGroup] {
    ([implicit.group] + levels.map(\.group)).compactMap { $0 }
  }
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction keeps changes from animating.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's curve.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"

/// Something to run when a number of animations are over. It runs at the exact time of the last
/// one's end, or in the next turn when there were none.
@MainActor
final class CompletionGroup {
  private var body: ((Bool) -> Void)?
  private var waiting = 0
  private var isClosed = false
  private var allFinished = true

  init(_ body: @escaping (Bool) -> Void) { self.body = body }

  /// One more animation to wait for.
  func enter() { waiting += 1 }

  /// An animation is over; `isInTurn` when this is the time it was to end at.
  func leave(finished: Bool, isInTurn: Bool) {
    waiting -= 1
    if !finished { allFinished = false }
    if isClosed && waiting == 0 {
      if isInTurn { run(allFinished) } else { runNextTurn() }
    }
  }

  /// No more animations come.
  func close() {
    if isClosed { return }
    isClosed = true
    if waiting == 0 { runNextTurn() }
  }

  func cancel() { body = nil }

  private func runNextTurn() {
    guard body != nil else { return }
    Stage.current.clock.schedule(after: 0) { self.run(self.allFinished) }
  }

  func run(_ finished: Bool) {
    guard let body else { return }
    self.body = nil
    body(finished)
  }
}
