// SPDX-License-Identifier: MIT
//
// Where a new package finds ours. That it builds, films and passes its own test is seen by
// `Scripts/check-docs.sh`.

import FixtureSupport
import Foundation
import Testing

@testable import SimpleTabCLI

struct PackageStartTests {
  @Test func `A folder becomes an absolute path, a URL a branch of the repository`() {
    let here = FileManager.default.currentDirectoryPath
    #expect(
      PackageDependency("some/../where").text
        == ".package(name: \"SimpleTab\", path: \"\(here)/where\")")
    #expect(PackageDependency("x").identity == "SimpleTab")
    let url = PackageDependency("https://example.org/tools/SimpleTab-linux.git")
    #expect(
      url.text
        == ".package(url: \"https://example.org/tools/SimpleTab-linux.git\", branch: \"main\")")
    #expect(url.identity == "SimpleTab-linux")
    #expect(PackageDependency("git@example.org:me/tab.git").identity == "tab")
  }

  @Test func `Quotes in a path stay in its literal`() {
    #expect(
      PackageDependency("/a\"b\\c").text
        == ".package(name: \"SimpleTab\", path: \"/a\\\"b\\\\c\")")
  }

  @Test func `The checkout is the folder above the program that has our manifest`() {
    let root = Fixtures.url("..").standardizedFileURL.path
    #expect(PackageDependency.checkout(around: root + "/.build/debug/simpletab") == root)
    #expect(PackageDependency.checkout(around: "/usr/bin/simpletab") == nil)
    #expect(PackageDependency.checkout(around: nil) == nil)
  }
}
