// SPDX-License-Identifier: MIT
//
// A marker's words become a request. Unknown keys and values name the nearest known one; a key that the
// form does not know is a fault rather than ignored.

import Foundation
import Recording
import SimpleTabScenes

extension PictureRequest {
  /// The request that words describe, after defaults for words that are not given.
  ///
  /// Defaults that the form does not know are left out. Throws the first fault, with its key.
  public init(
    _ words: [MarkerWord], defaults: [MarkerWord] = [], output: BlockOutput = .github
  ) throws(DocumentError) {
    for word in words { try Self.check(word) }
    let all = words + defaults.filter { word in !words.contains { $0.key == word.key } }
    func value(_ key: String) -> String? { all.first { $0.key == key }?.value }
    let form = value("form").flatMap(PictureForm.init) ?? .still
    for word in words {
      guard let key = MarkerKey.all.first(where: { $0.name == word.key }), !key.forms.isEmpty,
        !key.forms.contains(form)
      else { continue }
      throw DocumentError(
        key: word.key, reason: "form=\(form.rawValue) does not know this key",
        hint: "Forms that do: " + key.forms.map(\.rawValue).joined(separator: ", ") + ".")
    }
    guard let scene = value("scene"), !scene.isEmpty else {
      throw DocumentError(key: "scene", reason: "this key is required and missing")
    }
    self.init(scene: scene)
    self.form = form
    self.output = output
    take(value)
    guard alt.contains(where: { !$0.isWhitespace }) else {
      throw DocumentError(
        key: "alt", reason: "this key is required and missing",
        hint: "Say what the picture shows, for those who do not see it.")
    }
    if transitions.count > 1, form != .animation {
      throw DocumentError(
        key: "transition", reason: "form=\(form.rawValue) takes one transition, such as 0-1")
    }
    if name.isEmpty { name = defaultName }
    try checkName()
    try checkTimes()
  }

  private mutating func take(_ value: (String) -> String?) {
    func list(_ key: String) -> [String]? {
      value(key)?.split(separator: ",").map(String.init)
    }
    transitions = list("transition") ?? []
    alt = value("alt") ?? ""
    name = value("name") ?? ""
    appearances = list("appearance")?.compactMap(SceneAppearance.init) ?? appearances
    scales = (list("scale")?.compactMap { Int($0) } ?? scales).sorted()
    output = value("output").flatMap(BlockOutput.init) ?? output
    style = value("style")
    viewTransition = value("viewTransition")
    device = value("device")
    times = value("at")
    moments = value("moments").flatMap { Int($0) } ?? moments
    columns = value("columns").flatMap { Int($0) }
    width = value("width").flatMap { Double($0) }
    crop = value("crop").flatMap(FrameCrop.init) ?? crop
    mount.hasDevice = value("frame") == "device"
    mount.padding = value("padding").flatMap { Double($0) }
    mount.corners = value("corners").flatMap { Double($0) }
    mount.hasShadow = value("shadow").map { $0 == "yes" }
    backdrop = value("backdrop").flatMap { try? SceneColor(text: $0) }
    zoom = value("zoom").flatMap { Int($0) } ?? zoom
    styles = list("styles") ?? styles
    viewTransitions = list("viewTransitions") ?? viewTransitions
    framesPerSecond = value("fps").flatMap { Int($0) } ?? framesPerSecond
    hold = value("hold").flatMap { Int($0) } ?? hold
    slower = value("slower").flatMap { Double($0) } ?? slower
  }

  /// `scene-0-1-filmstrip`.
  private var defaultName: String {
    let file = scene.split(separator: "/").last.map(String.init) ?? scene
    let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    return ([stem] + transitions + [form.rawValue]).joined(separator: "-")
  }

  private func checkName() throws(DocumentError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !parts.contains(".."), !parts.contains(".") else {
      throw DocumentError(
        key: "name", reason: "\"\(name)\" lies outside the document's folder",
        hint: "Pictures lie beside their document or below it.")
    }
    let allowed = { (letter: Character) in
      letter.isLetter || letter.isNumber || "-_. /".contains(letter)
    }
    guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }), name.allSatisfy(allowed)
    else {
      throw DocumentError(
        key: "name", reason: "\"\(name)\" cannot be the name of a picture",
        hint: "Letters, digits, spaces, hyphens, underscores, dots, and slashes between folders.")
    }
  }

  private func checkTimes() throws(DocumentError) {
    guard let times else { return }
    do throws(FrameSelection.Fault) {
      _ = try FrameSelection(times: times)
      if form == .still || form == .sheet { _ = try Moment(times) }
    } catch { throw DocumentError(key: "at", reason: error.reason) }
  }
}

extension PictureRequest {
  /// Throws when a word's key or value is not known; for words of a file, not of one form.
  public static func check(_ word: MarkerWord) throws(DocumentError) {
    guard let key = MarkerKey.all.first(where: { $0.name == word.key }) else {
      let names = MarkerKey.all.map(\.name)
      throw DocumentError(
        key: word.key, reason: "unknown key",
        hint: NearestName.of(word.key, among: names).map { "Did you mean \"\($0)\"?" }
          ?? "Known keys: " + names.joined(separator: ", ") + ".")
    }
    try check(word.value, key)
  }

  private static func check(_ text: String, _ key: MarkerKey) throws(DocumentError) {
    func unknown(_ name: String, _ known: [String]) -> DocumentError {
      DocumentError(
        key: key.name, reason: "\"\(name)\" is not known here",
        hint: NearestName.of(name, among: known).map { "Did you mean \"\($0)\"?" }
          ?? "Known: " + known.joined(separator: ", ") + ".")
    }
    switch key.value {
    case .text:
      if text.isEmpty { throw DocumentError(key: key.name, reason: "the value is empty") }
    case .choice(let known):
      if !known.contains(text) { throw unknown(text, known) }
    case .list(let known):
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for part in parts where !known.contains(part) { throw unknown(part, known) }
      if Set(parts).count < parts.count {
        throw DocumentError(key: key.name, reason: "\"\(text)\" names one twice")
      }
    case .number(let range):
      guard let value = Double(text), range.contains(value) else {
        throw DocumentError(
          key: key.name,
          reason: "\"\(text)\" is not a number from \(JSONText.number(range.lowerBound)) to "
            + JSONText.number(range.upperBound))
      }
    case .integer(let range):
      guard let value = Int(text), range.contains(value) else {
        throw DocumentError(
          key: key.name,
          reason: "\"\(text)\" is not a whole number from \(range.lowerBound) to "
            + "\(range.upperBound)")
      }
    case .color:
      do throws(ColorTextError) { _ = try SceneColor(text: text) } catch {
        throw DocumentError(key: key.name, reason: error.reason, hint: error.hint)
      }
    }
  }
}
