// SPDX-License-Identifier: MIT
//
// Words in a picture file that no viewer shows: an iTXt chunk, uncompressed (PNG specification, third
// edition, § 11.3.3.4).

/// Words kept in PNG files.
public enum PNGText {
  /// The bytes of a file with a text under a keyword (1 … 79 Latin-1 letters) before its end; bytes that
  /// are no whole PNG file stay as they are.
  public static func adding(_ text: String, keyword: String, to file: [UInt8]) -> [UInt8] {
    guard let parsed = try? PNGChunks(file, limits: .standard), let end = parsed.chunks.last else {
      return file
    }
    var part = PNGFileBytes()
    // After the keyword: not compressed, no language, no translated keyword.
    part.append("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
    let chunk = part.bytes.dropFirst(PNGChunks.signature.count)
    return Array(file[..<end.whole.lowerBound] + chunk + file[end.whole.lowerBound...])
  }

  /// The uncompressed text under a keyword, or `nil` where there is none.
  public static func value(of keyword: String, in file: [UInt8]) -> String? {
    guard let parsed = try? PNGChunks(file, limits: .standard) else { return nil }
    let start = Array(keyword.utf8) + [0, 0, 0]
    for chunk in parsed.chunks where chunk.type == "iTXt" {
      let data = file[chunk.data]
      guard data.starts(with: start) else { continue }
      let fields = data.dropFirst(start.count)
        .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      if fields.count == 3 { return String(validating: fields[2], as: UTF8.self) }
    }
    return nil
  }
}
