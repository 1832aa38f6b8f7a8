// SPDX-License-Identifier: MIT
//
// A film's trace as curves over time: the properties of the tab that arrives, of the tab that leaves, of
// the strip and of the pages. What does not change is left out.

import Foundation
import Recording

/// A property over time.
struct MotionCurve: Equatable {
  /// Whose property it is.
  enum Owner: Int, Equatable, CaseIterable {
    case arriving
    case leaving
    case strip
  }

  var owner: Owner
  /// Seconds and values; gaps are where there was no view.
  var points: [(time: Double, value: Double)]

  static func == (left: MotionCurve, right: MotionCurve) -> Bool {
    left.owner == right.owner && left.points.elementsEqual(right.points, by: ==)
  }
}

/// Curves of one property in one chart.
struct MotionChart: Equatable {
  var title: String
  /// What values are counted in.
  var unit: String
  /// Whether larger values lie lower, as on the screen.
  var isDownward = false
  var curves: [MotionCurve]

  /// The least and the greatest value.
  var range: ClosedRange<Double> {
    let values = curves.flatMap { $0.points.map(\.value) }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }
}

extension MotionChart {
  /// Less than this is no motion: a hundredth of a point, of a per cent, of a size. Chosen by us.
  private static let least = 0.01

  /// The charts of a film, those in which something changes.
  static func charts(of film: FilmedScene) -> [MotionChart] {
    let bar = film.view("bar", at: 0)?.frame ?? [0, 0, 0, 0]
    let arriving = film.name.to ?? film.scene.tabs.indices.last ?? 0
    let leaving = film.name.from ?? film.scene.selected
    func both(_ part: String, _ value: (ViewTrace) -> Double) -> [MotionCurve] {
      [
        curve(film, .arriving, "item[\(arriving)].\(part)", value),
        curve(film, .leaving, "item[\(leaving)].\(part)", value),
      ]
    }
    func strip(_ value: (ViewTrace) -> Double) -> [MotionCurve] {
      [curve(film, .strip, "selector", value)]
    }
    func pages(_ value: (ViewTrace) -> Double) -> [MotionCurve] {
      [
        curve(film, .arriving, "page[\(arriving)]", value),
        curve(film, .leaving, "page[\(leaving)]", value),
      ]
    }
    let height = { (view: ViewTrace) in view.center[1] - bar[1] }
    let charts = [
      MotionChart(
        title: "Icon, from the bar’s top", unit: "pt", isDownward: true,
        curves: both("icon", height)),
      MotionChart(title: "Icon, size", unit: "×", curves: both("icon") { $0.scale[0] }),
      MotionChart(title: "Icon, opacity", unit: "%", curves: both("icon") { $0.alpha * 100 }),
      MotionChart(
        title: "Title, from the bar’s top", unit: "pt", isDownward: true,
        curves: both("title", height)),
      MotionChart(title: "Title, size", unit: "×", curves: both("title") { $0.scale[0] }),
      MotionChart(title: "Title, opacity", unit: "%", curves: both("title") { $0.alpha * 100 }),
      MotionChart(
        title: "Strip, from the bar’s left", unit: "pt", curves: strip { $0.center[0] - bar[0] }),
      MotionChart(
        title: "Strip, from the bar’s top", unit: "pt", isDownward: true, curves: strip(height)),
      MotionChart(title: "Strip, opacity", unit: "%", curves: strip { $0.alpha * 100 }),
      MotionChart(title: "Screen, size", unit: "×", curves: pages { $0.scale[0] }),
      MotionChart(title: "Screen, opacity", unit: "%", curves: pages { $0.alpha * 100 }),
      MotionChart(
        title: "Screen, from the left", unit: "pt", curves: pages { $0.center[0] - film.width / 2 }),
    ]
    return charts.compactMap { chart in
      var chart = chart
      chart.curves.removeAll { curve in
        let values = curve.points.map(\.value)
        return (values.max() ?? 0) - (values.min() ?? 0) < least
      }
      return chart.curves.isEmpty ? nil : chart
    }
  }

  private static func curve(
    _ film: FilmedScene, _ owner: MotionCurve.Owner, _ name: String,
    _ value: (ViewTrace) -> Double
  ) -> MotionCurve {
    MotionCurve(
      owner: owner,
      points: film.film.frames.compactMap { frame in
        frame.views.first { $0.name == name }.map { (frame.time, value($0)) }
      })
  }
}
