// SPDX-License-Identifier: MIT
//
// Marks of equal commands are equal, and tell others apart.

import Raster
import Testing

@testable import Compositing

@Suite("CommandMark")
struct CommandMarkTests {
  @Test("Equal commands have equal hashes; nearly all others have not")
  func hashes() throws {
    var scene = RandomScene(7, face: try testFace())
    var again = RandomScene(7, face: try testFace())
    var different = 0
    var last: DrawCommand?
    for _ in 0..<400 {
      let command = scene.command()
      let same = again.command()
      // Faces are objects, so runs of two of them are not equal, and may still hash alike.
      if command == same {
        #expect(CommandMark(command).hash == CommandMark(same).hash)
        #expect(CommandMark(command).kind == CommandMark(same).kind)
      }
      if let last, CommandMark(last).hash != CommandMark(command).hash { different += 1 }
      last = command
    }
    #expect(different > 390)
  }

  @Test(
    "A rectangle is known by its whole pixels, whichever way it is drawn; other outlines are not")
  func areas() {
    let rect = PixelRect(x: 3, y: 4, width: 5, height: 6)
    func mark(_ path: Path) -> CommandMark {
      CommandMark(.fillPath(path, rule: .nonZero, color: .black, mode: .sourceOver))
    }
    #expect(CommandMark(.fillRect(rect, color: .black, mode: .sourceOver)).area == rect)
    #expect(mark(.rect(rect)).area == rect)
    #expect(
      mark(.rect(x: 2.5, y: 3.1, width: 6.4, height: 7)).area
        == PixelRect(minX: 3, minY: 4, maxX: 8, maxY: 10))
    #expect(mark(.ellipse(x: 0, y: 0, width: 9, height: 9)).area == nil)
    #expect(CommandMark(.beginClip(.rect(rect))).area == rect)
  }

  @Test("Groups whose mode works on clear pixels change all")
  func groups() {
    #expect(!CommandMark(.beginGroup(opacity: 1, mode: .sourceOver)).changesAll)
    #expect(CommandMark(.beginGroup(opacity: 1, mode: .sourceIn)).changesAll)
    #expect(CommandMark(.endGroup).kind.isEnd && CommandMark(.endClip).kind.isEnd)
  }
}
