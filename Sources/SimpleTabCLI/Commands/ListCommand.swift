// SPDX-License-Identifier: MIT
//
// `simpletab list`: what can be named: scenes, devices, styles, transitions, formats, fonts,
// and for documents forms and keys.

import Recording
import SimpleTabDocs
import SimpleTabScenes
import Typesetting

enum ListCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "list", summary: "list scenes, devices, styles and what else has a name",
      paragraphs: [
        "Lists what can be named in scene files and options: \(kinds.joined(separator: ", "))."
      ],
      operands: [OperandDescription(name: "WHAT", kind: .names(kinds), isRequired: true)],
      options: [OptionDescription("json", means: "an array of objects for programs")],
      examples: [
        .init("The devices and their sizes", "simpletab list devices"),
        .init("Only their names", "simpletab list devices --json | jq -r '.[].name'"),
      ])
  }

  private static let kinds = [
    "scenes", "devices", "styles", "transitions", "formats", "fonts", "limits", "forms", "keys",
  ]

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let what = try arguments.operand(0, "cannot list")
    let entries: [[(String, JSONText)]]
    switch what {
    case "scenes":
      entries = SceneCatalog.entries.map {
        [("name", .string($0.name)), ("summary", .string($0.summary))]
      }
    case "devices":
      entries = Device.all.map { device in
        [
          ("name", .string(device.name)),
          ("size", .array([.number(device.width), .number(device.height)])),
          ("scale", .integer(device.scale)),
          (
            "safeArea",
            .array(
              [
                device.safeArea.top, device.safeArea.left, device.safeArea.bottom,
                device.safeArea.right,
              ].map(JSONText.number))
          ),
        ]
      }
    case "styles":
      entries = StyleCatalog.entries.map {
        [("name", .string($0.name)), ("summary", .string($0.summary))]
      }
    case "transitions":
      entries = TransitionCatalog.entries.map {
        [("name", .string($0.name)), ("summary", .string($0.summary))]
      }
    case "formats":
      entries = FrameFormat.entries.map {
        [("name", .string($0.name)), ("summary", .string($0.summary))]
      }
    case "limits":
      entries = Limits.entries.map {
        [
          ("name", .string($0.name)), ("value", .integer($0.get(Limits()))),
          ("unit", .string($0.unit)), ("meaning", .string($0.meaning)),
        ]
      }
    case "forms":
      entries = PictureForm.allCases.map {
        [("name", .string($0.rawValue)), ("summary", .string($0.summary))]
      }
    case "keys":
      entries = MarkerKey.all.map {
        [
          ("name", .string($0.name)), ("value", .string($0.shown)),
          ("summary", .string($0.meaning)),
        ]
      }
    default: entries = fonts
    }
    output.standard(arguments.has("json") ? json(entries) : table(entries))
    return 0
  }

  /// The files that the system font's weights are read from.
  private static var fonts: [[(String, JSONText)]] {
    SystemFont.Weight.allCases.compactMap { weight in
      guard let path = try? SystemFont.path(weight: weight) else { return nil }
      return [("name", .string("system \(weight.rawValue)")), ("file", .string(path))]
    }
  }

  private static func json(_ entries: [[(String, JSONText)]]) -> String {
    JSONText.array(entries.map(JSONText.object)).indented() + "\n"
  }

  /// Columns as wide as their widest cell; keys stand over columns of numbers, which say too little
  /// for themselves.
  private static func table(_ entries: [[(String, JSONText)]]) -> String {
    var rows = entries.map { $0.map { cell($0.1) } }
    if let first = entries.first, first.count > 2 { rows.insert(first.map { head($0.0) }, at: 0) }
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        column == row.count - 1
          ? text : text + String(repeating: " ", count: widths[column] - text.count)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func head(_ key: String) -> String {
    switch key {
    case "size": "points"
    case "scale": "scale"
    case "safeArea": "safe area (top×left×bottom×right)"
    default: key
    }
  }

  private static func cell(_ value: JSONText) -> String {
    switch value {
    case .string(let text): text
    case .array(let parts): parts.map(\.line).joined(separator: "×")
    default: value.line
    }
  }
}
