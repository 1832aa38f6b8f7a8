// SPDX-License-Identifier: MIT
//
// The world a view controller lives in: a clock, a screen, a window. Time stands still until
// `advance(to:)` moves it; then every callback that is due runs at its own time, in order, and
// layout follows. `displayList()` is what the screen shows at that time, in device pixels.

public import Animation
public import Compositing
public import Foundation

/// A screen with a clock of its own.
@preconcurrency @MainActor
public final class Stage {
  /// The stage that views, animations and `UIScreen.main` refer to. A stage of 375 × 667 points at
  /// 2 pixels per point is there from the start.
  public static var current: Stage {
    if let stage = activeStage { return stage }
    let stage = Stage()
    stage.makeCurrent()
    return stage
  }

  private static var activeStage: Stage?

  /// The clock that every animation on the stage follows, in seconds from 0.
  public let clock = VirtualClock()
  /// The screen.
  public let screen: UIScreen
  /// What the stage's views are shown under.
  public private(set) var traits: UITraitCollection
  /// What went wrong or was not understood, each once, in order.
  public private(set) var diagnostics: [String] = []
  /// Why the clock stopped, if callbacks asked for each other without end.
  public private(set) var clockError: VirtualClock.EndlessLoop?

  weak var firstResponder: UIResponder?
  var appearances = ClassAppearances()
  var commitCount = 1
  private var detached: [CALayer] = []
  private var mainWindow: UIWindow?
  private var shownWindows: [UIWindow] = []
  let loweringCache = LoweringCache()
  private var isCommitting = false

  /// A stage with an empty window.
  ///
  /// - Parameters:
  ///   - size: The screen's extent, in points.
  ///   - scale: Pixels per point.
  ///   - safeAreaInsets: What the device's shape and bars take, in points.
  ///   - traits: Laid over the traits of a phone in light mode.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    safeAreaInsets: UIEdgeInsets = .zero, traits: UITraitCollection = UITraitCollection()
  ) {
    screen = UIScreen(size: size, scale: scale)
    self.traits = UITraitCollection(traitsFrom: [
      .fallback, UITraitCollection(displayScale: scale), traits,
    ])
    self.safeAreaInsets = safeAreaInsets
    screen.stageTraits = { [weak self] in self?.traits ?? .fallback }
    clock.afterEachEvent = { [weak self] in self?.commit() }
  }

  /// What the device's shape and bars take, in points.
  public var safeAreaInsets: UIEdgeInsets {
    didSet { mainWindow?.deviceSafeAreaInsets = safeAreaInsets }
  }

  /// Makes this the stage that everything new refers to.
  public func makeCurrent() {
    Self.activeStage = self
    UITraitCollection.ambient.withLock { $0 = traits }
    DispatchQueue.follow(clock)
    collectWork()
  }

  /// Makes this the current stage while `body` runs, then again the one that was, so that nothing made
  /// afterwards depends on what was shown here. Settings made for all objects of a class there
  /// (`UITabBar.appearance()`) hold here too.
  ///
  /// Throws what `body` throws.
  public func whileCurrent<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = Self.current
    appearances = before.appearances
    makeCurrent()
    defer { before.makeCurrent() }
    return try body()
  }

  /// The window that fills the screen.
  public var window: UIWindow {
    if let window = mainWindow { return window }
    let window = UIWindow(stage: self, frame: screen.bounds)
    window.deviceSafeAreaInsets = safeAreaInsets
    window.layer.isStageRoot = true
    mainWindow = window
    return window
  }

  /// Every window shown, back to front.
  var windows: [UIWindow] {
    let all = [window] + shownWindows
    return all.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  func show(_ window: UIWindow) {
    if window === self.window || shownWindows.contains(where: { $0 === window }) { return }
    window.layer.isStageRoot = true
    shownWindows.append(window)
  }

  /// Says once that something went wrong or was not understood.
  public func report(_ message: String) {
    if !diagnostics.contains(message) { diagnostics.append(message) }
  }

  // MARK: Time

  /// Moves time on: callbacks that are due run at their own times, in order, each followed by
  /// layout. Times before now leave the clock where it is.
  public func advance(to time: Double) {
    commit()
    do throws(VirtualClock.EndlessLoop) {
      try clock.advance(to: time)
    } catch {
      clockError = error
      report("\(error)")
    }
    commit()
  }

  /// Whether finite animations, timers or transitions are not yet done. Endless ones do not count.
  public var hasPendingWork: Bool {
    collectWork()
    return clock.hasPendingEvents
  }

  /// The time of the last callback known that will end something; `nil` when nothing is pending.
  public var lastFiniteEventTime: Double? {
    collectWork()
    return clock.lastPendingTime
  }

  /// The time of the next callback, endless ones included.
  public var nextEventTime: Double? {
    collectWork()
    return clock.nextEventTime
  }

  /// Puts what other threads left for the main queue onto the clock of the current stage.
  private func collectWork() {
    guard Self.activeStage === self else { return }
    let now = DispatchTime(clock.now).uptimeNanoseconds
    for (moment, work) in WorkFromOtherThreads.take(at: now) {
      clock.schedule(at: Double(moment) / 1e9, work)
    }
  }

  /// Ends a turn: the implicit transaction is committed, layers that left the window lose their
  /// animations, and everything that asked for layout gets it.
  func commit() {
    if isCommitting { return }
    collectWork()
    isCommitting = true
    defer { isCommitting = false }
    CATransaction.flushImplicit()
    layoutIfNeeded()
    CATransaction.flushImplicit()
    for layer in detached where !layer.isRooted { layer.removeAnimationsInSubtree() }
    detached.removeAll()
    commitCount += 1
  }

  func layerWasDetached(_ layer: CALayer) { detached.append(layer) }

  // MARK: Layout and drawing

  /// Lays out every window.
  public func layoutIfNeeded() {
    for window in windows {
      window.updateEnvironmentIfNeeded()
      window.layer.layoutTree()
    }
  }

  /// Gives the screen another size, safe area and traits (laid over the present ones), as turning the
  /// device does: at once. The window's screen is told by `willTransition(to:with:)` and
  /// `viewWillTransition(to:with:)` before.
  public func resize(
    to size: CGSize, safeAreaInsets insets: UIEdgeInsets,
    traits new: UITraitCollection = UITraitCollection()
  ) {
    let wanted = UITraitCollection(traitsFrom: [traits, new])
    let change = SizeChange(in: window)
    if wanted != traits { rootViewController?.willTransition(to: wanted, with: change) }
    if size != screen.bounds.size {
      rootViewController?.viewWillTransition(to: size, with: change)
    }
    defer { change.end() }
    screen.bounds = CGRect(origin: .zero, size: size)
    safeAreaInsets = insets
    take(wanted)
    for window in windows { window.frame = screen.bounds }
    for window in windows {
      window.updateEnvironmentInSubtree()
    }
    layoutIfNeeded()
  }

  /// Shows the stage's views under other traits, laid over the present ones.
  public func setTraits(_ new: UITraitCollection) {
    take(UITraitCollection(traitsFrom: [traits, new]))
    for window in windows { window.updateEnvironmentInSubtree() }
    layoutIfNeeded()
  }

  private func take(_ wanted: UITraitCollection) {
    traits = wanted
    if Self.activeStage === self { UITraitCollection.ambient.withLock { $0 = wanted } }
  }

  /// What the screen shows now, in device pixels.
  public func displayList() -> DisplayList {
    commit()
    return Lowering(stage: self).displayList(of: windows.map(\.layer))
  }
}

/// The time of the current stage's clock, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Stage.current.clock.now }
