// SPDX-License-Identifier: MIT
//
// Compares the row kernels with their formulas, written plainly, over random rows of 0 to 70 pixels that
// begin at any address and are followed by bytes which must stay. For processors that the tests do not
// run on: Scripts/check-arm.sh.

#include "raster_kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 70, GUARD = 80 };

static uint32_t seed = 2463534242u;

static uint32_t draw_number(uint32_t below) {
  seed ^= seed << 13;
  seed ^= seed >> 17;
  seed ^= seed << 5;
  return seed % below;
}

/// Coverage and opacities are often none or all, which kernels treat apart.
static uint8_t draw_coverage(void) {
  const uint32_t kind = draw_number(4);
  return (uint8_t)(kind == 0 ? 0 : kind == 1 ? 255 : draw_number(256));
}

static void draw_pixel(uint8_t *p) {
  p[3] = draw_coverage();
  for (int c = 0; c < 3; c++) p[c] = (uint8_t)draw_number(p[3] + 1u);
}

static uint32_t div255(uint32_t v) { return (v + 127) / 255; }

/// Source-over of a pixel scaled by m, of premultiplied bytes.
static void over(uint8_t *d, const uint8_t *s, uint32_t m) {
  const uint32_t rest = 255 - div255(s[3] * m);
  for (int c = 0; c < 4; c++) d[c] = (uint8_t)div255(s[c] * m + d[c] * rest);
}

static int failures = 0;

static void compare(const char *kernel, size_t n, const void *ours, const void *formula,
                    size_t bytes) {
  if (memcmp(ours, formula, bytes) == 0) return;
  const uint8_t *a = ours, *b = formula;
  size_t i = 0;
  while (a[i] == b[i]) i++;
  if (failures++ < 20) printf("%s of %zu: byte %zu is %d, not %d\n", kernel, n, i, a[i], b[i]);
}

static void source_over(size_t n, int level) {
  uint8_t before[4 * LONGEST + GUARD], ours[sizeof before], formula[sizeof before];
  uint8_t source[4 * LONGEST], coverage[LONGEST], color[4], second[4];
  const size_t at = draw_number(9);
  for (size_t i = 0; i < sizeof before; i += 4) draw_pixel(before + i);
  for (size_t i = 0; i < n; i++) {
    draw_pixel(source + 4 * i);
    coverage[i] = draw_coverage();
  }
  if (draw_number(4) == 0) memset(coverage, 255, sizeof coverage);
  draw_pixel(color);
  draw_pixel(second);
  const uint8_t m = draw_coverage();

  // Pixels are made to lie at `at`, which need not be a multiple of four.
#define KERNEL(name, call, each)                                   \
  memcpy(ours + at, before, sizeof before - at);                   \
  memcpy(formula + at, before, sizeof before - at);                \
  call;                                                            \
  for (size_t i = 0; i < n; i++) {                                 \
    uint8_t *d = formula + at + 4 * i;                             \
    each;                                                          \
  }                                                                \
  compare(name, n, ours + at, formula + at, sizeof before - at);

  uint32_t word;
  memcpy(&word, color, 4);
  KERNEL("solid", raster_kernels_solid(level, ours + at, 4 * n, n, 1, word), memcpy(d, color, 4))
  KERNEL("fill", raster_kernels_fill(level, ours + at, n, color, m), over(d, color, m))
  KERNEL("tint", raster_kernels_tint(level, ours + at, 4 * n, coverage, n, n, 1, color),
         over(d, color, coverage[i]))
  KERNEL("tint2", raster_kernels_tint2(level, ours + at, 4 * n, coverage, n, n, 1, color, second),
         (over(d, color, coverage[i]), over(d, second, coverage[i])))
  KERNEL("draw", raster_kernels_draw(level, ours + at, source, n, m), over(d, source + 4 * i, m))
  KERNEL("draw_masked", raster_kernels_draw_masked(level, ours + at, source, coverage, n, m),
         over(d, source + 4 * i, div255(coverage[i] * (uint32_t)m)))
}

static void resampling(size_t n, int level) {
  uint8_t line[4 * (LONGEST + 1)];
  int32_t index[LONGEST];
  uint16_t weights[LONGEST], ours[4 * LONGEST + GUARD], formula[4 * LONGEST + GUARD];
  const size_t pixels = 2 + draw_number(LONGEST - 1);
  for (size_t i = 0; i < sizeof line; i++) line[i] = (uint8_t)draw_number(256);
  // Growing, shrinking and mirrored.
  const int step = (int)draw_number(4000) - 1000;
  int place = (int)draw_number((uint32_t)pixels * 1000);
  for (size_t i = 0; i < n; i++, place += step) {
    const int last = (int)pixels - 2, k = place / 1000;
    index[i] = k < 0 ? 0 : k > last ? last : k;
    weights[i] = (uint16_t)draw_number(257);
  }
  for (int channels = 4; channels >= 1; channels -= 3) {
    memset(ours, 7, sizeof ours);
    memset(formula, 7, sizeof formula);
    if (channels == 4) raster_kernels_widen4(level, ours, line, pixels, index, weights, n);
    if (channels == 1) raster_kernels_widen1(level, ours, line, pixels, index, weights, n);
    for (size_t i = 0; i < n; i++) {
      for (int c = 0; c < channels; c++) {
        const uint8_t *p = line + channels * index[i] + c;
        formula[channels * (int)i + c] =
            (uint16_t)(p[0] * (256 - weights[i]) + p[channels] * weights[i]);
      }
    }
    compare(channels == 4 ? "widen4" : "widen1", n, ours, formula, sizeof ours);
  }
}

