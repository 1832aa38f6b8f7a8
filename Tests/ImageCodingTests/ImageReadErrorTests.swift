// SPDX-License-Identifier: MIT
//
// The sentences for pictures that cannot be read.

import ImageCoding
import Testing

@Suite struct ImageReadErrorTests {
  @Test("Each cause names the file and what is wrong, in one line")
  func sentences() {
    let causes: [(ImageReadError.Cause, String)] = [
      (.missing, "a.png: there is no such file."),
      (.isDirectory, "a.png: this is a folder, not a picture."),
      (.unreadable("permission is denied"), "a.png: it cannot be read: permission is denied."),
      (.notAPNG, "a.png: this is not a PNG file."),
      (.truncated, "a.png: the file ends before its picture does."),
      (.corrupt("IDAT: CRC error"), "a.png: the file is damaged: IDAT: CRC error."),
      (.unsupported("CgBI"), "a.png: this kind of PNG is not read: CgBI."),
      (.tooLarge("it is 9 pixels wide"), "a.png: too large: it is 9 pixels wide."),
    ]
    for (cause, sentence) in causes {
      #expect(ImageReadError(path: "a.png", cause: cause).description == sentence)
    }
  }

  @Test("Bytes without a name are called the picture")
  func unnamed() {
    #expect(
      ImageReadError(path: nil, cause: .notAPNG).description
        == "The picture: this is not a PNG file.")
  }
}
