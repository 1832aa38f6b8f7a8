// SPDX-License-Identifier: MIT
//
// Files that are built as Photoshop, Sketch, Figma, macOS and Xcode build theirs, against the pixels that
// Scripts/make-design-tool-files.py works out from the definitions of colour spaces and depths.

import FixtureSupport
import Foundation
import Testing

@testable import ImageCoding

@Suite struct DesignToolFilesTests {
  struct Expectation: CustomTestStringConvertible {
    var name: String
    var width: Int
    var height: Int
    var pixels: String
    var testDescription: String { name }
  }

  static let files: [Expectation] = {
    let list = try? String(contentsOf: Fixtures.url("DesignTools/pixels.tsv"), encoding: .utf8)
    return (list ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let fields = $0.split(separator: "\t").map(String.init)
      return Expectation(
        name: fields[0], width: Int(fields[1]) ?? 0, height: Int(fields[2]) ?? 0,
        pixels: fields[3])
    }
  }()

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test("Every file is listed")
  func listed() throws {
    let folder = Fixtures.url("DesignTools").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.filter { $0.hasSuffix(".png") }.sorted() == Self.files.map(\.name).sorted())
    #expect(Self.files.count == 13)
  }

  @Test("A file is read to the pixels that its definitions give", arguments: Self.files)
  func pixels(_ file: Expectation) throws {
    let path = Fixtures.url("DesignTools/\(file.name)").path
    let image = try PNGReader.read(path: path)
    #expect(image.width == file.width && image.height == file.height)
    #expect(hex(image.straightBytes) == file.pixels)
  }

  @Test("As the one frame of an animation, it has the same pixels", arguments: Self.files)
  func frame(_ file: Expectation) throws {
    let bytes = try [UInt8](Data(contentsOf: Fixtures.url("DesignTools/\(file.name)")))
    var reader = try APNGReader(bytes: bytes)
    let frame = try reader.next()
    #expect(try frame?.pixmap == PNGReader.read(bytes: bytes).pixmap)
    #expect(try reader.next() == nil)
  }

  @Test("A changed bit, or an end too soon, is refused or changes no pixel", arguments: Self.files)
  func damaged(_ file: Expectation) throws {
    let bytes = try [UInt8](Data(contentsOf: Fixtures.url("DesignTools/\(file.name)")))
    let whole = try PNGReader.read(bytes: bytes)
    for count in 1..<bytes.count {
      #expect(throws: ImageReadError(path: nil, cause: .truncated)) {
        try PNGReader.read(bytes: Array(bytes.prefix(count)))
      }
    }
    let data = try PNGChunks(bytes, limits: .standard).chunks.filter(\.isCritical)
    for i in data.flatMap(\.whole) {
      var changed = bytes
      changed[i] ^= 0x04
      let image = try? PNGReader.read(bytes: changed)
      #expect(image == nil || image == whole, "byte \(i)")
    }
  }
}
