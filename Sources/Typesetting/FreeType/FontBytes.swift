// SPDX-License-Identifier: MIT
//
// A font file's bytes at a fixed address, for the libraries that keep pointing into them. A file is
// mapped, so that only the tables in use are read, and every process of a machine shares them.
//
// Ownership: this object owns one allocation or one mapping, made while it is made, and gives it back
// when the last holder lets go. FreeTypeFace and HarfBuzzFont each hold the object for as long as their
// library objects live, and free those first.
// Why it is safe: both libraries only read the bytes, an allocation never changes after `init`, a mapping
// is read-only, and the address leaves neither this folder nor HarfBuzz's. As everywhere where fonts are
// mapped (FreeType's and HarfBuzz's own file functions), a file must not be cut short while it is used;
// installing a font replaces its file, and the mapping keeps the old one.

import Foundation

/// Immutable bytes that do not move.
@safe final class FontBytes: @unchecked Sendable {
  /// The bytes; valid while this object lives.
  let buffer: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// A copy of bytes.
  init(copying bytes: some ContiguousBytes) {
    isMapped = false
    unsafe buffer = bytes.withUnsafeBytes { bytes in
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
      unsafe copy.copyMemory(from: bytes)
      return UnsafeRawBufferPointer(copy)
    }
  }

  /// The first `count` bytes of a file, which has at least so many.
  init(file path: String, count: Int) throws(FaceError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FaceError(path: path, cause: FontFile.cause(of: errno)) }
    defer { close(descriptor) }
    isMapped = count > 0
    guard isMapped else {
      unsafe buffer = UnsafeRawBufferPointer(
        UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 16))
      return
    }
    let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard unsafe start != MAP_FAILED, let start = unsafe start else {
      throw FaceError(path: path, cause: FontFile.cause(of: errno))
    }
    unsafe buffer = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit {
    if isMapped {
      unsafe munmap(UnsafeMutableRawPointer(mutating: buffer.baseAddress), buffer.count)
    } else {
      unsafe buffer.deallocate()
    }
  }
}
