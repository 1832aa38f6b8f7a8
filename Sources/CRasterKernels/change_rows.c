// SPDX-License-Identifier: MIT
//
// Most pixels of a row are as before, so groups of 16 are compared at once and looked into only where
// they differ. Loads go through memcpy of a known length, which is no call: no alignment is asked for.

#include "pack_pixels.h"

#include <string.h>

enum { group = 16 };

typedef uint32_t words __attribute__((vector_size(4 * group)));

static inline uint32_t pixel(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

static inline int is_same(const uint8_t *a, const uint8_t *b, size_t pixels) {
  if (pixels == group) {
    words p, q;
    memcpy(&p, a, sizeof p);
    memcpy(&q, b, sizeof q);
    return __builtin_reduce_or(p ^ q) == 0;
  }
  for (size_t k = 0; k < pixels; k++) {
    if (pixel(a + 4 * k) != pixel(b + 4 * k)) return 0;
  }
  return 1;
}

struct raster_row_changes raster_kernels_row_changes(const uint8_t *before, const uint8_t *after,
                                                     size_t pixels) {
  struct raster_row_changes changes = {0, 0, 0};
  for (size_t i = 0; i < pixels; i += group) {
    const size_t count = pixels - i < group ? pixels - i : group;
    const uint8_t *const old = before + 4 * i, *const new = after + 4 * i;
    if (is_same(old, new, count)) continue;
    for (size_t k = 0; k < count; k++) {
      if (pixel(old + 4 * k) == pixel(new + 4 * k)) continue;
      if (changes.count++ == 0) changes.first = i + k;
      changes.end = i + k + 1;
    }
  }
  return changes;
}

uint8_t raster_kernels_changed_greys(const uint8_t *before, const uint8_t *after, size_t pixels,
                                     uint8_t greys[256]) {
  uint8_t all = 255;
  for (size_t i = 0; i < pixels; i += group) {
    const size_t count = pixels - i < group ? pixels - i : group;
    const uint8_t *const old = before + 4 * i, *const new = after + 4 * i;
    if (is_same(old, new, count)) continue;
    for (size_t k = 0; k < 4 * count; k += 4) {
      if (pixel(old + k) == pixel(new + k)) continue;
      all &= new[k + 3];
      if (new[k] == new[k + 1] && new[k] == new[k + 2]) greys[new[k]] = 1;
    }
  }
  return all;
}

void raster_kernels_pack_changes(const uint8_t *before, const uint8_t *after, size_t pixels,
                                 uint8_t key, uint8_t *rgb) {
  for (size_t i = 0; i < pixels; i += group) {
    const size_t count = pixels - i < group ? pixels - i : group;
    const uint8_t *const old = before + 4 * i, *const new = after + 4 * i;
    uint8_t *const out = rgb + 3 * i;
    if (is_same(old, new, count)) {
      if (count == group) {
        memset(out, key, 3 * group);
      } else {
        memset(out, key, 3 * count);
      }
      continue;
    }
    for (size_t k = 0; k < count; k++) {
      if (pixel(old + 4 * k) == pixel(new + 4 * k)) {
        memset(out + 3 * k, key, 3);
      } else {
        memcpy(out + 3 * k, new + 4 * k, 3);
      }
    }
  }
}
