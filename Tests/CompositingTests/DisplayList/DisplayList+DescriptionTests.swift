// SPDX-License-Identifier: MIT
//
// The text form, one list with every kind of nesting.

import Compositing
import Raster
import Testing

@Suite("DisplayList+Description")
struct DisplayListDescriptionTests {
  @Test("A line a command, set in by what is open")
  func text() {
    let image = Image(Pixmap(width: 1, height: 1, color: .white))
    let list = DisplayList(
      width: 40, height: 30, background: .white,
      commands: [
        .fillRect(PixelRect(x: 1, y: 2, width: 3, height: 4), color: .black, mode: .sourceOver),
        .beginGroup(opacity: 128, mode: .multiply),
        .beginClip(.path(.rect(x: 0, y: 0.5, width: 2, height: 1), rule: .evenOdd)),
        .drawImage(
          image, transform: .translation(x: 3, y: 0.25), sampler: .nearest, opacity: 7, mode: .copy),
        .endClip,
        .tintImage(
          image, transform: .scale(x: 2, y: 2), sampler: .bilinear, color: .black, mode: .sourceOver
        ),
        .endGroup,
        .endGroup,
      ])
    #expect(
      list.description == """
        picture 40x30 on #ffffffff
          fill [1 2 4 6] #000000ff
          group opacity 128 multiply
            clip path{M0.0,0.5 L2.0,0.5 L2.0,1.5 L0.0,1.5 Z} even-odd
              draw image 1x1 994f76653e2a3951 at (3.0 0.25) nearest opacity 7 copy
            end clip
            tint image 1x1 994f76653e2a3951 at (2.0 0.0 0.0 2.0 0.0 0.0) #000000ff
          end group
          end group

        """)
  }
}