/// A channel of two wide rows, mixed.
static uint8_t mixed(uint16_t a, uint16_t b, uint32_t w) {
  if (w == 0) return (uint8_t)((a + 128u) >> 8);
  return (uint8_t)(((a * (65536 - w) >> 16) + (b * w >> 16) + 128) >> 8);
}

static void mixing(size_t n, int level) {
  uint16_t a[4 * LONGEST + GUARD], b[4 * LONGEST + GUARD];
  uint8_t before[4 * LONGEST + GUARD], ours[sizeof before], formula[sizeof before];
  const uint16_t w = (uint16_t)(draw_number(3) == 0 ? 0 : draw_number(65536));
  const uint8_t m = draw_coverage();
  for (size_t i = 0; i < sizeof before; i += 4) {
    uint8_t pixel[4];
    draw_pixel(pixel);
    draw_pixel(before + i);
    for (int c = 0; c < 4; c++) a[i + (size_t)c] = b[i + (size_t)c] = (uint16_t)(pixel[c] << 8);
  }

  memset(ours, 7, sizeof ours);
  memset(formula, 7, sizeof formula);
  const size_t channels = 4 * n - (n > 0 ? draw_number(4) : 0);
  raster_kernels_mix(level, ours, a, b, channels, draw_number(2) ? 4 * n + 64 : channels, w);
  for (size_t i = 0; i < channels; i++) formula[i] = mixed(a[i], b[i], w);
  compare("mix", n, ours, formula, sizeof ours);

  memcpy(ours, before, sizeof before);
  memcpy(formula, before, sizeof before);
  raster_kernels_mix_over(level, ours, a, b, 4 * n, w, m);
  for (size_t i = 0; i < n; i++) {
    uint8_t s[4];
    for (size_t c = 0; c < 4; c++) s[c] = mixed(a[4 * i + c], b[4 * i + c], w);
    over(formula + 4 * i, s, m);
  }
  compare("mix_over", n, ours, formula, sizeof ours);
}

/// A mask of `n` columns under a scale, of a source of a few rows, and the taps that it needs.
static void scaling(size_t n, int level) {
  enum { ROWS = 6, HELD = 128 };
  const size_t width = 2 + draw_number(LONGEST - 1), height = 1 + draw_number(5);
  uint8_t source[(LONGEST + 1) * 5], ours[ROWS * LONGEST + GUARD], formula[sizeof ours];
  int32_t columns[HELD], rows[ROWS];
  uint16_t weights[HELD], row_weights[ROWS], wide[2 * HELD] = {0};
  for (size_t i = 0; i < sizeof source; i++) source[i] = (uint8_t)draw_number(256);

  const double scale = (draw_number(2) ? 1 : -1) * (0.5 + draw_number(3000) / 999.0);
  const double offset = draw_number(9999) / 77.0 - 60;
  const int32_t start = (int32_t)draw_number(200) - 100, last_pair = (int32_t)width - 2;
  raster_kernels_taps(level, columns, weights, HELD, start, scale, offset, (int32_t)width - 1);
  for (int k = 0; k < HELD; k++) {
    double u = (start + k + 0.5 - offset) / scale - 0.5;
    if (u < 0) u = 0;
    if (u > (double)width - 1) u = (double)width - 1;
    const int32_t i = (int32_t)u < last_pair ? (int32_t)u : last_pair;
    const uint16_t w = (uint16_t)((u - i) * 256 + 0.5);
    compare("taps", n, &columns[k], &i, sizeof i);
    compare("taps", n, &weights[k], &w, sizeof w);
  }

  int32_t y = 0;
  for (int k = 0; k < ROWS; k++) {
    y += (int32_t)draw_number(2);
    rows[k] = y < (int32_t)height ? y : (int32_t)height - 1;
    row_weights[k] = (uint16_t)draw_number(257);
  }
  memset(ours, 7, sizeof ours);
  memset(formula, 7, sizeof formula);
  const raster_scaled_mask mask = {source, width,   height, n,           HELD,
                                   columns, weights, rows,   row_weights, wide};
  raster_kernels_scale1(level, ours, &mask, 0, ROWS);
  for (size_t k = 0; k < ROWS; k++) {
    const size_t above = (size_t)rows[k], below = above + 1 < height ? above + 1 : above;
    const uint32_t w = 256u * row_weights[k] < 65535 ? 256u * row_weights[k] : 65535;
    for (size_t x = 0; x < n; x++) {
      const uint8_t *p = source + above * width + columns[x];
      const uint8_t *q = source + below * width + columns[x];
      const uint16_t a = (uint16_t)(p[0] * (256 - weights[x]) + p[1] * weights[x]);
      const uint16_t b = (uint16_t)(q[0] * (256 - weights[x]) + q[1] * weights[x]);
      formula[k * n + x] = mixed(a, b, w);
    }
  }
  compare("scale1", n, ours, formula, sizeof ours);
}

int main(void) {
  const int level = raster_kernels_processor_level();
  if (level == 0) {
    puts("this processor has no vectors that kernels are written for");
    return 1;
  }
  long rows = 0;
  for (int round = 0; round < 400; round++) {
    for (size_t n = 0; n <= LONGEST; n++, rows++) {
      source_over(n, level);
      resampling(n, level);
      mixing(n, level);
      scaling(n, level);
    }
  }
  printf("level %d: twelve kernels, %ld rows each, %d differ\n", level, rows, failures);
  return failures != 0;
}
