// SPDX-License-Identifier: MIT
//
// One body in a loop that vectorizes, built for three instruction sets; bit-identical to the plain
// statement in ImageDiff's `FadedPixels`.

#include "fade_pixels.h"

#include "pixel_bits.h"

BODY uint32_t faded(uint32_t pixel) {
  const uint32_t light =
      299 * (pixel & 255) + 587 * (pixel >> 8 & 255) + 114 * (pixel >> 16 & 255);
  const uint32_t luma = light / 1000 + (255 - (pixel >> 24));
  const uint32_t grey = 255 - (255 - (luma < 255 ? luma : 255)) / 4;
  return grey * 0x010101 | 0xff000000;
}

BODY void fade_body(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel;
    memcpy(&pixel, pixels + 4 * i, 4);
    pixel = faded(pixel);
    memcpy(pixels + 4 * i, &pixel, 4);
  }
}

#define BUILT_FOR(name, attribute)                                                                 \
  attribute static void fade_##name(uint8_t *pixels, size_t count) { fade_body(pixels, count); }

BUILT_FOR(baseline, )
#if defined(__x86_64__)
BUILT_FOR(avx2, __attribute__((target("avx2"))))
BUILT_FOR(avx512, __attribute__((target("avx512bw,avx512vl,avx512dq"))))
#endif

void raster_kernels_fade(int level, uint8_t *pixels, size_t count) {
#if defined(__x86_64__)
  switch (level) {
    case 2: fade_avx512(pixels, count); return;
    case 1: fade_avx2(pixels, count); return;
  }
#else
  (void)level;
#endif
  fade_baseline(pixels, count);
}
