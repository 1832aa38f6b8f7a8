// SPDX-License-Identifier: MIT
//
// What the vector loops leave over at the ends of rows, one pixel or channel at a time.

#ifndef RASTER_KERNELS_SCALAR_H
#define RASTER_KERNELS_SCALAR_H

#include <stddef.h>
#include <stdint.h>

#define INLINE static inline __attribute__((always_inline))

INLINE void widen4_pixel(uint16_t *out, const uint8_t *line, const int32_t *index,
                         const uint16_t *weights, size_t x) {
  const uint8_t *p = line + 4 * (size_t)index[x];
  const uint32_t w = weights[x];
  for (int c = 0; c < 4; c++) out[4 * x + c] = (uint16_t)(p[c] * (256 - w) + p[c + 4] * w);
}

INLINE void widen1_pixel(uint16_t *out, const uint8_t *line, const int32_t *index,
                         const uint16_t *weights, size_t x) {
  const uint8_t *p = line + (size_t)index[x];
  const uint32_t w = weights[x];
  out[x] = (uint16_t)(p[0] * (256 - w) + p[1] * w);
}

INLINE uint8_t mix_channel(uint16_t a, uint16_t b, uint16_t w) {
  if (w == 0) return (uint8_t)((uint16_t)(a + 128) >> 8);
  const uint32_t above = (uint32_t)a * (65536u - w) >> 16, below = (uint32_t)b * w >> 16;
  return (uint8_t)((uint16_t)(above + below + 128) >> 8);
}

#endif
