// SPDX-License-Identifier: MIT
//
// Each property over time as a small chart. The charts have one time axis and one legend; curves differ in
// colour and in dashes, so they can be told apart without colour.

import Foundation
import Recording
import ViewKit

/// Small charts of a film's motion.
@MainActor
struct PlotForm {
  /// Lengths in points, chosen by us.
  private static let plot = CGSize(width: 176, height: 84)
  private static let left = 34.0
  private static let gap = 26.0
  private static let head = 22.0
  private static let foot = 20.0
  private static let rowGap = 16.0
  private static let legendHeight = 28.0
  /// Enough for curves that look smooth.
  private static let framesPerSecond = 240

  let drawing: FormDrawing

  func picture() throws -> DrawnPicture {
    var key = drawing.key()
    key.framesPerSecond = Self.framesPerSecond
    // Traces do not depend on the scale.
    key.scale = 1
    let film = try drawing.library.film(key)
    let charts = MotionChart.charts(of: film)
    guard !charts.isEmpty else {
      throw DocumentError(key: "form", reason: "nothing moves in the transition \(film.name.text)")
    }
    let columns = min(drawing.request.columns ?? 3, charts.count)
    let rows = (charts.count + columns - 1) / columns
    let step = CGSize(
      width: Self.left + Double(Self.plot.width) + Self.gap,
      height: Self.head + Double(Self.plot.height) + Self.foot + Self.rowGap)
    let sheet = drawing.sheet(
      width: Double(step.width) * Double(columns) - Self.gap + 26,
      height: Self.legendHeight + Double(step.height) * Double(rows) - Self.rowGap)
    addLegend(charts, film, to: sheet)
    let times = AxisTicks(0...max(film.film.duration * 1000, 1), steps: 3)
    for (index, chart) in charts.enumerated() {
      let box = CGRect(
        x: CGFloat(index % columns) * step.width + CGFloat(Self.left),
        y: CGFloat(Self.legendHeight) + CGFloat(index / columns) * step.height + CGFloat(Self.head),
        width: Self.plot.width, height: Self.plot.height)
      add(chart, times, in: box, to: sheet)
    }
    return DrawnPicture(sheet.list, scale: drawing.variant.scale)
  }

  private func style(
    _ owner: MotionCurve.Owner, _ palette: Palette
  ) -> (color: UIColor, dashes: [Double]) {
    switch owner {
    case .arriving: (palette.curves[0], [])
    case .leaving: (palette.curves[1], [5, 3])
    case .strip: (palette.curves[2], [])
    }
  }

  private func addLegend(_ charts: [MotionChart], _ film: FilmedScene, to sheet: Sheet) {
    let arriving = film.title(film.name.to ?? film.scene.tabs.indices.last ?? 0)
    let leaving = film.title(film.name.from ?? film.scene.selected)
    let names: [(MotionCurve.Owner, String)] = [
      (.arriving, "\(arriving), which arrives"), (.leaving, "\(leaving), which leaves"),
      (.strip, "the strip"),
    ]
    var x = CGFloat(Self.left)
    for (owner, text) in names
    where charts.contains(where: { $0.curves.contains { $0.owner == owner } }) {
      let (color, dashes) = style(owner, sheet.palette)
      sheet.addPath(
        [CGPoint(x: x, y: 10), CGPoint(x: x + 24, y: 10)], color: color, width: 2, dashes: dashes)
      let width = CGFloat(Sheet.width(of: text, size: 11))
      sheet.add(
        text, in: CGRect(x: x + 31, y: 0, width: width + 2, height: 20),
        color: sheet.palette.text, alignment: .left)
      x += 31 + width + 24
    }
  }

  private func add(_ chart: MotionChart, _ times: AxisTicks, in box: CGRect, to sheet: Sheet) {
    let palette = sheet.palette
    let values = AxisTicks(chart.range, steps: 3)
    func x(_ milliseconds: Double) -> CGFloat {
      box.minX + CGFloat(milliseconds / times.range.upperBound) * box.width
    }
    func y(_ value: Double) -> CGFloat {
      let (low, high) = (values.range.lowerBound, values.range.upperBound)
      let share = CGFloat((value - low) / (high - low))
      return chart.isDownward ? box.minY + share * box.height : box.maxY - share * box.height
    }
    sheet.add(
      chart.title,
      in: CGRect(x: box.minX, y: box.minY - 22, width: box.width - 20, height: 16),
      weight: .semibold, color: palette.text, alignment: .left)
    sheet.add(
      chart.unit,
      in: CGRect(x: box.minX - 30, y: box.minY - 22, width: 24, height: 16), size: 10,
      alignment: .right)
    for value in values.values {
      sheet.addLine(
        from: CGPoint(x: box.minX, y: y(value)), length: Double(box.width),
        color: palette.faintLine)
      sheet.add(
        values.label(value),
        in: CGRect(x: box.minX - 40, y: y(value) - 7, width: 34, height: 14), size: 10,
        alignment: .right)
    }
    for time in times.values {
      let isLast = time == times.values.last
      sheet.addLine(
        from: CGPoint(x: x(time), y: box.minY), length: Double(box.height), isVertical: true,
        color: palette.faintLine)
      sheet.add(
        times.label(time) + (isLast ? " ms" : ""),
        in: CGRect(x: x(time) - 25, y: box.maxY + 4, width: 50, height: 14), size: 10)
    }
    sheet.addLine(
      from: CGPoint(x: box.minX, y: box.minY), length: Double(box.height), isVertical: true,
      color: palette.line)
    sheet.addLine(
      from: CGPoint(x: box.minX, y: box.maxY), length: Double(box.width), color: palette.line)
    // The curve of what arrives lies on top.
    for curve in chart.curves.reversed() {
      let (color, dashes) = style(curve.owner, palette)
      sheet.addPath(
        curve.points.map { CGPoint(x: x($0.time * 1000), y: y($0.value)) }, color: color,
        width: 2, dashes: dashes)
    }
  }
}
