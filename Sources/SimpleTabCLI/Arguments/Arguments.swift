// SPDX-License-Identifier: MIT
//
// A command's arguments, sorted: `--name value`, `--name=value`, `-n value`, `-nvalue`, flags, operands,
// `--` after which everything is an operand; `-` is an operand (standard input). Unknown options name
// the nearest known one. Getters turn texts into numbers and names, or say what they expected.

import SimpleTabScenes

/// A command's options and operands.
struct Arguments: Equatable {
  private(set) var values: [String: String] = [:]
  private(set) var operands: [String] = []
  private let command: String

  init(_ words: [String], _ shape: ArgumentShape) throws(Failure) {
    command = shape.command
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try takeLong(word.dropFirst(2), &rest, shape)
      } else if word.hasPrefix("-"), word != "-" {
        try takeShort(word.dropFirst(), &rest, shape)
      } else {
        operands.append(word)
      }
    }
    if operands.count < shape.required {
      throw usage("\(shape.operands[operands.count]) is missing")
    }
    if operands.count > shape.operands.count, !shape.takesMany {
      throw usage("\"\(operands[shape.operands.count])\" is one argument too many")
    }
  }

  private mutating func takeLong(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ shape: ArgumentShape
  ) throws(Failure) {
    let name = String(word.prefix { $0 != "=" })
    let attached = word.count > name.count ? String(word.dropFirst(name.count + 1)) : nil
    guard let option = shape.options.first(where: { $0.name == name }) else {
      let near = NearestName.of(name, among: shape.options.map(\.name))
      throw usage("unknown option --\(name)", hint: near.map { "Did you mean --\($0)?" })
    }
    try take(option, shown: "--" + name, attached, &rest)
  }

  private mutating func takeShort(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ shape: ArgumentShape
  ) throws(Failure) {
    guard let letter = word.first,
      let option = shape.options.first(where: { $0.letter == letter })
    else { throw usage("unknown option -\(word)") }
    let after = word.dropFirst()
    if option.value == nil, !after.isEmpty {
      try take(option, shown: "-\(letter)", nil, &rest)
      return try takeShort(after, &rest, shape)
    }
    try take(option, shown: "-\(letter)", after.isEmpty ? nil : String(after), &rest)
  }

  private mutating func take(
    _ option: OptionShape, shown: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    var text = attached
    if let value = option.value {
      if text == nil { text = rest.popFirst() }
      guard text != nil else { throw usage("\(shown) needs a value: \(value)") }
    } else if attached != nil {
      throw usage("\(shown) takes no value")
    }
    guard values.updateValue(text ?? "", forKey: option.name) == nil else {
      throw usage("\(shown) is given twice")
    }
  }

  func usage(_ reason: String, hint: String? = nil) -> Failure {
    Failure(
      .usage, "\(command): \(reason)",
      hint: hint ?? "\"simpletab help \(command)\" lists what it takes.")
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  subscript(name: String) -> String? { values[name] }

  /// A whole number in a range, or `nil` when the option is absent.
  func integer(_ name: String, _ range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = values[name] else { return nil }
    guard let value = Int(text), range.contains(value) else {
      throw usage(
        "--\(name) \(text): a whole number from \(range.lowerBound) to \(range.upperBound) is "
          + "expected")
    }
    return value
  }

  /// One of some names, or `nil` when the option is absent.
  func choice(_ name: String, among known: [String]) throws(Failure) -> String? {
    guard let text = values[name] else { return nil }
    guard known.contains(text) else {
      throw usage(
        "--\(name) \(text): not known",
        hint: NearestName.of(text, among: known).map { "Did you mean \($0)?" }
          ?? "Known: " + known.joined(separator: ", ") + ".")
    }
    return text
  }
}
