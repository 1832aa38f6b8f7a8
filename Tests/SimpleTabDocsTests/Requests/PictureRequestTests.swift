// SPDX-License-Identifier: MIT
//
// Words become requests, and what is wrong with them is said with the key and what to do.

import Testing

@testable import SimpleTabDocs

struct PictureRequestTests {
  private func request(_ text: String, defaults: String = "") throws -> PictureRequest {
    try PictureRequest(MarkerWord.read(text), defaults: MarkerWord.read(defaults))
  }

  @Test func `What is not said has a default`() throws {
    let request = try request("scene=a/b.json alt=x")
    #expect(request.form == .still)
    #expect(request.name == "b-still")
    #expect(request.variants.map(\.ending) == ["@2x.png", "~dark@2x.png"])
    #expect(request.output == .github)
  }

  @Test func `Defaults count where a marker says nothing, if its form knows them`() throws {
    let request = try request(
      "scene=demo transition=0-1 form=plot alt=x scale=1",
      defaults: "scale=3 appearance=dark zoom=2 output=markdown")
    #expect(request.variants.map(\.ending) == ["~dark.png"])
    #expect(request.output == .markdown)
    #expect(request.name == "demo-0-1-plot")
  }

  @Test func `Every key is read`() throws {
    let animation = try request(
      "scene=demo form=animation transition=0-1,1-2 alt=x name=p/q fps=20 hold=100 slower=2 "
        + "frame=device shadow=no padding=3 corners=4 width=200 backdrop=#fff style=elegant "
        + "viewTransition=none device=\"iPhone SE\" crop=screen appearance=light scale=1,3 "
        + "output=docc")
    #expect(animation.transitions == ["0-1", "1-2"])
    #expect(animation.mount.hasDevice && animation.mount.hasShadow == false)
    #expect(animation.mount.padding == 3 && animation.mount.corners == 4)
    #expect(animation.framesPerSecond == 20 && animation.hold == 100 && animation.slower == 2)
    #expect(animation.width == 200 && animation.style == "elegant")
    #expect(animation.viewTransition == "none" && animation.device == "iPhone SE")
    #expect(animation.variants.map(\.ending) == [".png", "@3x.png"])
    let sheet = try request(
      "scene=demo form=sheet styles=pop viewTransitions=none,pop alt=x at=50%")
    #expect(sheet.styles == ["pop"] && sheet.viewTransitions == ["none", "pop"])
    #expect(sheet.times == "50%")
    let strip = try request("scene=demo form=filmstrip moments=4 columns=2 alt=x")
    #expect(strip.moments == 4 && strip.columns == 2)
    #expect(try request("scene=demo form=strobe zoom=2 alt=x").zoom == 2)
  }

  @Test(arguments: [
    ("alt=x", "scene: this key is required and missing"),
    ("scene=demo", "alt: this key is required and missing"),
    ("scene=demo alt=\" \"", "alt: this key is required and missing"),
    ("scene=demo alt=x frm=still", "frm: unknown key"),
    ("scene=demo alt=x form=stil", "form: \"stil\" is not known here"),
    ("scene=demo alt=x form=plot zoom=2", "zoom: form=plot does not know this key"),
    ("scene=demo alt=x scale=1,4", "scale: \"4\" is not known here"),
    ("scene=demo alt=x scale=2,2", "scale: \"2,2\" names one twice"),
    ("scene=demo alt=x width=9", "width: \"9\" is not a number from 16 to 1600"),
    (
      "scene=demo alt=x form=filmstrip moments=1.5",
      "moments: \"1.5\" is not a whole number from 2 to 24"
    ),
    ("scene=demo alt=x backdrop=#12", "backdrop: \"#12\" is not a colour"),
    ("scene=demo alt=x name=../x", "name: \"../x\" lies outside the document's folder"),
    ("scene=demo alt=x name=/x", "name: \"/x\" lies outside the document's folder"),
    ("scene=demo alt=x name=a//b", "name: \"a//b\" cannot be the name of a picture"),
    ("scene=demo alt=x name=a~dark", "name: \"a~dark\" cannot be the name of a picture"),
    ("scene=demo alt=x name=a@2x", "name: \"a@2x\" cannot be the name of a picture"),
    (
      "scene=demo alt=x at=later",
      "at: \"later\" is not a time such as 0.15s, 150ms, 50%, start, mid or end"
    ),
    (
      "scene=demo alt=x transition=0-1,1-2",
      "transition: form=still takes one transition, such as 0-1"
    ),
    ("scene=demo alt=x name=\"\"", "name: the value is empty"),
  ])
  func `What is wrong is said with its key`(text: String, expected: String) {
    #expect { try request(text) } throws: { "\($0)" == expected }
  }

  @Test func `A mistyped name is answered with the nearest known one`() {
    #expect { try request("scene=demo alt=x frm=still") } throws: {
      ($0 as? DocumentError)?.hint == "Did you mean \"form\"?"
    }
    #expect { try request("scene=demo alt=x form=flimstrip") } throws: {
      ($0 as? DocumentError)?.hint == "Did you mean \"filmstrip\"?"
    }
  }
}
