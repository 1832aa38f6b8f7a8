// SPDX-License-Identifier: MIT
//
// Fonts by file and name, fallbacks, and what is said about bad files.

import FixtureSupport
import Foundation
import Testing
import Typesetting

@testable import ViewKit

struct FontRegistryTests {
  private let box = Fixtures.url("Fonts/Box.ttf").path

  @Test func `a file is found under its family's name or the one given`() throws {
    let registry = FontRegistry()
    let family = try registry.register(path: box)
    #expect(registry.face(named: family)?.path == box)
    try registry.register(path: box, name: "mine")
    #expect(registry.names == [family, "mine"].sorted())
    #expect(registry.font(named: "mine", size: 10)?.size == 10)
    #expect(registry.font(named: "other", size: 10) == nil)
  }

  @Test func `a bad file says what is wrong with it`() {
    let registry = FontRegistry()
    #expect(throws: FaceError(path: "/no/such.ttf", cause: .missing)) {
      try registry.register(path: "/no/such.ttf")
    }
    #expect(registry.names.isEmpty)
  }

  @Test func `fallbacks follow every font in order, all or none`() throws {
    let registry = FontRegistry()
    try registry.register(path: box, name: "mine")
    try registry.setFallbackFonts(paths: [box, box])
    #expect(registry.font(named: "mine", size: 10)?.faces.count == 3)
    #expect(throws: FaceError.self) {
      try registry.setFallbackFonts(paths: [box, "/no/such.ttf"])
    }
    #expect(registry.fallbackFaces.count == 2)
  }

  @Test func `the system font's file can be replaced and keeps its line's measures`() throws {
    let registry = FontRegistry()
    try registry.setSystemFont(path: box)
    let font = try registry.systemFont(size: 10)
    #expect(font.faces.map(\.path) == [box])
    #expect(font.metrics == SystemFont.metrics)
    try registry.setSystemFont(path: nil)
    #expect(try registry.systemFont(size: 10).faces.first?.path != box)
  }
}
