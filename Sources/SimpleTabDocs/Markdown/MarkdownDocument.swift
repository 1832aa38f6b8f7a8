// SPDX-License-Identifier: MIT
//
// A document: its bytes, its blocks, and the bytes with the blocks filled. Bytes outside of blocks are
// copied, never rewritten.

/// A document with its blocks.
struct MarkdownDocument: Sendable {
  /// The path as it was named.
  let file: String
  let bytes: [UInt8]
  let blocks: [MarkdownBlock]

  /// Takes a document's bytes. Throws the first fault of its markers.
  init(file: String, bytes: [UInt8]) throws(DocumentError) {
    self.file = file
    self.bytes = bytes
    do throws(DocumentError) { blocks = try MarkdownScanner.blocks(in: bytes) } catch {
      var fault = error
      fault.file = file
      throw fault
    }
  }

  /// The document with each block's lines between its markers.
  func filled(with lines: [[String]]) -> [UInt8] {
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count)
    var done = 0
    for (block, lines) in zip(blocks, lines) {
      filled += bytes[done..<block.content.lowerBound]
      filled += block.bytes(of: lines)
      done = block.content.upperBound
    }
    return filled + bytes[done...]
  }
}
