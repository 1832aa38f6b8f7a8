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

  @Test(
    "Every length up to three blocks has one digest, with the processor's instructions or without")
  func twins() {
    let bytes = (0..<192).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 64) }
    for length in 0...192 {
      let part = Array(bytes[..<length])
      for split in [0, length / 3, length] {
        let (first, second) = (Array(part[..<split]), Array(part[split...]))
        #expect(
          SHA256.hex(of: first, second)
            == SHA256.hex(of: part, [], isAccelerated: false))
      }
    }
  }

  /// 56 bytes are the shortest message whose length does not fit in its last block.
  @Test("Messages around a block's end have the digests of coreutils' sha256sum")
  func edges() {
    let digests = [
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
      (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
      (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    ]
    for (count, digest) in digests {
      #expect(SHA256.hex(of: [UInt8](repeating: 0x61, count: count)) == digest)
    }
  }
}
