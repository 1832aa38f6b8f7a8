// SPDX-License-Identifier: MIT
//
// Every form draws something of the right extent, in both appearances and at every scale. What it looks
// like was looked at; here stands what can be said in numbers.

import Compositing
import Raster
import SimpleTabScenes
import Testing

@testable import SimpleTabDocs

@MainActor
struct FormDrawingTests {
  private func picture(
    _ words: String, _ appearance: SceneAppearance = .light, scale: Int = 1
  ) throws -> DrawnPicture {
    try FormDrawing(
      request: PictureRequest(MarkerWord.read("scene=demo alt=x " + words)),
      variant: PictureVariant(appearance: appearance, scale: scale), scene: "demo",
      library: FilmLibrary()
    ).picture()
  }

  @Test(arguments: PictureForm.allCases)
  func `A form draws at every scale`(form: PictureForm) throws {
    let words =
      "form=\(form.rawValue) transition=0-1"
      + (form == .animation ? " fps=10 crop=bar" : form == .filmstrip ? " crop=bar" : "")
    let small = try picture(words).frames[0].list
    let large = try picture(words, .dark, scale: 2).frames[0].list
    #expect(small.width > 100 && small.height > 40)
    #expect(large.width == 2 * small.width && large.height == 2 * small.height)
    #expect(small.background == .clear)
  }

  @Test func `A still is the screen within its hairline, pixel for pixel`() throws {
    let drawn = Compositor.render(try picture("transition=0-1 at=end").frames[0].list)
    let film = try FilmLibrary().film(FilmKey(scene: "demo", appearance: .light, scale: 1))
    let screen = film.film.picture(film.film.frames.count - 1)
    #expect(drawn.width == 375 && drawn.height == 667)
    for y in stride(from: 1, to: 666, by: 7) {
      for x in stride(from: 1, to: 374, by: 7) { #expect(drawn[x, y] == screen[x, y]) }
    }
    #expect(drawn[0, 300] != screen[0, 300])
  }

  @Test func `Around a frame with round corners the page shows through`() throws {
    let drawn = Compositor.render(
      try picture("crop=bar corners=10 padding=8").frames[0].list)
    #expect(drawn.width == 391)
    #expect(drawn[4, 4] == .clear && drawn[8, 8] == .clear)
    #expect(drawn[195, 20].isOpaque)
    let backed = Compositor.render(
      try picture("crop=bar corners=10 padding=8 backdrop=#102030").frames[0].list)
    #expect(backed[4, 4] == PremultipliedColor(r: 16, g: 32, b: 48, a: 255))
  }

  @Test func `An animation rests at its start and its ends, and joins transitions`() throws {
    let words = "form=animation crop=bar width=60 fps=10"
    let one = try picture(words + " transition=0-1").frames
    #expect(one.count == 7)
    #expect(one[0].delay.seconds == 0.9 && one[6].delay.seconds == 0.9)
    #expect(one[1].delay.seconds == 0.1)
    let two = try picture(words + " transition=0-1,1-2 hold=0 slower=2").frames
    #expect(two.count == 13)
    #expect(two.allSatisfy { $0.delay.seconds == 0.2 })
    // The second begins elsewhere, so its first frame is shown.
    #expect(try picture(words + " transition=0-1,2-0").frames.count == 14)
  }

  @Test func `A device has a status bar that stands out from the screen`() throws {
    for (appearance, isLight) in [(SceneAppearance.light, false), (.dark, true)] {
      let drawn = Compositor.render(
        try picture("frame=device device=\"iPhone 15\" shadow=no", appearance).frames[0].list)
      // The home indicator's middle: 11 points of body, then the screen's 852 less 10.5.
      let indicator = drawn[drawn.width / 2, 11 + 852 - 11]
      #expect(Int(indicator.g) == (isLight ? 255 : 0))
      #expect(drawn[0, 0] == .clear)
    }
  }

  @Test(arguments: [
    ("form=plot style=simple viewTransition=none", "form: nothing moves in the transition 0-1"),
    ("transition=0-7", "transition: the scene has no transition 0-7"),
    ("transition=0-1 at=3s", "at: the transition 0-1 ends at 0.55 s"),
  ])
  func `What cannot be drawn is said`(words: String, expected: String) {
    #expect { try picture(words) } throws: { "\($0)" == expected }
  }
}
