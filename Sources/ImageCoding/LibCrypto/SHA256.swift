// SPDX-License-Identifier: MIT
//
// SHA-256 by OpenSSL's libcrypto, which uses the processor's own instructions for it.
//
// Safety: the digest context is owned by one call and freed at its end; byte arrays are lent to
// libcrypto for the length of one call and are not kept; the output buffer has EVP_MAX_MD_SIZE bytes.

internal import CCrypto

/// The SHA-256 of bytes.
public enum SHA256 {
  /// 64 lower-case hexadecimal digits.
  public static func hex(of bytes: [UInt8]) -> String { hex(of: bytes, []) }

  /// The digest of two arrays, one after the other, without joining them.
  static func hex(of first: [UInt8], _ second: [UInt8]) -> String {
    guard let digest = digest(of: first, second) else {
      // libcrypto refuses a digest only when memory is out or its provider was taken away.
      fatalError("libcrypto computed no SHA-256.")
    }
    var text = ""
    text.reserveCapacity(64)
    for byte in digest {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return text
  }

  private static let digits = Array("0123456789abcdef")

  private static func digest(of first: [UInt8], _ second: [UInt8]) -> [UInt8]? {
    guard let context = unsafe EVP_MD_CTX_new() else { return nil }
    defer { unsafe EVP_MD_CTX_free(context) }
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    guard unsafe EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1,
      unsafe EVP_DigestUpdate(context, first, first.count) == 1,
      unsafe EVP_DigestUpdate(context, second, second.count) == 1,
      unsafe EVP_DigestFinal_ex(context, &digest, &count) == 1, count == 32
    else { return nil }
    return Array(digest.prefix(32))
  }
}
