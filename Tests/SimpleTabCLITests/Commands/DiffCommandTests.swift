// SPDX-License-Identifier: MIT
//
// `simpletab diff` from words to exit codes.

import ImageCoding
import Raster
import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct DiffCommandTests {
  private static let white = PremultipliedColor(r: 255, g: 255, b: 255, a: 255)

  private func write(_ picture: Pixmap, _ path: String) throws {
    try FileWriter.write(PNGWriter.encode(picture), to: path)
  }

  /// Two white pictures, and what of the second is changed before it is written.
  private func run(
    _ options: [String], change: (inout Pixmap) -> Void
  ) throws -> (run: CapturedRun, hasPicture: Bool) {
    try withFolder { folder in
      let expected = Pixmap(width: 40, height: 20, color: Self.white)
      var actual = expected
      change(&actual)
      try write(expected, folder + "/a.png")
      try write(actual, folder + "/b.png")
      let run = CapturedRun(
        ["diff", folder + "/a.png", folder + "/b.png", "-o", folder + "/d.png"] + options,
        folder: folder)
      return (run, (try? PNGReader.read(path: folder + "/d.png")) != nil)
    }
  }

  @Test func `The same pixels are the same`() throws {
    let (run, hasPicture) = try run([]) { _ in }
    #expect(run.code == 0)
    #expect(run.standard == "the same\n")
    #expect(!hasPicture)
  }

  @Test func `One step of one channel of one pixel is found and placed`() throws {
    let (run, hasPicture) = try run([]) { $0.bytes[(7 * 40 + 12) * 4] = 254 }
    #expect(run.code == 1)
    #expect(
      run.standard == """
        different
          1 wrong pixel
          1 pixel not the same, by 1/255 at most
          1 pixel at x 12..<13, y 7..<8

        """)
    #expect(hasPicture)
  }

  @Test func `A tolerance lets it pass, and says that it did`() throws {
    let (run, _) = try run(["--channels", "1"]) { $0.bytes[0] = 254 }
    #expect(run.code == 0)
    #expect(run.standard.hasPrefix("the same within the tolerance\n"))
    #expect(try self.run(["--color-difference", "1"]) { $0.bytes[0] = 254 }.run.code == 0)
    #expect(try self.run(["--share", "1%"]) { $0.bytes[0] = 254 }.run.code == 0)
  }

  @Test func `Another size is exit code 3`() throws {
    let (run, hasPicture) = try run([]) { $0 = Pixmap(width: 41, height: 20, color: Self.white) }
    #expect(run.code == 3)
    #expect(run.standard == "different\n  size 41×20, expected 40×20\n")
    #expect(!hasPicture)
  }

  @Test func `The result is JSON when asked for`() throws {
    let (run, _) = try run(["--json"]) { $0.bytes[0] = 254 }
    #expect(
      run.standard
        == "{\"schema\": 1, \"passes\": false, \"reasons\": [\"1 wrong pixel\"], "
        + "\"differing_pixels\": 1, \"wrong_pixels\": 1, \"excused_pixels\": 0, "
        + "\"largest_channel_difference\": 1, \"largest_color_difference\": null, "
        + "\"clusters\": [{\"x\": 0, \"y\": 0, \"width\": 1, \"height\": 1, \"pixels\": 1}]}\n")
  }

  @Test func `A picture that is missing or none is said to be`() throws {
    #expect(CapturedRun("diff", "no/a.png", "no/b.png").code == 66)
    #expect(CapturedRun("diff", "a.png").code == 64)
    #expect(CapturedRun("diff", "a.png", "b.png", "--share", "two%").code == 64)
    #expect(
      CapturedRun("diff", "a.png", "b.png", "--channels", "1", "--color-difference", "1").code == 64
    )
  }
}
