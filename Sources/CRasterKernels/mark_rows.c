// SPDX-License-Identifier: MIT
//
// Marks differing pixels, a bit each, 64 pixels a word, so that who looks for them passes over 64
// at once. One body in the compiler's vector types, built for three instruction sets. Loads go
// through memcpy: no alignment is asked for, and nothing past the given lengths is read.

#include "mark_rows.h"

#include "pixel_bits.h"

struct sums {
  pixel_words differing;
  pixel_bytes largest;
};

/// The bits of up to 16 pixels: beyond the limit in the low half, different in the high one.
BODY uint64_t mark(const uint8_t *a, const uint8_t *b, size_t pixels, uint8_t limit,
                   struct sums *sums) {
  pixel_bytes p, q;
  load_pixels(&p, a, pixels);
  load_pixels(&q, b, pixels);
  const pixel_bytes d = __builtin_elementwise_max(p, q) - __builtin_elementwise_min(p, q);
  sums->largest = __builtin_elementwise_max(sums->largest, d);
  // A true comparison is −1 in its lane.
  sums->differing -= (pixel_words)((pixel_words)d != 0);
  const pixel_words over = (pixel_words)__builtin_elementwise_sub_sat(d, (pixel_bytes){0} + limit);
  const pixel_words differing = (pixel_words)d;
  return nonzero_bits(&over) | nonzero_bits(&differing) << 16;
}

BODY struct raster_row_marks mark_body(const uint8_t *a, const uint8_t *b, size_t pixels,
                                       uint8_t limit, uint64_t *marks, uint64_t *touched) {
  struct sums sums = {{0}, {0}};
  uint64_t any = 0;
  for (size_t i = 0; i < pixels; i += 64) {
    uint64_t over = 0, differing = 0;
    for (size_t k = 0; k < 64 && i + k < pixels; k += pixel_lanes) {
      const uint64_t both =
          mark(a + 4 * (i + k), b + 4 * (i + k), pixels - i - k, limit, &sums);
      over |= (both & 0xffff) << k;
      differing |= both >> 16 << k;
    }
    marks[i / 64] = over;
    touched[i / 64] |= differing;
    any |= over;
  }
  struct raster_row_marks result = {0, 0, any != 0};
  for (int k = 0; k < pixel_lanes; k++) result.differing += sums.differing[k];
  for (int k = 0; k < 4 * pixel_lanes; k++)
    if (sums.largest[k] > result.largest) result.largest = sums.largest[k];
  return result;
}

#define BUILT_FOR(name, attribute)                                                                 \
  attribute static struct raster_row_marks mark_##name(                                            \
      const uint8_t *a, const uint8_t *b, size_t pixels, uint8_t limit, uint64_t *marks,           \
      uint64_t *touched) {                                                                         \
    return mark_body(a, b, pixels, limit, marks, touched);                                         \
  }

BUILT_FOR(baseline, )
#if defined(__x86_64__)
BUILT_FOR(avx2, __attribute__((target("avx2"))))
BUILT_FOR(avx512, __attribute__((target("avx512bw,avx512vl,avx512dq"))))
#endif

struct raster_row_marks raster_kernels_mark_row(int level, const uint8_t *a, const uint8_t *b,
                                                size_t pixels, uint8_t limit, uint64_t *marks,
                                                uint64_t *touched) {
#if defined(__x86_64__)
  switch (level) {
    case 2: return mark_avx512(a, b, pixels, limit, marks, touched);
    case 1: return mark_avx2(a, b, pixels, limit, marks, touched);
  }
#else
  (void)level;
#endif
  return mark_baseline(a, b, pixels, limit, marks, touched);
}
