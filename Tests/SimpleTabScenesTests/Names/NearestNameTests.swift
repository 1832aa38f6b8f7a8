// SPDX-License-Identifier: MIT
//
// Suggestions for slips of the pen, and none for what is simply another word.

import Testing

@testable import SimpleTabScenes

struct NearestNameTests {
  @Test(arguments: [
    ("tilte", "title"), ("colour", "color"), ("icon", "icons"), ("Pop", "pop"),
    ("elegnat", "elegant"),
  ])
  func `A slip finds its word`(name: String, meant: String) {
    #expect(NearestName.of(name, among: ["title", "color", "icons", "pop", "elegant"]) == meant)
  }

  @Test func `Another word finds nothing`() {
    #expect(NearestName.of("gravity", among: ["title", "color", "pop"]) == nil)
    #expect(NearestName.of("x", among: ["y", "pop"]) == nil)
  }

  @Test func `The distance counts swapped neighbours once`() {
    #expect(NearestName.distance(Array("ab"), Array("ba")) == 1)
    #expect(NearestName.distance(Array("kitten"), Array("sitting")) == 3)
    #expect(NearestName.distance([], Array("abc")) == 3)
  }
}
