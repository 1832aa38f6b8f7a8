// SPDX-License-Identifier: MIT
//
// SHA-256 against the example values of FIPS 180-2, appendix B, and of NIST's example page.

import Testing

@testable import ImageCoding

@Suite struct SHA256Tests {
  @Test("FIPS 180-2's messages have FIPS 180-2's digests")
  func examples() {
    let examples = [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ]
    for (message, digest) in examples { #expect(SHA256.hex(of: Array(message.utf8)) == digest) }
  }

  @Test("A million times the letter a, as FIPS 180-2 has it")
  func million() {
    #expect(
      SHA256.hex(of: [UInt8](repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("Two parts have the digest of the whole")
  func parts() {
    #expect(SHA256.hex(of: [0x61, 0x62], [0x63]) == SHA256.hex(of: [0x61, 0x62, 0x63]))
  }
}
