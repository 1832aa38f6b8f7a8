// SPDX-License-Identifier: MIT
//
// What must hold on every frame, whatever the golden says: "the title lies inside its item". An
// assertion reads a frame's trace and names what breaks it. Add your own by making one.

public import Recording

/// What must hold on every frame.
public struct FrameAssertion: Sendable {
  /// A frame as assertions see it.
  public struct Frame: Sendable {
    /// The traced views, by name, lengths in points of the screen.
    public let views: [String: ViewTrace]
    /// The screen's width and height, in points.
    public let screen: (width: Double, height: Double)

    /// The views' names from back to front; empty when nobody knows.
    public let order: [String]

    /// A frame of a trace.
    public init(
      views: [String: ViewTrace], screen: (width: Double, height: Double), order: [String] = []
    ) {
      self.views = views
      self.screen = screen
      self.order = order
    }

    /// Whether a view is drawn after another; `nil` when nobody knows.
    public func isInFront(_ view: String, of other: String) -> Bool? {
      guard let front = order.firstIndex(of: view), let back = order.firstIndex(of: other) else {
        return nil
      }
      return front > back
    }

    /// The names of views that begin so and can be seen, sorted.
    public func visible(_ prefix: String) -> [String] {
      views.keys.filter { name in
        name.hasPrefix(prefix) && views[name].map { $0.alpha > 0.001 && $0.area > 0 } == true
      }.sorted()
    }
  }

  /// The name that scene files and messages use.
  public let name: String
  /// What it demands, as a clause.
  public let summary: String
  /// What breaks it on a frame, as clauses; empty when it holds.
  public let faults: @Sendable (Frame) -> [String]

  /// An assertion of one's own.
  public init(
    name: String, summary: String, faults: @escaping @Sendable (Frame) -> [String]
  ) {
    self.name = name
    self.summary = summary
    self.faults = faults
  }

  /// What breaks it over a film, each fault once with the frame where it begins.
  func faults(
    in frames: [(trace: TraceFrame, seen: Frame)]
  ) -> [String] {
    var told: Set<String> = []
    var messages: [String] = []
    for (frame, seen) in frames {
      for fault in faults(seen)
      where told.insert(fault).inserted {
        messages.append(MotionWords.place(frame.index, frame.time) + ": \(name): \(fault)")
      }
    }
    return messages
  }
}

extension ViewTrace {
  fileprivate var area: Double { frame[2] * frame[3] }

  /// Whether a view lies inside another, to a hundredth of a point.
  fileprivate func isInside(_ outer: [Double]) -> Bool {
    frame[0] >= outer[0] - 0.01 && frame[1] >= outer[1] - 0.01
      && frame[0] + frame[2] <= outer[0] + outer[2] + 0.01
      && frame[1] + frame[3] <= outer[1] + outer[3] + 0.01
  }
}

extension FrameAssertion {
  /// Every title that can be seen lies inside its item.
  public static let titleInsideItem = FrameAssertion(
    name: "titleInsideItem", summary: "every visible title lies inside its item"
  ) { frame in
    frame.visible("item[").filter { $0.hasSuffix(".title") }.compactMap { name in
      guard let title = frame.views[name], let item = frame.views[String(name.dropLast(6))],
        !title.isInside(item.frame)
      else { return nil }
      return "\(ViewName.spoken(name)) leaves its item"
    }
  }

  /// One selector strip can be seen, and it lies inside the bar from left to right.
  public static let oneSelector = FrameAssertion(
    name: "oneSelector", summary: "exactly one selector strip is visible, within the bar's width"
  ) { frame in
    let strips = frame.visible("selector")
    guard strips.count == 1, let strip = frame.views[strips[0]] else {
      return ["\(strips.count) selector strips are visible"]
    }
    guard let bar = frame.views["bar"] else { return [] }
    let left = strip.frame[0] >= bar.frame[0] - 0.01
    let right = strip.frame[0] + strip.frame[2] <= bar.frame[0] + bar.frame[2] + 0.01
    return left && right ? [] : ["the selector strip leaves the bar"]
  }

  /// Bar, items, icons, titles and strip stay on the screen; pages may grow beyond it.
  public static let nothingOutsideScreen = FrameAssertion(
    name: "nothingOutsideScreen", summary: "every visible view but pages lies on the screen"
  ) { frame in
    frame.visible("").filter { !$0.hasPrefix("page[") }.compactMap { name in
      guard let view = frame.views[name],
        !view.isInside([0, 0, frame.screen.width, frame.screen.height])
      else { return nil }
      return "\(ViewName.spoken(name)) leaves the screen"
    }
  }

  /// Every badge that can be seen is drawn over its item's icon.
  public static let badgeInFrontOfIcon = FrameAssertion(
    name: "badgeInFrontOfIcon", summary: "every visible badge is drawn over its item's icon"
  ) { frame in
    frame.visible("item[").filter { $0.hasSuffix(".badge") }.compactMap { badge in
      let icon = badge.dropLast(6) + ".icon"
      return frame.isInFront(badge, of: String(icon)) == false
        ? "\(ViewName.spoken(badge)) is behind \(ViewName.spoken(String(icon)))" : nil
    }
  }

  /// The assertions that scene files may name.
  public static let all = [
    titleInsideItem, oneSelector, badgeInFrontOfIcon, nothingOutsideScreen,
  ]
}
