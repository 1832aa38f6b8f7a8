// SPDX-License-Identifier: MIT
//
// Where documents and their pictures are.

import Foundation
import Testing

@testable import SimpleTabDocs

struct DocumentPlaceTests {
  @Test func `Paths are told as the document was named`() {
    let place = DocumentPlace("guide/start.md")
    #expect(place.shown("p/a.png") == "guide/p/a.png")
    #expect(place.scene("x.json", isBuiltIn: false) == "guide/x.json")
    #expect(place.scene("/x.json", isBuiltIn: false) == "/x.json")
    #expect(place.scene("demo", isBuiltIn: true) == "demo")
    #expect(place.mark(below: "p/q/a.png") == "../../start.md")
    #expect(DocumentPlace("a.md").mark(below: "a.png") == "a.md")
  }

  @Test func `A link that leads elsewhere leads outside`() throws {
    try withFolder { folder in
      let manager = FileManager.default
      try manager.createDirectory(
        atPath: folder + "/docs/in", withIntermediateDirectories: true)
      try manager.createDirectory(atPath: folder + "/else", withIntermediateDirectories: true)
      try manager.createSymbolicLink(
        atPath: folder + "/docs/out", withDestinationPath: folder + "/else")
      let place = DocumentPlace(folder + "/docs/a.md")
      #expect(place.holds("a.png") && place.holds("in/a.png") && place.holds("new/a.png"))
      #expect(!place.holds("out/a.png") && !place.holds("out/new/a.png"))
    }
  }
}
