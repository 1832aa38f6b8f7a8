// SPDX-License-Identifier: MIT
//
// What a trace says of one view at one time: presentation values, lengths in the screen's points.
// Written as JSON with the shortest digits that read back as the same numbers.

/// A view's state at one time.
public struct ViewTrace: Sendable, Equatable {
  /// The view's name.
  public var name: String
  /// The upright rectangle it covers on the screen: x, y, width, height, in points.
  public var frame: [Double]
  /// Its centre on the screen, in points.
  public var center: [Double]
  /// Its own opacity, 0…1.
  public var alpha: Double
  /// Its own scale, horizontally and vertically.
  public var scale: [Double]
  /// A label's text.
  public var text: String?
  /// A label's colour: r, g, b, a, 0…1.
  public var color: [Double]?
  /// The tint of the template picture in the view: r, g, b, a, 0…1.
  public var tint: [Double]?

  /// A view's state from its values.
  public init(
    name: String, frame: [Double], center: [Double], alpha: Double, scale: [Double],
    text: String? = nil, color: [Double]? = nil, tint: [Double]? = nil
  ) {
    self.name = name
    self.frame = frame
    self.center = center
    self.alpha = alpha
    self.scale = scale
    self.text = text
    self.color = color
    self.tint = tint
  }

  /// The values as JSON.
  var json: JSONText {
    func list(_ values: [Double]) -> JSONText { .array(values.map(JSONText.number)) }
    var members: [(String, JSONText)] = [
      ("frame", list(frame)), ("center", list(center)), ("alpha", .number(alpha)),
      ("scale", list(scale)),
    ]
    if let text { members.append(("text", .string(text))) }
    if let color { members.append(("color", list(color))) }
    if let tint { members.append(("tint", list(tint))) }
    return .object(members)
  }

}

/// Writes a trace line by line. Most views are at rest most of the time, so a view's text is made anew
/// only when something of it has changed since the line before.
struct TraceLines {
  private var last: [(view: ViewTrace, text: String)] = []

  /// The line of the next frame.
  mutating func next(frame: Int, time: Double, views: [ViewTrace]) -> String {
    last = views.enumerated().map { place, view in
      if place < last.count, last[place].view == view { return last[place] }
      return (view, JSONText.quoted(view.name) + ": " + view.json.line)
    }
    return "{\"frame\": \(frame), \"time\": \(JSONText.number(time)), \"views\": {"
      + last.map(\.text).joined(separator: ", ") + "}}\n"
  }
}
