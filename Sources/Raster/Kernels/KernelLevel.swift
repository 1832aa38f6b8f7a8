// SPDX-License-Identifier: MIT
//
// Which vectors the row loops use. Every level gives the same bytes: the reference in Swift is the
// truth, and the C kernels of `CRasterKernels` are tested against it.

internal import CRasterKernels

/// A set of vector instructions that row loops are written for.
public enum KernelLevel: Int32, Sendable, CaseIterable {
  /// Plain Swift, for every processor.
  case reference = 0
  #if arch(arm64)
    /// 128-bit vectors, which every 64-bit ARM processor has.
    case neon = 1
  #else
    /// 256-bit vectors.
    case avx2 = 1
    /// 512-bit vectors.
    case avx512 = 2
  #endif

  /// The widest level of this processor, found out once.
  public static let best = KernelLevel(rawValue: raster_kernels_processor_level()) ?? .reference

  /// The levels that this processor runs, the reference first.
  public static var available: [KernelLevel] { allCases.filter { $0.rawValue <= best.rawValue } }
}

extension PremultipliedColor {
  /// The four bytes in the order of pixels in memory.
  var bytes: InlineArray<4, UInt8> { [r, g, b, a] }
}
