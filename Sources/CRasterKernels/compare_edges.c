// SPDX-License-Identifier: MIT
//
// Smoothed edges, bit-identical to `AntialiasingDetector` in ImageDiff, which explains and names
// its source. Away from the picture's edge, steps between a darker and a brighter neighbour are
// looked for in loops that vectorize, over the pixels from the first suspect of a word to its last;
// only at those is the flatness of the neighbours looked at, one by one.

#include "compare_edges.h"

#include <string.h>

#include "pixel_bits.h"

struct picture {
  const uint8_t *bytes;
  long width, height;
};

static inline uint32_t word(const uint8_t *bytes, long index) {
  uint32_t value;
  memcpy(&value, bytes + 4 * index, 4);
  return value;
}

/// Rec. 601 luma over white, in thousandths of a step.
static inline int brightness(uint32_t w) {
  return 299 * (int)(w & 255) + 587 * (int)(w >> 8 & 255) + 114 * (int)(w >> 16 & 255) +
         1000 * (255 - (int)(w >> 24));
}

static inline int is_inner(const struct picture *p, long x, long y) {
  return x > 0 && y > 0 && x < p->width - 1 && y < p->height - 1;
}

/// Whether at least three neighbours have the pixel's own colour; the outside counts as one.
static int has_siblings(const struct picture *p, long x, long y) {
  const uint32_t centre = word(p->bytes, y * p->width + x);
  if (is_inner(p, x, y)) {
    const uint8_t *above = p->bytes + 4 * ((y - 1) * p->width + x - 1);
    const uint8_t *row = above + 4 * p->width, *below = row + 4 * p->width;
    const int count = (word(above, 0) == centre) + (word(above, 1) == centre) +
                      (word(above, 2) == centre) + (word(row, 0) == centre) +
                      (word(row, 2) == centre) + (word(below, 0) == centre) +
                      (word(below, 1) == centre) + (word(below, 2) == centre);
    return count > 2;
  }
  int count = 1;
  for (long ny = y > 0 ? y - 1 : 0; ny <= y + 1 && ny < p->height; ++ny)
    for (long nx = x > 0 ? x - 1 : 0; nx <= x + 1 && nx < p->width; ++nx)
      if (nx != x || ny != y) count += word(p->bytes, ny * p->width + nx) == centre;
  return count > 2;
}

static int is_flat(const struct picture *first, const struct picture *second, long x, long y) {
  return has_siblings(first, x, y) && has_siblings(second, x, y);
}

static int is_smoothed(const struct picture *in, const struct picture *first,
                       const struct picture *second, long x, long y) {
  const int centre = brightness(word(in->bytes, y * in->width + x));
  const int is_edge = !is_inner(in, x, y);
  int equal = is_edge, low = 0, high = 0;
  long low_x = x, low_y = y, high_x = x, high_y = y;
  for (long ny = y - 1; ny <= y + 1; ++ny) {
    if (is_edge && (ny < 0 || ny >= in->height)) continue;
    for (long nx = x - 1; nx <= x + 1; ++nx) {
      if (nx == x && ny == y) continue;
      if (is_edge && (nx < 0 || nx >= in->width)) continue;
      const int delta = brightness(word(in->bytes, ny * in->width + nx)) - centre;
      // Three equal neighbours are a line or an area, not a step.
      if (delta == 0 && ++equal > 2) return 0;
      if (delta < low) low = delta, low_x = nx, low_y = ny;
      if (delta > high) high = delta, high_x = nx, high_y = ny;
    }
  }
  if (low == 0 || high == 0) return 0;
  return is_flat(first, second, low_x, low_y) || is_flat(first, second, high_x, high_y);
}

enum { word_pixels = 64, room = word_pixels + 4 + pixel_lanes };

/// Five rows around up to 64 pixels, with two pixels at each side, of which a group of 16 may be
/// begun: in the picture, or copied where it does not go on that far.
struct surroundings {
  const uint8_t *rows[5];
  uint8_t copies[5][4 * room];
};

/// What is around each of up to 64 pixels: whether it is a step, and where its darkest and
/// brightest neighbours are: 3 × row + column, of the 3 × 3 pixels around it.
struct steps {
  uint8_t is_step[word_pixels];
  uint8_t darkest[word_pixels], brightest[word_pixels];
};

BODY int padded(int count) { return (count + pixel_lanes - 1) / pixel_lanes * pixel_lanes; }

/// How many columns `find_steps` reads: whole groups of the pixels, and a neighbour at each end.
BODY int columns(int count) { return padded(padded(count) + 4); }

/// Takes what is around the pixels `x ..< x + count` of row `y`, none within two pixels of an edge.
BODY void look_around(const struct picture *in, long x, long y, int count,
                      struct surroundings *around) {
  const long first = (y - 2) * in->width + x - 2;
  // Groups of the flat pixels end two pixels after themselves.
  const int goes_on = first + 4 * in->width + columns(count) + 2 <= in->width * in->height;
  for (int k = 0; k < 5; k++) {
    around->rows[k] = in->bytes + 4 * (first + k * in->width);
    if (goes_on) continue;
    memcpy(around->copies[k], around->rows[k], 4 * (size_t)(count + 4));
    around->rows[k] = around->copies[k];
  }
}

