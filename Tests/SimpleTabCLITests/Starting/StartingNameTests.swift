// SPDX-License-Identifier: MIT
//
// Which names become types and folders, and the reason for each that does not.

import Testing

@testable import SimpleTabCLI

struct StartingNameTests {
  private func fault(_ name: String, _ check: (String) throws(StartingName.Fault) -> String)
    -> String
  {
    do throws(StartingName.Fault) { return "fine: " + (try check(name)) } catch {
      return error.reason
    }
  }

  static let modules = [
    ("Wobble", "fine: Wobble"), ("wobble", "fine: Wobble"), ("My_Style2", "fine: My_Style2"),
    ("", "a name is empty"), ("2fast", "\"2fast\": a type's name begins with a letter"),
    ("_x", "\"_x\": a type's name begins with a letter"),
    ("Élan", "\"Élan\": 'É' cannot be in a type's name"),
    ("My Style", "\"My Style\": a space cannot be in a type's name"),
    ("../up", "\"../up\": '.' cannot be in a type's name"),
    ("a/b", "\"a/b\": a slash cannot be in a type's name"),
    ("self", "\"self\" is a word of Swift"), ("Any", "\"Any\" is a word of Swift"),
    ("uikit", "\"uikit\" is the name of a module that is used"),
    ("SimpleTab", "\"SimpleTab\" is the name of a module that is used"),
  ]

  @Test(arguments: modules)
  func `A type's name is letters of a to z, digits and underscores`(name: String, result: String) {
    #expect(fault(name, StartingName.module) == result)
  }

  static let folders = [
    ("shop", "fine: shop"), ("магазин-2", "fine: магазин-2"), ("", "a name is empty"),
    ("..", "\"..\": '.' cannot be in a scene's name"),
    ("a/b", "\"a/b\": a slash cannot be in a scene's name"),
    ("-x", "\"-x\": a scene's name begins with no hyphen"),
    ("a\nb", "\"a\nb\": '\n' cannot be in a scene's name"),
    ("a\"b", "\"a\"b\": '\"' cannot be in a scene's name"),
    (String(repeating: "ж", count: 51), "a scene's name has 100 bytes at most, not 102"),
  ]

  @Test(arguments: folders)
  func `A scene's name is letters and digits of any script`(name: String, result: String) {
    #expect(fault(name, StartingName.folder) == result)
  }
}
