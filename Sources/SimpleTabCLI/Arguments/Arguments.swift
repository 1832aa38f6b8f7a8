// SPDX-License-Identifier: MIT
//
// A command's arguments, sorted: `--name value`, `--name=value`, `-n value`, `-nvalue`, flags, operands,
// `--` after which everything is an operand; `-` is an operand (standard input). Unknown options name
// the nearest known one. What there is to give, and which values are allowed, is the description's.

import SimpleTabScenes

/// A command's options and operands.
struct Arguments {
  private(set) var values: [String: String] = [:]
  private(set) var operands: [String] = []
  private let command: CommandDescription

  init(_ words: [String], _ command: CommandDescription) throws(Failure) {
    self.command = command
    // Swift puts U+FFFD where an argument is not UTF-8; a file of such a name would be another one.
    if let word = words.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw usage(
        "\"\(word)\" is not UTF-8", hint: "Give the file a name in UTF-8, or a link of such a name."
      )
    }
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try takeLong(word.dropFirst(2), &rest, command)
      } else if word.hasPrefix("-"), word != "-" {
        try takeShort(word.dropFirst(), &rest, command)
      } else {
        operands.append(word)
      }
    }
    if operands.count < command.operands.filter(\.isRequired).count {
      throw usage("\(command.operands[operands.count].name) is missing")
    }
    if operands.count > command.operands.count, command.operands.last?.takesMany != true {
      throw usage("\"\(operands[command.operands.count])\" is one argument too many")
    }
    for option in command.options where option.isRequired && values[option.name] == nil {
      throw usage("\(option.spellings[0]) \(option.value?.name ?? "") is missing")
    }
  }

  private mutating func takeLong(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ command: CommandDescription
  ) throws(Failure) {
    let name = String(word.prefix { $0 != "=" })
    let attached = word.count > name.count ? String(word.dropFirst(name.count + 1)) : nil
    guard let option = command.options.first(where: { $0.name == name }) else {
      let near = NearestName.of(name, among: command.options.map(\.name) + ["help"])
      throw usage("unknown option --\(name)", hint: near.map { "Did you mean --\($0)?" })
    }
    try take(option, shown: "--" + name, attached, &rest)
  }

  private mutating func takeShort(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ command: CommandDescription
  ) throws(Failure) {
    guard let letter = word.first,
      let option = command.options.first(where: { $0.letter == letter })
    else { throw usage("unknown option -\(word)") }
    let after = word.dropFirst()
    if option.value == nil, !after.isEmpty {
      try take(option, shown: "-\(letter)", nil, &rest)
      return try takeShort(after, &rest, command)
    }
    try take(option, shown: "-\(letter)", after.isEmpty ? nil : String(after), &rest)
  }

  private mutating func take(
    _ option: OptionDescription, shown: String, _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    var text = attached
    if let value = option.value {
      if text == nil { text = rest.popFirst() }
      guard text != nil else { throw usage("\(shown) needs a value: \(value.name)") }
    } else if attached != nil {
      throw usage("\(shown) takes no value")
    }
    guard values.updateValue(text ?? "", forKey: option.name) == nil else {
      throw usage("\(shown) is given twice")
    }
  }

  func usage(_ reason: String, hint: String? = nil) -> Failure {
    Failure(
      .usage, "\(command.name): \(reason)",
      hint: hint ?? "\"simpletab help \(command.name)\" lists what it takes.")
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  subscript(name: String) -> String? { values[name] }

  /// A whole number in the range that the option's description says, or `nil` when it is absent.
  func integer(_ name: String) throws(Failure) -> Int? {
    guard let text = values[name] else { return nil }
    guard case .integer(let range) = command.option(name)?.value?.kind else {
      throw Failure(.internalFault, "--\(name) is described as no number")
    }
    guard let value = Int(text), range.contains(value) else {
      throw usage(
        "--\(name) \(text): a whole number from \(range.lowerBound) to \(range.upperBound) is "
          + "expected")
    }
    return value
  }

  /// One of the names that the option's description lists, or `nil` when it is absent.
  func choice(_ name: String) throws(Failure) -> String? {
    guard let text = values[name] else { return nil }
    guard case .names(let known, _) = command.option(name)?.value?.kind else {
      throw Failure(.internalFault, "--\(name) is described without names")
    }
    guard known.contains(text) else {
      throw usage(
        "--\(name) \(text): not known",
        hint: NearestName.of(text, among: known).map { "Did you mean \($0)?" }
          ?? "Known: " + known.joined(separator: ", ") + ".")
    }
    return text
  }

  /// A choice as a case of the enumeration that its names come from.
  func choice<Value: RawRepresentable<String>>(
    _ name: String, as type: Value.Type
  ) throws(Failure) -> Value? { try choice(name).flatMap(Value.init) }

  /// An operand that is one of the names that its description lists; `fault` says what cannot be
  /// done with another.
  func operand(_ index: Int, _ fault: String) throws(Failure) -> String {
    guard case .names(let known, _) = command.operands[index].kind else {
      throw Failure(.internalFault, "\(command.operands[index].name) is described without names")
    }
    let text = operands[index]
    guard known.contains(text) else {
      throw usage(
        "\(fault) \"\(text)\"",
        hint: NearestName.of(text, among: known).map { "Did you mean \"\($0)\"?" }
          ?? "Known: " + known.joined(separator: ", ") + ".")
    }
    return text
  }
}