BODY void find_steps(const struct surroundings *around, int count, struct steps *steps) {
  int lights[3][room];
  for (int k = 0; k < 3; k++) {
    const uint8_t *row = around->rows[k + 1];
    VECTORS for (int i = 0; i < columns(count); i++) lights[k][i] = brightness(word(row, i));
  }
  VECTORS for (int i = 0; i < padded(count); i++) {
    const int centre = lights[1][i + 2];
    // The pixel itself is equal.
    int equal = -1, low = 0, high = 0, low_at = 0, high_at = 0;
    _Pragma("clang loop unroll(full)") for (int k = 0; k < 9; k++) {
      const int delta = lights[k / 3][i + 1 + k % 3] - centre;
      equal += delta == 0;
      low_at = delta < low ? k : low_at;
      low = delta < low ? delta : low;
      high_at = delta > high ? k : high_at;
      high = delta > high ? delta : high;
    }
    // Three equal neighbours are a line or an area, not a step.
    steps->is_step[i] = (equal <= 2) & (low != 0) & (high != 0);
    steps->darkest[i] = (uint8_t)low_at;
    steps->brightest[i] = (uint8_t)high_at;
  }
}

/// What `has_siblings` says of a pixel of both pictures, for three rows and a pixel more at each
/// side.
BODY void find_flat(const struct surroundings *first, const struct surroundings *second, int count,
                    uint8_t flat[3][room]) {
  for (int r = 0; r < 3; r++) {
    const uint8_t *const *a = first->rows + r, *const *b = second->rows + r;
    VECTORS for (int i = 0; i < padded(count + 2); i++) {
      const uint32_t p = word(a[1], i + 1), q = word(b[1], i + 1);
      // The pixel itself is equal.
      int like_p = -1, like_q = -1;
      _Pragma("clang loop unroll(full)") for (int k = 0; k < 9; k++) {
        like_p += word(a[k / 3], i + k % 3) == p;
        like_q += word(b[k / 3], i + k % 3) == q;
      }
      flat[r][i] = (like_p > 2) & (like_q > 2);
    }
  }
}

/// The smoothed pixels among the suspects of a word that begins at `x`, none within two pixels of
/// an edge.
BODY uint64_t smoothed_inside(const struct picture *first, const struct picture *second, long x,
                              long y, uint64_t suspects, struct surroundings around[2]) {
  struct steps steps[2];
  const int from = __builtin_ctzll(suspects), count = 64 - __builtin_clzll(suspects) - from;
  look_around(first, x + from, y, count, &around[0]);
  look_around(second, x + from, y, count, &around[1]);
  find_steps(&around[0], count, &steps[0]);
  find_steps(&around[1], count, &steps[1]);
  uint8_t flat[3][room];
  find_flat(&around[0], &around[1], count, flat);
  uint64_t smoothed = 0;
  for (uint64_t left = suspects; left != 0; left &= left - 1) {
    const int k = __builtin_ctzll(left), i = k - from;
    uint64_t is_smoothed = 0;
    for (int p = 0; p < 2; p++) {
      const int low = steps[p].darkest[i], high = steps[p].brightest[i];
      is_smoothed |=
          steps[p].is_step[i] & (flat[low / 3][i + low % 3] | flat[high / 3][i + high % 3]);
    }
    smoothed |= is_smoothed << k;
  }
  return smoothed;
}

BODY void smoothed_body(const uint8_t *expected, const uint8_t *actual, size_t width, size_t height,
                        size_t y, const uint64_t *suspects, uint64_t *smoothed) {
  const struct picture first = {expected, (long)width, (long)height};
  const struct picture second = {actual, (long)width, (long)height};
  const long row = (long)y, last = (long)width - 1;
  struct surroundings around[2];
  memset(around, 0, sizeof around);
  // What may lie within two pixels of an edge goes the long way.
  const int is_near_edge = row < 2 || row + 2 >= (long)height;
  for (long x = 0; x <= last; x += word_pixels) {
    const uint64_t marked = suspects[x / word_pixels];
    uint64_t edge = is_near_edge ? marked : x == 0 ? marked & 3 : 0, found = 0;
    for (long k = last - 1; k <= last; k++)
      if (k >= x && k - x < word_pixels) edge |= marked & UINT64_C(1) << (k - x);
    for (uint64_t left = edge; left != 0; left &= left - 1) {
      const long k = __builtin_ctzll(left);
      if (is_smoothed(&first, &first, &second, x + k, row) ||
          is_smoothed(&second, &first, &second, x + k, row))
        found |= UINT64_C(1) << k;
    }
    const uint64_t inside = marked & ~edge;
    if (inside != 0) found |= smoothed_inside(&first, &second, x, row, inside, around);
    smoothed[x / word_pixels] = found;
  }
}

#define BUILT_FOR(name, attribute)                                                                \
  attribute static void smoothed_##name(const uint8_t *expected, const uint8_t *actual,           \
                                        size_t width, size_t height, size_t y,                    \
                                        const uint64_t *suspects, uint64_t *smoothed) {           \
    smoothed_body(expected, actual, width, height, y, suspects, smoothed);                        \
  }

BUILT_FOR(baseline, )
#if defined(__x86_64__)
BUILT_FOR(avx2, __attribute__((target("avx2"))))
BUILT_FOR(avx512, __attribute__((target("avx512bw,avx512vl,avx512dq"))))
#endif

void raster_kernels_smoothed(int level, const uint8_t *expected, const uint8_t *actual,
                             size_t width, size_t height, size_t y, const uint64_t *suspects,
                             uint64_t *smoothed) {
#if defined(__x86_64__)
  switch (level) {
    case 2: smoothed_avx512(expected, actual, width, height, y, suspects, smoothed); return;
    case 1: smoothed_avx2(expected, actual, width, height, y, suspects, smoothed); return;
  }
#else
  (void)level;
#endif
  smoothed_baseline(expected, actual, width, height, y, suspects, smoothed);
}
