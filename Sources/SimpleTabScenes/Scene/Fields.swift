// SPDX-License-Identifier: MIT
//
// Reads the values of an object that ShapeChecker has passed. Asking for a key that the shape does
// not describe stops the program, so that no key can be decoded without being documented.

/// A checked object's values by key.
struct Fields {
  private let node: JSONNode
  private let shape: ObjectShape
  private let key: String

  init(_ node: JSONNode, _ shape: ObjectShape, key: String) {
    self.node = node
    self.shape = shape
    self.key = key
  }

  private func content(_ name: String) -> JSONNode.Content? {
    precondition(shape[name] != nil, "the key \(name) is not described")
    return node[name]?.content
  }

  func has(_ name: String) -> Bool { content(name) != nil }

  func path(_ name: String) -> String { key.isEmpty ? name : key + "." + name }

  func position(_ name: String) -> SourcePosition? { node[name]?.position }

  func text(_ name: String) -> String? {
    if case .string(let text) = content(name) { text } else { nil }
  }

  func number(_ name: String) -> Double? {
    if case .number(let value) = content(name) { value } else { nil }
  }

  func flag(_ name: String) -> Bool? {
    if case .bool(let value) = content(name) { value } else { nil }
  }

  func integer(_ name: String) -> Int? { number(name).map { Int($0) } }

  func numbers(_ name: String) -> [Double]? {
    guard case .array(let nodes) = content(name) else { return nil }
    return nodes.compactMap { if case .number(let value) = $0.content { value } else { nil } }
  }

  func texts(_ name: String) -> [String] {
    guard case .array(let nodes) = content(name) else { return [] }
    return nodes.compactMap { if case .string(let text) = $0.content { text } else { nil } }
  }

  func file(_ name: String) -> SceneFile? {
    text(name).map { SceneFile(path: $0, key: path(name), position: position(name)) }
  }

  func color(_ name: String) -> SceneColor? {
    if let text = text(name) { return Self.color(text) }
    guard case .object = content(name), let light = node[name]?["light"]?.content,
      let dark = node[name]?["dark"]?.content, case .string(let lightText) = light,
      case .string(let darkText) = dark, let lightColor = Self.color(lightText),
      let darkColor = Self.color(darkText)
    else { return nil }
    return .pair(light: lightColor, dark: darkColor)
  }

  private static func color(_ text: String) -> SceneColor? {
    do throws(ColorTextError) { return try ColorText.read(text) } catch { return nil }
  }

  func object(_ name: String) -> Fields? {
    guard case .object = content(name), let value = node[name], let known = shape[name] else {
      return nil
    }
    switch known.value {
    case .object(let inner), .nameOr(_, let inner): return Fields(value, inner, key: path(name))
    default: return nil
    }
  }

  func objects(_ name: String) -> [Fields] {
    guard case .array(let nodes) = content(name), let known = shape[name],
      case .list(of: .object(let inner), _) = known.value
    else { return [] }
    return nodes.enumerated().map { Fields($1, inner, key: path(name) + "[\($0)]") }
  }
}
