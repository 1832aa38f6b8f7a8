// SPDX-License-Identifier: MIT
//
// The extremes of a cell's rows first, two cells a vector, then those of its pixels by folding the
// vector. One body in the compiler's vector types, built for three instruction sets; bit-identical
// to the plain statement in ImageDiff's `ContentChange`.

#include "compare_cells.h"

#include "pixel_bits.h"

enum { cell = 8 };

/// Loads up to 16 pixels of two cells; a cell that is cut repeats its first pixel.
BODY void load_cells(pixel_words *vector, const uint8_t *row, size_t pixels) {
  load_pixels(vector, row, pixels);
  if (pixels >= pixel_lanes) return;
  for (size_t k = pixels; k < pixel_lanes; k++)
    (*vector)[k] = k >= cell && pixels <= cell ? 0 : (*vector)[k / cell * cell];
}

#define FOLD(v, by)                                                                                \
  __builtin_shufflevector(v, v, 0 ^ by, 1 ^ by, 2 ^ by, 3 ^ by, 4 ^ by, 5 ^ by, 6 ^ by, 7 ^ by,    \
                          8 ^ by, 9 ^ by, 10 ^ by, 11 ^ by, 12 ^ by, 13 ^ by, 14 ^ by, 15 ^ by)

BODY void ranges_body(const uint8_t *rows, size_t stride, size_t pixels, size_t count,
                      const uint64_t *touched, uint8_t *ranges) {
  memset(ranges, 0, (pixels + cell - 1) / cell);
  for (size_t x = 0; x < pixels; x += pixel_lanes) {
    if ((touched[x / 64] >> x % 64 & 0xffff) == 0) continue;
    pixel_bytes low = (pixel_bytes){0} - 1, high = {0};
    for (size_t y = 0; y < count; y++) {
      pixel_words v;
      load_cells(&v, rows + y * stride + 4 * x, pixels - x);
      low = __builtin_elementwise_min(low, (pixel_bytes)v);
      high = __builtin_elementwise_max(high, (pixel_bytes)v);
    }
    pixel_words l = (pixel_words)low, h = (pixel_words)high;
    l = (pixel_words)__builtin_elementwise_min((pixel_bytes)l, (pixel_bytes)FOLD(l, 4));
    h = (pixel_words)__builtin_elementwise_max((pixel_bytes)h, (pixel_bytes)FOLD(h, 4));
    l = (pixel_words)__builtin_elementwise_min((pixel_bytes)l, (pixel_bytes)FOLD(l, 2));
    h = (pixel_words)__builtin_elementwise_max((pixel_bytes)h, (pixel_bytes)FOLD(h, 2));
    l = (pixel_words)__builtin_elementwise_min((pixel_bytes)l, (pixel_bytes)FOLD(l, 1));
    h = (pixel_words)__builtin_elementwise_max((pixel_bytes)h, (pixel_bytes)FOLD(h, 1));
    pixel_words range = (pixel_words)((pixel_bytes)h - (pixel_bytes)l);
    range = (pixel_words)__builtin_elementwise_max((pixel_bytes)range, (pixel_bytes)(range >> 16));
    range = (pixel_words)__builtin_elementwise_max((pixel_bytes)range, (pixel_bytes)(range >> 8));
    ranges[x / cell] = (uint8_t)range[0];
    if (pixels - x > cell) ranges[x / cell + 1] = (uint8_t)range[cell];
  }
}

typedef uint8_t four_pixels __attribute__((vector_size(16)));

uint8_t raster_kernels_range(const uint8_t *rows, size_t stride, size_t pixels, size_t count) {
  four_pixels low = (four_pixels){0} - 1, high = {0};
  for (size_t y = 0; y < count; y++) {
    const uint8_t *row = rows + y * stride;
    for (size_t x = 0; x < pixels; x += 4) {
      // The last four pixels again if fewer are left; one repeated if the row has fewer than four.
      uint32_t words[4];
      const size_t at = x + 4 <= pixels ? x : pixels < 4 ? 0 : pixels - 4;
      for (size_t k = 0; k < 4; k++)
        memcpy(&words[k], row + 4 * (at + k < pixels ? at + k : pixels - 1), 4);
      four_pixels v;
      memcpy(&v, words, sizeof v);
      low = __builtin_elementwise_min(low, v);
      high = __builtin_elementwise_max(high, v);
    }
  }
  uint8_t range = 0;
  for (int channel = 0; channel < 4; channel++) {
    uint8_t least = 255, most = 0;
    for (int k = channel; k < 16; k += 4) {
      least = low[k] < least ? low[k] : least;
      most = high[k] > most ? high[k] : most;
    }
    range = most - least > range ? (uint8_t)(most - least) : range;
  }
  return range;
}

#define BUILT_FOR(name, attribute)                                                                 \
  attribute static void ranges_##name(const uint8_t *rows, size_t stride, size_t pixels,           \
                                      size_t count, const uint64_t *touched, uint8_t *ranges) {    \
    ranges_body(rows, stride, pixels, count, touched, ranges);                                     \
  }

BUILT_FOR(baseline, )
#if defined(__x86_64__)
BUILT_FOR(avx2, __attribute__((target("avx2"))))
BUILT_FOR(avx512, __attribute__((target("avx512bw,avx512vl,avx512dq"))))
#endif

void raster_kernels_cell_ranges(int level, const uint8_t *rows, size_t stride, size_t pixels,
                                size_t count, const uint64_t *touched, uint8_t *ranges) {
#if defined(__x86_64__)
  switch (level) {
    case 2: ranges_avx512(rows, stride, pixels, count, touched, ranges); return;
    case 1: ranges_avx2(rows, stride, pixels, count, touched, ranges); return;
  }
#else
  (void)level;
#endif
  ranges_baseline(rows, stride, pixels, count, touched, ranges);
}
