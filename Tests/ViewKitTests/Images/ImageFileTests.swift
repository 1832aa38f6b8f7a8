// SPDX-License-Identifier: MIT
//
// Which file a name stands for on a screen of which scale.

import Foundation
import Testing

@testable import ViewKit

struct ImageFileTests {
  @Test(arguments: [
    ("a.png", 1), ("a@2x.png", 2), ("b/a@3x.png", 3), ("a@x.png", 1), ("a@0x.png", 1),
    ("me@home.png", 1), ("a@2x", 2), ("@2x/a.png", 1),
  ])
  func `a file's name says its scale`(name: String, scale: Int) {
    #expect(ImageFile.scale(ofName: name) == scale)
  }

  @Test(
    arguments: [
      (["a.png", "a@2x.png", "a@3x.png"], 2, "a@2x.png", 2),
      (["a.png", "a@2x.png"], 3, "a@2x.png", 2),
      (["a.png", "a@3x.png"], 2, "a@3x.png", 3),
      (["a@2x.png"], 1, "a@2x.png", 2),
      (["a.png"], 3, "a.png", 1),
    ] as [([String], CGFloat, String, Int)])
  func `the file made for the screen is taken, then the next one`(
    files: [String], screen: CGFloat, path: String, scale: Int
  ) {
    for name in ["a", "a.png"] {
      #expect(
        ImageFile.find(name, screenScale: screen, exists: files.contains)
          == ImageFile(path: path, scale: scale))
    }
  }

  @Test func `a name that says its scale stands for that file alone`() {
    let files = ["a.png", "a@2x.png"]
    #expect(ImageFile.find("a@3x.png", screenScale: 3, exists: files.contains) == nil)
    #expect(
      ImageFile.find("a@2x.png", screenScale: 3, exists: files.contains)
        == ImageFile(path: "a@2x.png", scale: 2))
  }

  @Test func `no file is no file`() {
    #expect(ImageFile.find("a.png", screenScale: 2, exists: { _ in false }) == nil)
  }
}
