// SPDX-License-Identifier: MIT
//
// Smoothed edges, bit-identical to `AntialiasingDetector` in ImageDiff, which explains and names its
// source. Away from the picture's edge a piece of three rows becomes brightness first, in a loop that
// vectorizes, and each pixel reads its neighbours' from there.

#include "compare_edges.h"

#include <string.h>

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

enum { chunk = 256 };

/// The brightness of three rows around a piece of a row, with a pixel at each side.
struct lights {
  int rows[3][chunk + 2];
};

static void fill(struct lights *lights, const struct picture *p, long x, long y, long count) {
  for (int k = 0; k < 3; ++k) {
    const uint8_t *row = p->bytes + 4 * ((y + k - 1) * p->width + x - 1);
    for (long i = 0; i < count + 2; ++i) lights->rows[k][i] = brightness(word(row, i));
  }
}

/// What `is_smoothed` says of a pixel away from the picture's edge; `i` is its place in the piece.
static int is_smoothed_inside(const struct lights *lights, const struct picture *first,
                              const struct picture *second, long x, long y, long i) {
  const int centre = lights->rows[1][i + 1];
  int equal = -1, low = 0, high = 0, low_at = 0, high_at = 0;
  for (int k = 0; k < 9; ++k) {
    const int delta = lights->rows[k / 3][i + k % 3] - centre;
    equal += delta == 0;
    low_at = delta < low ? k : low_at;
    low = delta < low ? delta : low;
    high_at = delta > high ? k : high_at;
    high = delta > high ? delta : high;
  }
  if (equal > 2 || low == 0 || high == 0) return 0;
  return is_flat(first, second, x + low_at % 3 - 1, y + low_at / 3 - 1) ||
         is_flat(first, second, x + high_at % 3 - 1, y + high_at / 3 - 1);
}

void raster_kernels_smoothed(const uint8_t *expected, const uint8_t *actual, size_t width,
                             size_t height, size_t y, size_t min_x, size_t max_x,
                             uint8_t *smoothed) {
  const struct picture first = {expected, (long)width, (long)height};
  const struct picture second = {actual, (long)width, (long)height};
  const long row = (long)y, end = (long)max_x;
  struct lights lights[2];
  for (long start = (long)min_x; start < end;) {
    const int is_edge = !is_inner(&first, start, row);
    long stop = is_edge ? start + 1 : end;
    if (stop > start + chunk) stop = start + chunk;
    if (!is_edge && stop == first.width) --stop;
    if (!is_edge) {
      fill(&lights[0], &first, start, row, stop - start);
      fill(&lights[1], &second, start, row, stop - start);
    }
    for (long x = start; x < stop; ++x)
      smoothed[x - (long)min_x] =
          is_edge ? is_smoothed(&first, &first, &second, x, row) ||
                        is_smoothed(&second, &first, &second, x, row)
                  : is_smoothed_inside(&lights[0], &first, &second, x, row, x - start) ||
                        is_smoothed_inside(&lights[1], &first, &second, x, row, x - start);
    start = stop;
  }
}
