// SPDX-License-Identifier: MIT
//
// A font file's bytes at a fixed address, for the libraries that keep pointing into them.
//
// Ownership: this object owns one allocation, writes it once while it is made, and frees it when the
// last holder lets go. FreeTypeFace and HarfBuzzFont each hold the object for as long as their
// library objects live, and free those first.
// Why it is safe: the bytes never change after `init`, both libraries only read them, and the
// address leaves neither this folder nor HarfBuzz's.

import Foundation

/// Immutable bytes that do not move.
@safe final class FontBytes: @unchecked Sendable {
  /// The bytes; valid while this object lives.
  let buffer: UnsafeRawBufferPointer

  /// A copy of a file's bytes.
  init(copying bytes: some ContiguousBytes) {
    unsafe buffer = bytes.withUnsafeBytes { bytes in
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
      unsafe copy.copyMemory(from: bytes)
      return UnsafeRawBufferPointer(copy)
    }
  }

  deinit { unsafe buffer.deallocate() }
}
