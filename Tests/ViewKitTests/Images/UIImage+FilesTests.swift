// SPDX-License-Identifier: MIT
//
// Pictures from the fixtures' icons, which exist at 1, 2 and 3 pixels a point.

import FixtureSupport
import Foundation
import ImageCoding
import Testing

@testable import ViewKit

@MainActor
struct UIImageFilesTests {
  private let icon = Fixtures.url("Icons/home.png").path

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `an icon is read at the screen's scale`(scale: CGFloat) throws {
    Support.stage(scale: scale)
    let image = try UIImage.read(path: icon)
    #expect(image.scale == scale)
    #expect(image.size == CGSize(width: 25, height: 25))
    #expect(UIImage(contentsOfFile: icon) == image)
  }

  @Test func `a missing file is an error with its path, or no picture`() {
    Support.stage()
    #expect(throws: ImageReadError.self) { try UIImage.read(path: "/no/such.png") }
    #expect(UIImage(contentsOfFile: "/no/such.png") == nil)
  }

  @Test func `a name is looked for in the search paths`() {
    Support.stage()
    let before = UIImage.searchPaths
    defer { UIImage.searchPaths = before }
    UIImage.searchPaths = ["/no/such/folder", Fixtures.url("Icons").path]
    #expect(UIImage(named: "home")?.scale == 2)
    #expect(UIImage(named: "home.png")?.size.width == 25)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(named: "") == nil)
  }
}
