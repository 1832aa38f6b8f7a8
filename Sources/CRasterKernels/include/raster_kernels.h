// SPDX-License-Identifier: MIT
//
// Row kernels for vectors wider than the baseline instruction set. Each is bit-identical to the
// Swift reference of the same name in Raster/Kernels; `level` is 1 (AVX2, or NEON on ARM) or 2 (AVX-512)
// and must not be above what `raster_kernels_processor_level` gives. Pixels are premultiplied R, G, B, A
// bytes.
// No kernel reads or writes outside the lengths it is given, needs an alignment, or keeps a pointer.

#ifndef RASTER_KERNELS_H
#define RASTER_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// The widest vector level this processor runs: 0 baseline, 1 AVX2 or NEON, 2 AVX-512.
int raster_kernels_processor_level(void);

/// Stores one pixel, its bytes as they lie in memory, in `width` x `height` pixels; stride in bytes.
void raster_kernels_solid(int level, uint8_t *dst, size_t stride, size_t width, size_t height,
                          uint32_t pixel);

/// Source-over of one colour, scaled by the coverage `m`, over `n` pixels.
void raster_kernels_fill(int level, uint8_t *dst, size_t n, const uint8_t *color, uint8_t m);

/// Source-over of one colour through a mask of `width` x `height` bytes; strides in bytes.
void raster_kernels_tint(int level, uint8_t *dst, size_t dst_stride, const uint8_t *mask,
                         size_t mask_stride, size_t width, size_t height, const uint8_t *color);

/// The same for two colours, one after the other.
void raster_kernels_tint2(int level, uint8_t *dst, size_t dst_stride, const uint8_t *mask,
                          size_t mask_stride, size_t width, size_t height, const uint8_t *first,
                          const uint8_t *second);

/// Source-over of `n` pixels, scaled by `m`.
void raster_kernels_draw(int level, uint8_t *dst, const uint8_t *src, size_t n, uint8_t m);

/// Source-over of `n` pixels, scaled by an opacity and a coverage for each.
void raster_kernels_draw_masked(int level, uint8_t *dst, const uint8_t *src, const uint8_t *coverage,
                                size_t n, uint8_t opacity);

/// `out = p[i] * (256 - w) + p[i + 1] * w` for pixels of 4 bytes; `line` holds `line_pixels`.
void raster_kernels_widen4(int level, uint16_t *out, const uint8_t *line, size_t line_pixels,
                           const int32_t *index, const uint16_t *weights, size_t n);

/// The same for pixels of 1 byte.
void raster_kernels_widen1(int level, uint16_t *out, const uint8_t *line, size_t line_pixels,
                           const int32_t *index, const uint16_t *weights, size_t n);

/// Mixes two wide rows of `n` channels, of which `held` may be read; `w` is the weight of `b` in
/// 1/65,536.
void raster_kernels_mix(int level, uint8_t *out, const uint16_t *a, const uint16_t *b, size_t n,
                        size_t held, uint16_t w);

/// Source-over of such a mix of `n` channels, a multiple of 4, scaled by `m`; a multiple of 64 may be
/// read.
void raster_kernels_mix_over(int level, uint8_t *dst, const uint16_t *a, const uint16_t *b,
                             size_t n, uint16_t w, uint8_t m);

/// For `n` destination pixels from `start` on: the source pixel before u = (p + 1/2 - offset) / scale - 1/2,
/// held to 0 ... `last_pixel`, and the weight of the one after it in 1/256.
void raster_kernels_taps(int level, int32_t *index, uint16_t *weights, size_t n, int32_t start,
                         double scale, double offset, int32_t last_pixel);

/// A picture of 1 byte a pixel, at least 2 wide, under a scale and a shift.
typedef struct {
  const uint8_t *source;
  size_t source_width, source_height;
  /// Bytes of a row of the destination, and that number raised to whole blocks of 64.
  size_t width, held;
  /// `held` source columns and weights; rows with theirs. Each column has one after it.
  const int32_t *columns;
  const uint16_t *column_weights;
  const int32_t *rows;
  const uint16_t *row_weights;
  /// Room for 2 * `held` values.
  uint16_t *wide;
} raster_scaled_mask;

/// Resamples `count` rows of `mask->rows` from `first` on, one after the other: `widen1`, then `mix`.
void raster_kernels_scale1(int level, uint8_t *out, const raster_scaled_mask *mask, size_t first,
                           size_t count);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
