// SPDX-License-Identifier: MIT
//
// A scene file's `matrix` and `golden` as values, and what no shape can say about them: locales that
// exist and make names of folders, a reason for every tolerance.

/// Reads `matrix` and `golden`.
enum MatrixDecoder {
  static func matrix(_ fields: Fields) throws(SceneError) -> SceneMatrix {
    var matrix = SceneMatrix()
    matrix.devices = fields.texts("devices")
    matrix.appearances = fields.texts("appearances").compactMap(SceneAppearance.init)
    matrix.directions = fields.texts("layoutDirections").map { $0 == "rtl" }
    for locale in fields.objects("locales") {
      let name = locale.text("name") ?? ""
      guard !name.isEmpty,
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
      else {
        throw SceneError(
          at: locale.position("name"), key: locale.path("name"),
          reason: "\"\(name)\" is not a locale's name",
          hint: "Letters, digits and hyphens, such as \"ar\" or \"pt-BR\".")
      }
      matrix.locales.append(
        SceneMatrix.Locale(
          name: name, titles: locale.texts("titles"),
          isRightToLeft: locale.text("layoutDirection").map { $0 == "rtl" }))
    }
    matrix.styles = fields.texts("styles")
    matrix.scales = (fields.numbers("scales") ?? []).map { Int($0) }
    matrix.include = try fields.objects("include").map { own throws(SceneError) in
      try combination(own, matrix)
    }
    matrix.exclude = try fields.objects("exclude").map { own throws(SceneError) in
      try combination(own, matrix)
    }
    guard !matrix.combinations.isEmpty else {
      throw SceneError(
        at: fields.position("exclude"), key: fields.path("exclude"), reason: "nothing is left")
    }
    return matrix
  }

  private static func combination(
    _ fields: Fields, _ matrix: SceneMatrix
  ) throws(SceneError) -> SceneMatrix.Combination {
    let locale = fields.text("locale")
    if let locale, !matrix.locales.contains(where: { $0.name == locale }) {
      throw SceneError(
        at: fields.position("locale"), key: fields.path("locale"),
        reason: "\"\(locale)\" is not among the locales",
        hint: NearestName.of(locale, among: matrix.locales.map(\.name)).map {
          "Did you mean \"\($0)\"?"
        })
    }
    return SceneMatrix.Combination(
      device: fields.text("device"),
      appearance: fields.text("appearance").flatMap(SceneAppearance.init),
      isRightToLeft: fields.text("layoutDirection").map { $0 == "rtl" }, locale: locale,
      style: fields.text("style"), scale: fields.integer("scale"))
  }

  static func rules(_ fields: Fields) throws(SceneError) -> SceneGoldenRules {
    var rules = SceneGoldenRules()
    rules.channels = fields.integer("channels")
    rules.colorDifference = fields.number("colorDifference")
    rules.ignoresAntialiasing = fields.flag("ignoreAntialiasing") ?? false
    rules.share = fields.number("share") ?? 0
    rules.largestBlock = fields.integer("largestBlock")
    rules.motion = fields.number("motion") ?? 0
    rules.reason = fields.text("reason") ?? ""
    rules.ignoredViews = fields.texts("ignore")
    rules.assertions = fields.texts("assert")
    if rules.channels != nil, rules.colorDifference != nil {
      throw SceneError(
        at: fields.position("colorDifference"), key: fields.path("colorDifference"),
        reason: "only one of channels, colorDifference may be given")
    }
    let tolerances = [
      "channels", "colorDifference", "ignoreAntialiasing", "share", "largestBlock", "motion",
    ]
    if rules.reason.allSatisfy(\.isWhitespace), let given = tolerances.first(where: fields.has) {
      throw SceneError(
        at: fields.position(given), key: fields.path(given),
        reason: "a tolerance needs a reason, and there is none",
        hint: "Say in golden.reason why exactly these pixels may differ.")
    }
    return rules
  }
}
