// SPDX-License-Identifier: MIT
//
// The system font: found by file name, with the measures of the font it stands for.

import Foundation
import Testing

@testable import Typesetting

@Suite struct SystemFontTests {
  // What a person sees on tab bars; the tracking is derived from these words.
  static let titles = [
    "Home", "Messages", "Profile", "Search", "Settings", "Favorites", "More", "History",
    "Bookmarks", "Downloads", "Contacts", "Calendar", "Library", "Friends", "Activity", "Explore",
    "Account", "Notifications", "Today", "Music", "Recents", "Featured", "Updates", "Photos",
  ]

  @Test(arguments: SystemFont.Weight.allCases)
  func eachWeightIsInstalledAndReadOnce(weight: SystemFont.Weight) throws {
    let face = try SystemFont.face(weight: weight)
    #expect(face.familyName.hasPrefix("Inter"))
    #expect(face == (try SystemFont.face(weight: weight)))
  }

  @Test func heavierWeightsAreWider() throws {
    let widths = try SystemFont.Weight.allCases.map { weight in
      Typesetter.line("Messages", font: try SystemFont.font(size: 14, weight: weight)).width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  // Line heights of the iOS system font, from label heights stored by Xcode: 17, 14 and 10 points.
  @Test(arguments: [(17.0, 20.287), (14, 16.707), (10, 11.934), (30, 35.8008)])
  func lineHeightsAreTheSystemFonts(size: Double, lineHeight: Double) throws {
    #expect(abs(try SystemFont.font(size: size).lineHeight - lineHeight) < 0.0005)
  }

  @Test func theTrackingTakesInterTo1Over1051OfItsWidth() throws {
    let face = try SystemFont.face()
    var untracked = 0.0
    var tracked = 0.0
    var letters = 0
    for title in Self.titles {
      untracked += title.unicodeScalars.reduce(0) {
        $0 + (face.glyph(for: $1).map(face.advance) ?? 0)
      }
      letters += title.count
    }
    tracked = untracked + Double(letters) * SystemFont.tracking
    #expect(abs(untracked / tracked - 1.051) < 0.0005)
  }

  @Test func aFolderListWithoutTheFileNamesWhatToInstall() throws {
    #expect {
      try SystemFont.path(weight: .bold, folders: ["/none", "/nowhere"])
    } throws: { error in
      let text = "\(error)"
      return error is SystemFontError && text.contains("Inter-Bold.otf")
        && text.contains("/none, /nowhere") && text.contains("apt-get install fonts-inter")
        && !text.contains("\n")
    }
  }

  @Test func theFirstFolderThatHasTheFileWins() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("system-font-\(UUID().uuidString)")
    let folders = ["a", "b", "c"].map { root.appendingPathComponent($0) }
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data().write(to: folders[1].appendingPathComponent("Inter-Regular.ttf"))
    try Data().write(to: folders[2].appendingPathComponent("Inter-Regular.otf"))
    let path = try SystemFont.path(weight: .regular, folders: folders.map(\.path))
    #expect(path == folders[1].appendingPathComponent("Inter-Regular.ttf").path)
  }
}
