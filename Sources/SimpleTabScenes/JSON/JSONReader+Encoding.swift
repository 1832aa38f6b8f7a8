// SPDX-License-Identifier: MIT
//
// The text's encoding, settled before its grammar: UTF-8, with or without a byte order mark. The
// first byte that breaks the rules of RFC 3629 is reported with its line and column.

extension JSONReader {
  mutating func checkEncoding() throws(JSONError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw fault("the text is UTF-16; scene files are UTF-8")
    }
    var walker = self
    while let byte = walker.peek {
      guard let length = Self.scalarLength(in: walker.bytes, at: walker.offset) else {
        throw walker.fault(
          "the byte 0x\(String(byte, radix: 16, uppercase: true)) does not belong in UTF-8")
      }
      for _ in 0..<length { walker.advance() }
    }
  }

  /// The bytes of the scalar that begins at an offset, or `nil` when none does (RFC 3629 § 4).
  static func scalarLength(in bytes: [UInt8], at offset: Int) -> Int? {
    func continues(_ index: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + index < bytes.count && range.contains(bytes[offset + index])
    }
    switch bytes[offset] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return continues(1) ? 2 : nil
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : nil
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : nil
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : nil
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : nil
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : nil
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : nil
    default: return nil
    }
  }
}
