// SPDX-License-Identifier: MIT
//
// What the built-in demo's pages consist of: discs, bars and curves, back to front, in points.

import Foundation
import ViewKit

extension DemoShape {
  /// Three overlapping discs above a strip, and a word as bars: 240 by 200 points.
  static var mark: [DemoShape] {
    var shapes = [
      DemoShape(UIColor(bytes: 244, 114, 128, opacity: 216), UIBezierPath(ellipse: 78, 58, 42)),
      DemoShape(UIColor(bytes: 250, 187, 92, opacity: 216), UIBezierPath(ellipse: 120, 58, 42)),
      DemoShape(UIColor(bytes: 76, 182, 190, opacity: 216), UIBezierPath(ellipse: 162, 58, 42)),
      DemoShape(teal, UIBezierPath(bar: 99, 112, 42, 7, radius: 3.5)),
    ]
    var x: CGFloat = 32
    for width: CGFloat in [38, 22, 46, 30, 18] {
      shapes.append(DemoShape(ink, UIBezierPath(bar: x, 144, width, 16, radius: 8)))
      x += width + 5.5
    }
    shapes.append(DemoShape(pale, UIBezierPath(bar: 50, 176, 140, 8, radius: 4)))
    return shapes
  }

  /// A list of messages under a navigation bar, as many as the screen has room for.
  static func messages(in screen: CGSize) -> [DemoShape] {
    let (width, right) = (screen.width, screen.width - 16)
    let frame = UIBezierPath(bar: right - 18, 34, 18, 18, radius: 5)
    frame.append(UIBezierPath(bar: right - 15, 37, 12, 12, radius: 2.5))
    var shapes = [
      DemoShape(navigation, UIBezierPath(bar: 0, 0, width, 64)),
      DemoShape(edge, UIBezierPath(bar: 0, 63.5, width, 0.5)),
      DemoShape(ink, UIBezierPath(bar: width / 2 - 41.5, 37, 83, 11, radius: 5.5)),
      DemoShape(teal, UIBezierPath(bar: 16, 38, 34, 9, radius: 4.5)),
      DemoShape(teal, frame),
    ]
    let rows = max(0, min(64, Int(((screen.height - 64) / 76).rounded(.up))))
    for row in 0..<rows { shapes += message(row, right: right, width: width) }
    return shapes
  }

  /// A row of the list: a person, a name, up to two lines, a time, and perhaps a mark for new.
  private static func message(_ row: Int, right: CGFloat, width: CGFloat) -> [DemoShape] {
    let top = 64 + CGFloat(row) * 76
    let middle = top + 38
    let share = (width - 84 - 27) / 264
    let colors = [teal, coral, amber, violet, teal, amber, coral, violet]
    let names: [CGFloat] = [92, 70, 110, 84, 64, 98, 78, 88]
    let first: [CGFloat] = [248, 262, 210, 254, 232, 264, 246, 220]
    let second: [CGFloat] = [180, 96, 0, 150, 204, 120, 0, 168]
    let white = UIColor(bytes: 255, 255, 255, opacity: 235)
    let shoulders = UIBezierPath(
      from: 26, middle + 20.5,
      curves: [
        CurveSegment(27.5, middle + 9, 35, middle + 5.5, 42, middle + 5.5),
        CurveSegment(49, middle + 5.5, 56.5, middle + 9, 58, middle + 20.5),
        CurveSegment(49, middle + 28, 35, middle + 28, 26, middle + 20.5),
      ])
    let index = row % 8
    func text(_ width: CGFloat, at y: CGFloat) -> DemoShape {
      DemoShape(pale, UIBezierPath(bar: 84, top + y, max(8, width * share), 7, radius: 3.5))
    }
    var shapes = [
      DemoShape(colors[index], UIBezierPath(ellipse: 42, middle, 26)),
      DemoShape(white, UIBezierPath(ellipse: 42, middle - 6, 7.5, 8)),
      DemoShape(white, shoulders),
      DemoShape(ink, UIBezierPath(bar: 84, top + 16, names[index], 10, radius: 5)),
      text(first[index], at: 35),
      DemoShape(pale, UIBezierPath(bar: right - 32, top + 17, 32, 7, radius: 3.5)),
      DemoShape(line, UIBezierPath(bar: 84, top + 75.5, width - 84, 0.5)),
    ]
    if second[index] > 0 { shapes.append(text(second[index], at: 49)) }
    if index == 0 || index == 2 {
      shapes.append(DemoShape(teal, UIBezierPath(ellipse: right - 6, top + 46, 5)))
    }
    return shapes
  }

  /// A person in a disc, with a name and two lines as bars: 240 by 330 points.
  static var portrait: [DemoShape] {
    let hair = UIColor(bytes: 74, 58, 66)
    let eyes = UIColor(bytes: 58, 64, 74)
    let shirt = UIBezierPath(
      from: 46.5, 185.5,
      curves: [
        CurveSegment(52, 160, 82, 150, 120, 150), CurveSegment(158, 150, 188, 160, 193.5, 185.5),
        CurveSegment(174, 204.8, 147.6, 216, 120, 216),
        CurveSegment(92.4, 216, 66, 204.8, 46.5, 185.5),
      ])
    let fringe = UIBezierPath(
      from: 80, 92,
      curves: [
        CurveSegment(80, 58, 98, 44, 124, 44), CurveSegment(148, 44, 160, 60, 160, 92),
        CurveSegment(152, 88, 146, 80, 142, 70), CurveSegment(128, 80, 100, 84, 80, 92),
      ])
    let mouth = UIBezierPath(
      from: 107, 119,
      curves: [
        CurveSegment(112, 128, 128, 128, 133, 119), CurveSegment(128, 122, 112, 122, 107, 119),
      ])
    return [
      DemoShape(UIColor(bytes: 214, 240, 241), UIBezierPath(ellipse: 120, 112, 104)),
      DemoShape(teal, shirt),
      DemoShape(UIColor(bytes: 234, 180, 148), UIBezierPath(bar: 103, 128, 34, 42, radius: 17)),
      DemoShape(hair, UIBezierPath(ellipse: 120, 76, 48, 50)),
      DemoShape(UIColor(bytes: 247, 205, 176), UIBezierPath(ellipse: 120, 98, 38, 46)),
      DemoShape(hair, fringe),
      DemoShape(eyes, UIBezierPath(ellipse: 105, 100, 3.4, 4.2)),
      DemoShape(eyes, UIBezierPath(ellipse: 135, 100, 3.4, 4.2)),
      DemoShape(coral, mouth),
      DemoShape(ink, UIBezierPath(bar: 54, 246, 132, 18, radius: 9)),
      DemoShape(grey, UIBezierPath(bar: 70, 280, 100, 9, radius: 4.5)),
      DemoShape(pale, UIBezierPath(bar: 40, 302, 160, 9, radius: 4.5)),
    ]
  }
}
