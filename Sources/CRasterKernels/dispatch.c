// SPDX-License-Identifier: MIT
//
// Each kernel at the level asked for. Elsewhere than on x86-64 and 64-bit ARM the level is always 0, the
// Swift reference runs, and none of these is called.

#include "kernel_table.h"
#include "raster_kernels.h"

#if defined(__x86_64__)
#define KERNEL(name, ...) \
  (level >= 2 ? raster_kernels_avx512.name : raster_kernels_avx2.name)(__VA_ARGS__)
#elif defined(__AARCH64EL__)
#define KERNEL(name, ...) ((void)level, raster_kernels_neon.name(__VA_ARGS__))
#else
#define KERNEL(name, ...) __builtin_trap()
#endif

void raster_kernels_solid(int level, uint8_t *dst, size_t stride, size_t width, size_t height,
                          uint32_t pixel) {
  KERNEL(solid, dst, stride, width, height, pixel);
}

void raster_kernels_fill(int level, uint8_t *dst, size_t n, const uint8_t *color, uint8_t m) {
  KERNEL(fill, dst, n, color, m);
}

void raster_kernels_tint(int level, uint8_t *dst, size_t dst_stride, const uint8_t *mask,
                         size_t mask_stride, size_t width, size_t height, const uint8_t *color) {
  KERNEL(tint, dst, dst_stride, mask, mask_stride, width, height, color);
}

void raster_kernels_tint2(int level, uint8_t *dst, size_t dst_stride, const uint8_t *mask,
                          size_t mask_stride, size_t width, size_t height, const uint8_t *first,
                          const uint8_t *second) {
  KERNEL(tint2, dst, dst_stride, mask, mask_stride, width, height, first, second);
}

void raster_kernels_draw(int level, uint8_t *dst, const uint8_t *src, size_t n, uint8_t m) {
  KERNEL(draw, dst, src, n, m);
}

void raster_kernels_draw_masked(int level, uint8_t *dst, const uint8_t *src,
                                const uint8_t *coverage, size_t n, uint8_t opacity) {
  KERNEL(draw_masked, dst, src, coverage, n, opacity);
}

void raster_kernels_widen4(int level, uint16_t *out, const uint8_t *line, size_t line_pixels,
                           const int32_t *index, const uint16_t *weights, size_t n) {
  KERNEL(widen4, out, line, line_pixels, index, weights, n);
}

void raster_kernels_widen1(int level, uint16_t *out, const uint8_t *line, size_t line_pixels,
                           const int32_t *index, const uint16_t *weights, size_t n) {
  KERNEL(widen1, out, line, line_pixels, index, weights, n);
}

void raster_kernels_mix(int level, uint8_t *out, const uint16_t *a, const uint16_t *b, size_t n,
                        size_t held, uint16_t w) {
  KERNEL(mix, out, a, b, n, held, w);
}

void raster_kernels_mix_over(int level, uint8_t *dst, const uint16_t *a, const uint16_t *b,
                             size_t n, uint16_t w, uint8_t m) {
  KERNEL(mix_over, dst, a, b, n, w, m);
}

void raster_kernels_taps(int level, int32_t *index, uint16_t *weights, size_t n, int32_t start,
                         double scale, double offset, int32_t last_pixel) {
  KERNEL(taps, index, weights, n, start, scale, offset, last_pixel);
}

void raster_kernels_scale1(int level, uint8_t *out, const raster_scaled_mask *mask, size_t first,
                           size_t count) {
  KERNEL(scale1, out, mask, first, count);
}
