// SPDX-License-Identifier: MIT
//
// A picture becomes pale and grey, by the C kernel; `reference` is the plain statement. The kernel borrows
// the picture's bytes for the length of one call and keeps no pointer.

internal import CRasterKernels
internal import Raster

enum FadedPixels {
  /// Grey over white at a quarter of its strength: `255 − (255 − luma)/4`, Rec. 601 luma over white.
  static func fade(_ bytes: inout [UInt8], level: KernelLevel = .best) {
    unsafe raster_kernels_fade(level.rawValue, &bytes, bytes.count / 4)
  }

  /// The same for one pixel: the truth that the kernel is tested against.
  static func reference(_ color: PremultipliedColor) -> PremultipliedColor {
    let luma =
      (299 * Int(color.r) + 587 * Int(color.g) + 114 * Int(color.b)) / 1000 + 255 - Int(color.a)
    let grey = UInt8(255 - (255 - min(255, luma)) / 4)
    return PremultipliedColor(r: grey, g: grey, b: grey, a: 255)
  }
}
